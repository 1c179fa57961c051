// What the seats may expect of a position, and how that looks from one of them.
#pragma once

#include <engine/ids.hpp>

#include <algorithm>
#include <array>
#include <limits>

namespace bastide::bots {

/// Points at the end of the game, by seat.
using Expectation = std::array<double, kSeatsMax>;

/// How far a seat is before the others: its points less what the others have on average,
/// the best of them counting twice.
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
