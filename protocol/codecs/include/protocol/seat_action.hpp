// An action with the seat that took it, as records and logs keep games.
#pragma once

#include <engine/action.hpp>

namespace bastide::protocol {

struct SeatAction {
  Seat seat = 0;
  Action action;
};

}  // namespace bastide::protocol
