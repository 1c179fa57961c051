#include "timekeeper.hpp"

#include <algorithm>
#include <cstdlib>

namespace bastide::server {

namespace {

constexpr std::int64_t kPartedMs = 500;
/// Between two looks at the steady clock less time passes, unless the thread was interrupted.
constexpr std::chrono::milliseconds kMoment{5};
constexpr int kSamplesMost = 4;

std::int64_t in_ms(std::chrono::steady_clock::time_point at) {
  return std::chrono::floor<std::chrono::milliseconds>(at.time_since_epoch()).count();
}

}  // namespace

Timekeeper::Timekeeper(const TimeSource& source) : source_(source) {
  const Sample now = sample();
  ticked_ = worked_ = now.steady;
  offset_ms_ = now.wall_ms - in_ms(now.steady);
}

Timekeeper::Sample Timekeeper::sample() const {
  Sample taken{};
  for (int i = 0; i < kSamplesMost; ++i) {
    taken = {.steady = source_.steady(), .wall_ms = source_.wall_ms()};
    if (source_.steady() - taken.steady < kMoment) break;
  }
  return taken;
}

std::int64_t Timekeeper::tick() {
  const Sample now = sample();
  const std::scoped_lock lock(mutex_);
  worked_ = worked_until(now.steady);
  ticked_ = now.steady;
  const std::int64_t parted = now.wall_ms - (in_ms(worked_) + offset_ms_);
  if (std::abs(parted) < kPartedMs) return 0;
  offset_ms_ += parted;
  return parted;
}

Timekeeper::Steady::time_point Timekeeper::worked_until(Steady::time_point at) const {
  return worked_ + std::min<Steady::duration>(at - ticked_, kTickAtMost);
}

Timekeeper::Steady::time_point Timekeeper::worked(Steady::time_point at) const {
  const std::scoped_lock lock(mutex_);
  return worked_until(at);
}

std::int64_t Timekeeper::worked_ms(Steady::time_point at) const { return in_ms(worked(at)); }

std::int64_t Timekeeper::offset_ms() const {
  const std::scoped_lock lock(mutex_);
  return offset_ms_;
}

std::int64_t Timekeeper::wall_ms(Steady::time_point at) const {
  const std::scoped_lock lock(mutex_);
  return in_ms(worked_until(at)) + offset_ms_;
}

}  // namespace bastide::server
