// The empty cells inside the wall, for the keep (CASTLE-FINAL-02).
#pragma once

#include <engine/castle/position.hpp>

#include <vector>

namespace bastide::castle {

/// The size of the largest connected region of empty cells.
int largest_empty_region(const Position& position);

/// Its cells in reading order; of equally large regions the first.
std::vector<Cell> largest_empty_cells(const Position& position);

}  // namespace bastide::castle
