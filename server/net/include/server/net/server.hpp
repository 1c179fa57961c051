// The listening sockets and the connections accepted from them.
#pragma once

#include <server/net/bans.hpp>
#include <server/net/http_message.hpp>
#include <server/net/io_pool.hpp>
#include <server/net/options.hpp>
#include <server/net/stats.hpp>

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>

namespace bastide::server {

class Directory;

/// Answers HTTP requests. Called on a network thread, which it must not block: it may answer later.
using HttpHandler = std::function<void(const HttpRequest&, HttpReply)>;

class Server {
 public:
  /// Listens, and accepts as soon as `pool` runs. `pool` and `rooms` must outlive the server and its
  /// connections: stop the pool before they are destroyed. Throws std::system_error if it can't listen on an
  /// address, std::runtime_error if the certificate is unusable.
  Server(IoPool& pool, NetOptions options, HttpHandler http, Directory& rooms);
  /// The same for HTTP alone.
  Server(IoPool& pool, NetOptions options, HttpHandler http);
  ~Server();

  /// The port it listens on, for use with port 0.
  std::uint16_t port() const;
  /// The same for TLS; 0 without TLS.
  std::uint16_t tls_port() const;
  /// When the certificate in use expires, in seconds since 1970. Requires: TLS.
  std::int64_t certificate_expires_at() const;

  /// Stops accepting; open connections go on. Requires: the pool runs.
  void stop_accepting();

  /// Tells every remaining WebSocket client that the server stops (1001), waits at most `grace` until all
  /// have gone, and cuts the others. Tell the rooms first: they give better reasons.
  void close_connections(std::chrono::milliseconds grace);

  /// Bans apply from the next request on. Valid as long as the server.
  Bans& bans();
  /// Ends the WebSocket connections of banned addresses.
  void turn_banned_away();

  /// Valid as long as the server.
  const NetStats& stats() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace bastide::server
