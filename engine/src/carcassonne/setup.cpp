#include "carcassonne/setup.hpp"

#include "carcassonne/modules/registry.hpp"
#include "carcassonne/placing.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>
#include <cstdlib>

namespace bastide::carcassonne {
namespace {

constexpr std::size_t kCutFields = 2;  // one field more than printed on source and lake (RIVER-FIELD-03)
constexpr int kStartReachMax = 250;    // start tiles lie within this many cells of (0, 0) on each axis

/// Whether the tile may be drawn or lie there at the start.
bool is_tile(TileId id) {
  return id < catalogue().size() && is_of_carcassonne(tile(id).deck) && tile(id).deck != Deck::hand;
}

Edge edge_of(const StartTile& start, int side) {
  return tile(start.tile).edges[static_cast<unsigned>(side - start.rotation + kSides) % kSides];
}

Result<> check_pair(const StartTile& a, const StartTile& b, const std::string& at) {
  if (a.cell == b.cell) return reject(Code::bad_start, "Two start tiles lie on the same cell.", at);
  for (int side = 0; side < kSides; ++side) {
    if (neighbour(a.cell, side) == b.cell && edge_of(a, side) != edge_of(b, (side + 2) % kSides)) {
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
  if (setup.end_after_forced) return order;
  for (const Pile& pile : setup.piles) order.insert(order.end(), pile.items.begin(), pile.items.end());
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
  // A single tile has four empty neighbours; each further tile adds at most two.
  const int frontier = 4 * start + 2 * drawn;
  // Each tile laid extends the table by one step at most; one more for the frontier,
  // two for a monastery's neighbours.
  const int extent = start_diameter(setup.start) + drawn + 3;
  return has_room<B>(setup.rules) && start + drawn <= B::tiles && nodes + kCutFields <= B::nodes &&
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
    if (!is_tile(id)) return reject(Code::unknown_tile, "There is no such tile.", "deck");
  }
  if (!fits_board<LargeBoard>(setup, order)) {
    return reject(Code::too_large,
                  "At most " + std::to_string(LargeBoard::tiles) + " tiles fit on the table.", "deck");
  }
  return {};
}

}  // namespace bastide::carcassonne
