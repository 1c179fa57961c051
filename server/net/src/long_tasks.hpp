// What takes longer than an answer should: one piece after another, and who else waits
// for a thread has it in between.
#pragma once

#include <server/rooms/executor.hpp>

#include <deque>
#include <memory>
#include <mutex>
#include <utility>

namespace bastide::server {

/// At most one thread of the executor works on these at any time. Any thread.
class LongTasks {
 public:
  explicit LongTasks(Executor& executor) : shared_(std::make_shared<Shared>(executor.make_strand())) {}

  /// Runs it when those before it are done. Tasks must not throw. Dropped where the executor stops before.
  void add(Task task);

 private:
  /// Belongs to the executor's queue, with all that the tasks hold: nothing of them outlives that.
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
