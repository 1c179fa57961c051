#include "search.hpp"

#include "known_entropy.hpp"

#include <protocol/bytes.hpp>
#include <protocol/records/shuffle.hpp>

#include <engine/random.hpp>

#include "../../server/rooms/src/log_entry.hpp"

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

namespace bastide::prepared {

namespace {

constexpr std::uint64_t kSeedsMax = 100'000;

/// Different for each situation: rooms with the same entropy would have the same code.
std::uint64_t first_seed(std::string_view situation) {
  std::uint64_t seed = 0;
  for (const std::uint8_t byte : protocol::sha256(situation)) seed = seed << 8 | byte;
  return seed;
}

/// The set-up of the game that a room with this entropy begins, if no seat adds entropy.
Setup setup_of(std::uint64_t seed, int seats, const protocol::ResolvedRules& rules) {
  KnownEntropy entropy(seed);
  const auto shuffle = server::draw_shuffle(entropy);
  const std::vector<std::optional<protocol::Bytes32>> nothing_added(static_cast<std::size_t>(seats));
  const auto seed_of_game = protocol::derive_seed(shuffle.secret, shuffle.game_id, nothing_added);
  return protocol::derive_setup(*rules.kind, rules.rules, seats, seed_of_game);
}

const Action& any_of(std::span<const Action> actions, Random& random) {
  return actions[random.below(static_cast<std::uint32_t>(actions.size()))];
}

/// Mostly what the situation's players prefer, seldom `pass`, otherwise anything.
Action choose(std::span<const Action> legal, const Situation& situation, Random& random) {
  std::vector<Action> wanted;
  const auto keep = [&](auto&& wish) {
    if (wanted.empty()) std::ranges::copy_if(legal, std::back_inserter(wanted), wish);
  };
  if (random.below(8) != 0)
    keep([&](const Action& action) {
      return std::ranges::find(situation.eager, action.kind) != situation.eager.end();
    });
  if (random.below(4) != 0) keep([](const Action& action) { return action.kind != ActionKind::pass; });
  return any_of(wanted.empty() ? legal : wanted, random);
}

bool ends_turn(const Events& events) {
  return std::ranges::any_of(events, [](const Event& event) {
    return std::holds_alternative<TurnEnded>(event) || std::holds_alternative<GameFinished>(event);
  });
}

Turn play_turn(const Game& game, const Situation& situation, Random& random) {
  Turn turn{.before = game.clone(), .steps = {}, .events = {}, .after = game.clone()};
  while (!ends_turn(turn.events)) {
    const Seat seat = turn.after->to_act();
    std::vector<Action> legal = turn.after->legal_actions();
    const Action action = choose(legal, situation, random);
    if (!turn.after->apply(seat, action, turn.events)) throw std::logic_error("a legal action was refused");
    turn.steps.push_back({.seat = seat, .action = action, .choices = std::move(legal)});
  }
  return turn;
}

std::optional<Found> search_game(std::uint64_t seed, const Situation& situation,
                                 const protocol::ResolvedRules& rules) {
  Events ignored;
  std::unique_ptr<Game> game = rules.kind->start(setup_of(seed, situation.seats, rules), ignored).value();
  Random random(seed);
  std::vector<Step> before;
  while (!game->over()) {
    Turn turn = play_turn(*game, situation, random);
    if (situation.happens_in(turn))
      return Found{.seed = seed, .before = std::move(before), .turn = std::move(turn)};
    std::ranges::move(turn.steps, std::back_inserter(before));
    game = std::move(turn.after);
  }
  return std::nullopt;
}

}  // namespace

Found find(const Situation& situation, const protocol::ResolvedRules& rules) {
  for (std::uint64_t i = 0; i < kSeedsMax; ++i)
    if (auto found = search_game(first_seed(situation.name) + i, situation, rules)) return std::move(*found);
  throw std::runtime_error("not met in many games: " + std::string(situation.name));
}

}  // namespace bastide::prepared
