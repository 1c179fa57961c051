#include "castle/agreement.hpp"

#include "castle/reference/features.hpp"
#include "properties.hpp"

#include <algorithm>
#include <array>
#include <numeric>

namespace bastide::test::castle {

namespace naive = reference::castle;

namespace {

/// Every score event has known lines that add up.
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

/// Figures are never created or lost: six of each seat in its supply and on the board (CASTLE-COMP-02).
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

int unused_eights(const TableState& table, Seat seat) {
  return static_cast<int>(std::ranges::count_if(table.wall_tiles, [&](const WallTile& tile) {
    return tile.seat == seat && tile.number == 8 && !tile.used;
  }));
}

/// Wall tiles 1 to 3 are usable in turns after the one in which they were taken (CASTLE-WALL-04);
/// the others at the end.
WallTileUse use_of(const TableState& table, const WallTile& tile) {
  if (tile.used) return WallTileUse::used;
  if (table.phase == Phase::over) return WallTileUse::unused;
  if (tile.number >= 4) return WallTileUse::at_end;
  return table.turn > tile.turn ? WallTileUse::ready : WallTileUse::fresh;
}

/// What every viewer is told about the end (CASTLE-FINAL-02, CASTLE-WALL-T8).
void check_outlook(const Setup& setup, const Game& game, const TableState& table) {
  std::array<int, 2> sizes{};
  for (const Keep& keep : table.keeps) sizes[keep.seat] = keep.size + 2 * unused_eights(table, keep.seat);
  std::vector<WallTileUse> uses;
  for (const WallTile& tile : table.wall_tiles) uses.push_back(use_of(table, tile));

  const naive::Board board(setup.rules, table.board);
  std::vector<Extent> extents;
  for (const PendingFeature& pending : table.pending)
    extents.push_back(naive::feature_at(board, {reference::spot(pending.cell), pending.feature}).extent());

  const CastleOutlook told = game.view(kNoSeat).castle.value();
  REQUIRE((told.empty_area == naive::largest_empty_region(board)));
  REQUIRE((told.keep_sizes == std::vector<int>(sizes.begin(), sizes.end())));
  REQUIRE(told.larger_keep.has_value() == (sizes[0] != sizes[1]));
  if (told.larger_keep) REQUIRE(*told.larger_keep == (sizes[0] > sizes[1] ? 0 : 1));
  REQUIRE((told.wall_tile_uses == uses));
  REQUIRE((told.pending_extents == extents));
}

}  // namespace

void check_agreement(const Setup& setup, const Game& game, const Events& events,
                     const naive::Outcome& expected) {
  check_outcome(game, events, expected, naive::legal_actions(setup, expected.after.table));
  const TableState now = game.snapshot().table;
  check_score_lines(events);
  check_figures_conserved(now);
  check_tiles_accounted_for(setup, game, now);
  check_outlook(setup, game, now);
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
