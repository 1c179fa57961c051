// Workers that are threads of this process.
#pragma once

#include <server/rooms/workers.hpp>

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <vector>

namespace bastide::server {

class WorkerThreads final : public Workers {
 public:
  /// Requires: at least one.
  explicit WorkerThreads(int threads);
  ~WorkerThreads() override;
  WorkerThreads(const WorkerThreads&) = delete;
  WorkerThreads& operator=(const WorkerThreads&) = delete;

  int threads() const override { return static_cast<int>(threads_.size()); }
  void post(Task task) override;
  bool here() const override;
  /// Drops waiting tasks, and waits for running ones.
  void stop();

 private:
  void work();

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Task> waiting_;
  bool stopping_ = false;
  std::vector<std::jthread> threads_;  // last: they use the others
};

}  // namespace bastide::server
