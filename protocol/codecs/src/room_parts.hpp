// Parts of a room that views show and logs hold.
#pragma once

#include "broken_off_codec.hpp"
#include "computer_codec.hpp"
#include "fields.hpp"

#include <protocol/room_view.hpp>

namespace bastide::protocol {

constexpr auto describe(Type<SeatCard>) {
  return std::tuple{key("name", &SeatCard::name, kAnyText), key("colour", &SeatCard::colour, kColour),
                    key("computer", &SeatCard::computer, StructCodec<ComputerCard>{}),
                    sparse_key("callable", &SeatCard::callable, kBoolean),
                    sparse_key("program", &SeatCard::program, kBoolean)};
}
constexpr auto describe(Type<ChatLine>) {
  return std::tuple{key("n", &ChatLine::n, kLongCount),         key("seat", &ChatLine::seat, kSeat),
                    key("name", &ChatLine::name, kAnyText),     key("text", &ChatLine::text, kAnyText),
                    key("phrase", &ChatLine::phrase, kAnyText), key("at", &ChatLine::at, kLongCount)};
}

}  // namespace bastide::protocol
