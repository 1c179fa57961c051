// Random games in which a second, naive implementation of the rules says after every action what must be the case.
#include <engine/game.hpp>

#include "catch.hpp"
#include "describe.hpp"
#include "effort.hpp"
#include "random_games.hpp"
#include "reference/model.hpp"

#include <algorithm>
#include <numeric>

namespace bastide::test {
namespace {

/// The lines of a sheet add up to its points.
void check_sums(const Events& events) {
  for (const Scored& scored : only<Scored>(events)) {
    const auto add = [](int sum, const ScoreLine& line) { return sum + line.points; };
    REQUIRE(std::accumulate(scored.lines.begin(), scored.lines.end(), 0, add) == scored.points);
    REQUIRE(scored.points > 0);
  }
}

/// Followers are never made or lost: each seat has seven, in its supply and on the board (BASE-COMP-02).
void check_followers_conserved(const TableState& table) {
  for (Seat seat = 0; seat < table.seats.size(); ++seat) {
    const auto on_board = std::ranges::count(table.pieces, seat, &PlacedPiece::seat);
    REQUIRE(table.seats[seat].supply[0] + on_board == 7);
  }
}

void check_tiles_accounted_for(const Setup& setup, const Game& game) {
  const Snapshot now = game.snapshot();
  std::vector<TileId> order = reference::draw_order(setup);
  order.resize(static_cast<std::size_t>(now.drawn));
  REQUIRE(game.drawn() == order);
  const std::size_t on_table = now.table.board.size() - setup.start.size() + now.table.discards.size() +
                               (now.table.tile != kNoTile ? 1 : 0);
  REQUIRE(on_table == order.size());
}

/// Whole states are compared by value; as text only where they differ, for the message.
void check_agreement(const Setup& setup, const Game& game, const Events& events,
                     const reference::Outcome& expected) {
  REQUIRE(text(events) == text(expected.events));
  REQUIRE(score_sheets(events) == score_sheets(expected.events));
  const Snapshot now = game.snapshot();
  if (!(now == expected.after)) {
    REQUIRE(text(now.table) == text(expected.after.table));
    REQUIRE(now.drawn == expected.after.drawn);
    FAIL("the snapshots differ");
  }
  const std::vector<Action> legal = game.legal_actions();
  const std::vector<Action> expected_legal = reference::legal_actions(setup, now.table);
  if (legal != expected_legal) REQUIRE(text(legal) == text(expected_legal));
  REQUIRE(game.to_act() == now.table.seat);
  REQUIRE(legal.empty() == game.over());
  check_sums(events);
  check_followers_conserved(now.table);
  check_tiles_accounted_for(setup, game);
}

void check_end(const Game& game, const Events& events) {
  REQUIRE(std::holds_alternative<GameFinished>(events.back()));
  const std::optional<GameFinished> result = game.view(kNoSeat).result;
  REQUIRE(result);
  REQUIRE(text(Event{*result}) == text(events.back()));
}

/// Plays the game of this seed to its end; returns the number of actions.
int play_and_compare(std::uint64_t seed) {
  INFO("seed " << seed);
  RandomGame players(seed);
  const Setup& setup = players.setup();
  reference::Outcome expected = reference::begin(setup);
  auto [game, events] = started_with_events(setup);
  check_agreement(setup, *game, events, expected);
  int actions = 0;
  for (; !game->over(); ++actions) {
    const auto [seat, action] = players.choose(*game);
    INFO("action " << actions << ": seat " << int{seat});
    REQUIRE_FALSE(reference::refusal(setup, expected.after.table, seat, action));
    expected = reference::apply(setup, expected.after, seat, action);
    events.clear();
    REQUIRE(game->apply(seat, action, events));
    check_agreement(setup, *game, events, expected);
  }
  check_end(*game, events);
  return actions;
}

void play_and_compare_from(std::uint64_t first_seed) {
  const int games = effort(1000);
  int actions = 0;
  for (int game = 0; game < games; ++game)
    actions += play_and_compare(first_seed + static_cast<std::uint64_t>(game));
  REQUIRE(actions > games);
}

}  // namespace

// Four cases, so that they run side by side.
TEST_CASE("the engine agrees with a naive model of the rules, seeds from 10000", "[engine][random]") {
  play_and_compare_from(10000);
}
TEST_CASE("the engine agrees with a naive model of the rules, seeds from 20000", "[engine][random]") {
  play_and_compare_from(20000);
}
TEST_CASE("the engine agrees with a naive model of the rules, seeds from 30000", "[engine][random]") {
  play_and_compare_from(30000);
}
TEST_CASE("the engine agrees with a naive model of the rules, seeds from 40000", "[engine][random]") {
  play_and_compare_from(40000);
}

}  // namespace bastide::test
