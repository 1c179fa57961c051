#include "one_queue.hpp"

#include <utility>

namespace bastide::page {

/// All rooms share the queue, so none of their tasks overlap.
class OneQueue::OfRoom final : public server::Strand {
 public:
  explicit OfRoom(OneQueue& queue) : queue_(queue) {}
  void post(server::Task task) override { queue_.tasks_.push_back(std::move(task)); }

 private:
  OneQueue& queue_;
};

std::shared_ptr<server::Strand> OneQueue::make_strand() { return std::make_shared<OfRoom>(*this); }

bool OneQueue::run() {
  while (!tasks_.empty()) {
    server::Task task = std::move(tasks_.front());
    tasks_.pop_front();
    task();
  }
  if (!thoughts_.empty()) {
    server::Task thought = std::move(thoughts_.front());
    thoughts_.pop_front();
    thinking_ = true;
    thought();
    thinking_ = false;
  }
  return !tasks_.empty() || !thoughts_.empty();
}

}  // namespace bastide::page
