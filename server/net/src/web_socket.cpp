// The one file that instantiates Beast's WebSocket stream: it takes as long to compile as the rest of net together.
#include <server/net/web_socket.hpp>

#include "metered_socket.hpp"

#include <protocol/vocabulary.hpp>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>

#include <utility>

namespace bastide::server {

namespace {

namespace websocket = beast::websocket;
constexpr auto kToken = asio::as_tuple(asio::use_awaitable);

/// What a ping or pong costs besides its few bytes, so that a flood of them is no cheap way to keep us busy.
constexpr std::size_t kControlFrameCost = 64;

}  // namespace

struct WebSocket::Stream {
  Stream(asio::ip::tcp::socket socket, std::size_t message_bytes_max, std::shared_ptr<ReadMeter> reading)
      : meter(std::move(reading)), ws(MeteredSocket(std::move(socket), meter)) {
    ws.read_message_max(message_bytes_max);
    ws.auto_fragment(false);
    ws.text(true);
    ws.control_callback([this](websocket::frame_type, beast::string_view) {
      last_heard = Clock::now();
      if (meter) meter->charge(kControlFrameCost);
    });
  }

  std::shared_ptr<ReadMeter> meter;
  websocket::stream<MeteredSocket, /*deflate*/ false> ws;
  beast::flat_buffer buffer;
  Clock::time_point last_heard = Clock::now();
};

WebSocket::WebSocket(asio::ip::tcp::socket socket, std::size_t message_bytes_max,
                     std::shared_ptr<ReadMeter> meter)
    : stream_(std::make_unique<Stream>(std::move(socket), message_bytes_max, std::move(meter))) {}

WebSocket::~WebSocket() = default;

asio::awaitable<error_code> WebSocket::accept(beast::http::request<beast::http::string_body> request) {
  stream_->ws.set_option(websocket::stream_base::decorator([](websocket::response_type& response) {
    response.set(beast::http::field::sec_websocket_protocol, protocol::kSubprotocol);
    response.set(beast::http::field::server, "bastide");
  }));
  const auto [error] = co_await stream_->ws.async_accept(request, kToken);
  co_return error;
}

asio::awaitable<error_code> WebSocket::connect(std::string host, std::string path) {
  stream_->ws.set_option(websocket::stream_base::decorator([](websocket::request_type& request) {
    request.set(beast::http::field::sec_websocket_protocol, protocol::kSubprotocol);
  }));
  const auto [error] = co_await stream_->ws.async_handshake(host, path, kToken);
  co_return error;
}

asio::awaitable<WebSocket::Message> WebSocket::read() {
  const auto [error, size] = co_await stream_->ws.async_read(stream_->buffer, kToken);
  stream_->last_heard = Clock::now();
  Message message{.error = error, .is_text = stream_->ws.got_text()};
  if (!error) message.text = beast::buffers_to_string(stream_->buffer.data());
  stream_->buffer.clear();
  co_return message;
}

asio::awaitable<error_code> WebSocket::write(std::shared_ptr<const std::string> text) {
  const auto [error, size] = co_await stream_->ws.async_write(asio::buffer(*text), kToken);
  co_return error;
}

asio::awaitable<error_code> WebSocket::ping() {
  const websocket::ping_data nothing;
  const auto [error] = co_await stream_->ws.async_ping(nothing, kToken);
  co_return error;
}

asio::awaitable<error_code> WebSocket::close(std::uint16_t code) {
  const websocket::close_reason reason(static_cast<websocket::close_code>(code));
  const auto [error] = co_await stream_->ws.async_close(reason, kToken);
  co_return error;
}

void WebSocket::cut() {
  error_code ignored;
  stream_->ws.next_layer().stop_waiting();
  beast::get_lowest_layer(stream_->ws).close(ignored);
}

Clock::time_point WebSocket::last_heard() const { return stream_->last_heard; }

bool WebSocket::has_unread() const {
  error_code ignored;
  return beast::get_lowest_layer(stream_->ws).available(ignored) > 0;
}

bool is_ordinary_end(error_code error) {
  return error == websocket::error::closed || error == asio::error::operation_aborted ||
         error == asio::error::eof || error == asio::error::connection_reset ||
         error == asio::error::broken_pipe;
}

}  // namespace bastide::server
