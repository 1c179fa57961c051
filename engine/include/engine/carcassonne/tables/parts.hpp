// What everybody may see of the parts of a turn: each has a tile of its own.
#pragma once

#include <engine/event.hpp>

#include <optional>
#include <vector>

namespace bastide {

/// Both belong to whoever's turn it is.
struct PartsTable {
  /// Why there is the part being played; nothing in the first part of a turn.
  std::optional<PartReason> part;
  std::vector<PartReason> due;  ///< earned and still to be played, in order (EXP-PART-01)
  friend bool operator==(const PartsTable&, const PartsTable&) = default;
};

}  // namespace bastide
