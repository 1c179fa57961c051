#include "forged_line.hpp"

#include <server/net/token.hpp>

#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/write.hpp>

#include <thread>
#include <utility>

namespace bastide::test {

namespace asio = boost::asio;
using asio::ip::tcp;

namespace {

constexpr std::size_t kBytesAtOnce = 1 << 16;

using Forge = std::function<void(std::string&)>;

struct Pair {
  tcp::socket client;
  tcp::socket server;
};

tcp::endpoint at(std::uint16_t port) { return {asio::ip::address_v4::loopback(), port}; }

/// Forwards until one end closes; then closes both.
asio::awaitable<void> pump(std::shared_ptr<Pair> pair, bool to_client, const Forge& forge) {
  tcp::socket& from = to_client ? pair->server : pair->client;
  tcp::socket& to = to_client ? pair->client : pair->server;
  std::string bytes;
  for (;;) {
    bytes.resize(kBytesAtOnce);
    const auto [error, size] = co_await from.async_read_some(asio::buffer(bytes), bastide::server::kToken);
    if (error) break;
    bytes.resize(size);
    if (to_client) forge(bytes);
    const auto [failed, sent] = co_await asio::async_write(to, asio::buffer(bytes), bastide::server::kToken);
    if (failed) break;
  }
  boost::system::error_code ignored;
  pair->client.close(ignored);
  pair->server.close(ignored);
}

}  // namespace

struct ForgedLine::Impl {
  Impl(std::uint16_t to, Forge by) : server(to), forge(std::move(by)), acceptor(io, at(0)) {
    asio::co_spawn(io, accept(), asio::detached);
    thread = std::jthread([this] { io.run(); });
  }
  ~Impl() { io.stop(); }

  asio::awaitable<void> accept() {
    for (;;) {
      auto [error, client] = co_await acceptor.async_accept(bastide::server::kToken);
      if (error) co_return;
      auto pair = std::make_shared<Pair>(std::move(client), tcp::socket(io));
      const auto [refused] = co_await pair->server.async_connect(at(server), bastide::server::kToken);
      if (refused) continue;
      asio::co_spawn(io, pump(pair, true, forge), asio::detached);
      asio::co_spawn(io, pump(pair, false, forge), asio::detached);
    }
  }

  const std::uint16_t server;
  const Forge forge;
  asio::io_context io;
  tcp::acceptor acceptor;
  std::jthread thread;
};

ForgedLine::ForgedLine(std::uint16_t server, Forge forge)
    : impl_(std::make_unique<Impl>(server, std::move(forge))) {}
ForgedLine::~ForgedLine() = default;

std::uint16_t ForgedLine::port() const { return impl_->acceptor.local_endpoint().port(); }

}  // namespace bastide::test
