// When no server was at work on the store: no clock is charged for that time.
#pragma once

#include <server/rooms/attendance.hpp>

#include <algorithm>
#include <cstdint>
#include <mutex>
#include <utility>
#include <vector>

namespace bastide::server {

/// Any thread.
class Absences {
 public:
  void set(std::vector<Absence> all) {
    const std::scoped_lock lock(mutex_);
    all_ = std::move(all);
  }
  /// How many ms between `from_ms` and `to_ms` no server was at work.
  std::int64_t between(std::int64_t from_ms, std::int64_t to_ms) const {
    const std::scoped_lock lock(mutex_);
    std::int64_t sum = 0;
    for (const Absence& one : all_) {
      if (one.to_ms > to_ms) continue;  // the clock was set back: a server is at work now
      sum += std::max<std::int64_t>(0, std::min(to_ms, one.to_ms) - std::max(from_ms, one.from_ms));
    }
    return sum;
  }

 private:
  mutable std::mutex mutex_;
  std::vector<Absence> all_;
};

}  // namespace bastide::server
