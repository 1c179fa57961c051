// Strands and workers on a single thread: a queue that runs when the page says so.
#pragma once

#include <server/rooms/executor.hpp>
#include <server/rooms/workers.hpp>

#include <deque>
#include <memory>

namespace bastide::page {

/// Runs what was posted, in order, between two calls of the page: strands first, then one computer's
/// decision, so that an arriving message waits for one decision at most.
class OneQueue final : public server::Executor, public server::Workers {
 public:
  std::shared_ptr<server::Strand> make_strand() override;

  int threads() const override { return 1; }
  void post(server::Task task) override { thoughts_.push_back(std::move(task)); }
  bool here() const override { return thinking_; }

  /// Runs waiting tasks. Returns whether there are more.
  bool run();

 private:
  class OfRoom;

  std::deque<server::Task> tasks_;
  std::deque<server::Task> thoughts_;
  bool thinking_ = false;
};

}  // namespace bastide::page
