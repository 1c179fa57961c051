// Counters of the sockets, for /metrics.
#pragma once

#include <atomic>
#include <cstdint>

namespace bastide::server {

/// Written by network threads, read by any thread at any time; each figure is right by itself.
struct NetStats {
  using Count = std::atomic<std::uint64_t>;

  Count connections{0};  ///< sockets open now
  Count websockets{0};   ///< of these, WebSocket connections
  Count connections_total{0};
  Count websockets_total{0};
  Count requests_total{0};  ///< HTTP requests answered, refusals included
  Count messages_in_total{0};
  Count messages_out_total{0};
  Count bytes_out_total{0};  ///< of messages
  Count bytes_waiting{0};    ///< queued for clients, over all outboxes, including overhead
  // refused or dropped, by reason
  Count refused_too_many_total{0};
  Count refused_too_often_total{0};  ///< requests beyond the budget of an address
  Count refused_unread_total{0};     ///< connections beyond a limit that ended without an answer
  Count ended_for_others_total{0};   ///< connections that waited and had to make room
  Count refused_origin_total{0};
  Count refused_banned_total{0};     ///< requests of addresses that the host has banned
  Count refused_malformed_total{0};  ///< requests that are malformed HTTP
  Count tls_handshakes_failed_total{0};
  Count dropped_slow_total{0};    ///< slow readers, close code 4002
  Count dropped_silent_total{0};  ///< no message and no pong
  Count dropped_join_timeout_total{0};
};

}  // namespace bastide::server
