// What a game with Goldmines keeps: its slots in a position.
#pragma once

#include <engine/ids.hpp>

#include <array>
#include <cstdint>

namespace bastide::carcassonne {

using GoldInHand = std::array<std::uint8_t, kSeatsMax>;  ///< by seat: bars that it has taken

struct GoldOnMap {
  static constexpr unsigned max = 16;
  std::array<std::uint16_t, max> tiles;  ///< of each bar the index of its tile, ascending
  std::uint8_t count;
};

}  // namespace bastide::carcassonne
