// The current time, which tests can set.
#pragma once

#include <chrono>
#include <cstdint>

namespace bastide::server {

/// Any thread.
class TimeSource {
 public:
  virtual ~TimeSource() = default;

  /// Milliseconds since 1970, for what is stored or shown. May jump.
  virtual std::int64_t wall_ms() const = 0;

  /// For rates and durations. Never goes back.
  virtual std::chrono::steady_clock::time_point steady() const = 0;
};

class SystemTime final : public TimeSource {
 public:
  std::int64_t wall_ms() const override;
  std::chrono::steady_clock::time_point steady() const override;
};

}  // namespace bastide::server
