// Tells the host about a proxy that is missing in the settings.
#pragma once

#include <atomic>
#include <chrono>
#include <string_view>

namespace bastide::server {

/// Behind an untrusted proxy all players share one address and its limits. Any thread.
class ProxyHint {
 public:
  using Time = std::chrono::steady_clock::time_point;

  /// `sign`, a sentence, indicates that the untrusted `peer` is a proxy. Logs it, once an hour, if the
  /// address is private, as a proxy's is.
  void notice(std::string_view peer, std::string_view sign, Time now = std::chrono::steady_clock::now());

 private:
  std::atomic<Time> next_{Time::min()};
};

}  // namespace bastide::server
