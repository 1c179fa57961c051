// How often each address has done something recently.
#pragma once

#include <chrono>
#include <map>
#include <mutex>
#include <string>

namespace bastide::server {

/// Counts in windows that begin with an address's first count. The empty address is never
/// limited. Any thread.
class AddressCount {
 public:
  using Time = std::chrono::steady_clock::time_point;

  AddressCount(int count_max, std::chrono::nanoseconds window) : count_max_(count_max), window_(window) {}

  /// Whether the address has reached its maximum.
  bool exhausted(const std::string& address, Time now) const;
  /// Returns whether the address had not reached its maximum before.
  bool count(const std::string& address, Time now);
  /// Forgets windows that are over.
  void tidy(Time now);

 private:
  struct Window {
    Time begin;
    int count = 0;
  };
  const int count_max_;
  const std::chrono::nanoseconds window_;
  mutable std::mutex mutex_;
  std::map<std::string, Window> windows_;
};

}  // namespace bastide::server
