// A queue of work for one thread.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <mutex>
#include <utility>
#include <vector>

namespace bastide::server {

template <class Work>
class WorkQueue {
 public:
  explicit WorkQueue(std::size_t waiting_max) : waiting_max_(waiting_max) {}

  /// Takes the work unless too many wait or the queue is closed; then leaves it unchanged. Any thread.
  bool put(Work& work) {
    {
      const std::scoped_lock lock(mutex_);
      if (closed_ || waiting_.size() >= waiting_max_) return false;
      waiting_.push_back(std::move(work));
    }
    wake_.notify_one();
    return true;
  }

  /// Waits for work. Returns up to `count` jobs in order; none when the queue is closed and all is done.
  std::vector<Work> take(std::size_t count) {
    std::unique_lock lock(mutex_);
    wake_.wait(lock, [&] { return closed_ || !waiting_.empty(); });
    std::vector<Work> taken;
    while (!waiting_.empty() && taken.size() < count) {
      taken.push_back(std::move(waiting_.front()));
      waiting_.pop_front();
    }
    return taken;
  }

  std::size_t waiting() const {
    const std::scoped_lock lock(mutex_);
    return waiting_.size();
  }

  /// Takes no more jobs; waiting ones can still be taken.
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
  std::deque<Work> waiting_;
  bool closed_ = false;
};

}  // namespace bastide::server
