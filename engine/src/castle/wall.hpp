// What the wall encloses, and the corners of the score track on top of it (CASTLE-BOARD).
#pragma once

#include "castle/castle_tables.hpp"
#include "castle/rule_book.hpp"

namespace bastide::castle {

/// CASTLE-BOARD-01.
inline bool is_inside(Cell cell) {
  if (cell.x < 1 || cell.x > kColumns || cell.y < 1 || cell.y > kRows) return false;
  return kInside[static_cast<unsigned>(cell.y - 1)][static_cast<unsigned>(cell.x - 1)] == '.';
}

/// The corner on whose two track spaces a score stands; −1: none (CASTLE-BOARD-04, CASTLE-BOARD-05).
inline int corner_at(int score) {
  const int space = score % kTrack;
  for (int corner = 0; corner < kCorners; ++corner) {
    const int first = kCornerSpaces[static_cast<unsigned>(corner)];
    if (space == first || space == first + 1) return corner;
  }
  return -1;
}

/// The corner whose wall tile a marker takes that stops at this score; −1: none (CASTLE-WALL-02).
inline int corner_taken_at(const RuleBook& book, int score) {
  return score >= kTrack && !book.second_lap_takes ? -1 : corner_at(score);
}

}  // namespace bastide::castle
