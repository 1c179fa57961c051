// Where a tile may lie and how it is laid: the frontier of empty cells and the joining of features
// (CASTLE-PLACE, CASTLE-FEAT).
#pragma once

#include "castle/rule_book.hpp"

#include <engine/rejection.hpp>

#include <optional>

namespace bastide::castle {

/// Bit r is set if the tile may lie in rotation r on a cell of the frontier (CASTLE-PLACE-02). `pattern`:
/// from its TileFacts. Compares all four rotations at once, 4 bits each.
constexpr unsigned fitting_rotations(PathDemand cell, unsigned pattern) {
  constexpr unsigned kEach = 0x1111;
  const unsigned differs = (pattern ^ cell.demand * kEach) & cell.mask * kEach;
  const unsigned pairs = differs | differs >> 1;
  const unsigned fits = ~(pairs | pairs >> 2) & kEach;  // bits 0, 4, 8, 12
  return (fits | fits >> 3 | fits >> 6 | fits >> 9) & 0xF;
}

/// Whether the tile is drawn from the pile; start spaces are not.
bool is_castle_tile(TileId id);

/// Empty if the tile may lie there, else the code of the rule that forbids it.
std::optional<Code> placement_fault(const RuleBook& book, const Position& position, TileId tile, Cell cell,
                                    Rotation rotation);

/// CASTLE-DRAW-02: whether the tile in hand has a legal placement.
bool has_placement(const RuleBook& book, const Position& position);

/// Sets up the wall and the cells inside, without start spaces. Requires: an empty position.
void clear_cells(Position& position);

/// Lays a tile or start space and joins its features to its neighbours'. Requires: it may lie there.
void lay_tile(const RuleBook& book, Position& position, TileId tile, Cell cell, Rotation rotation, Seat seat);

}  // namespace bastide::castle
