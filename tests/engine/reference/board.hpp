// A second, naive implementation of the rules, against which the engine is tested. It only shares the printed
// tiles (engine/catalogue.hpp) and plain data types with the engine: every question is answered from scratch,
// from the open table.
//
// This part: tiles and places.
#pragma once

#include <engine/catalogue.hpp>
#include <engine/view.hpp>

#include <compare>
#include <map>
#include <span>
#include <vector>

namespace bastide::reference {

/// A cell that sorts in reading order: by y, then x.
struct Spot {
  int y = 0;
  int x = 0;
  friend auto operator<=>(const Spot&, const Spot&) = default;
};
Spot spot(Cell cell);
Cell cell(Spot spot);
/// The spot across side 0 to 3 (north, east, south, west).
Spot neighbour(Spot spot, int side);
/// The eight spots around, in reading order.
std::vector<Spot> surroundings(Spot spot);

struct Laid {
  TileId tile;
  int rotation;
  std::span<const Segment> segments{};
  Axis bridge = Axis::none;
};
using Board = std::map<Spot, Laid>;
/// Tiles without their segments: only for questions about edges.
Board board_of(const TableState& table);
/// Whether a bridge along this axis ends at the side (BRIDGES-BRIDGE-02).
bool ends_at(Axis axis, int side);

/// One segment of one placed tile; sorts as BASE-FINAL-04 asks.
struct Place {
  Spot spot;
  int segment = 0;
  friend auto operator<=>(const Place&, const Place&) = default;
};

/// Terrain of a side of the turned tile (BASE-GEO-02).
Edge edge(Laid laid, int side);
/// Whether the segment leaves the turned tile through this side (cities, roads, rivers).
bool reaches_side(const Segment& segment, int rotation, int side);
/// Whether the segment, a field, holds this half-edge of the turned tile.
bool holds_half(const Segment& segment, int rotation, int half);
/// The half-edge that meets `half` across their shared side (BASE-GEO-03).
int facing_half(int half);

/// BASE-PLACE-01 and BASE-PLACE-02, separately and together.
bool touches_a_tile(const Board& board, Spot spot);
bool edges_fit(const Board& board, Spot spot, Laid laid);
bool can_lie(const Board& board, Spot spot, Laid laid);

struct Placement {
  Spot spot;
  int rotation;
};
/// Every legal placement of the tile, in reading order, then by rotation.
std::vector<Placement> placements(const Board& board, TileId tile);

}  // namespace bastide::reference
