#include <server/net/server.hpp>

#include "core.hpp"
#include "http_connection.hpp"
#include "http_writer.hpp"
#include "io_pool_impl.hpp"
#include "web_socket_connection.hpp"

#include <server/rooms/directory.hpp>
#include <server/rooms/time_source.hpp>

#include <spdlog/spdlog.h>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <exception>
#include <future>
#include <system_error>
#include <thread>
#include <utility>

namespace bastide::server {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

namespace {

constexpr auto kToken = asio::as_tuple(asio::use_awaitable);

/// Counts an open connection for as long as it lives.
class Counted {
 public:
  explicit Counted(NetStats& stats) : stats_(stats) {
    ++stats_.connections;
    ++stats_.connections_total;
  }
  ~Counted() { --stats_.connections; }
  Counted(const Counted&) = delete;
  Counted& operator=(const Counted&) = delete;

 private:
  NetStats& stats_;
};

/// Whether the peer's address has been refused so often lately that it need not be told again. Nobody knows for whom a
/// trusted proxy comes before its request was read.
bool floods(const tcp::socket& socket, const Core& core) {
  if (!core.directory) return false;
  error_code gone;
  const auto endpoint = socket.remote_endpoint(gone);
  if (gone) return false;
  const std::string peer = normal_address(endpoint.address().to_string());
  if (core.addresses.trusts(peer) || core.addresses.exempts(peer)) return false;
  return core.directory->budgets().refusals.wait(counted_address(peer), Clock::now()) > Clock::duration(0);
}

/// Ends a connection without a word and without anything left to remember of it.
void drop(tcp::socket socket) {
  error_code ignored;
  socket.set_option(asio::socket_base::linger(true, 0), ignored);
  socket.close(ignored);
}

asio::awaitable<void> serve(tcp::socket socket, std::shared_ptr<Core> core) {
  const Counted counted(core->stats);
  if (core->stats.connections > core->options.limits.connections_max) {
    ++core->stats.refused_too_many_total;
    if (core->directory) core->directory->count_limit("connections-max");
    const HttpResponse busy =
        error_response(503, ErrorCode::server_busy, "The server has too many connections open.");
    const ResponseFrame frame;
    co_await write_response(socket, busy, frame);
    co_await close_softly(socket);
    co_return;
  }
  HttpConnection connection(std::move(socket), core);
  co_await connection.run();
}

void log_failure(std::exception_ptr thrown) {
  try {
    if (thrown) std::rethrow_exception(thrown);
  } catch (const std::exception& error) {
    spdlog::error("a connection was given up: {}", error.what());
  }
}

}  // namespace

struct Server::Impl {
  Impl(IoPool& io, NetOptions options, HttpHandler http, Directory* rooms)
      : pool(io),
        core(std::make_shared<Core>(std::move(options), std::move(http), rooms)),
        acceptor(asio::make_strand(pool.impl().io)) {}

  void begin();
  void listen();
  asio::awaitable<void> accept();
  void take(tcp::socket socket);
  bool wait_until_empty(Clock::time_point until) const;

  IoPool& pool;
  std::shared_ptr<Core> core;
  tcp::acceptor acceptor;
  std::uint16_t port = 0;
};

void Server::Impl::begin() {
  listen();
  asio::co_spawn(acceptor.get_executor(), accept(), log_failure);
}

void Server::Impl::listen() {
  try {
    const tcp::endpoint endpoint(asio::ip::make_address(core->options.address), core->options.port);
    acceptor.open(endpoint.protocol());
    acceptor.set_option(tcp::acceptor::reuse_address(true));
    acceptor.bind(endpoint);
    acceptor.listen();
    port = acceptor.local_endpoint().port();
  } catch (const boost::system::system_error& error) {
    throw std::system_error(error.code());
  }
}

asio::awaitable<void> Server::Impl::accept() {
  asio::steady_timer pause(acceptor.get_executor());
  bool waits = false;
  while (!core->stopping) {
    auto [error, accepted] = co_await acceptor.async_accept(asio::make_strand(pool.impl().io), kToken);
    if (!error) {
      if (std::exchange(waits, false)) spdlog::info("connections are accepted again");
      take(std::move(accepted));
      continue;
    }
    if (core->stopping) co_return;
    // Out of file handles, most likely: connections that end will give some back.
    if (!std::exchange(waits, true)) spdlog::warn("cannot accept connections now: {}", error.message());
    pause.expires_after(std::chrono::milliseconds(100));
    co_await pause.async_wait(kToken);
  }
}

void Server::Impl::take(tcp::socket socket) {
  if (floods(socket, *core)) {
    ++core->stats.refused_unread_total;
    return drop(std::move(socket));
  }
  const auto executor = socket.get_executor();
  asio::co_spawn(executor, serve(std::move(socket), core), log_failure);
}

bool Server::Impl::wait_until_empty(Clock::time_point until) const {
  while (core->stats.websockets > 0 && Clock::now() < until)
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  return core->stats.websockets == 0;
}

Server::Server(IoPool& io, NetOptions options, HttpHandler http, Directory& rooms)
    : impl_(std::make_unique<Impl>(io, std::move(options), std::move(http), &rooms)) {
  impl_->begin();
}

Server::Server(IoPool& io, NetOptions options, HttpHandler http)
    : impl_(std::make_unique<Impl>(io, std::move(options), std::move(http), nullptr)) {
  impl_->begin();
}

Server::~Server() = default;

std::uint16_t Server::port() const { return impl_->port; }

void Server::stop_accepting() {
  impl_->core->stopping = true;
  std::promise<void> closed;
  asio::dispatch(impl_->acceptor.get_executor(), [this, &closed] {
    error_code ignored;
    impl_->acceptor.close(ignored);
    closed.set_value();
  });
  closed.get_future().wait();
}

void Server::close_connections(std::chrono::milliseconds grace) {
  const OpenSockets& sockets = impl_->core->sockets;
  for (const auto& connection : sockets.all()) connection->say_goodbye();
  if (impl_->wait_until_empty(Clock::now() + grace)) return;
  spdlog::warn("clients that did not take their goodbye in time: {}", impl_->core->stats.websockets.load());
  for (const auto& connection : sockets.all()) connection->cut();
  impl_->wait_until_empty(Clock::now() + std::chrono::milliseconds(500));
}

Bans& Server::bans() { return impl_->core->bans; }

void Server::turn_banned_away() {
  for (const auto& connection : impl_->core->sockets.all())
    if (impl_->core->bans.contain(connection->client_address(), SystemTime().wall_ms()))
      connection->turn_away();
}

const NetStats& Server::stats() const { return impl_->core->stats; }

}  // namespace bastide::server
