// What a game with Traders & Builders keeps: its slot in a position.
#pragma once

#include <engine/ids.hpp>
#include <engine/table_parts.hpp>

#include <array>

namespace bastide::carcassonne {

using GoodsStates = std::array<GoodsSeat, kSeatsMax>;  ///< by seat

}  // namespace bastide::carcassonne
