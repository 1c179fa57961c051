// How often somebody may do something: so many at once, and so many in the long run.
#pragma once

#include <algorithm>
#include <chrono>

namespace bastide::server {

/// Starts full. Not synchronised.
class TokenBucket {
 public:
  using Time = std::chrono::steady_clock::time_point;

  /// `interval`: after which one more token is there.
  TokenBucket(int burst, std::chrono::nanoseconds interval, Time now)
      : interval_(interval), capacity_(burst * interval), filled_(capacity_), last_(now) {}

  /// Takes a token; false when there is none.
  bool take(Time now) {
    filled_ = std::min(capacity_, filled_ + (now - last_));
    last_ = now;
    if (filled_ < interval_) return false;
    filled_ -= interval_;
    return true;
  }

  void give_back() { filled_ = std::min(capacity_, filled_ + interval_); }

 private:
  std::chrono::nanoseconds interval_;  ///< a token is worth so much time
  std::chrono::nanoseconds capacity_;
  std::chrono::nanoseconds filled_;
  Time last_;
};

}  // namespace bastide::server
