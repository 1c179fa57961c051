#include "fault_proxy.hpp"

#include <server/net/token.hpp>

#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

namespace bastide::crash {

using asio::ip::tcp;

namespace {

tcp::endpoint loopback(std::uint16_t port) { return {asio::ip::address_v4::loopback(), port}; }

asio::awaitable<void> rest(int ms) {
  asio::steady_timer timer(co_await asio::this_coro::executor, std::chrono::milliseconds(ms));
  co_await timer.async_wait(server::kToken);
}

}  // namespace

struct FaultProxy::Pair {
  Pair(tcp::socket from_client, tcp::socket to_server)
      : client(std::move(from_client)), server(std::move(to_server)) {}
  void cut() {
    for (tcp::socket* socket : {&client, &server}) reset(*socket);
    is_half = false;
  }
  /// Resets the connection, so that the end sees no orderly close.
  static void reset(tcp::socket& socket) {
    boost::system::error_code ignored;
    socket.set_option(asio::socket_base::linger(true, 0), ignored);
    socket.close(ignored);
  }
  /// Whether data for this end are lost.
  bool loses(const tcp::socket& to) const { return is_half && (&to == gone || &to == unreached); }

  tcp::socket client, server;
  bool is_half = false;              ///< one end takes it for whole
  tcp::socket* gone = nullptr;       ///< the end that was cut off without the other being told
  tcp::socket* unreached = nullptr;  ///< the end that is there but receives nothing any more
};

FaultProxy::FaultProxy(asio::any_io_executor executor, std::uint16_t server_port, sim::Choices& choices)
    : server_port_(server_port), choices_(choices), acceptor_(std::move(executor), loopback(0)) {
  asio::co_spawn(acceptor_.get_executor(), accept_all(), asio::detached);
}

int FaultProxy::half_open() const {
  return static_cast<int>(std::ranges::count_if(pairs_, [](const auto& known) {
    const auto pair = known.lock();
    return pair && pair->is_half;
  }));
}

void FaultProxy::stop() {
  acceptor_.close();
  for (const auto& known : pairs_)
    if (const auto pair = known.lock()) pair->cut();
}

asio::awaitable<void> FaultProxy::accept_all() {
  for (;;) {
    auto [error, socket] = co_await acceptor_.async_accept(server::kToken);
    if (error) co_return;
    tcp::socket server(acceptor_.get_executor());
    auto pair = std::make_shared<Pair>(std::move(socket), std::move(server));
    pairs_.remove_if([](const auto& known) { return known.expired(); });
    pairs_.push_back(pair);
    asio::co_spawn(acceptor_.get_executor(), serve(std::move(pair)), asio::detached);
  }
}

asio::awaitable<void> FaultProxy::serve(std::shared_ptr<Pair> pair) {
  const tcp::endpoint server = loopback(server_port_);
  const auto [error] = co_await pair->server.async_connect(server, server::kToken);
  if (error) {
    pair->cut();
    co_return;
  }
  asio::co_spawn(acceptor_.get_executor(), pump(pair, pair->server, pair->client), asio::detached);
  co_await pump(pair, pair->client, pair->server);
}

asio::awaitable<void> FaultProxy::pump(std::shared_ptr<Pair> pair, tcp::socket& from, tcp::socket& to) {
  std::array<char, 4096> bytes{};
  for (;;) {
    const std::size_t at_most = choices_.chance(20) ? 1 + choices_.pick(16) : bytes.size();
    const auto [error, count] =
        co_await from.async_read_some(asio::buffer(bytes.data(), at_most), server::kToken);
    if (error) break;
    const bool passes = co_await pass(pair);
    if (!passes) break;
    if (pair->loses(to)) continue;
    const auto [failed, written] =
        co_await asio::async_write(to, asio::buffer(bytes.data(), count), server::kToken);
    if (failed && !pair->loses(to)) break;
  }
  if (pair->is_half && pair->gone == &from) co_return;  // the other end is not told
  pair->cut();
}

asio::awaitable<bool> FaultProxy::pass(const std::shared_ptr<Pair>& pair) {
  if (pair->is_half) co_return true;
  if (choices_.chance(plan.cut_percent)) {
    ++cuts_;
    if (choices_.chance(plan.half_percent)) {
      cut_in_half(*pair);
      co_return true;
    }
    if (plan.hold_ms_max > 0 && choices_.chance(30))
      co_await rest(static_cast<int>(choices_.pick(static_cast<std::uint32_t>(plan.hold_ms_max))));
    pair->cut();
    co_return false;
  }
  if (plan.delay_ms_max > 0 && choices_.chance(20))
    co_await rest(static_cast<int>(choices_.pick(static_cast<std::uint32_t>(plan.delay_ms_max))));
  co_return true;
}

void FaultProxy::cut_in_half(Pair& pair) {
  ++halved_;
  pair.is_half = true;
  tcp::socket& end = choices_.chance(50) ? pair.client : pair.server;
  if (choices_.chance(50)) {
    pair.unreached = &end;
  } else {
    pair.gone = &end;
    Pair::reset(end);
  }
}

}  // namespace bastide::crash
