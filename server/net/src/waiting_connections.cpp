#include <server/net/waiting_connections.hpp>

namespace bastide::server {

std::optional<AddressSlots::Slot> WaitingConnections::Wait::finish() {
  const auto waiting = std::exchange(waiting_, nullptr);
  if (!waiting) return std::nullopt;
  const std::scoped_lock lock(owner_.mutex_);
  if (!waiting->queued) return std::nullopt;
  owner_.take_out(waiting->place);
  return std::move(waiting->slot);
}

WaitingConnections::Wait WaitingConnections::begin(std::string address, AddressSlots::Slot slot,
                                                   std::function<void()> end) {
  auto waiting = std::make_shared<Waiting>(
      Waiting{.address = std::move(address), .slot = std::move(slot), .end = std::move(end)});
  const std::scoped_lock lock(mutex_);
  Queue& queue = queues_[waiting->address];
  resize(waiting->address, queue.size(), queue.size() + 1);
  waiting->place = queue.insert(queue.end(), waiting);
  return {*this, std::move(waiting)};
}

bool WaitingConnections::end_one_of(const std::string& address) {
  std::shared_ptr<Waiting> chosen;
  {
    const std::scoped_lock lock(mutex_);
    if (const auto queue = queues_.find(address); queue != queues_.end())
      chosen = take_out(queue->second.begin());
  }
  return end(chosen);
}

bool WaitingConnections::end_one() {
  std::shared_ptr<Waiting> chosen;
  {
    const std::scoped_lock lock(mutex_);
    if (!by_length_.empty()) chosen = take_out(queues_.at(by_length_.rbegin()->second).begin());
  }
  return end(chosen);
}

bool WaitingConnections::end(const std::shared_ptr<Waiting>& waiting) {
  if (!waiting) return false;
  waiting->slot = {};
  waiting->end();
  return true;
}

void WaitingConnections::resize(const std::string& address, std::size_t before, std::size_t after) {
  if (before > 0) by_length_.erase({before, address});
  if (after > 0) by_length_.emplace(after, address);
}

std::shared_ptr<WaitingConnections::Waiting> WaitingConnections::take_out(Queue::iterator place) {
  std::shared_ptr<Waiting> waiting = *place;
  waiting->queued = false;
  const auto queue = queues_.find(waiting->address);
  resize(waiting->address, queue->second.size(), queue->second.size() - 1);
  queue->second.erase(place);
  if (queue->second.empty()) queues_.erase(queue);
  return waiting;
}

}  // namespace bastide::server
