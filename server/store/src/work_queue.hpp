// Work for one thread.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <mutex>
#include <utility>
#include <vector>

namespace bastide::server {

template <class Job>
class WorkQueue {
 public:
  explicit WorkQueue(std::size_t waiting_max) : waiting_max_(waiting_max) {}

  /// Takes the job unless too many wait or the queue is closed; then the job is left as it was. Any thread.
  bool put(Job& job) {
    {
      const std::scoped_lock lock(mutex_);
      if (closed_ || jobs_.size() >= waiting_max_) return false;
      jobs_.push_back(std::move(job));
    }
    wake_.notify_one();
    return true;
  }

  /// Waits for work. Returns up to `count` jobs in order; none when the queue is closed and all is done.
  std::vector<Job> take(std::size_t count) {
    std::unique_lock lock(mutex_);
    wake_.wait(lock, [&] { return closed_ || !jobs_.empty(); });
    std::vector<Job> taken;
    while (!jobs_.empty() && taken.size() < count) {
      taken.push_back(std::move(jobs_.front()));
      jobs_.pop_front();
    }
    return taken;
  }

  std::size_t waiting() const {
    const std::scoped_lock lock(mutex_);
    return jobs_.size();
  }

  /// Takes no more jobs; those that wait can still be taken.
  void close() {
    {
      const std::scoped_lock lock(mutex_);
      closed_ = true;
    }
    wake_.notify_all();
  }

 private:
  const std::size_t waiting_max_;
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Job> jobs_;
  bool closed_ = false;
};

}  // namespace bastide::server
