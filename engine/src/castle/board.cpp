#include "castle/board.hpp"

namespace bastide::castle {

int corner_at(int score) {
  const int space = score % kTrack;
  for (int corner = 0; corner < kCorners; ++corner) {
    const int first = kCornerSpaces[static_cast<unsigned>(corner)];
    if (space == first || space == first + 1) return corner;
  }
  return -1;
}

}  // namespace bastide::castle
