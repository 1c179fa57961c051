// Shorthand for games with bridges and castles.
#pragma once

#include "positions.hpp"

namespace bastide::test {

inline const Modules kWithBridges{"farmers", "bridges_castles_and_bazaars"};

/// A placement with a bridge over that cell.
Action place_with(int x, int y, int rotation, int bridge_x, int bridge_y, Axis axis);
/// A bridge after the placement.
Action bridge(int x, int y, Axis axis);
/// A castle; `feature` as in the tile's list.
Action castle_at(int x, int y, int feature = 0);

/// Seat 0 has built a castle on E (0, -1) and D (0, 0): the first turn of BRIDGES-X07. Seat 1 is to place.
std::unique_ptr<Game> with_castle(Names pile, const Options& options = {},
                                  const Modules& modules = kWithBridges, int seats = 2);

}  // namespace bastide::test
