// Where a tile may lie and how it is laid, and the joining of regions (DISCOVERY-PLACE, DISCOVERY-REG).
#pragma once

#include "common/frontier.hpp"
#include "discovery/rule_book.hpp"

namespace bastide::discovery {

/// The rotations in which the tile may lie on the cell, as bits; none if it is no empty cell beside a tile.
unsigned rotations_on(const RuleBook& book, const Position& position, TileId tile, Cell cell);

/// DISCOVERY-DRAW-02: whether the tile has a legal placement.
bool has_placement(const RuleBook& book, const Position& position, TileId tile);

/// Lays a tile and joins its segments to its neighbours'. Requires: it may lie there.
void lay_tile(const RuleBook& book, Position& position, TileId tile, Cell cell, Rotation rotation, Seat seat);

}  // namespace bastide::discovery
