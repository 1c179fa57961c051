// A budget: an amount at once, and a rate in the long run.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>

namespace bastide::server {

/// Starts full. Not synchronised.
class TokenBucket {
 public:
  using Time = std::chrono::steady_clock::time_point;

  /// `interval`: the time after which a token is added.
  TokenBucket(std::int64_t burst, std::chrono::nanoseconds interval, Time now)
      : interval_(interval), capacity_(burst * interval), filled_(capacity_), last_(now) {}

  /// Whether there are enough tokens to leave `left` of them.
  bool has(Time now, std::int64_t tokens = 1, std::int64_t left = 0) {
    fill(now);
    return filled_ >= (tokens + left) * interval_;
  }

  /// Takes tokens; returns false if there are too few to leave `left` of them.
  bool take(Time now, std::int64_t tokens = 1, std::int64_t left = 0) {
    if (!has(now, tokens, left)) return false;
    filled_ -= tokens * interval_;
    return true;
  }

  /// Takes tokens for what is done already: the balance may become negative, by at most the burst.
  void charge(Time now, std::int64_t tokens) {
    fill(now);
    filled_ = std::max(-capacity_, filled_ - std::min(tokens * interval_, 2 * capacity_));
  }

  void give_back(std::int64_t tokens = 1) { filled_ = std::min(capacity_, filled_ + tokens * interval_); }

  /// How long until that many tokens are there; 0: they are. Requires: no more than the burst.
  std::chrono::nanoseconds wait(Time now, std::int64_t tokens = 1) {
    fill(now);
    return std::max(tokens * interval_ - filled_, std::chrono::nanoseconds(0));
  }

  bool full(Time now) const { return filled_ + (now - last_) >= capacity_; }

 private:
  void fill(Time now) {
    filled_ = std::min(capacity_, filled_ + (now - last_));
    last_ = now;
  }

  std::chrono::nanoseconds interval_;  ///< time per token
  std::chrono::nanoseconds capacity_;
  std::chrono::nanoseconds filled_;
  Time last_;
};

}  // namespace bastide::server
