// The wall and what it encloses: 76 cells, seven start spaces, the score track with its corners (CASTLE-BOARD).
#pragma once

#include "castle/castle_tables.hpp"

#include <engine/ids.hpp>

#include <cstdint>

namespace bastide::castle {

// Interior cells count from 1; the wall around them lies at 0 and at one beyond the last.
inline constexpr int kWidth = kColumns + 2, kHeight = kRows + 2;
inline constexpr int kCells = kWidth * kHeight;
inline constexpr int kTrack = 100;

constexpr bool on_grid(Cell cell) {
  return cell.x >= 0 && cell.x < kWidth && cell.y >= 0 && cell.y < kHeight;
}
/// Requires: on_grid(cell).
constexpr unsigned index(Cell cell) { return static_cast<unsigned>(cell.y * kWidth + cell.x); }

/// CASTLE-BOARD-01.
inline bool is_inside(Cell cell) {
  if (cell.x < 1 || cell.x > kColumns || cell.y < 1 || cell.y > kRows) return false;
  return kInside[static_cast<unsigned>(cell.y - 1)][static_cast<unsigned>(cell.x - 1)] == '.';
}

/// The corner on whose two track spaces a score stands, −1 for none (CASTLE-BOARD-04, CASTLE-BOARD-05).
int corner_at(int score);

}  // namespace bastide::castle
