// The periods in which a server was at work on a store, and hence those in which none was.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace bastide::server {

/// A period without a server at work, in ms since 1970.
struct Absence {
  std::int64_t from_ms = 0;
  std::int64_t to_ms = 0;
  friend bool operator==(const Absence&, const Absence&) = default;
};

/// Older absences are forgotten: no running clock began before them.
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
  /// `periods`: in order of time.
  explicit Attendance(std::vector<Period> periods) : periods_(std::move(periods)) {}

  /// Notes that a server is at work now. `begins`: there may have been none since the last call.
  void note(std::int64_t now_ms, bool begins);
  /// In order of time; the last period goes on. Empty before the first call.
  const std::vector<Period>& periods() const { return periods_; }
  std::vector<Absence> absences() const;

 private:
  std::vector<Period> periods_;
};

}  // namespace bastide::server
