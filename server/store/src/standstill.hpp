// How long work has been waiting for a database that does not answer.
#pragma once

#include <atomic>
#include <chrono>

namespace bastide::server {

/// One thread works and tells of it; any thread asks. A thread without work does not stand still, unless its
/// last work lost the connection: then it is still looking for one.
class Standstill {
 public:
  using Clock = std::chrono::steady_clock;

  void begin_work(Clock::time_point now = Clock::now()) {
    if (since_.load() == kNone) since_ = now;
  }
  void end_work() {
    if (!lost_) since_ = kNone;
  }
  /// The database has answered the work, if only by a refusal.
  void answered(Clock::time_point now = Clock::now()) {
    lost_ = false;
    since_ = now;
  }
  /// The connection is lost, or could not be made. Lasts until the next answer: a connection alone does not
  /// show that anything gets through.
  void lost(Clock::time_point now = Clock::now()) {
    lost_ = true;
    begin_work(now);
  }

  /// 0 if there is no work, and the connection was not lost.
  std::chrono::milliseconds lasts(Clock::time_point now = Clock::now()) const {
    const Clock::time_point since = since_;
    if (since == kNone || since > now) return std::chrono::milliseconds(0);
    return std::chrono::duration_cast<std::chrono::milliseconds>(now - since);
  }

 private:
  static constexpr auto kNone = Clock::time_point::max();
  std::atomic<Clock::time_point> since_{kNone};
  bool lost_ = false;  ///< of the working thread
};

}  // namespace bastide::server
