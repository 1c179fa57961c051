// Whether a connection works, and when to try again.
#pragma once

#include <spdlog/spdlog.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <exception>
#include <set>
#include <string>

namespace bastide::server {

/// Logs only changes: each reason once, until it works again. `failed` and `works` belong to one thread.
class Health {
 public:
  /// `work`: "written" or "read".
  explicit Health(const char* work) : work_(work) {}
  bool good() const { return good_; }
  void failed(const std::exception& error) {
    good_ = false;
    if (reasons_.size() < kReasonsMax && reasons_.insert(error.what()).second)
      spdlog::error("store: cannot be {}: {}", work_, error.what());
  }
  void works() {
    reasons_.clear();
    if (!good_.exchange(true)) spdlog::info("store: can be {} again", work_);
  }

 private:
  static constexpr std::size_t kReasonsMax = 16;  ///< in case each is a little different
  const char* work_;
  std::atomic<bool> good_{true};
  std::set<std::string> reasons_;  ///< already logged
};

/// The first attempt at once, then more and more rarely. One thread at a time.
class Backoff {
 public:
  using Clock = std::chrono::steady_clock;
  Backoff(std::chrono::milliseconds first, std::chrono::milliseconds max)
      : first_(first), max_(max), delay_(first) {}

  bool is_time() const { return Clock::now() >= next_; }
  Clock::time_point next() const { return next_; }
  void failed() {
    next_ = Clock::now() + delay_;
    delay_ = std::min(delay_ * 2, max_);
  }
  void succeeded() {
    delay_ = first_;
    next_ = {};
  }

 private:
  const std::chrono::milliseconds first_;
  const std::chrono::milliseconds max_;
  std::chrono::milliseconds delay_;
  Clock::time_point next_{};
};

}  // namespace bastide::server
