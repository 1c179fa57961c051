// Tells the host that a proxy has been forgotten in the settings.
#pragma once

#include <atomic>
#include <chrono>
#include <string_view>

namespace bastide::server {

/// Behind a proxy that is not trusted all players are one address, and share its limits. Any thread.
class ProxyHint {
 public:
  using Time = std::chrono::steady_clock::time_point;

  /// Something speaks for it that `peer`, which is not trusted, is a proxy: `sign`, a sentence.
  /// Says so in the log if the address is private, as a proxy's is, once an hour.
  void notice(std::string_view peer, std::string_view sign, Time now = std::chrono::steady_clock::now());

 private:
  std::atomic<Time> next_{Time::min()};
};

}  // namespace bastide::server
