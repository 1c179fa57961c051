#include <server/net/server.hpp>

#include "http_connection.hpp"
#include "net_context.hpp"
#include "web_socket_connection.hpp"

#include <server/net/io_pool_impl.hpp>
#include <server/net/tls_identity.hpp>
#include <server/net/token.hpp>
#include <server/rooms/directory.hpp>
#include <server/rooms/time_source.hpp>

#include <fmt/format.h>
#include <spdlog/spdlog.h>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>

#include <future>
#include <list>
#include <system_error>
#include <thread>
#include <utility>

namespace bastide::server {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

namespace {

/// Whether the peer's address opens more connections than one may. False for a trusted proxy, whose client is
/// unknown before its request has been read.
bool floods(const tcp::socket& socket, const NetContext& context) {
  if (!context.directory) return false;
  error_code gone;
  const auto endpoint = socket.remote_endpoint(gone);
  if (gone) return false;
  const std::string peer = normal_address(endpoint.address().to_string());
  if (context.addresses.trusts(peer) || context.addresses.exempts(peer)) return false;
  if (context.directory->budgets().connections.take(counted_address(peer), Clock::now())) return false;
  context.directory->count_limit("connections-per-second");
  return true;
}

/// Ends a connection without an answer, leaving nothing to clean up.
void drop(tcp::socket socket) {
  error_code ignored;
  socket.set_option(asio::socket_base::linger(true, 0), ignored);
  socket.close(ignored);
}

asio::awaitable<void> serve(ClientStream stream, std::shared_ptr<NetContext> context) {
  CountedConnection counted(context->stats);
  HttpConnection connection(std::move(stream), context, std::move(counted));
  co_await connection.run();
}

/// Listens on one port.
class Listener {
 public:
  /// Throws std::system_error. `tls`: nullptr for plain TCP.
  Listener(IoPool& pool, std::shared_ptr<NetContext> context, const std::string& address, std::uint16_t port,
           const TlsIdentity* tls);

  std::uint16_t port() const { return port_; }
  void start() { asio::co_spawn(acceptor_.get_executor(), accept(), log_failure); }
  void close();

 private:
  asio::awaitable<void> accept();
  void take(tcp::socket socket);

  IoPool& pool_;
  const std::shared_ptr<NetContext> context_;
  const TlsIdentity* const tls_;
  tcp::acceptor acceptor_;
  std::uint16_t port_ = 0;
};

Listener::Listener(IoPool& pool, std::shared_ptr<NetContext> context, const std::string& address,
                   std::uint16_t port, const TlsIdentity* tls)
    : pool_(pool), context_(std::move(context)), tls_(tls), acceptor_(asio::make_strand(pool.impl().io)) {
  try {
    const tcp::endpoint endpoint(asio::ip::make_address(address), port);
    acceptor_.open(endpoint.protocol());
    acceptor_.set_option(tcp::acceptor::reuse_address(true));
    acceptor_.bind(endpoint);
    acceptor_.listen();
    port_ = acceptor_.local_endpoint().port();
  } catch (const boost::system::system_error& error) {
    throw std::system_error(error.code(), fmt::format("{} port {}", address, port));
  }
}

void Listener::close() {
  std::promise<void> closed;
  asio::dispatch(acceptor_.get_executor(), [this, &closed] {
    error_code ignored;
    acceptor_.close(ignored);
    closed.set_value();
  });
  closed.get_future().wait();
}

asio::awaitable<void> Listener::accept() {
  asio::steady_timer pause(acceptor_.get_executor());
  bool waits = false;
  while (!context_->stopping) {
    auto [error, accepted] = co_await acceptor_.async_accept(asio::make_strand(pool_.impl().io), kToken);
    if (!error) {
      if (std::exchange(waits, false)) spdlog::info("connections are accepted again");
      take(std::move(accepted));
      continue;
    }
    if (context_->stopping) co_return;
    // Most likely out of file handles: connections that end will release some, and one that waits may end
    // now.
    if (!std::exchange(waits, true)) spdlog::warn("cannot accept connections now: {}", error.message());
    context_->waiting.end_one();
    pause.expires_after(std::chrono::milliseconds(100));
    co_await pause.async_wait(kToken);
  }
}

void Listener::take(tcp::socket socket) {
  if (floods(socket, *context_)) {
    ++context_->stats.refused_unread_total;
    return drop(std::move(socket));
  }
  const auto executor = socket.get_executor();
  ClientStream stream =
      tls_ ? ClientStream(std::move(socket), tls_->context()) : ClientStream(std::move(socket));
  asio::co_spawn(executor, serve(std::move(stream), context_), log_failure);
}

}  // namespace

struct Server::Impl {
  Impl(IoPool& pool, NetOptions options, HttpHandler http, Directory* rooms);

  bool wait_until_empty(Clock::time_point until) const;

  std::shared_ptr<NetContext> context;
  std::shared_ptr<TlsIdentity> identity;  ///< nullptr without TLS
  std::list<Listener> listeners;          ///< the TLS listener last
};

Server::Impl::Impl(IoPool& pool, NetOptions options, HttpHandler http, Directory* rooms)
    : context(std::make_shared<NetContext>(std::move(options), std::move(http), rooms)) {
  const NetOptions& chosen = context->options;
  listeners.emplace_back(pool, context, chosen.address, chosen.port, nullptr);
  if (const auto& tls = chosen.tls) {
    identity = std::make_shared<TlsIdentity>(tls->certificate, tls->key);
    listeners.emplace_back(pool, context, tls->address, tls->port, identity.get());
    context->tls_port = listeners.back().port();
    pool.repeat(tls->reread_interval, [identity = identity] { identity->reread(); });
  }
  for (Listener& one : listeners) one.start();
}

bool Server::Impl::wait_until_empty(Clock::time_point until) const {
  while (context->stats.websockets > 0 && Clock::now() < until)
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  return context->stats.websockets == 0;
}

Server::Server(IoPool& io, NetOptions options, HttpHandler http, Directory& rooms)
    : impl_(std::make_unique<Impl>(io, std::move(options), std::move(http), &rooms)) {}

Server::Server(IoPool& io, NetOptions options, HttpHandler http)
    : impl_(std::make_unique<Impl>(io, std::move(options), std::move(http), nullptr)) {}

Server::~Server() = default;

std::uint16_t Server::port() const { return impl_->listeners.front().port(); }

std::uint16_t Server::tls_port() const { return impl_->identity ? impl_->listeners.back().port() : 0; }

std::int64_t Server::certificate_expires_at() const { return impl_->identity->expires_at(); }

void Server::stop_accepting() {
  impl_->context->stopping = true;
  for (Listener& one : impl_->listeners) one.close();
}

void Server::close_connections(std::chrono::milliseconds grace) {
  const OpenSockets& sockets = impl_->context->sockets;
  for (const auto& connection : sockets.all()) connection->say_goodbye();
  if (impl_->wait_until_empty(Clock::now() + grace)) return;
  spdlog::warn("clients that did not take their goodbye in time: {}",
               impl_->context->stats.websockets.load());
  for (const auto& connection : sockets.all()) connection->cut();
  impl_->wait_until_empty(Clock::now() + std::chrono::milliseconds(500));
}

Bans& Server::bans() { return impl_->context->bans; }

void Server::turn_banned_away() {
  for (const auto& connection : impl_->context->sockets.all())
    if (impl_->context->bans.contain(connection->client_address(), SystemTime().wall_ms()))
      connection->turn_away();
}

const NetStats& Server::stats() const { return impl_->context->stats; }

}  // namespace bastide::server
