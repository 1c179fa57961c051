// What a game with Hills & Sheep keeps: its slots in a position, and its options.
#pragma once

#include <engine/ids.hpp>

#include <array>
#include <bitset>
#include <cstdint>

namespace bastide::carcassonne {

/// Tokens by their sheep: 1 to 4.
using Flock = std::array<std::uint8_t, 4>;

struct FlocksState {
  std::array<Flock, kSeatsMax> of;  ///< by seat: the tokens with its shepherd
  std::uint16_t came_in;            ///< the turn in which a shepherd was deployed last
};

template <class B>
struct HillsState {
  std::bitset<B::tiles> over;  ///< by tile: another lies under it (HILLS-HILL-01)
};

struct HillsRules {
  bool counts = false;   ///< hill_tiebreak=count (HILLS-HILL-05)
  bool gardens = false;  ///< vineyard_scope=monasteries_and_gardens (HILLS-VINE-03)
};

}  // namespace bastide::carcassonne
