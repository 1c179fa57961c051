// What the wall encloses, and the corners of the score track on top of it (CASTLE-BOARD).
#pragma once

#include "castle/castle_tables.hpp"

namespace bastide::castle {

/// CASTLE-BOARD-01.
inline bool is_inside(Cell cell) {
  if (cell.x < 1 || cell.x > kColumns || cell.y < 1 || cell.y > kRows) return false;
  return kInside[static_cast<unsigned>(cell.y - 1)][static_cast<unsigned>(cell.x - 1)] == '.';
}

/// The corner on whose two track spaces a score stands, −1 for none (CASTLE-BOARD-04, CASTLE-BOARD-05).
inline int corner_at(int score) {
  const int space = score % kTrack;
  for (int corner = 0; corner < kCorners; ++corner) {
    const int first = kCornerSpaces[static_cast<unsigned>(corner)];
    if (space == first || space == first + 1) return corner;
  }
  return -1;
}

}  // namespace bastide::castle
