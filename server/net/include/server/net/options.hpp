// Options of the sockets. The defaults are the limits that protocol/README.md tells client writers.
#pragma once

#include <server/net/origin.hpp>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace bastide::server {

struct NetLimits {
  std::size_t connections_max = 10'000;  ///< sockets open at once
  /// Per IPv4 address or IPv6 /64. Connections that wait for a request make room for others.
  std::size_t connections_per_address_max = 200;
  /// Connections beyond these numbers that are told so at once; further ones are closed unread.
  std::size_t refused_at_once_max = 32;
  /// For the request of a connection that is refused whatever it asks, and for its client to take the answer.
  std::chrono::milliseconds refusal_timeout{2'000};
  std::size_t header_bytes_max = 8 * 1024;         ///< of a request's first line and fields
  std::size_t body_bytes_max = 4 * 1024;           ///< of a POST's body
  std::size_t shared_game_bytes_max = 256 * 1024;  ///< of the body that shares a game
  std::size_t parcel_bytes_max = 256 * 1024;       ///< of the body that is what devices share
  /// The same as the next, of what devices share.
  std::size_t parcels_at_once_max = 32;
  /// Games that are shared at once, from the first byte of their bodies to the answer; further ones are told
  /// to come again.
  std::size_t shared_games_at_once_max = 16;
  /// Of the sizes, extensions and trailers of a body in chunks.
  std::size_t chunk_framing_bytes_max = 24 * 1024;
  /// Bytes that may wait for one client, including the kernel's send buffer; more end its
  /// connection with 4002.
  std::size_t outbox_bytes_max = 256 * 1024;
  std::chrono::milliseconds request_timeout{10'000};     ///< from the first byte of a request to its last
  std::chrono::milliseconds response_timeout{60'000};    ///< for a client to take an answer
  std::chrono::milliseconds keep_alive_timeout{10'000};  ///< between the requests of one connection
  std::chrono::milliseconds join_timeout{5'000};  ///< from the WebSocket handshake to a successful `join`
  std::chrono::milliseconds ping_interval{10'000};
  /// Within so long after a spectator was told something, what follows waits and is written together: a room
  /// in which much happens costs little for each who looks on.
  std::chrono::milliseconds spectator_interval{100};
  /// Silence (no message and no pong) after which a client is gone.
  std::chrono::milliseconds silence_timeout{25'000};
  /// For a client to take its last messages and the close frame.
  std::chrono::milliseconds close_timeout{3'000};
};

/// Where the server speaks TLS itself, and with which certificate.
struct TlsOptions {
  std::string address;      ///< IPv4 or IPv6 address to listen on
  std::uint16_t port;       ///< 0: any free port
  std::string certificate;  ///< PEM file, beginning with the server's own certificate
  std::string key;          ///< PEM file
  std::chrono::milliseconds reread_interval{60'000};   ///< how often these files are checked for changes
  bool only = false;                                   ///< who comes without TLS is led to it
  std::chrono::seconds hsts_max_age{365 * 24 * 3600};  ///< with `only`: for so long browsers use TLS alone
};

struct NetOptions {
  std::string address = "127.0.0.1";  ///< IPv4 or IPv6 address to listen on
  std::uint16_t port = 8080;          ///< 0: any free port
  std::optional<TlsOptions> tls;      ///< an additional port
  int threads = 1;                    ///< serve sockets; at least 1
  std::vector<std::string> origins;   ///< accepted besides the server's own; each satisfies normal_origin
  /// Whose pages may show replays in a frame: each satisfies normal_origin, or is kAnyOrigin.
  std::vector<std::string> embed_in{std::string(kAnyOrigin)};
  std::chrono::seconds preflight_max_age{600};  ///< how long browsers keep what OPTIONS permits their pages
  /// Where a proxy serves this on its site: see base_path.hpp.
  std::string base_path = "/";
  /// Between two warnings in the log about the same fault of a proxy.
  std::chrono::milliseconds advice_interval{600'000};
  /// Addresses and networks of proxies whose X-Forwarded-For, X-Forwarded-Host or Forwarded the server
  /// believes.
  std::vector<std::string> trusted_proxies;
  std::vector<std::string> limits_exempt;  ///< addresses and networks exempt from address limits
  bool metrics_public = false;             ///< answer /metrics to everybody, not only to this machine
  NetLimits limits;
};

}  // namespace bastide::server
