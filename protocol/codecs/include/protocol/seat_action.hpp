// An action and its seat, as records and logs keep them.
#pragma once

#include <engine/action.hpp>

namespace bastide::protocol {

struct SeatAction {
  Seat seat = 0;
  Action action;
};

}  // namespace bastide::protocol
