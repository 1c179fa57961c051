// Bytes after a WebSocket handshake: frames of all kinds, or none. Reading ends, and the messages read are
// within their bounds.
#include "fuzz.hpp"

#include <server/net/web_socket.hpp>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>

#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <string>
#include <string_view>
#include <utility>

using namespace bastide;
using boost::asio::ip::tcp;

namespace {

constexpr std::size_t kMessageBytesMax = 4096;
constexpr std::size_t kInputBytesMax = 60'000;  ///< fits into the socket's buffer

server::beast::http::request<server::beast::http::string_body> handshake() {
  namespace http = server::beast::http;
  http::request<http::string_body> request(http::verb::get, "/ws", 11);
  request.set(http::field::host, "localhost");
  request.set(http::field::upgrade, "websocket");
  request.set(http::field::connection, "Upgrade");
  request.set(http::field::sec_websocket_version, "13");
  request.set(http::field::sec_websocket_key, "dGhlIHNhbXBsZSBub25jZQ==");
  request.set(http::field::sec_websocket_protocol, "bastide.v1");
  return request;
}

boost::asio::awaitable<void> read_all(server::WebSocket& socket, bool& ended) {
  auto request = handshake();
  if (!co_await socket.accept(std::move(request))) {
    for (;;) {
      const auto message = co_await socket.read();
      if (message.error) break;
      fuzz::require(message.text.size() <= kMessageBytesMax, "no message is longer than its bound");
    }
  }
  ended = true;
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size > kInputBytesMax) return 0;
  std::array<int, 2> ends{};
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) return 0;
  boost::asio::io_context io(1);
  {
    tcp::socket socket(io);
    socket.assign(tcp::v4(), ends[0]);
    server::WebSocket web_socket(server::ClientStream(std::move(socket)), kMessageBytesMax);
    bool ended = false;
    boost::asio::co_spawn(io, read_all(web_socket, ended), boost::asio::detached);
    io.poll();
    fuzz::require(send(ends[1], data, size, MSG_NOSIGNAL) == static_cast<ssize_t>(size), "the input fits");
    shutdown(ends[1], SHUT_WR);
    std::array<char, 4096> answer{};
    while (!ended) {  // a client that takes every answer
      io.restart();
      io.poll();
      while (recv(ends[1], answer.data(), answer.size(), MSG_DONTWAIT) > 0) {
      }
    }
  }
  close(ends[1]);
  return 0;
}
