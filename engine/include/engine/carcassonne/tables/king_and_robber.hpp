// What everybody may see of King & Robber Baron.
#pragma once

#include <engine/ids.hpp>

#include <optional>

namespace bastide {

/// An award in somebody's hand.
struct HeldAward {
  Seat seat;
  int size;  ///< tiles of the city or road for which it was last taken
  friend bool operator==(const HeldAward&, const HeldAward&) = default;
};

/// Nothing where nobody has taken the award yet (KING-COMP-02).
struct AwardsTable {
  std::optional<HeldAward> king;
  std::optional<HeldAward> robber;
  friend bool operator==(const AwardsTable&, const AwardsTable&) = default;
};

}  // namespace bastide
