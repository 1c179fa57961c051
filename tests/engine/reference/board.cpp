#include "reference/board.hpp"

#include <set>

namespace bastide::reference {

Spot spot(Cell cell) { return {.y = cell.y, .x = cell.x}; }

Cell cell(Spot spot) {
  return {.x = static_cast<std::int16_t>(spot.x), .y = static_cast<std::int16_t>(spot.y)};
}

Spot neighbour(Spot spot, int side) {
  switch (side) {
    case 0: return {.y = spot.y - 1, .x = spot.x};
    case 1: return {.y = spot.y, .x = spot.x + 1};
    case 2: return {.y = spot.y + 1, .x = spot.x};
    default: return {.y = spot.y, .x = spot.x - 1};
  }
}

std::vector<Spot> surroundings(Spot spot) {
  std::vector<Spot> around;
  for (int y = spot.y - 1; y <= spot.y + 1; ++y)
    for (int x = spot.x - 1; x <= spot.x + 1; ++x)
      if (x != spot.x || y != spot.y) around.push_back({.y = y, .x = x});
  return around;
}

Board board_of(const TableState& table) {
  Board board;
  for (const PlacedTile& placed : table.board) board[spot(placed.cell)] = {placed.tile, placed.rotation};
  for (const auto& [cell, axis] : table.bridges.laid) board.at(spot(cell)).bridge = axis;
  return board;
}

bool ends_at(Axis axis, int side) {
  return axis != Axis::none && (axis == Axis::north_south) == (side == 0 || side == 2);
}

Edge edge(Laid laid, int side) {
  if (ends_at(laid.bridge, side)) return Edge::road;
  const int printed = (side - laid.rotation + 4) % 4;
  return tile(laid.tile).edges[static_cast<std::size_t>(printed)];
}

bool reaches_side(const Segment& segment, int rotation, int side) {
  const int printed = (side - rotation + 4) % 4;
  return ((segment.sides | segment.shares) >> printed & 1) != 0;
}

bool holds_half(const Segment& segment, int rotation, int half) {
  const int printed = (half - 2 * rotation + 8) % 8;
  return (segment.halves >> printed & 1) != 0;
}

int facing_half(int half) {
  constexpr int n1 = 0, n2 = 1, e1 = 2, e2 = 3, s1 = 4, s2 = 5, w1 = 6, w2 = 7;
  switch (half) {
    case n1: return s2;
    case n2: return s1;
    case e1: return w2;
    case e2: return w1;
    case s1: return n2;
    case s2: return n1;
    case w1: return e2;
    default: return e1;
  }
}

bool touches_a_tile(const Board& board, Spot spot) {
  for (int side = 0; side < 4; ++side)
    if (board.contains(neighbour(spot, side))) return true;
  return false;
}

bool edges_fit(const Board& board, Spot spot, Laid laid) {
  for (int side = 0; side < 4; ++side) {
    const auto next = board.find(neighbour(spot, side));
    if (next != board.end() && edge(laid, side) != edge(next->second, (side + 2) % 4)) return false;
  }
  return true;
}

bool can_lie(const Board& board, Spot spot, Laid laid) {
  return !board.contains(spot) && touches_a_tile(board, spot) && edges_fit(board, spot, laid);
}

std::vector<Placement> placements(const Board& board, TileId tile) {
  std::set<Spot> candidates;
  for (const auto& [spot, laid] : board)
    for (int side = 0; side < 4; ++side) candidates.insert(neighbour(spot, side));
  std::vector<Placement> legal;
  for (const Spot spot : candidates)
    for (int rotation = 0; rotation < 4; ++rotation)
      if (can_lie(board, spot, {tile, rotation})) legal.push_back({spot, rotation});
  return legal;
}

}  // namespace bastide::reference
