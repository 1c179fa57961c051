// The public state of King & Robber Baron.
#pragma once

#include <engine/ids.hpp>

#include <optional>

namespace bastide {

/// An award that a seat holds.
struct HeldAward {
  Seat seat;
  int size;  ///< tiles of the city or road for which it was last taken
  friend bool operator==(const HeldAward&, const HeldAward&) = default;
};

/// Empty for an award that has not been taken (KING-COMP-02).
struct AwardsTable {
  std::optional<HeldAward> king;
  std::optional<HeldAward> robber;
  friend bool operator==(const AwardsTable&, const AwardsTable&) = default;
};

}  // namespace bastide
