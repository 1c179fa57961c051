// bastide arena: computer players against each other.
#include "commands.hpp"
#include "game_options.hpp"
#include "settings.hpp"

#include <bots/match.hpp>
#include <bots/rating.hpp>
#include <engine/random.hpp>
#include <protocol/json_line.hpp>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdio>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace bastide::server {

namespace {

struct Options {
  std::string first = "club";
  std::string second = "neighbour";
  GameOptions game;
  std::int64_t decks = 100;
  std::int64_t nodes = 20'000;
  std::uint64_t seed = 1;
  double worse = 0;
  double better = 0;
  unsigned threads = std::max(1u, std::thread::hardware_concurrency());
  bool json = false;

  bool tests() const { return worse < better; }
};

bots::Level level_of(const std::string& name) {
  if (const auto level = bots::find_level(name)) return *level;
  throw UsageError(fmt::format("there is no level \"{}\"", name));
}

/// What comes of the decks, in their order, whichever is played first: so that a test stops where it would with one thread.
class Tally {
 public:
  explicit Tally(const Options& options) : options_(options) {}

  /// The next deck to play; nothing when it has been decided, or there are no more.
  std::optional<std::int64_t> next() {
    const std::scoped_lock lock(mutex_);
    if (accepted_ != bots::Accepted::nothing || next_ == options_.decks) return std::nullopt;
    return next_++;
  }

  void take(std::int64_t deck, const bots::Mirrored& result) {
    const std::scoped_lock lock(mutex_);
    played_[deck] = result;
    for (auto first = played_.begin();
         first != played_.end() && first->first == shares_.decks() && accepted_ == bots::Accepted::nothing;
         first = played_.erase(first))
      count(first->first, first->second);
  }

  const bots::Shares& shares() const { return shares_; }
  double points() const { return points_ / static_cast<double>(shares_.decks()); }
  std::int64_t games() const { return games_; }
  bots::Accepted accepted() const { return accepted_; }

 private:
  void count(std::int64_t deck, const bots::Mirrored& result) {
    shares_.add(result.share);
    points_ += result.points;
    games_ += result.games;
    if (options_.tests()) accepted_ = bots::sequential_test(shares_, options_.worse, options_.better);
    if (!options_.json) return;
    protocol::JsonLine line;
    line.add("deck", deck).add("share", result.share).add("points", result.points);
    fmt::print("{}\n", line.text());
  }

  const Options& options_;
  std::mutex mutex_;
  std::int64_t next_ = 0;
  std::map<std::int64_t, bots::Mirrored> played_;  ///< beyond those that count already
  bots::Shares shares_;
  double points_ = 0;
  std::int64_t games_ = 0;
  bots::Accepted accepted_ = bots::Accepted::nothing;
};

Setup setup_of(const GameKind& kind, const Rules& rules, int seats) {
  return {.rules = rules,
          .seats = seats,
          .start = kind.opening_layout(rules),
          .forced = {},
          .piles = kind.piles(rules)};
}

void play_decks(const Options& options, const GameKind& kind, const Setup& setup, const bots::Player& first,
                const bots::Player& second, Tally& tally) {
  while (const auto deck = tally.next()) {
    const std::uint64_t seed = options.seed + static_cast<std::uint64_t>(*deck);
    Setup shuffled = setup;
    Random random(seed);
    for (Pile& pile : shuffled.piles) random.shuffle(std::span(pile.items));
    shuffled.chance = std::make_shared<const RandomStreams>(seed);
    tally.take(*deck, play_mirrored(kind, shuffled, first, second, seed, {.nodes = options.nodes}));
  }
}

std::string_view said(bots::Accepted accepted) {
  switch (accepted) {
    case bots::Accepted::worse: return "worse";
    case bots::Accepted::better: return "better";
    case bots::Accepted::nothing: break;
  }
  return "open";
}

void report(const Options& options, const Tally& tally) {
  const auto [low, high] = tally.shares().interval();
  const double share = tally.shares().mean();
  if (options.json) {
    protocol::JsonLine line;
    line.add("first", options.first).add("second", options.second).add("nodes", options.nodes);
    line.add("decks", tally.shares().decks()).add("games", tally.games()).add("share", share);
    line.add("share_low", low).add("share_high", high).add("elo", bots::elo_of_share(share));
    line.add("points", tally.points()).add("test", options.tests() ? said(tally.accepted()) : "none");
    fmt::print("{}\n", line.text());
    return;
  }
  fmt::print("{} against {}: {:.1f} % of the points ({:.1f} to {:.1f}) in {} games on {} decks\n",
             options.first, options.second, 100 * share, 100 * low, 100 * high, tally.games(),
             tally.shares().decks());
  fmt::print("Elo {:+.0f} ({:+.0f} to {:+.0f}), {:+.1f} points a game before the best of the others\n",
             bots::elo_of_share(share), bots::elo_of_share(low), bots::elo_of_share(high), tally.points());
  if (options.tests())
    fmt::print("{:.0f} % or {:.0f} %: {}\n", 100 * options.worse, 100 * options.better,
               said(tally.accepted()));
}

int arena(const Options& options) {
  if (options.game.seats < 2) throw UsageError("a match needs two seats at least");
  if (options.worse > options.better) throw UsageError("--worse must be less than --better");
  const auto [kind, rules] = read_game(options.game);
  const Setup setup = setup_of(*kind, rules, options.game.seats);
  const auto first = bots::make_player(level_of(options.first), setup);
  const auto second = bots::make_player(level_of(options.second), setup);
  Tally tally(options);
  {
    std::vector<std::jthread> threads;
    for (unsigned i = 0; i < options.threads; ++i)
      threads.emplace_back([&] { play_decks(options, *kind, setup, *first, *second, tally); });
  }
  report(options, tally);
  return 0;
}

}  // namespace

void add_arena(CLI::App& program, Chosen& chosen) {
  auto options = std::make_shared<Options>();
  CLI::App* command = program.add_subcommand("arena", "Let two levels of computer players play each other");
  command->add_option("first", options->first, "A level: random, beginner, neighbour, club, master")
      ->capture_default_str();
  command->add_option("second", options->second, "Another")->capture_default_str();
  command->add_option("--decks", options->decks, "Decks, each played once for each seat, at most")
      ->capture_default_str()
      ->check(CLI::Range(1, 10'000'000));
  command->add_option("--nodes", options->nodes, "Positions that a player may look at for one decision")
      ->capture_default_str()
      ->check(CLI::Range(1, 1'000'000'000));
  command
      ->add_option("--worse", options->worse,
                   "Sequential test: stop when the first has this share of the points …")
      ->check(CLI::Range(0.0, 1.0));
  command->add_option("--better", options->better, "… or this one, each with an error of 5 %")
      ->check(CLI::Range(0.0, 1.0));
  command->add_option("--threads", options->threads, "Games at once")
      ->capture_default_str()
      ->check(CLI::Range(1, 1024));
  add_game_options(*command, options->game);
  add_seed(*command, options->seed);
  command->add_flag("--json", options->json, "Print a line of JSON for each deck, and one for all");
  command->callback([&chosen, options] { chosen = [options] { return arena(*options); }; });
}

}  // namespace bastide::server
