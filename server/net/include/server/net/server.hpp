// The listening socket and everything behind it.
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

/// Answers HTTP requests. Called on a network thread, which it must not keep waiting:
/// the answer may come later.
using HttpHandler = std::function<void(const HttpRequest&, HttpReply)>;

class Server {
 public:
  /// Listens, and accepts as soon as `pool` runs. `pool` and `rooms` must outlive the server
  /// and its connections: stop the pool before they end. Throws std::system_error where an address can't be
  /// listened on, std::runtime_error where the certificate is of no use.
  Server(IoPool& pool, NetOptions options, HttpHandler http, Directory& rooms);
  /// The same for HTTP alone.
  Server(IoPool& pool, NetOptions options, HttpHandler http);
  ~Server();

  /// Where it listens; of interest where port 0 was asked for.
  std::uint16_t port() const;
  /// The same for TLS; 0 where there is none.
  std::uint16_t tls_port() const;
  /// When the certificate in use ends, in seconds since 1970. Requires: TLS.
  std::int64_t certificate_expires_at() const;

  /// Accepts nothing more; what is open goes on. Requires: the pool runs.
  void stop_accepting();

  /// Tells every WebSocket client that is still there that the server stops (1001), waits at most `grace`
  /// until all have taken it and gone, and cuts the others. Tell the rooms first: they give better reasons.
  void close_connections(std::chrono::milliseconds grace);

  /// Who is refused from the next request on. Valid as long as the server.
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
