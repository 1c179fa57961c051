// How long a thread has been at its current task.
#pragma once

#include <atomic>
#include <chrono>

namespace bastide::server {

/// Written by one thread, read by any.
class TaskClock {
 public:
  /// A piece of work, from here to its end.
  class Task {
   public:
    explicit Task(TaskClock& clock) : clock_(clock) { clock_.began_ = Clock::now(); }
    ~Task() { clock_.began_ = kIdle; }
    Task(const Task&) = delete;
    Task& operator=(const Task&) = delete;

   private:
    TaskClock& clock_;
  };

  /// 0 between tasks.
  std::chrono::milliseconds busy_for() const {
    const Clock::time_point began = began_;
    if (began == kIdle) return std::chrono::milliseconds(0);
    return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - began);
  }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr auto kIdle = Clock::time_point::max();
  std::atomic<Clock::time_point> began_{kIdle};
};

}  // namespace bastide::server
