// The naive model: where the river continues.
#pragma once

#include "reference/board.hpp"

#include <optional>

namespace bastide::reference {

/// Where the river is open: the empty cell in front of it, and the side by which it leaves its last tile.
struct RiverEnd {
  Spot cell;
  int heading;
};
/// RIVER-PLACE-03; if a record causes several, the one by RIVER-PLACE-06.
std::optional<RiverEnd> open_end(const TableState& table);

}  // namespace bastide::reference
