// An action with the seat that takes it, as records and logs have it.
#pragma once

#include "action_codec.hpp"
#include "fields.hpp"

#include <protocol/record.hpp>

namespace bastide::protocol {

constexpr auto describe(Type<RecordAction>) {
  return std::tuple{key("seat", &RecordAction::seat, kSeat), ActionKeys<RecordAction>{}};
}

}  // namespace bastide::protocol
