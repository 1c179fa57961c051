// The public state of the parts of a turn: each part has its own tile.
#pragma once

#include <engine/event.hpp>

#include <optional>
#include <vector>

namespace bastide {

/// Both belong to the active seat.
struct PartsTable {
  /// The reason for the current further part; empty in the first part of a turn.
  std::optional<PartReason> part;
  std::vector<PartReason> due;  ///< earned and still to be played, in order (EXP-PART-01)
  friend bool operator==(const PartsTable&, const PartsTable&) = default;
};

}  // namespace bastide
