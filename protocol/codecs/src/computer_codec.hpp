// Computers on seats, in views, logs and records.
#pragma once

#include "fields.hpp"

#include <protocol/computer.hpp>

namespace bastide::protocol {

/// The protocol does not list the levels.
inline constexpr IdTextCodec kLevel{kIdCharsMax};
inline constexpr WordCodec<Pace> kPace{&find_word<Pace>};
inline constexpr WordCodec<HandOverCause> kHandOverCause{&find_word<HandOverCause>};

constexpr auto describe(Type<ComputerCard>) {
  return std::tuple{key("level", &ComputerCard::level, kLevel),
                    sparse_key("stands_in", &ComputerCard::stands_in, kBoolean)};
}
constexpr auto describe(Type<StandIn>) {
  constexpr NullableCodec<std::string, IdTextCodec> kLevelOrNull{kLevel};
  return std::tuple{key("seat", &StandIn::seat, kSeat), key("step", &StandIn::step, kCount),
                    key("level", &StandIn::level, kLevelOrNull)};
}

}  // namespace bastide::protocol
