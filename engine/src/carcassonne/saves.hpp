// Positions as plain data: what views show and what saves hold. The way back is Referee::restore.
#pragma once

#include "carcassonne/turn_object.hpp"

#include <engine/carcassonne/referee.hpp>
#include <engine/setup.hpp>
#include <engine/view.hpp>

namespace bastide::carcassonne {

/// What lies on the table; discards and what was set aside are whoever draws's to add.
template <class B>
TableState table_state(const ConstTurn<B>& turn);

}  // namespace bastide::carcassonne
