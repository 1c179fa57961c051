// What a game with The River keeps: its slot in a position, and its options.
#pragma once

#include <engine/ids.hpp>

#include <cstdint>

namespace bastide::carcassonne {

/// Where the river goes on (RIVER-PLACE-03).
struct RiverState {
  bool flowing;             ///< there is an open end
  Cell open;                ///< the empty cell at the open end
  std::uint8_t heading;     ///< Side by which the river leaves its last tile
  std::uint8_t last_bend;   ///< of the last tile: 0 straight, 1 right, 3 left
  std::uint8_t last_curve;  ///< of the last tile that was not straight
};

struct RiverRules {
  enum class UTurn : std::uint8_t { immediate, never_same_side, off };
  UTurn u_turn = UTurn::immediate;  ///< RIVER-UTURN-01
};

}  // namespace bastide::carcassonne
