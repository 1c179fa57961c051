// The naive model: where the river goes on.
#pragma once

#include "reference/board.hpp"

#include <engine/rejection.hpp>

#include <optional>

namespace bastide::reference {

/// Where the river is open: the empty cell in front of it, and the side by which it leaves its last tile.
struct RiverEnd {
  Spot cell;
  int heading;
};
/// RIVER-PLACE-03; where records bring about several, the one by RIVER-PLACE-06.
std::optional<RiverEnd> open_end(const TableState& table);

/// Why the tile, which fits by its edges, may not be laid there (RIVER-PLACE-02, RIVER-UTURN-01); nothing when it may.
std::optional<Code> river_refusal(const TableState& table, Spot spot, Laid laid, const Rules& rules);

/// Every legal placement by all rules in play, in reading order, then by rotation.
std::vector<Placement> legal_placements(const TableState& table, TileId tile, const Rules& rules);

}  // namespace bastide::reference
