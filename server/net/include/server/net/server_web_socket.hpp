// The bytes of a WebSocket connection at the server's end. Takes little memory while nothing comes: one
// operation that waits, and room for a small message.
#pragma once

#include <server/net/client_stream.hpp>
#include <server/net/opcode.hpp>
#include <server/net/read_meter.hpp>
#include <server/net/web_socket.hpp>
#include <server/rooms/message_text.hpp>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>

#include <array>
#include <cstddef>
#include <functional>
#include <list>
#include <memory>
#include <string_view>

namespace bastide::server {

/// At most one read and one write may be in progress. All calls and completions belong to the socket's
/// executor.
class ServerWebSocket {
 public:
  /// `meter`: limits how fast the connection is read; nullptr: no limit.
  ServerWebSocket(ClientStream stream, std::shared_ptr<ReadMeter> meter);
  ~ServerWebSocket();

  /// Answers an upgrade request. Requires: it has been checked.
  asio::awaitable<error_code> accept(beast::http::request<beast::http::string_body> request);

  /// Takes bytes of the client, which are valid during the call. It keeps this object alive.
  using Take = std::move_only_function<void(error_code, std::string_view bytes)>;
  void async_read(Take take);
  /// Counts a control frame, which costs more than its few bytes.
  void charge_control_frame();

  /// Writes Outgoing::kTogether texts at most, or a control frame, without waiting. Returns false if some is
  /// left, or has failed: then `finish_writing` must follow before anything else is written.
  bool write_now(const std::list<MessageText>& payloads, Opcode opcode);
  /// Writes what `write_now` has left.
  asio::awaitable<error_code> finish_writing();
  /// Ends the stream behind the last frame.
  asio::awaitable<void> end();
  /// Ends every operation in progress with an error.
  void cut();

  /// Whether unread bytes have arrived.
  bool has_unread() { return stream_.has_unread(); }

 private:
  static constexpr std::size_t kSmallBytes = 256;  ///< most messages have fewer
  static constexpr std::size_t kBytesAtOnce = 4096;
  using Bytes = std::array<char, kBytesAtOnce>;
  struct Unfinished;

  void await_bytes(Take take);
  void await_tls_bytes(Take take);
  void hand_out(Take take, error_code error, std::string_view bytes);

  ClientStream stream_;
  const std::shared_ptr<ReadMeter> meter_;
  std::array<char, kSmallBytes> small_{};
  // Apart, since they are large and seldom there.
  std::unique_ptr<Unfinished> unfinished_;
  std::unique_ptr<asio::steady_timer> pause_;  ///< a read waits for the meter
  std::unique_ptr<Bytes> tls_bytes_;
};

}  // namespace bastide::server
