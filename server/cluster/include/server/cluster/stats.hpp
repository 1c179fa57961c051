// Counters of a node's links to others, for /metrics.
#pragma once

#include <atomic>
#include <cstdint>

namespace bastide::server {

/// Written by network threads, read by any thread at any time; each figure is right by itself.
struct NodeStats {
  using Count = std::atomic<std::uint64_t>;

  Count relayed{0};              ///< this node's clients in rooms of other nodes, now
  Count hosted{0};               ///< other nodes' clients in rooms here, now
  Count to_owners_total{0};      ///< messages of this node's clients, relayed to the owners of their rooms
  Count to_clients_total{0};     ///< messages of the owners to them
  Count bytes_waiting{0};        ///< queued over all links, including overhead
  Count links_failed_total{0};   ///< links to an owner that failed: not reached in time, or a different key
  Count links_dropped_total{0};  ///< links whose other end read too slowly
  Count handshakes{0};           ///< incoming handshakes now
  // incoming links refused
  Count refused_too_many_total{0};
  Count refused_timeout_total{0};
  Count refused_malformed_total{0};  ///< no handshake of a node, or one that broke off
  Count refused_address_total{0};    ///< meant for a node of another address
  Count refused_key_total{0};
};

}  // namespace bastide::server
