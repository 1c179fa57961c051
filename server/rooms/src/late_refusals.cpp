#include "late_refusals.hpp"

#include "client_connection.hpp"

#include <algorithm>
#include <iterator>
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
    const auto later =
        std::ranges::stable_partition(waiting_, [now](const Refusal& one) { return now >= one.due; });
    due.assign(std::move_iterator(waiting_.begin()), std::move_iterator(later.begin()));
    waiting_.erase(waiting_.begin(), later.begin());
  }
  for (const Refusal& one : due)
    if (const auto connection = one.connection.lock()) connection->refuse_guess(one.re);
}

}  // namespace bastide::server
