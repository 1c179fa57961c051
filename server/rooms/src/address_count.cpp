#include <server/rooms/address_count.hpp>

namespace bastide::server {

bool AddressCount::exhausted(const std::string& address, Time now) const {
  const std::scoped_lock lock(mutex_);
  const auto window = windows_.find(address);
  return window != windows_.end() && now < window->second.begin + window_ &&
         window->second.count >= count_max_;
}

bool AddressCount::count(const std::string& address, Time now) {
  if (address.empty()) return true;
  const std::scoped_lock lock(mutex_);
  Window& window = windows_.try_emplace(address, Window{.begin = now}).first->second;
  if (now >= window.begin + window_) window = {.begin = now};
  return ++window.count <= count_max_;
}

void AddressCount::tidy(Time now) {
  const std::scoped_lock lock(mutex_);
  std::erase_if(windows_, [&](const auto& item) { return now >= item.second.begin + window_; });
}

}  // namespace bastide::server
