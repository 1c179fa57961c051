// When something is due in a room by itself: its clock, and its deadline.
#pragma once

#include "context.hpp"
#include "decision.hpp"
#include "room_computers.hpp"
#include "room_state.hpp"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>

namespace bastide::server {

/// A change of the clock, or a computer's move, that could not be stored is tried again after so long.
inline constexpr std::chrono::seconds kStoreRetry{1};

/// Runs on the room's strand. Times in ms since 1970 where nothing else is said.
class RoomTimes {
 public:
  /// `deadline_ms`: as the store has it; 0 of rooms of which earlier versions stored none. `state` and
  /// `computers` must outlive it.
  RoomTimes(std::shared_ptr<Context> context, const RoomState& state, const RoomComputers& computers,
            std::optional<std::int64_t> deadline_ms);
  RoomTimes(const RoomTimes&) = delete;
  RoomTimes& operator=(const RoomTimes&) = delete;

  std::int64_t wall_ms(std::chrono::steady_clock::time_point at) const;

  // ---- the clock

  /// When the clock that runs wants to be looked at; nothing: none does.
  std::optional<std::int64_t> clock_alarm_ms() const;
  /// What is due of the clock before anything else may happen that came at `as_of`
  /// or later; nothing: nothing is.
  std::optional<Decision> due_of_clock(std::chrono::steady_clock::time_point as_of);
  /// Nothing could be stored since the clock that runs was last looked at.
  bool unwritable() const { return unwritable_since_ms_.has_value(); }
  /// A change of this time could not be stored.
  void note_failure(std::int64_t at_ms);

  // ---- the deadline

  /// When the room is to be looked at, loaded if need be: at once while computers play on by themselves.
  std::optional<std::int64_t> deadline_ms() const { return deadline_ms_; }
  /// When it is closed unless somebody comes; nothing: a clock or a computer goes on.
  std::optional<std::int64_t> closes_at_ms() const;
  /// For the store, of a change that is proposed: may be too early, never too late.
  std::int64_t deadline_for(const Decision& decision, protocol::RoomPhase next, std::int64_t at_ms) const;
  /// A change of this time has been stored, with this deadline, and carried out.
  void follow(std::optional<std::int64_t> deadline_ms, std::int64_t at_ms);
  /// Counts the deadline from then.
  void count_deadline_from(std::int64_t from_ms);
  /// Whether the room is to be closed; else sets a deadline that is past again. `players_here`:
  /// somebody who sits is connected.
  bool closes(bool players_here);

 private:
  /// For how long nobody could have moved since the clock that runs was last looked at.
  std::int64_t absent_ms(std::int64_t now_ms) const;
  /// Perhaps a computer is to act after it, which plays on.
  bool leads_to_computer(const Decision& decision, protocol::RoomPhase next) const;
  std::int64_t deadline_from(std::int64_t from_ms) const;
  std::int64_t deadline_after(protocol::RoomPhase phase, std::int64_t from_ms) const;

  const std::shared_ptr<Context> context_;
  const RoomState& state_;
  const RoomComputers& computers_;
  std::optional<std::int64_t> deadline_ms_;
  std::optional<std::int64_t> unwritable_since_ms_;  ///< while a clock runs
  std::chrono::steady_clock::time_point clock_retry_{};
};

}  // namespace bastide::server
