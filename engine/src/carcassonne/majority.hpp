// Who holds a feature (BASE-MAJ-01, BASE-MAJ-02).
#pragma once

#include "common/features.hpp"

#include <algorithm>
#include <array>

namespace bastide::carcassonne {

/// Calls winner(seat) for each seat with the highest count, in ascending order; for none if all counts are 0.
template <class Winner>
void for_each_winner(const Followers& followers, Winner winner) {
  const int most = *std::max_element(followers.begin(), followers.end());
  if (most == 0) return;
  for (Seat seat = 0; seat < kSeatsMax; ++seat) {
    if (followers[seat] == most) winner(seat);
  }
}

}  // namespace bastide::carcassonne
