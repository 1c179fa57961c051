// What must hold of every game, shared by the property tests of all games. `Players` is the
// game's RandomGame.
#pragma once

#include "scenario.hpp"

#include "catch.hpp"
#include "describe.hpp"
#include "effort.hpp"

#include <set>
#include <span>

namespace bastide::test {

/// Two games in the same position, in every observable respect.
void check_same(const Game& a, const Game& b);

/// The game tells its end last, and keeps the result.
void check_end(const Game& game, const Events& events);

/// The action gets this code and a sentence, and changes nothing.
void check_refused(Game& game, Seat seat, const Action& action, Code code);

/// The viewer sees the table, the count but not the order of what is left of `order`, and legal actions
/// if it is to act.
void check_view(const Game& game, Seat viewer, std::span<const TileId> order);

/// A preview of these actions explores at most `choices_max` choices, all that it may if there are no more,
/// and tells of each what a preview of the longer actions would add.
void check_nested(const Game& game, Seat seat, std::span<const Action> actions, std::size_t choices_max);

/// Compares with a model of the rules: events, state and legal actions in their order. States are compared by
/// value, and as text only if they differ, for the message.
template <class Outcome>
void check_outcome(const Game& game, const Events& events, const Outcome& expected,
                   const std::vector<Action>& expected_legal) {
  REQUIRE(text(events) == text(expected.events));
  REQUIRE(score_sheets(events) == score_sheets(expected.events));
  const Snapshot now = game.snapshot();
  if (!(now == expected.after)) {
    REQUIRE(text(now.table) == text(expected.after.table));
    REQUIRE(now.drawn == expected.after.drawn);
    FAIL("the snapshots differ");
  }
  const std::vector<Action> legal = game.legal_actions();
  if (legal != expected_legal) REQUIRE(text(legal) == text(expected_legal));
  REQUIRE(game.to_act() == now.table.seat);
  REQUIRE(legal.empty() == game.over());
}

/// Calls check(Players) with games of successive seeds.
template <class Players, class Check>
void for_each_random_game(std::uint64_t first_seed, int wanted, Check check) {
  const int games = effort(wanted);
  for (int number = 0; number < games; ++number) {
    const std::uint64_t seed = first_seed + static_cast<std::uint64_t>(number);
    INFO("seed " << seed);
    check(Players(seed));
  }
}

template <class Players>
void check_replay(Players players) {
  auto [game, events] = started_with_events(players.setup());
  std::vector<typename Players::Choice> choices;
  while (!game->over()) {
    choices.push_back(players.choose(*game));
    REQUIRE(game->apply(choices.back().seat, choices.back().action, events));
  }
  auto [again, events_again] = started_with_events(players.setup());
  for (const auto& [seat, action] : choices) REQUIRE(again->apply(seat, action, events_again));
  REQUIRE(text(events) == text(events_again));
  check_same(*game, *again);
}

template <class Players>
void check_clones(Players players) {
  const auto game = started(players.setup());
  while (!game->over()) {
    const auto [seat, action] = players.choose(*game);
    const auto clone = game->clone();
    check_same(*game, *clone);
    const Snapshot before = game->snapshot();
    Events events;
    REQUIRE(clone->apply(seat, action, events));
    const bool untouched = game->snapshot() == before;
    REQUIRE(untouched);
    REQUIRE(game->apply(seat, action, events));
    check_same(*game, *clone);
  }
}

/// Plays on with what was unpacked, beside a game that never was.
template <class Players>
void check_packing(Players& players, std::unique_ptr<Game> game) {
  while (!game->over()) {
    std::unique_ptr<Game> unpacked = game->pack()->unpack();
    check_same(*game, *unpacked);
    const auto [seat, action] = players.choose(*game);
    Events events;
    Events unpacked_events;
    REQUIRE(game->apply(seat, action, events));
    REQUIRE(unpacked->apply(seat, action, unpacked_events));
    REQUIRE(text(events) == text(unpacked_events));
    check_same(*game, *unpacked);
    game = std::move(unpacked);
  }
  check_same(*game, *game->pack()->unpack());
}

template <class Players>
void check_fingerprints(Players players) {
  const auto game = started(players.setup());
  std::set<std::uint64_t> seen{game->fingerprint()};
  Events events;
  while (!game->over()) {
    const auto [seat, action] = players.choose(*game);
    REQUIRE(game->apply(seat, action, events));
    REQUIRE(seen.insert(game->fingerprint()).second);
  }
}

/// Continues both games alike; the other one is occasionally restored from a new save, in between
/// from an older one.
template <class Players>
void step_beside_restored(Players& players, Game& game, std::unique_ptr<Game>& other) {
  if (players.random().below(4) == 0) other = continued(players.setup(), game.snapshot());
  check_same(game, *other);
  const auto [seat, action] = players.choose(game);
  Events events;
  Events other_events;
  REQUIRE(game.apply(seat, action, events));
  REQUIRE(other->apply(seat, action, other_events));
  REQUIRE(text(events) == text(other_events));
}

}  // namespace bastide::test
