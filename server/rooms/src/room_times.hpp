// When a room must act by itself: its clock and its deadline.
#pragma once

#include "context.hpp"
#include "decision.hpp"
#include "room_calls.hpp"
#include "room_computers.hpp"
#include "room_state.hpp"

#include <server/rooms/event_store.hpp>

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>

namespace bastide::server {

/// Delay before retrying to store a clock's change or a computer's move.
inline constexpr std::chrono::seconds kStoreRetry{1};
/// A room's clock is charged for no more than this of the time that a change waits for the store.
inline constexpr std::int64_t kStoredWithinMs = 1000;
/// A room whose owner died was out of its players' reach for no longer than this: another node takes it as
/// soon as one of them comes.
inline constexpr std::int64_t kTakenOverWithinMs = 60'000;

/// Runs on the room's strand. Times in ms since 1970 by the rooms' time (`Timekeeper`) unless stated
/// otherwise.
class RoomTimes {
 public:
  /// The room was loaded as `stored` says. `state`, `computers` and `calls` must outlive it.
  RoomTimes(std::shared_ptr<Context> context, const RoomState& state, const RoomComputers& computers,
            const RoomCalls& calls, const StoredRoom& stored);
  RoomTimes(const RoomTimes&) = delete;
  RoomTimes& operator=(const RoomTimes&) = delete;

  std::int64_t wall_ms(std::chrono::steady_clock::time_point at) const;

  // ---- the clock

  /// When the running clock must be checked; empty: none runs.
  std::optional<std::int64_t> clock_alarm_ms() const;
  /// The clock's change that comes before anything that arrived at `as_of` or later; empty: none is due.
  std::optional<Decision> due_of_clock(std::chrono::steady_clock::time_point as_of);
  /// Whether nothing could be stored since the running clock was last checked.
  bool unwritable() const { return unwritable_since_ms_.has_value(); }
  /// A change of this time could not be stored.
  void note_failure(std::int64_t at_ms);
  /// For how long the server has been at work, in ms.
  std::int64_t worked_ms() const { return context_->timekeeper.worked_ms(context_->now()); }

  // ---- the deadline

  /// When the room must be handled, loaded if need be: at once while computers play on, or to call somebody.
  std::optional<std::int64_t> deadline_ms() const { return deadline_ms_; }
  /// When it is closed unless somebody comes, or, after a restart, a little before; empty: a clock or a
  /// computer goes on.
  std::optional<std::int64_t> closes_at_ms() const;
  /// The deadline to store with a proposed change: may be too early, never too late.
  std::int64_t deadline_for(const Decision& decision, protocol::RoomPhase next, std::int64_t at_ms) const;
  /// A change of this time has been stored with this deadline, which took so long, and applied.
  void follow(std::optional<std::int64_t> deadline_ms, std::int64_t at_ms, std::int64_t stored_in_ms);
  /// Counts the deadline from this time.
  void count_deadline_from(std::int64_t from_ms);
  /// Whether the room is to be closed; otherwise renews a past deadline. `players_here`: a
  /// player is connected.
  bool closes(bool players_here);

 private:
  /// By how much the running clock is ahead of the time in which its player could have moved; less than 0 if
  /// the rooms' time has been set back.
  std::int64_t ahead_ms() const;
  /// The part of it from before the room was loaded.
  std::int64_t absent_before_load_ms() const;
  /// Whether a computer may have to act after the change, and plays on.
  bool leads_to_computer(const Decision& decision, protocol::RoomPhase next) const;
  std::int64_t deadline_from(std::int64_t from_ms) const;
  std::int64_t deadline_after(protocol::RoomPhase phase, std::int64_t from_ms) const;
  /// How long a room waits for anybody before it is closed.
  std::int64_t wait_ms(protocol::RoomPhase phase) const;
  /// By less than this its stored deadline may be too early.
  std::int64_t early_ms(protocol::RoomPhase phase) const;

  const std::shared_ptr<Context> context_;
  const RoomState& state_;
  const RoomComputers& computers_;
  const RoomCalls& calls_;
  std::optional<std::int64_t> deadline_ms_;
  /// Timekeeper::offset_ms at the latest check of the clock: all times until the next one go by it.
  std::int64_t offset_ms_;
  /// The one for which the running clock is right, less what it is not to be charged for.
  std::int64_t clock_offset_ms_;
  const std::int64_t loaded_ms_;
  const std::int64_t unattended_ms_;                 ///< until it was loaded
  std::optional<std::int64_t> unwritable_since_ms_;  ///< while a clock runs; by worked_ms
  std::chrono::steady_clock::time_point clock_retry_{};
};

}  // namespace bastide::server
