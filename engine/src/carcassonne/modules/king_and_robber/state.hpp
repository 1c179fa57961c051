// What a game with King & Robber Baron keeps: its slot in a position.
#pragma once

#include <engine/enum_size.hpp>
#include <engine/event.hpp>
#include <engine/ids.hpp>

#include <array>
#include <cstdint>

namespace bastide::carcassonne {

struct AwardState {
  std::uint16_t size;  ///< 0: not taken yet
  Seat seat;
};

using AwardStates = std::array<AwardState, enum_size<Award>()>;  ///< by Award

}  // namespace bastide::carcassonne
