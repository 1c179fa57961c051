// Options of one of several nodes.
#pragma once

#include <protocol/vocabulary.hpp>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>

namespace bastide::server {

struct NodeLimits {
  /// Concurrent incoming handshakes; further connections are closed unread.
  std::size_t handshakes_max = 128;
  std::size_t handshakes_per_address_max = 32;  ///< of these, from one address
  /// From a connection to its proof, at either end, including finding and reaching the other node. Less than
  /// a client has for its join.
  std::chrono::milliseconds handshake_timeout{3'000};
  /// Bytes that may wait for the other end of a link before the client's connection ends, as for a client's
  /// own connection.
  std::size_t outbox_bytes_max = 256 * 1024;
  std::size_t message_bytes_max = protocol::kMessageBytesMax;  ///< of a client
  std::chrono::milliseconds ping_interval{10'000};
  /// Silence (no message and no pong) after which the other node is gone.
  std::chrono::milliseconds silence_timeout{25'000};
  std::chrono::milliseconds close_timeout{3'000};  ///< for the other end to take its last messages
};

struct NodeOptions {
  std::string listen_address;  ///< IPv4 or IPv6 address
  std::uint16_t port = 0;      ///< 0: any free port
  std::string address;  ///< "host:port" by which other nodes reach this one; empty: the listening address
  std::filesystem::path key_file;  ///< shared by all nodes, at least kNodeKeyBytesMin bytes
  NodeLimits limits;
};

}  // namespace bastide::server
