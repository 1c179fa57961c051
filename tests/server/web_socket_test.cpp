// A server's own frames beside Beast's, on one socket.
#include <server/net/token.hpp>
#include <server/net/web_socket.hpp>

#include "wire.hpp"

#include "catch.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/read.hpp>

#include <cstdint>
#include <list>
#include <memory>
#include <optional>
#include <string>
#include <thread>

using namespace bastide::server;
using namespace bastide::test;
using asio::ip::tcp;

namespace {

constexpr int kPingOpcode = 9;
constexpr int kPongOpcode = 10;
constexpr std::size_t kTextBytes = 50'000;
constexpr int kSendBufferBytes = 8 * 1024;  ///< small, so that a text is written in many parts
constexpr int kRounds = 20;

/// Sends texts of one letter each, 16 at a time, and answers pings meanwhile.
class Teller {
 public:
  Teller() : acceptor_(io_, {asio::ip::address_v4::loopback(), 0}) {
    asio::co_spawn(io_, serve(), asio::detached);
    thread_ = std::jthread([this] { io_.run(); });
  }
  /// Requires: the client is gone, so that all that was begun comes to its end. (Beast keeps what still waits
  /// in a stopped context for ever.)
  ~Teller() {
    asio::post(io_, [this] { acceptor_.close(); });
  }

  std::uint16_t port() { return acceptor_.local_endpoint().port(); }

 private:
  asio::awaitable<void> serve() {
    tcp::socket socket = co_await acceptor_.async_accept(asio::use_awaitable);
    socket.set_option(asio::socket_base::send_buffer_size(kSendBufferBytes));
    beast::flat_buffer buffer;
    beast::http::request<beast::http::string_body> request;
    co_await beast::http::async_read(socket, buffer, request, asio::use_awaitable);
    socket_.emplace(ClientStream(std::move(socket)), 4096);
    if (co_await socket_->accept(std::move(request))) co_return;
    asio::co_spawn(io_, tell(), asio::detached);
    while (!(co_await socket_->read()).error) continue;
  }

  asio::awaitable<void> tell() {
    std::list<MessageText> texts;
    for (char letter = 'a'; texts.size() < 16; ++letter)
      texts.push_back(std::make_shared<const std::string>(kTextBytes, letter));
    for (int round = 0; round < kRounds; ++round)
      if (!socket_->write_now(texts) && co_await socket_->finish_writing()) co_return;
    co_await socket_->close(1000);
  }

  asio::io_context io_{1};
  tcp::acceptor acceptor_;
  std::optional<WebSocket> socket_;
  std::jthread thread_;
};

}  // namespace

TEST_CASE("a pong never comes within a text, nor a text within a pong (RFC 6455, 5.4)",
          "[server][websocket]") {
  Teller teller;
  WebSocketWire client(teller.port(), {.receive_bytes = 2048});
  int texts = 0;
  int pongs = 0;
  for (Frame frame = client.read_frame(); frame.close_code() == 0; frame = client.read_frame()) {
    CAPTURE(texts, pongs, frame.opcode, frame.payload.size());
    if (frame.opcode == kPongOpcode) {
      REQUIRE(frame.payload == std::string(125, 'p'));
      ++pongs;
      continue;
    }
    REQUIRE(frame.is_text());
    REQUIRE(frame.payload == std::string(kTextBytes, static_cast<char>('a' + texts++ % 16)));
    if (texts % 5 == 0) client.send_frame(kPingOpcode, std::string(125, 'p'));
  }
  CHECK(texts == 16 * kRounds);
  CHECK(pongs > kRounds / 2);
}
