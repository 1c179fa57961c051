// What happens in a room outside the rules; deltas hold these events beside those of the game.
#pragma once

#include <protocol/clock.hpp>
#include <protocol/computer.hpp>
#include <protocol/json_text.hpp>
#include <protocol/vocabulary.hpp>

#include <engine/event.hpp>
#include <engine/ids.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <variant>

namespace bastide::protocol {

struct SeatTaken {
  Seat seat;
  std::string name;
  Colour colour;
};
struct SeatLeft {
  Seat seat;
};
struct SeatChanged {
  Seat seat;
  std::string name;
  Colour colour;
};
struct SecretRenewed {
  Seat seat;
};
struct HostChanged {
  Seat seat;
};
struct EntropySet {
  Seat seat;
  bool set;  ///< false: taken back
};
struct GameStarted {
  int number;
  Seat first_player;
};
struct Chatted {
  Seat seat;
  std::string text;
  std::optional<std::string> phrase = {};  ///< as in ChatLine
};
struct Rematched {
  int number;
};
struct RematchOffered {
  Seat seat;
};
struct RematchAccepted {
  Seat seat;
};
struct RematchDeclined {
  Seat seat;
};

struct ClockSet {
  std::optional<ClockRule> clock;
};
/// The room plays something else from now on: the view tells what.
struct RulesSet {};
/// Precedes what the server did for the seat.
struct SeatSkipped {
  Seat seat;
  SkipCause cause;
};
struct SkipVoted {
  Seat seat;
  Seat against;
};
struct PauseWanted {
  Seat seat;
};
struct PauseDeclined {
  Seat seat;
};
struct Paused {};
struct Resumed {
  Seat seat;
};
/// The running clock's `since` is later by `ms` and earlier by `back`, and so may the server's time be.
struct ClockShifted {
  std::int64_t ms;
  std::int64_t back = 0;
};

/// A computer takes a free seat, or changes its level.
struct ComputerSeated {
  Seat seat;
  std::string level;
  std::string name;
  Colour colour;
};
struct HandedOver {
  Seat seat;
  std::string level;
  HandOverCause cause;
};
struct TakenBack {
  Seat seat;
};
struct HandOverVoted {
  Seat seat;
  Seat against;
};
struct PaceSet {
  Pace pace;
};
struct UndoAsked {
  Seat seat;
};
struct UndoAccepted {
  Seat seat;
};
struct UndoDeclined {
  Seat seat;
};
/// The seat's last turn does not count, nor do the computers' answers to it.
struct TurnUndone {
  Seat seat;
  int step;  ///< the game stands as it did after this step
};

/// Flags that the host has switched.
#define ROOM_FLAG(name, Message, message, who, when, Entry, ...) \
  struct Entry {                                                 \
    bool name;                                                   \
  };
#include <protocol/room_flags.def>

using RoomEvent =
    std::variant<SeatTaken, SeatLeft, SeatChanged, SecretRenewed, HostChanged, EntropySet, GameStarted,
                 Chatted, Rematched, RematchOffered, RematchAccepted, RematchDeclined, ClockSet, SeatSkipped,
                 SkipVoted, PauseWanted, PauseDeclined, Paused, Resumed, ClockShifted, ComputerSeated,
                 HandedOver, TakenBack, HandOverVoted, PaceSet, UndoAsked, UndoAccepted, UndoDeclined,
                 TurnUndone, RulesSet
#define ROOM_FLAG(name, Message, message, who, when, Entry, ...) , Entry
#include <protocol/room_flags.def>
                 >;

Json to_json(const RoomEvent& event);

/// The events in deltas.
using AnyEvent = std::variant<RoomEvent, Event>;
JsonText json_text(std::span<const AnyEvent> events);

}  // namespace bastide::protocol
