// The public state of Abbey & Mayor.
#pragma once

#include <engine/ids.hpp>

#include <cstdint>
#include <vector>

namespace bastide {

/// A wagon that has returned with its feature and may still go on (ABBEY-WAGON-02): where it stood.
struct ReturnedWagon {
  Seat seat;
  Cell cell;
  std::uint8_t feature;
  friend bool operator==(const ReturnedWagon&, const ReturnedWagon&) = default;
};

struct AbbeyTable {
  std::vector<ReturnedWagon> wagons;  ///< phase `wagon`: those whose owners have not answered, by seat
  friend bool operator==(const AbbeyTable&, const AbbeyTable&) = default;
};

/// One seat's part.
struct AbbeySeat {
  bool in_hand = false;  ///< its abbey, which it may still lay
  friend bool operator==(const AbbeySeat&, const AbbeySeat&) = default;
};

}  // namespace bastide
