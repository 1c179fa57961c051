// Positions as plain data, for views and saves. Referee::restore is the way back.
#pragma once

#include "carcassonne/turn_object.hpp"

#include <engine/carcassonne/referee.hpp>
#include <engine/setup.hpp>
#include <engine/view.hpp>

namespace bastide::carcassonne {

/// The table without discards and tiles set aside, which the holder of the draw order adds.
template <class B>
TableState table_state(const ConstTurn<B>& turn);

}  // namespace bastide::carcassonne
