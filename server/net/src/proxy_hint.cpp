#include "proxy_hint.hpp"

#include <server/net/networks.hpp>

#include <spdlog/spdlog.h>

namespace bastide::server {

void ProxyHint::notice(std::string_view peer, std::string_view sign, Time now) {
  Time next = next_;
  if (now < next || !is_private(peer)) return;
  if (!next_.compare_exchange_strong(next, now + std::chrono::hours(1))) return;
  spdlog::warn(
      "{} seems to be a proxy: {}. All who come through it share the limits of one address: name it, or its "
      "network, in trusted-proxies",
      peer, sign);
}

}  // namespace bastide::server
