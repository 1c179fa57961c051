// One WebSocket connection, without Beast's WebSocket templates: only web_socket.cpp instantiates those.
#pragma once

#include <server/net/client_stream.hpp>
#include <server/rooms/message_text.hpp>

#include <boost/asio/awaitable.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

namespace bastide::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
using boost::system::error_code;
using Clock = std::chrono::steady_clock;

/// Answers an upgrade request on the stream, which then carries frames. Requires: it has been checked.
asio::awaitable<error_code> accept_web_socket(ClientStream& stream,
                                              beast::http::request<beast::http::string_body> request);

/// Either end of a connection. At most one read, one write, one ping and one close may be in progress, as
/// with Beast; a close waits for a write. All calls and completions belong to the socket's
/// executor.
class WebSocket {
 public:
  struct Message {
    error_code error;
    std::string text;
    bool is_text = true;  ///< false: a binary message
  };

  /// Room that a connection keeps for its next message while none has begun.
  static constexpr std::size_t kBytesKept = 256;

  /// `message_bytes_max`: a larger message fails the next read and sends close code 1009. `bytes_kept`: a
  /// message that fits is read in one step.
  WebSocket(ClientStream stream, std::size_t message_bytes_max, std::size_t bytes_kept = kBytesKept);
  ~WebSocket();

  asio::any_io_executor get_executor();
  /// Answers an upgrade request. Requires: it has been checked.
  asio::awaitable<error_code> accept(beast::http::request<beast::http::string_body> request);
  /// Asks for an upgrade, as a client.
  asio::awaitable<error_code> connect(std::string host, std::string path);

  /// Waits for the next message. Answers pings and confirms a close meanwhile.
  asio::awaitable<Message> read();
  asio::awaitable<error_code> write(MessageText text);
  asio::awaitable<error_code> ping();
  /// Sends a close frame and waits for the other end's. Not bounded in time: `cut` ends it.
  asio::awaitable<error_code> close(std::uint16_t code);
  /// Ends every operation in progress with an error.
  void cut();

  /// The close code of the other end; 0: it has not closed, or gave none.
  std::uint16_t close_code() const;
  /// When the last message, ping or pong came.
  Clock::time_point last_heard() const;
  /// Whether unread bytes have arrived.
  bool has_unread() const;

 private:
  struct Stream;
  std::unique_ptr<Stream> stream_;
};

/// Whether a failed read or write is an ordinary end of a connection: closed, cut or gone.
bool is_ordinary_end(error_code error);

}  // namespace bastide::server
