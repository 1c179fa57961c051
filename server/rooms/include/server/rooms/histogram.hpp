// Durations, counted as Prometheus wants them.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>

namespace bastide::server {

/// Any thread may write and read at any time; each figure is right by itself.
class Histogram {
 public:
  /// Upper bounds of the buckets, in microseconds: from a move in memory to far too long.
  static constexpr std::array<std::int64_t, 12> kBoundsUs = {
      250, 500, 1'000, 2'500, 5'000, 10'000, 25'000, 50'000, 100'000, 250'000, 1'000'000, 5'000'000};

  void observe(std::chrono::nanoseconds time) {
    const std::int64_t us = std::chrono::duration_cast<std::chrono::microseconds>(time).count();
    std::size_t bucket = 0;
    while (bucket < kBoundsUs.size() && us > kBoundsUs[bucket]) ++bucket;
    buckets_[bucket].fetch_add(1, std::memory_order_relaxed);
    sum_us_.fetch_add(us, std::memory_order_relaxed);
  }

  /// The count of this bucket alone; the last one counts what exceeds every bound.
  std::uint64_t in_bucket(std::size_t bucket) const {
    return buckets_[bucket].load(std::memory_order_relaxed);
  }
  double sum_s() const { return static_cast<double>(sum_us_.load(std::memory_order_relaxed)) / 1e6; }

 private:
  std::array<std::atomic<std::uint64_t>, kBoundsUs.size() + 1> buckets_{};
  std::atomic<std::int64_t> sum_us_{0};
};

}  // namespace bastide::server
