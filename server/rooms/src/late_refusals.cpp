#include "late_refusals.hpp"

#include "client_connection.hpp"

#include <utility>

namespace bastide::server {

void LateRefusals::add(Time due, std::weak_ptr<ClientConnection> connection, std::string re) {
  const std::scoped_lock lock(mutex_);
  waiting_.push_back({.due = due, .connection = std::move(connection), .re = std::move(re)});
}

void LateRefusals::tell(Time now) {
  std::vector<Refusal> due;
  {
    const std::scoped_lock lock(mutex_);
    std::vector<Refusal> later;
    for (Refusal& one : waiting_) (now >= one.due ? due : later).push_back(std::move(one));
    waiting_ = std::move(later);
  }
  for (const Refusal& one : due)
    if (const auto connection = one.connection.lock()) connection->refuse_guess(one.re);
}

}  // namespace bastide::server
