// What a node counts of its links to others, for /metrics.
#pragma once

#include <atomic>
#include <cstdint>

namespace bastide::server {

/// Written by the network threads, read by anybody at any time; each figure is right for itself.
struct NodeStats {
  using Count = std::atomic<std::uint64_t>;

  Count relayed{0};           ///< clients of this node who are in rooms of others, now
  Count hosted{0};            ///< clients of other nodes who are here, now
  Count to_owners_total{0};   ///< messages of clients of this node, sent on to the owners of their rooms
  Count to_clients_total{0};  ///< messages of the owners to these
  Count bytes_waiting{0};     ///< in all links, with what holding them takes
  Count links_failed_total{
      0};  ///< that could not be made to an owner: not reached in time, or it has another key
  Count links_dropped_total{0};  ///< whose other end took too slowly what it was sent
  Count handshakes{0};           ///< of nodes that come, under way now
  // refused, of nodes that come
  Count refused_too_many_total{0};
  Count refused_timeout_total{0};
  Count refused_malformed_total{0};  ///< no handshake of a node, or ended amid one
  Count refused_address_total{0};    ///< meant for a node of another address
  Count refused_key_total{0};
};

}  // namespace bastide::server
