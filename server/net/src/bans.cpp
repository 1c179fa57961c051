#include <server/net/bans.hpp>

#include <algorithm>
#include <utility>

namespace bastide::server {

void Bans::add(Ban ban) {
  remove(ban.network);
  NetworkSet network({ban.network});
  const std::scoped_lock lock(mutex_);
  entries_.push_back({.ban = std::move(ban), .network = std::move(network)});
}

bool Bans::remove(std::string_view network) {
  const std::scoped_lock lock(mutex_);
  return std::erase_if(entries_, [&](const Entry& one) { return one.ban.network == network; }) > 0;
}

std::vector<Ban> Bans::all(std::int64_t now_ms) const {
  std::vector<Ban> out;
  const std::scoped_lock lock(mutex_);
  for (const Entry& one : entries_)
    if (one.holds(now_ms)) out.push_back(one.ban);
  return out;
}

bool Bans::contain(std::string_view address, std::int64_t now_ms) const {
  const std::scoped_lock lock(mutex_);
  return std::ranges::any_of(
      entries_, [&](const Entry& one) { return one.holds(now_ms) && one.network.contains(address); });
}

}  // namespace bastide::server
