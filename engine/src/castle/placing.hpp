// Where a tile may lie, and laying it (CASTLE-PLACE, CASTLE-FEAT).
#pragma once

#include "castle/position.hpp"

#include <engine/rejection.hpp>

#include <optional>

namespace bastide::castle {

/// Whether it is one of the tiles that are drawn; start spaces are not.
bool is_castle_tile(TileId id);

/// Empty when the tile may lie there, else the code of the rule that forbids it.
std::optional<Code> placement_fault(const Book& book, const Position& position, TileId tile, Cell cell,
                                    Rotation rotation);

bool has_placement(const Book& book, const Position& position, TileId tile);

/// Lays a tile or start space and joins its features to its neighbours'. Requires: it may lie there.
void lay_tile(const Book& book, Position& position, TileId tile, Cell cell, Rotation rotation, Seat seat);

}  // namespace bastide::castle
