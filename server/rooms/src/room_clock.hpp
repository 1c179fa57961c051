// The clocks of a room, which move by the times of its log entries alone.
#pragma once

#include "log_entry.hpp"

#include <protocol/clock.hpp>

#include <engine/event.hpp>
#include <engine/ids.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>

namespace bastide::server {

/// A seat's time runs from when it is asked until another seat is asked or the turn ends, however many tiles
/// the turn has: equal calls, equal clocks. Times in ms since 1970; one before an earlier one charges nobody.
class RoomClock {
 public:
  explicit RoomClock(const protocol::ClockRule& rule) { clocks_.rule = rule; }
  explicit RoomClock(log::ClocksSoFar so_far) : clocks_(std::move(so_far.clocks)), checked_(so_far.checked) {}
  log::ClocksSoFar so_far() const { return {.clocks = clocks_, .checked = checked_}; }

  const protocol::ClockRule& rule() const { return clocks_.rule; }
  const protocol::Clocks& clocks() const { return clocks_; }
  bool paused() const { return clocks_.paused; }
  bool pause_wanted(Seat seat) const;

  /// When the running clock's time is used up; empty: the clocks stand still.
  std::optional<std::int64_t> zero_ms() const;
  /// The time from which the server's absences have yet to be made good.
  std::int64_t checked_ms() const { return checked_; }
  /// The shortest time that any seat gets when it is asked.
  std::int64_t shortest_ms() const;

  /// A game begins. `to_act`: kNoSeat if it is over already or a computer acts; also below.
  void begin(std::size_t seats, Seat to_act, std::int64_t at_ms);
  /// The seat to act has acted.
  void hand_over(Seat to_act, std::int64_t at_ms);
  void stop(std::int64_t at_ms);
  /// A computer acts for the seat whose clock runs, if one does.
  void stand_still(std::int64_t at_ms) { charge(at_ms); }
  /// The person on the seat to act is back. Requires: no clock runs.
  void go_on(Seat to_act, std::int64_t at_ms) { run(to_act, at_ms); }
  void clear() { *this = RoomClock(rule()); }
  void note_timeout(Seat seat) { ++clocks_.timeouts.at(seat); }

  void want_pause(Seat seat);
  void forget_pause() { clocks_.pause_wanted.clear(); }
  void pause(std::int64_t at_ms);
  void resume(Seat to_act, std::int64_t at_ms);
  /// The server was away for this long since the clock began to run or was last shifted.
  void shift(std::int64_t ms, std::int64_t at_ms);

 private:
  void run(Seat seat, std::int64_t at_ms);
  void charge(std::int64_t at_ms);

  protocol::Clocks clocks_;
  std::int64_t checked_ = 0;
};

/// Whether, after a step with these events, another seat is asked, or the same one in another turn: its
/// time begins anew.
bool asks_anew(Seat before, Seat after, const Events& events);

}  // namespace bastide::server
