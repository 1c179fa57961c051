// What a game with Traders & Builders keeps: its slot in a position.
#pragma once

#include <engine/carcassonne/tables/traders_and_builders.hpp>
#include <engine/ids.hpp>

#include <array>

namespace bastide::carcassonne {

using GoodsStates = std::array<GoodsSeat, kSeatsMax>;  ///< by seat

}  // namespace bastide::carcassonne
