// The public state of Traders & Builders.
#pragma once

#include <cstdint>

namespace bastide {

/// The goods of one seat (TRADERS-COMP-02).
struct GoodsSeat {
  std::uint16_t wine = 0;
  std::uint16_t grain = 0;
  std::uint16_t cloth = 0;
  friend bool operator==(const GoodsSeat&, const GoodsSeat&) = default;
};

}  // namespace bastide
