#include "thinking_queue.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace bastide::server {

void ThinkingQueue::push(const ThinkingShare& share, Decide decide) {
  const std::scoped_lock lock(mutex_);
  push(share.attended ? attended_ : unattended_, share.payer, std::move(decide));
}

std::optional<ThinkingQueue::Next> ThinkingQueue::pop() {
  const std::scoped_lock lock(mutex_);
  if (!attended_.empty()) return pop(attended_);
  if (!unattended_.empty()) return pop(unattended_);
  return std::nullopt;
}

void ThinkingQueue::push(Ring& ring, const std::string& payer, Decide decide) {
  auto found = std::ranges::find(ring, payer, &Payer::name);
  if (found == ring.end()) found = ring.insert(ring.end(), Payer{.name = payer, .waiting = {}});
  found->waiting.push_back(std::move(decide));
}

ThinkingQueue::Next ThinkingQueue::pop(Ring& ring) {
  Payer& payer = ring.front();
  const std::size_t rounds = payer.waiting.size();
  Next next{.decide = std::move(payer.waiting.front())};
  payer.waiting.pop_front();
  for (const Payer& each : ring) {
    const std::size_t waiting = &each == &payer ? rounds : each.waiting.size();
    next.turns += static_cast<std::int64_t>(std::min(waiting, rounds));
  }
  if (payer.waiting.empty()) {
    ring.pop_front();
  } else {
    ring.splice(ring.end(), ring, ring.begin());
  }
  return next;
}

}  // namespace bastide::server
