// When a server was at work on a store, and so, when none was.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace bastide::server {

/// A time in which no server was at work, in ms since 1970.
struct Absence {
  std::int64_t from_ms = 0;
  std::int64_t to_ms = 0;
  friend bool operator==(const Absence&, const Absence&) = default;
};

/// Absences that are older are forgotten: no clock has run since before.
inline constexpr std::int64_t kAbsencesKeptMs = 60LL * 24 * 60 * 60 * 1000;

/// One thread at a time.
class Attendance {
 public:
  struct Period {
    std::int64_t from_ms = 0;
    std::int64_t to_ms = 0;
    friend bool operator==(const Period&, const Period&) = default;
  };

  Attendance() = default;
  /// In their order.
  explicit Attendance(std::vector<Period> periods) : periods_(std::move(periods)) {}

  /// A server is at work now. `begins`: nobody may have been since the last time.
  void note(std::int64_t now_ms, bool begins);
  /// By time; the last one goes on. Empty before the first call.
  const std::vector<Period>& periods() const { return periods_; }
  std::vector<Absence> absences() const;

 private:
  std::vector<Period> periods_;
};

}  // namespace bastide::server
