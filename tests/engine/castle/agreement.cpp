#include "castle/agreement.hpp"

#include "properties.hpp"

#include <algorithm>
#include <numeric>

namespace bastide::test::castle {

namespace naive = reference::castle;

namespace {

/// Every score event has lines that are no riddle and add up.
void check_score_lines(const Events& events) {
  for (const Scored& scored : only<Scored>(events)) {
    const auto add = [](int sum, const ScoreLine& line) { return sum + line.points; };
    REQUIRE(std::accumulate(scored.lines.begin(), scored.lines.end(), 0, add) == scored.points);
    REQUIRE(scored.points > 0);
    for (const ScoreLine& line : scored.lines) {
      REQUIRE(!line.what.empty());
      REQUIRE(line.points != 0);
      if (line.count != 0) REQUIRE(line.count * line.each == line.points);
    }
  }
}

/// Figures are never made or lost: six of each seat in its supply and on the board (CASTLE-COMP-02).
void check_figures_conserved(const TableState& table) {
  for (Seat seat = 0; seat < 2; ++seat) {
    const auto on_board = std::ranges::count(table.pieces, seat, &PlacedPiece::seat);
    REQUIRE(table.seats[seat].supply[0] + on_board == 6);
  }
}

void check_tiles_accounted_for(const Setup& setup, const Game& game, const TableState& table) {
  std::vector<TileId> order = naive::draw_order(setup);
  order.resize(static_cast<std::size_t>(game.snapshot().drawn));
  REQUIRE(game.drawn() == order);
  const std::size_t on_table =
      table.board.size() - setup.start.size() + table.discards.size() + (table.tile != kNoTile ? 1 : 0);
  REQUIRE(on_table == order.size());
}

}  // namespace

void check_agreement(const Setup& setup, const Game& game, const Events& events,
                     const naive::Outcome& expected) {
  check_outcome(game, events, expected, naive::legal_actions(setup, expected.after.table));
  const TableState now = game.snapshot().table;
  check_score_lines(events);
  check_figures_conserved(now);
  check_tiles_accounted_for(setup, game, now);
}

Events play_and_check(const Setup& setup, Game& game, naive::Outcome& expected, Seat seat,
                      const Action& action) {
  INFO("seat " << int{seat} << ": " << text(action));
  REQUIRE_FALSE(naive::refusal(setup, expected.after.table, seat, action));
  expected = naive::apply(setup, expected.after, seat, action);
  Events events;
  REQUIRE(game.apply(seat, action, events));
  check_agreement(setup, game, events, expected);
  return events;
}

}  // namespace bastide::test::castle
