#include <server/rooms/address_budgets.hpp>

namespace bastide::server {

bool AddressBuckets::take(const std::string& address, Time now, std::int64_t tokens) {
  if (address.empty()) return true;
  const std::scoped_lock lock(mutex_);
  return of(address, now).take(now, tokens);
}

void AddressBuckets::charge(const std::string& address, Time now, std::int64_t tokens) {
  if (address.empty()) return;
  const std::scoped_lock lock(mutex_);
  of(address, now).charge(now, tokens);
}

void AddressBuckets::give_back(const std::string& address, std::int64_t tokens) {
  const std::scoped_lock lock(mutex_);
  if (const auto known = buckets_.find(address); known != buckets_.end()) known->second.give_back(tokens);
}

std::chrono::nanoseconds AddressBuckets::wait(const std::string& address, Time now, std::int64_t tokens) {
  if (address.empty()) return {};
  const std::scoped_lock lock(mutex_);
  return of(address, now).wait(now, tokens);
}

void AddressBuckets::tidy(Time now) {
  const std::scoped_lock lock(mutex_);
  std::erase_if(buckets_, [now](auto& bucket) { return bucket.second.full(now); });
}

TokenBucket& AddressBuckets::of(const std::string& address, Time now) {
  return buckets_.try_emplace(address, burst_, interval_, now).first->second;
}

}  // namespace bastide::server
