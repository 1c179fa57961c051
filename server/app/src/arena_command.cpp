// bastide arena: matches between computer players.
#include "arena_log.hpp"
#include "arena_records.hpp"
#include "commands.hpp"
#include "game_options.hpp"
#include "interrupt.hpp"
#include "line_match.hpp"
#include "progress.hpp"
#include "settings.hpp"
#include "units.hpp"
#include "version.hpp"

#include <bots/line_game.hpp>
#include <bots/match.hpp>
#include <bots/rating.hpp>
#include <engine/random.hpp>
#include <protocol/json_line.hpp>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>
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

struct ArenaOptions {
  std::string first = "club";
  std::string second = "neighbour";
  std::string against;  ///< a command; empty: the second level
  std::chrono::milliseconds patience = std::chrono::seconds(60);
  std::string log;      ///< a file; empty: none
  std::string records;  ///< a folder; empty: none
  GameOptions game;
  std::int64_t decks = 100;
  std::int64_t nodes = 20'000;
  std::optional<std::int64_t> second_nodes;  ///< empty: as many as the first
  std::uint64_t seed = 1;
  double worse = 0;
  double better = 0;
  unsigned threads = std::max(1u, std::thread::hardware_concurrency());
  bool json = false;

  bool tests() const { return worse < better; }
  std::int64_t nodes_of_second() const { return second_nodes.value_or(nodes); }
  /// Whether the program of --against plays the base game with its own words, which need no view.
  bool base_game() const { return game.seats == 2 && game.rules == GameOptions().rules; }
  const std::string& opponent() const { return against.empty() ? second : against; }
};

constexpr int kProgramFailed = 3;

bots::Level level_of(const std::string& name) {
  if (const auto level = bots::find_level(name)) return *level;
  throw UsageError(fmt::format("there is no level \"{}\"", name));
}

/// Counts decks in their order, in whatever order they are played, so that a test stops where it would
/// with one thread.
class Tally {
 public:
  Tally(const ArenaOptions& options, ArenaLog& log, const Interrupt& interrupt)
      : options_(options), log_(log), interrupt_(interrupt), progress_(options.json) {
    for (const auto& [deck, result] : log.played()) take(deck, result);
  }

  /// The next deck to play; empty if the test is decided, there are no more, or Ctrl-C came.
  std::optional<std::int64_t> next() {
    const std::scoped_lock lock(mutex_);
    if (accepted_ != bots::Accepted::nothing || stopped_ || interrupt_.came()) return std::nullopt;
    while (log_.played().contains(next_)) ++next_;
    if (next_ >= options_.decks) return std::nullopt;
    return next_++;
  }

  /// Plays no more decks for this reason. The first reason stays.
  void stop(const std::string& why) {
    const std::scoped_lock lock(mutex_);
    if (!stopped_) stopped_ = why;
  }

  void take(std::int64_t deck, const bots::Mirrored& result) {
    const std::scoped_lock lock(mutex_);
    if (deck >= options_.decks) return;
    log_.add(deck, result);
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
  void wipe_progress() { progress_.wipe(); }
  /// Requires, only for this function: all threads have ended.
  const std::optional<std::string>& stopped() const { return stopped_; }

 private:
  void count(std::int64_t deck, const bots::Mirrored& result) {
    shares_.add(result.share);
    points_ += result.points;
    games_ += result.games;
    if (progress_.due())
      progress_.tell(fmt::format("{} of {} decks, {:.1f} % of the points", shares_.decks(), options_.decks,
                                 100 * shares_.mean()));
    if (options_.tests()) accepted_ = bots::sequential_test(shares_, options_.worse, options_.better);
    if (!options_.json) return;
    protocol::JsonLine line;
    line.add("type", "deck").add("deck", deck).add("share", result.share).add("points", result.points);
    fmt::print("{}\n", line.text());
    std::fflush(stdout);
  }

  const ArenaOptions& options_;
  ArenaLog& log_;
  const Interrupt& interrupt_;
  Progress progress_;
  std::mutex mutex_;
  std::optional<std::string> stopped_;
  std::int64_t next_ = 0;
  std::map<std::int64_t, bots::Mirrored> played_;  ///< beyond those counted already
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

/// Plays one deck, in its drawing order, with the seed that shuffled it.
using PlayDeck =
    std::function<bots::Mirrored(const Setup& setup, std::uint64_t seed, const bots::Keep& keep)>;

/// An exception on this thread stops the match.
void play_decks(const ArenaOptions& options, const Setup& setup, const std::function<PlayDeck()>& begin,
                const std::optional<ArenaRecords>& records, Tally& tally) {
  try {
    const PlayDeck play = begin();
    while (const auto deck = tally.next()) {
      const std::uint64_t seed = options.seed + static_cast<std::uint64_t>(*deck);
      Setup shuffled = setup;
      Random random(seed);
      for (Pile& pile : shuffled.piles) random.shuffle(std::span(pile.items));
      shuffled.chance = std::make_shared<const RandomStreams>(seed);
      bots::Keep keep;
      if (records)
        keep = [&](Seat first, const bots::PlayedOut& played) { records->keep(*deck, first, played); };
      tally.take(*deck, play(shuffled, seed, keep));
    }
  } catch (const std::exception& error) {
    tally.stop(error.what());
  }
}

void play_match(const ArenaOptions& options, const Setup& setup, const std::function<PlayDeck()>& begin,
                Tally& tally) {
  std::optional<ArenaRecords> records;
  if (!options.records.empty())
    records.emplace(options.records, options.first, options.against.empty() ? options.second : "a program");
  std::vector<std::jthread> threads;
  for (unsigned i = 0; i < options.threads; ++i)
    threads.emplace_back([&] { play_decks(options, setup, begin, records, tally); });
}

std::string_view said(bots::Accepted accepted) {
  switch (accepted) {
    case bots::Accepted::worse: return "worse";
    case bots::Accepted::better: return "better";
    case bots::Accepted::nothing: break;
  }
  return "open";
}

/// The players, and how many nodes each may use.
void add_players(protocol::JsonLine& line, const ArenaOptions& options) {
  line.add("first", options.first).add("second", options.opponent()).add("nodes", options.nodes);
  if (options.against.empty()) line.add("second_nodes", options.nodes_of_second());
}

void report(const ArenaOptions& options, const Tally& tally) {
  const auto [low, high] = tally.shares().interval();
  const double share = tally.shares().mean();
  if (options.json) {
    protocol::JsonLine line;
    line.add("type", "match");
    add_players(line, options);
    line.add("decks", tally.shares().decks()).add("games", tally.games()).add("share", share);
    line.add("share_low", low).add("share_high", high).add("elo", bots::elo_of_share(share));
    line.add("elo_low", bots::elo_of_share(low)).add("elo_high", bots::elo_of_share(high));
    line.add("points", tally.points()).add("test", options.tests() ? said(tally.accepted()) : "none");
    fmt::print("{}\n", line.text());
    return;
  }
  fmt::print("{} against {}: {:.1f} % of the points ({:.1f} to {:.1f}) in {} games on {} decks\n",
             options.first, options.opponent(), 100 * share, 100 * low, 100 * high, tally.games(),
             tally.shares().decks());
  fmt::print("Elo {:+.0f} ({:+.0f} to {:+.0f}), {:+.1f} points a game before the best of the others\n",
             bots::elo_of_share(share), bots::elo_of_share(low), bots::elo_of_share(high), tally.points());
  if (options.tests())
    fmt::print("{:.0f} % or {:.0f} %: {}\n", 100 * options.worse, 100 * options.better,
               said(tally.accepted()));
}

/// Each thread has its own program, which plays one game after another.
void play_program(const ArenaOptions& options, Tally& tally) {
  const auto [kind, rules] = read_game(options.game);
  const Setup setup = options.base_game() ? bots::line_setup(2) : setup_of(*kind, rules, options.game.seats);
  const auto player = bots::make_player(level_of(options.first), setup);
  const bots::Contestant first{*player, {.nodes = options.nodes}};
  play_match(
      options, setup,
      [&]() -> PlayDeck {
        auto program = std::make_shared<ChildProgram>(options.against, options.patience);
        return [&, program](const Setup& shuffled, std::uint64_t seed, const bots::Keep& keep) {
          return options.base_game() ? play_mirrored(shuffled, first, *program, seed, keep)
                                     : play_mirrored(*kind, shuffled, first, *program, seed, keep);
        };
      },
      tally);
}

void play_levels(const ArenaOptions& options, Tally& tally) {
  const auto [kind, rules] = read_game(options.game);
  const Setup setup = setup_of(*kind, rules, options.game.seats);
  const auto first = bots::make_player(level_of(options.first), setup);
  const auto second = bots::make_player(level_of(options.second), setup);
  const PlayDeck play = [&](const Setup& shuffled, std::uint64_t seed, const bots::Keep& keep) {
    return bots::play_mirrored(*kind, shuffled, {*first, {.nodes = options.nodes}},
                               {*second, {.nodes = options.nodes_of_second()}}, seed, keep);
  };
  play_match(options, setup, [&] { return play; }, tally);
}

void check(const ArenaOptions& options) {
  if (options.game.seats < 2) throw UsageError("a match needs two seats at least");
  if (options.worse > options.better) throw UsageError("--worse must be less than --better");
}

/// Everything that determines the decks' results; other versions' players may decide differently.
std::string match_of(const ArenaOptions& options) {
  protocol::JsonLine line;
  add_players(line, options);
  line.add("version", fmt::format("{} {}", kVersion, kRevision));
  line.add("seed", fmt::format("{}", options.seed)).add("seats", std::int64_t{options.game.seats});
  line.add("rules", options.game.rules);
  return line.text();
}

/// For CLI11: refuses an empty text, which would mean the same as no option.
std::string is_given(const std::string& text) { return text.empty() ? "must not be empty" : ""; }

int arena(const ArenaOptions& options) {
  check(options);
  ArenaLog log(options.log, match_of(options));
  const Interrupt interrupt;
  Tally tally(options, log, interrupt);
  if (options.against.empty())
    play_levels(options, tally);
  else
    play_program(options, tally);
  tally.wipe_progress();
  if (tally.shares().decks() > 0) report(options, tally);
  if (!tally.stopped()) return interrupt.exit_code(0);
  fmt::print(stderr, "bastide: {}\n", *tally.stopped());
  return kProgramFailed;
}

}  // namespace

void add_arena(CLI::App& program, Chosen& chosen) {
  auto options = std::make_shared<ArenaOptions>();
  CLI::App* command =
      program.add_subcommand("arena", "Let two levels of computer players play each other, or one a program");
  command->add_option("first", options->first, "A level (engine/bots/README.md), as newcomer, expert, master")
      ->capture_default_str();
  auto* second = command->add_option("second", options->second, "Another")->capture_default_str();
  command
      ->add_option("--against", options->against,
                   "Instead of another level: a command that plays by engine/bots/LINE_PROTOCOL.md, with\n"
                   "--rules or --seats any game by its words rules and choose")
      ->excludes(second)
      ->check(is_given);
  command
      ->add_option_function<std::string>(
          "--against-timeout",
          [options](const std::string& text) { options->patience = parse_duration(text).value(); },
          fmt::format("How long that program may think about an answer [{}]",
                      show_duration(options->patience)))
      ->check([](const std::string& text) {
        const auto time = parse_duration(text);
        const bool good = time && time->count() > 0 && *time <= std::chrono::hours(1);
        return good ? std::string() : fmt::format("must be a time up to 1h, as \"90s\", not \"{}\"", text);
      });
  command
      ->add_option("--log", options->log,
                   "A file with a line of JSON for each deck, from which the same match goes on")
      ->check(is_given);
  command
      ->add_option(
          "--records", options->records,
          "A folder that gets a record of each game, deck-N-seat-S.json: the deck, and the first's seat")
      ->check(is_given);
  command->add_option("--decks", options->decks, "Decks, each played once for each seat, at most")
      ->capture_default_str()
      ->check(CLI::Range(std::int64_t{1}, kDecksMax));
  command->add_option("--nodes", options->nodes, "Positions that a player may look at for one decision")
      ->capture_default_str()
      ->check(CLI::Range(1, 1'000'000'000));
  command->add_option("--second-nodes", options->second_nodes, "The same for the second level, if it differs")
      ->check(CLI::Range(1, 1'000'000'000))
      ->excludes("--against");
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
  command->add_flag("--json", options->json,
                    "Print a line of JSON for each deck, and one for all (protocol/schema/commands.json)");
  command->footer(
      "Ctrl-C ends it when the decks that are being played have ended, and tells what all brought.\n"
      "Exit code: 0, 130 after Ctrl-C, 3 where the program of --against ended, hung, or answered nonsense,\n"
      "or the log or the records take no more.");
  command->callback([&chosen, options] { chosen = [options] { return arena(*options); }; });
}

}  // namespace bastide::server
