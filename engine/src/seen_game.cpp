#include <engine/seen_game.hpp>

#include <algorithm>
#include <utility>
#include <vector>

namespace bastide {
namespace {

/// The tiles that have been drawn and not gone back, in no particular order.
std::vector<TileId> drawn_tiles(const TableState& table) {
  std::vector<TileId> drawn;
  for (const PlacedTile& placed : table.board)
    if (placed.seat != kNoSeat) drawn.push_back(placed.tile);
  for (const auto* list : {&table.discards, &table.set_aside, &table.set_below, &table.held_back})
    drawn.insert(drawn.end(), list->begin(), list->end());
  if (const auto& auction = table.bazaar.auction)
    drawn.insert(drawn.end(), auction->tiles.begin(), auction->tiles.end());
  for (const SeatState& seat : table.seats) {
    drawn.insert(drawn.end(), seat.hand.begin(), seat.hand.end());
    if (seat.bazaar.bought) drawn.push_back(*seat.bazaar.bought);
  }
  if (table.tile != kNoTile) drawn.push_back(table.tile);
  return drawn;
}

/// Moves the items that are among `drawn` to the front, and removes them from `drawn`. Returns their number.
int draw_from(Pile& pile, std::vector<TileId>& drawn) {
  const auto rest = std::ranges::partition(pile.items, [&](TileId item) {
    const auto found = std::ranges::find(drawn, item);
    if (found == drawn.end()) return false;
    drawn.erase(found);
    return true;
  });
  return static_cast<int>(rest.begin() - pile.items.begin());
}

/// Puts the wall tiles that seats have taken on the empty corners (CASTLE-WALL-01).
void lay_on_corners(std::vector<std::uint16_t>& wall_tiles, const TableState& table) {
  std::vector<std::uint16_t> taken;
  for (const WallTile& held : table.wall_tiles) {
    taken.push_back(static_cast<std::uint16_t>(held.number));
    const auto found = std::ranges::find(wall_tiles, taken.back());
    if (found != wall_tiles.end()) wall_tiles.erase(found);
  }
  const std::size_t corners = taken.size() + table.corners_left.size();
  for (std::size_t corner = 0; corner < corners && !taken.empty(); ++corner) {
    if (std::ranges::count(table.corners_left, static_cast<int>(corner)) > 0) continue;
    const auto place = std::min(corner, wall_tiles.size());
    wall_tiles.insert(wall_tiles.begin() + static_cast<std::ptrdiff_t>(place), taken.back());
    taken.pop_back();
  }
}

}  // namespace

Result<std::unique_ptr<Game>> game_as_seen(const GameKind& kind, const Rules& rules, const TableState& table,
                                           std::vector<OwnState> own) {
  Setup setup{.rules = rules,
              .seats = static_cast<int>(table.seats.size()),
              .start = kind.opening_layout(rules),
              .forced = {},
              .piles = kind.piles(rules)};
  std::vector<TileId> drawn = drawn_tiles(table);
  int count = 0;
  for (Pile& pile : setup.piles) {
    if (pile.of_tiles)
      count += draw_from(pile, drawn);
    else
      lay_on_corners(pile.items, table);
  }
  return kind.restore(setup, {.table = table, .drawn = count, .own = std::move(own)});
}

}  // namespace bastide
