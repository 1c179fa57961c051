// An action and its seat, as in records and logs.
#pragma once

#include "action_codec.hpp"
#include "fields.hpp"

#include <protocol/seat_action.hpp>

namespace bastide::protocol {

constexpr auto describe(Type<SeatAction>) {
  return std::tuple{key("seat", &SeatAction::seat, kSeat), ActionKeys<SeatAction>{}};
}

}  // namespace bastide::protocol
