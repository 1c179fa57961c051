// The clocks of a room, which move by the times of its log entries alone.
#pragma once

#include "log_entry.hpp"

#include <protocol/clock.hpp>

#include <engine/event.hpp>
#include <engine/ids.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace bastide::server {

/// A seat's time runs from when it is asked until another seat is asked or the turn ends, however many tiles
/// the turn has: equal calls, equal clocks. Times in ms since 1970; one before an earlier one charges nobody.
class RoomClock {
 public:
  explicit RoomClock(const protocol::ClockRule& rule) { clocks_.rule = rule; }
  explicit RoomClock(log::ClocksSoFar so_far)
      : clocks_(std::move(so_far.clocks)),
        checked_(so_far.checked),
        held_(so_far.held),
        when_asked_(std::move(so_far.when_asked)) {}
  log::ClocksSoFar so_far() const {
    return {.clocks = clocks_, .checked = checked_, .held = held_, .when_asked = when_asked_};
  }

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

  /// Who must act, kNoSeat if nobody: a person, or the person for whom a computer stands in.
  struct Asked {
    Seat person = kNoSeat;
    Seat stood_in = kNoSeat;
  };
  /// A game begins.
  void begin(std::size_t seats, Asked asked, std::int64_t at_ms);
  /// The seat to act has acted.
  void hand_over(Asked asked, std::int64_t at_ms);
  /// Each seat's time when the seat to act was asked.
  const std::vector<std::int64_t>& when_asked() const { return when_asked_; }
  /// The game goes on from where the seats had this time (empty: unknown); nobody is charged for what was
  /// used since. Requires: not paused.
  void take_back(const std::vector<std::int64_t>& left_ms, Asked asked, std::int64_t at_ms);
  void stop(std::int64_t at_ms);
  /// A computer stands in for this seat, which must act: its clock stands still, and is held.
  void hold(Seat seat, std::int64_t at_ms);
  /// The person on this seat, which must act, is back: the held clock goes on as if it had run all the time,
  /// after a pause if there is one. Requires: no clock runs.
  void go_on(Seat seat, std::int64_t at_ms);
  /// The same two as entries without `still_asked` mean them: the clock begins to run as for a new question.
  void stand_still(std::int64_t at_ms) { charge(at_ms); }
  void go_on_anew(Seat to_act, std::int64_t at_ms);
  void clear() { *this = RoomClock(rule()); }
  void note_timeout(Seat seat) { ++clocks_.timeouts.at(seat); }

  void want_pause(Seat seat);
  void forget_pause() { clocks_.pause_wanted.clear(); }
  void pause(std::int64_t at_ms);
  void resume(Asked asked, std::int64_t at_ms);
  /// The server was away for `ms` since the clock began to run or was last shifted; its time was set back by
  /// `back` ms.
  void shift(std::int64_t ms, std::int64_t back, std::int64_t at_ms);

 private:
  void ask(Asked asked, std::int64_t at_ms);
  void run(Asked asked, std::int64_t at_ms);
  void charge(std::int64_t at_ms);

  protocol::Clocks clocks_;
  std::int64_t checked_ = 0;
  std::optional<log::HeldClock> held_;  ///< of the seat to act, while a computer stands in for it
  std::vector<std::int64_t> when_asked_;
};

/// Whether, after a step with these events, another seat is asked, or the same one in another turn: its
/// time begins anew.
bool asks_anew(Seat before, Seat after, const Events& events);

}  // namespace bastide::server
