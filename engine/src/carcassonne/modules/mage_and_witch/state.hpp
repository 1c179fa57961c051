// What a game with Mage & Witch keeps: its slot in a position.
#pragma once

#include <array>
#include <cstdint>

namespace bastide::carcassonne {

struct NeutralsState {
  std::array<std::uint16_t, 2> stands;  ///< by Neutral: one more than the segment below; 0: beside the map
};

}  // namespace bastide::carcassonne
