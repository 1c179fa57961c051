// Who has which seat: people, computers, nobody.
#pragma once

#include "log_entry.hpp"

#include <algorithm>
#include <optional>
#include <vector>

namespace bastide::server {

using Seats = std::vector<std::optional<TakenSeat>>;

/// Whether the seat is somebody's; in a game also of who has left it.
inline bool is_taken(const std::optional<TakenSeat>& seat) { return seat.has_value(); }

inline TakenSeat take_seat(const log::Newcomer& newcomer, SessionId session) {
  return {.card = {.name = newcomer.name, .colour = newcomer.colour, .program = newcomer.program},
          .entropy = {},
          .holder = Holder{.session = session, .secret_hash = newcomer.holder, .answered = {}}};
}

inline TakenSeat seat_computer(const log::SeatedComputer& computer) {
  return {.card = {.name = computer.name,
                   .colour = computer.colour,
                   .computer = protocol::ComputerCard{.level = computer.level}},
          .entropy = {},
          .holder = {}};
}

/// Whether a person holds the seat.
inline bool is_held(const std::optional<TakenSeat>& seat) { return seat && seat->holder; }

/// Whether a program holds the seat: it plays as a person does, but is asked for nothing.
inline bool is_programs(const std::optional<TakenSeat>& seat) { return is_held(seat) && seat->card.program; }

/// Whether a computer has the seat for itself.
inline bool is_computers(const std::optional<TakenSeat>& seat) {
  return seat && seat->card.computer && !seat->card.computer->stands_in;
}

/// Whether somebody plays there and goes on to the next game.
inline bool is_occupied(const std::optional<TakenSeat>& seat) { return is_held(seat) || is_computers(seat); }

/// Whether the seat wants the offered rematch.
inline bool accepted_by(const log::RematchOffer& offer, Seat seat) {
  return std::ranges::find(offer.accepted, seat, &log::Acceptance::seat) != offer.accepted.end();
}

}  // namespace bastide::server
