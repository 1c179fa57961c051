// Runs long tasks one after another; others that wait for a thread get it in between.
#pragma once

#include <server/rooms/executor.hpp>

#include <deque>
#include <memory>
#include <mutex>
#include <utility>

namespace bastide::server {

/// Uses at most one thread of the executor at any time. Any thread.
class LongTasks {
 public:
  explicit LongTasks(Executor& executor) : shared_(std::make_shared<Shared>(executor.make_strand())) {}

  /// Runs the task after earlier ones. Tasks must not throw. Dropped if the executor stops first.
  void add(Task task);

 private:
  /// Belongs to the executor's queue with the tasks' contents: nothing outlives the queue.
  struct Line {
    std::deque<Task> tasks;
  };
  struct Shared {
    explicit Shared(std::shared_ptr<Strand> where) : strand(std::move(where)) {}

    const std::shared_ptr<Strand> strand;
    std::mutex mutex;
    std::weak_ptr<Line> line;
  };

  static void post(const std::shared_ptr<Shared>& shared, std::shared_ptr<Line> line);
  static void run_first(const std::shared_ptr<Shared>& shared, std::shared_ptr<Line> line);

  const std::shared_ptr<Shared> shared_;
};

}  // namespace bastide::server
