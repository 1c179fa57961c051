// Threads as rooms see them: something to post tasks to. The network's pool implements it; tests run
// tasks by hand.
#pragma once

#include <functional>
#include <memory>

namespace bastide::server {

using Task = std::move_only_function<void()>;

/// Tasks of one strand never overlap and run in the order in which they were posted.
class Strand {
 public:
  virtual ~Strand() = default;

  /// Any thread; returns before the task runs. Tasks must not throw.
  virtual void post(Task task) = 0;
};

class Executor {
 public:
  virtual ~Executor() = default;

  /// Any thread. The strand may outlive its last task, but not the executor.
  virtual std::shared_ptr<Strand> make_strand() = 0;
};

}  // namespace bastide::server
