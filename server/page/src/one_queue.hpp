// Strands and workers where there is one thread: a queue that the page asks for its next task.
#pragma once

#include <server/rooms/executor.hpp>
#include <server/rooms/workers.hpp>

#include <deque>
#include <memory>

namespace bastide::page {

/// What is done between two calls of the page: whatever was posted, in order, strands first
/// and then one thought of a computer, so that a message that comes meanwhile waits for one thought at most.
class OneQueue final : public server::Executor, public server::Workers {
 public:
  std::shared_ptr<server::Strand> make_strand() override;

  int threads() const override { return 1; }
  void post(server::Task task) override { thoughts_.push_back(std::move(task)); }
  bool here() const override { return thinking_; }

  /// Runs what waits. Returns whether more does.
  bool run();

 private:
  class OfRoom;

  std::deque<server::Task> tasks_;
  std::deque<server::Task> thoughts_;
  bool thinking_ = false;
};

}  // namespace bastide::page
