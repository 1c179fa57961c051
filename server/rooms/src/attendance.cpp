#include <server/rooms/attendance.hpp>

#include <algorithm>

namespace bastide::server {

Attendance::Period Attendance::note(std::int64_t now_ms, bool begins) {
  std::erase_if(periods_, [&](const Period& one) { return one.to_ms < now_ms - kAbsencesKeptMs; });
  if (periods_.empty() || begins) periods_.push_back({.from_ms = now_ms, .to_ms = now_ms});
  Period& last = periods_.back();
  last.to_ms = std::max(last.to_ms, now_ms);
  return last;
}

std::vector<Absence> Attendance::absences() const {
  std::vector<Absence> all;
  for (std::size_t i = 1; i < periods_.size(); ++i)
    if (periods_[i].from_ms > periods_[i - 1].to_ms)
      all.push_back({.from_ms = periods_[i - 1].to_ms, .to_ms = periods_[i].from_ms});
  return all;
}

}  // namespace bastide::server
