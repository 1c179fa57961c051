// The one file that instantiates Beast's WebSocket stream: it takes as long to compile
// as the rest of net together.
#include <server/net/web_socket.hpp>

#include <server/net/client_stream_io.hpp>
#include <server/net/token.hpp>

#include <protocol/vocabulary.hpp>

#include <boost/asio/buffer.hpp>
#include <boost/asio/ssl/error.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/role.hpp>
#include <boost/beast/websocket.hpp>

#include <memory>
#include <tuple>
#include <utility>

namespace bastide::server {

namespace {

namespace websocket = beast::websocket;

constexpr std::size_t kAsItComes = 0;

/// A TLS connection ended without close_notify.
constexpr auto kTruncated = asio::ssl::error::stream_truncated;

template <class Stream>
asio::awaitable<error_code> accept_on(Stream& stream,
                                      beast::http::request<beast::http::string_body> request) {
  stream.set_option(websocket::stream_base::decorator([](websocket::response_type& response) {
    response.set(beast::http::field::sec_websocket_protocol, protocol::kSubprotocol);
    response.set(beast::http::field::server, "bastide");
  }));
  const auto [error] = co_await stream.async_accept(request, kToken);
  co_return error;
}

}  // namespace

// Beast finds these functions when a connection ends.
void beast_close_socket(ClientStream& stream) {
  error_code ignored;
  stream.socket().close(ignored);
}
template <class Handler>
void async_teardown(beast::role_type, ClientStream& stream, Handler&& handler) {
  stream.async_end(std::forward<Handler>(handler));
}

struct WebSocket::Stream {
  Stream(ClientStream client, std::size_t message_bytes_max, std::size_t kept)
      : bytes_kept(kept), ws(std::move(client)) {
    ws.read_message_max(message_bytes_max);
    ws.auto_fragment(false);
    ws.text(true);
    ws.control_callback([this](websocket::frame_type, beast::string_view) { last_heard = Clock::now(); });
  }

  const std::size_t bytes_kept;
  websocket::stream<ClientStream, /*deflate*/ false> ws;
  beast::flat_buffer buffer;
  Clock::time_point last_heard = Clock::now();
};

asio::awaitable<error_code> accept_web_socket(ClientStream& stream,
                                              beast::http::request<beast::http::string_body> request) {
  websocket::stream<ClientStream&, /*deflate*/ false> ws(stream);
  co_return co_await accept_on(ws, std::move(request));
}

WebSocket::WebSocket(ClientStream stream, std::size_t message_bytes_max, std::size_t bytes_kept)
    : stream_(std::make_unique<Stream>(std::move(stream), message_bytes_max, bytes_kept)) {}

WebSocket::~WebSocket() = default;

asio::any_io_executor WebSocket::get_executor() { return stream_->ws.get_executor(); }

asio::awaitable<error_code> WebSocket::accept(beast::http::request<beast::http::string_body> request) {
  co_return co_await accept_on(stream_->ws, std::move(request));
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
  stream_->ws.next_layer().socket().close(ignored);
}

std::uint16_t WebSocket::close_code() const { return stream_->ws.reason().code; }

Clock::time_point WebSocket::last_heard() const { return stream_->last_heard; }

bool WebSocket::has_unread() const { return stream_->ws.next_layer().has_unread(); }

bool is_ordinary_end(error_code error) {
  return error == websocket::error::closed || error == asio::error::operation_aborted ||
         error == asio::error::eof || error == kTruncated || error == asio::error::connection_reset ||
         error == asio::error::broken_pipe;
}

}  // namespace bastide::server
