// What the seats may expect of a position, and its value for one seat.
#pragma once

#include <engine/ids.hpp>

#include <algorithm>
#include <array>
#include <limits>

namespace bastide::bots {

/// Expected points at the end of the game, by seat.
using Expectation = std::array<double, kSeatsMax>;

/// A seat's lead: its points less the average of the others, in which the best counts twice.
inline double standing(const Expectation& points, Seat seat, int seats) {
  if (seats == 1) return points[seat];
  double sum = 0, best = -std::numeric_limits<double>::infinity();
  for (Seat other = 0; other < seats; ++other) {
    if (other == seat) continue;
    sum += points[other];
    best = std::max(best, points[other]);
  }
  return points[seat] - (sum + best) / seats;
}

}  // namespace bastide::bots
