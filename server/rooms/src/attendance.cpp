#include <server/rooms/attendance.hpp>

#include <algorithm>

namespace bastide::server {

void Attendance::note(std::int64_t now_ms, bool begins) {
  // Forgets what lies ahead if the clock was set back.
  std::erase_if(periods_, [&](const Period& one) { return one.from_ms > now_ms; });
  for (Period& one : periods_) one.to_ms = std::min(one.to_ms, now_ms);
  // A period is kept for the absence behind it.
  while (periods_.size() > 1 && periods_[1].from_ms < now_ms - kAbsencesKeptMs)
    periods_.erase(periods_.begin());
  if (periods_.empty() || begins) periods_.push_back({.from_ms = now_ms, .to_ms = now_ms});
  periods_.back().to_ms = now_ms;
}

std::vector<Absence> Attendance::absences() const {
  std::vector<Absence> all;
  // Periods of several nodes may overlap.
  std::int64_t attended_ms = periods_.empty() ? 0 : periods_.front().from_ms;
  for (const Period& one : periods_) {
    if (one.from_ms > attended_ms) all.push_back({.from_ms = attended_ms, .to_ms = one.from_ms});
    attended_ms = std::max(attended_ms, one.to_ms);
  }
  return all;
}

}  // namespace bastide::server
