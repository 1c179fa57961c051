// The one file that instantiates Beast's WebSocket stream: it takes as long to compile
// as the rest of net together.
#include <server/net/web_socket.hpp>

#include "metered_socket.hpp"

#include <server/net/server_frames.hpp>
#include <server/net/token.hpp>

#include <protocol/vocabulary.hpp>

#include <boost/asio/buffer.hpp>
#include <boost/asio/ssl/error.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>

#include <memory>
#include <tuple>
#include <utility>

namespace bastide::server {

namespace {

namespace websocket = beast::websocket;

/// The cost of a ping or pong besides its few bytes, so that a flood of them is not cheap.
constexpr std::size_t kControlFrameCost = 64;

constexpr std::size_t kAsItComes = 0;

/// A TLS connection ended without close_notify.
constexpr auto kTruncated = asio::ssl::error::stream_truncated;

}  // namespace

struct WebSocket::Stream {
  Stream(ClientStream client, std::size_t message_bytes_max, std::shared_ptr<ReadMeter> reading,
         std::size_t kept)
      : bytes_kept(kept), meter(std::move(reading)), ws(MeteredSocket(std::move(client), meter)) {
    ws.read_message_max(message_bytes_max);
    ws.auto_fragment(false);
    ws.text(true);
    ws.control_callback([this](websocket::frame_type, beast::string_view) {
      last_heard = Clock::now();
      if (meter) meter->charge(kControlFrameCost);
    });
  }

  const std::size_t bytes_kept;
  std::shared_ptr<ReadMeter> meter;
  /// What `write_now` has left. With the turn: some of it is written.
  struct Unfinished {
    ServerFrames frames;
    bool has_turn;
    error_code error;
  };

  std::unique_ptr<Unfinished> unfinished;  ///< apart, since it is large and seldom there
  websocket::stream<MeteredSocket, /*deflate*/ false> ws;
  beast::flat_buffer buffer;
  Clock::time_point last_heard = Clock::now();
};

WebSocket::WebSocket(ClientStream stream, std::size_t message_bytes_max, std::shared_ptr<ReadMeter> meter,
                     std::size_t bytes_kept)
    : stream_(std::make_unique<Stream>(std::move(stream), message_bytes_max, std::move(meter), bytes_kept)) {}

WebSocket::~WebSocket() = default;

asio::any_io_executor WebSocket::get_executor() { return stream_->ws.get_executor(); }

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
  Message message;
  do {
    const std::size_t most = stream_->buffer.size() == 0 ? stream_->bytes_kept : kAsItComes;
    std::tie(message.error, std::ignore) =
        co_await stream_->ws.async_read_some(stream_->buffer, most, kToken);
  } while (!message.error && !stream_->ws.is_message_done());
  stream_->last_heard = Clock::now();
  message.is_text = stream_->ws.got_text();
  if (!message.error) message.text = beast::buffers_to_string(stream_->buffer.data());
  stream_->buffer.clear();
  if (stream_->buffer.capacity() > stream_->bytes_kept) stream_->buffer.shrink_to_fit();
  co_return message;
}

asio::awaitable<error_code> WebSocket::write(MessageText text) {
  const auto [error, size] = co_await stream_->ws.async_write(asio::buffer(*text), kToken);
  co_return error;
}

bool WebSocket::write_now(const std::list<MessageText>& texts) {
  MeteredSocket& socket = stream_->ws.next_layer();
  ServerFrames frames(texts);
  error_code error;
  const bool has_turn = stream_->ws.is_open() && socket.turn().try_take();
  if (has_turn) frames.consume(socket.stream().write_now(frames.rest(), error));
  if (!frames.done()) {
    stream_->unfinished = std::make_unique<Stream::Unfinished>(frames, has_turn, error);
    return false;
  }
  socket.turn().end();
  return true;
}

asio::awaitable<error_code> WebSocket::finish_writing() {
  MeteredSocket& socket = stream_->ws.next_layer();
  auto& [frames, has_turn, error] = *stream_->unfinished;
  if (!has_turn) {
    co_await socket.turn().async_take(asio::use_awaitable);
    if (!stream_->ws.is_open()) error = asio::error::operation_aborted;  // nothing follows a close frame
  }
  while (!error && !frames.done()) {
    const auto [failed, size] = co_await socket.stream().async_write_some(frames.rest(), kToken);
    error = failed;
    frames.consume(size);
  }
  const error_code result = error;
  stream_->unfinished.reset();
  socket.turn().end();
  co_return result;
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
  stream_->ws.next_layer().stream().socket().close(ignored);
}

std::uint16_t WebSocket::close_code() const { return stream_->ws.reason().code; }

Clock::time_point WebSocket::last_heard() const { return stream_->last_heard; }

bool WebSocket::has_unread() const { return stream_->ws.next_layer().stream().has_unread(); }

bool is_ordinary_end(error_code error) {
  return error == websocket::error::closed || error == asio::error::operation_aborted ||
         error == asio::error::eof || error == kTruncated || error == asio::error::connection_reset ||
         error == asio::error::broken_pipe;
}

}  // namespace bastide::server
