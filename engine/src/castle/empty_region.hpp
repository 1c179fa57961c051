// The empty cells inside the wall, for the keep (CASTLE-FINAL-02).
#pragma once

#include <engine/castle/position.hpp>

namespace bastide::castle {

/// Cells of the largest connected region of empty cells.
int largest_empty_region(const Position& position);

}  // namespace bastide::castle
