#include "carcassonne/setup.hpp"

#include "carcassonne/modules/registry.hpp"
#include "carcassonne/placing.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>
#include <cstdlib>

namespace bastide::carcassonne {
namespace {

// Segments beyond those printed: a field each on source and lake (RIVER-FIELD-03), a walled city; on boards
// with room for bridges, twelve of these (BRIDGES-COMP-02).
template <class B>
constexpr std::size_t more_segments() {
  return B::room == Room::full ? 15 : 3;
}
constexpr int kStartReachMax = 250;  // start tiles lie within this many cells of (0, 0) on each axis

/// Whether the tile may lie there at the start.
bool is_tile(TileId id) {
  return id < catalogue().size() && is_of_carcassonne(tile(id).deck) && tile(id).deck != Deck::hand;
}

/// Whether the tile may be drawn: it is no part of a block.
bool is_drawn(TileId id) { return is_tile(id) && std::ranges::count(tile(id).edges, Edge::inside) == 0; }

/// Whether a field holds this half-edge of the start tile.
bool has_field_at(const StartTile& start, int half) {
  const auto printed = static_cast<unsigned>(half - 2 * start.rotation + kHalves) % kHalves;
  return std::ranges::any_of(tile(start.tile).segments,
                             [&](const Segment& segment) { return (segment.halves >> printed & 1u) != 0; });
}

/// Whether fields that reach this side inside a block go on in the tile there.
bool fields_go_on(const StartTile& a, const StartTile& b, int side) {
  const int facing = (side + 2) % kSides * 2 + 1;
  return has_field_at(a, 2 * side) == has_field_at(b, facing) &&
         has_field_at(a, 2 * side + 1) == has_field_at(b, facing - 1);
}

Edge edge_of(const StartTile& start, int side) {
  return tile(start.tile).edges[static_cast<unsigned>(side - start.rotation + kSides) % kSides];
}

Result<> check_pair(const StartTile& a, const StartTile& b, const std::string& at) {
  if (a.cell == b.cell) return reject(Code::bad_start, "Two start tiles lie on the same cell.", at);
  for (int side = 0; side < kSides; ++side) {
    if (neighbour(a.cell, side) != b.cell) continue;
    if (edge_of(a, side) != edge_of(b, (side + 2) % kSides) || !fields_go_on(a, b, side)) {
      return reject(Code::bad_start, "Two start tiles do not fit each other.", at);
    }
  }
  return {};
}

Result<> check_start(const std::vector<StartTile>& start) {
  if (start.empty()) return reject(Code::bad_start, "At least one tile must lie on the table.", "start");
  for (std::size_t i = 0; i < start.size(); ++i) {
    const std::string at = "start[" + std::to_string(i) + "]";
    if (!is_tile(start[i].tile)) return reject(Code::unknown_tile, "There is no such tile.", at);
    if (start[i].rotation > 3) return reject(Code::bad_start, "A rotation is 0 to 3 quarter turns.", at);
    if (std::abs(start[i].cell.x) > kStartReachMax || std::abs(start[i].cell.y) > kStartReachMax) {
      return reject(Code::bad_start, "A start tile lies too far away.", at);
    }
    for (std::size_t j = 0; j < i; ++j) {
      if (auto pair = check_pair(start[j], start[i], at); !pair) return pair;
    }
  }
  return {};
}

/// Empty cells beside the start tiles.
int start_frontier(const std::vector<StartTile>& start) {
  std::vector<Cell> empty;
  for (const StartTile& tile : start) {
    for (int side = 0; side < kSides; ++side) {
      const Cell cell = neighbour(tile.cell, side);
      const bool laid = std::ranges::count(start, cell, &StartTile::cell) > 0;
      if (!laid && std::ranges::count(empty, cell) == 0) empty.push_back(cell);
    }
  }
  return static_cast<int>(empty.size());
}

/// Steps between the two start tiles that are furthest apart.
int start_diameter(const std::vector<StartTile>& start) {
  int diameter = 0;
  for (const StartTile& a : start) {
    for (const StartTile& b : start) {
      diameter = std::max(diameter, std::abs(a.cell.x - b.cell.x) + std::abs(a.cell.y - b.cell.y));
    }
  }
  return diameter;
}

}  // namespace

std::vector<TileId> draw_order(const Setup& setup) {
  std::vector<TileId> order = setup.forced;
  if (!setup.end_after_forced)
    for (const Pile& pile : setup.piles) order.insert(order.end(), pile.items.begin(), pile.items.end());
  order.insert(order.end(), setup.buried.rbegin(), setup.buried.rend());
  return order;
}

/// Whether the board has room for the state of all modules in play.
template <class B>
bool has_room(const Rules& rules) {
  return std::ranges::all_of(module_rows(), [&](const ModuleRow* row) {
    return !rules.has(row->spec.name) || row->install.has_room(std::type_identity<B>{});
  });
}

/// The tiles that the seats hold from the start.
std::vector<TileId> held_tiles(const Setup& setup) {
  std::vector<TileId> held;
  for (const ModuleRow* row : module_rows()) {
    if (!row->held_tile.empty() && setup.rules.has(row->spec.name))
      held.insert(held.end(), static_cast<std::size_t>(setup.seats), find_tile(row->held_tile).value());
  }
  return held;
}

template <class B>
bool fits_board(const Setup& setup, const std::vector<TileId>& order) {
  const std::vector<TileId> held = held_tiles(setup);
  const auto start = static_cast<int>(setup.start.size());
  const auto drawn = static_cast<int>(order.size() + held.size());
  std::size_t nodes = 0;
  for (const TileId id : held) nodes += tile(id).segments.size();
  for (const StartTile& tile : setup.start) nodes += bastide::tile(tile.tile).segments.size();
  for (const TileId id : order) nodes += tile(id).segments.size();
  // Each start tile has at most four empty neighbours while the others are laid; each tile drawn adds at most
  // two.
  const int frontier = std::max(4 * start, start_frontier(setup.start) + 2 * drawn);
  // Each tile laid extends the table by one step at most; one more for the frontier,
  // two for a monastery's neighbours.
  const int extent = start_diameter(setup.start) + drawn + 3;
  return has_room<B>(setup.rules) && start + drawn <= B::tiles && nodes + more_segments<B>() <= B::nodes &&
         frontier <= B::frontier && extent < B::reach;
}

#define BASTIDE_FITS_ON(B, ...) template bool fits_board<B>(const Setup&, const std::vector<TileId>&);
BASTIDE_FOR_EACH_BOARD(BASTIDE_FITS_ON)

Result<> check_setup(const Setup& setup, int seats_max) {
  if (setup.seats < 1 || setup.seats > seats_max) {
    return reject(Code::bad_seat_count, "This game has 1 to " + std::to_string(seats_max) + " seats.",
                  "seats");
  }
  if (setup.first_player >= setup.seats) {
    return reject(Code::bad_first_player, "The first player has no seat.", "first_player");
  }
  if (auto start = check_start(setup.start); !start) return start;
  const auto order = draw_order(setup);
  for (const TileId id : order) {
    if (!is_drawn(id)) return reject(Code::unknown_tile, "There is no such tile to draw.", "deck");
  }
  if (!fits_board<LargeBoard>(setup, order)) {
    return reject(Code::too_large,
                  "At most " + std::to_string(LargeBoard::tiles) + " tiles fit on the table.", "deck");
  }
  return {};
}

}  // namespace bastide::carcassonne
