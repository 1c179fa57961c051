// The time by which rooms go: it passes only while the server is at work.
#pragma once

#include <server/rooms/time_source.hpp>

#include <chrono>
#include <cstdint>
#include <mutex>

namespace bastide::server {

/// From one tick to the next no more than this counts as work: in a longer gap the process was halted, the
/// machine slept, or it was too busy for its players.
inline constexpr std::chrono::milliseconds kTickAtMost{1000};

/// Work is measured by the steady clock (CLOCK_MONOTONIC, which stands still while the machine sleeps), so
/// that setting the wall clock changes nothing. The rooms' time is that of the wall clock to within half a
/// second: once the two have parted by more, it jumps, and running clocks are shifted by as much. Any thread,
/// if not said otherwise.
class Timekeeper {
 public:
  using Steady = std::chrono::steady_clock;

  explicit Timekeeper(const TimeSource& source);

  /// Call some ten times a second, from one thread. Returns by how many ms the rooms' time has jumped: ahead
  /// because no work was done or the wall clock was set ahead, or back; 0: not at all.
  std::int64_t tick();

  /// The work done until then: grows by at most `kTickAtMost` after the latest tick. For durations.
  Steady::time_point worked(Steady::time_point at) const;
  /// The same in ms, to which `offset_ms` is added for the rooms' time.
  std::int64_t worked_ms(Steady::time_point at) const;
  /// The sum of all jumps, and the wall clock's time at the beginning.
  std::int64_t offset_ms() const;
  /// The rooms' time, in ms since 1970.
  std::int64_t wall_ms(Steady::time_point at) const;

 private:
  struct Sample {
    Steady::time_point steady;
    std::int64_t wall_ms;
  };
  /// Both clocks at one moment.
  Sample sample() const;
  /// Requires: `mutex_` is held.
  Steady::time_point worked_until(Steady::time_point at) const;

  const TimeSource& source_;
  mutable std::mutex mutex_;
  Steady::time_point ticked_;  ///< the latest tick; the two below belong to that moment
  Steady::time_point worked_;
  std::int64_t offset_ms_ = 0;
};

}  // namespace bastide::server
