// Turns that were taken back, in logs and records.
#pragma once

#include "fields.hpp"

#include <protocol/undone.hpp>

#include <limits>

namespace bastide::protocol {

constexpr auto describe(Type<UndoneTurn>) {
  constexpr IntegerCodec<std::uint32_t> kActionsBefore{0, std::numeric_limits<std::uint32_t>::max()};
  return std::tuple{key("seat", &UndoneTurn::seat, kSeat), key("step", &UndoneTurn::step, kCount),
                    key("to", &UndoneTurn::to, kCount), key("after", &UndoneTurn::after, kActionsBefore)};
}

}  // namespace bastide::protocol
