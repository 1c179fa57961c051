// How rooms call people whose page is closed.
#pragma once

#include <protocol/push.hpp>

#include <chrono>
#include <functional>
#include <string>
#include <string_view>

namespace bastide::server {

/// One call to one browser.
struct PushMessage {
  protocol::PushSubscription to;
  protocol::PushCall call;
  std::chrono::seconds kept;  ///< for how long a browser without a network may still be told
};

/// Sends calls by the push services of browsers. Any thread may call every function; none blocks or throws.
class PushService {
 public:
  virtual ~PushService() = default;

  /// Whether this server calls the push service with this address.
  virtual bool accepts(std::string_view endpoint) const = 0;

  /// Sends a call, or drops it if there are too many. Calls `gone`, if at all, once and from any thread, when
  /// the push service has forgotten the subscription. Requires: accepts its endpoint.
  virtual void send(PushMessage message, std::move_only_function<void()> gone) = 0;
};

}  // namespace bastide::server
