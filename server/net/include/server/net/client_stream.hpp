// The bytes of one connection between client and server: plain TCP, or TLS over it.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>

#include <memory>
#include <string>
#include <utility>
#include <variant>

namespace bastide::server {

struct TlsContext;

/// The stream that Asio and Beast work on; include client_stream_io.hpp to read or write. Belongs to the
/// socket's executor.
class ClientStream {
 public:
  using Socket = boost::asio::ip::tcp::socket;
  using executor_type = Socket::executor_type;

  /// Plain TCP.
  ClientStream(Socket socket);
  /// The server's side of TLS. Shake hands before reading or writing.
  ClientStream(Socket socket, std::shared_ptr<TlsContext> context);
  /// The client's side of TLS: the handshake fails unless the server has a trusted certificate for this host.
  ClientStream(Socket socket, std::shared_ptr<TlsContext> context, const std::string& host);
  ClientStream(ClientStream&&) noexcept;
  ClientStream& operator=(ClientStream&&) = delete;
  ~ClientStream();

  executor_type get_executor() { return socket().get_executor(); }
  Socket& socket();
  /// False also after a move from this stream.
  bool is_open() const;
  bool is_tls() const { return std::holds_alternative<std::unique_ptr<Tls>>(stream_); }

  /// The TLS handshake; succeeds at once on plain TCP.
  boost::asio::awaitable<boost::system::error_code> shake_hands();
  /// Tells the client that nothing follows; in TLS waits for the client to do the same. Not bounded in time.
  boost::asio::awaitable<void> say_end();
  /// Whether unread bytes have arrived.
  bool has_unread();

  template <class Buffers, class Token>
  auto async_read_some(const Buffers& buffers, Token&& token)
      -> decltype(std::declval<Socket&>().async_read_some(buffers, std::forward<Token>(token)));
  template <class Buffers, class Token>
  auto async_write_some(const Buffers& buffers, Token&& token)
      -> decltype(std::declval<Socket&>().async_write_some(buffers, std::forward<Token>(token)));
  /// Reads what has come, without waiting. Requires: not TLS.
  template <class Buffer>
  std::size_t read_now(const Buffer& buffer, boost::system::error_code& error);
  /// Writes what the kernel takes without waiting, and returns how many bytes that were: none over TLS, whose
  /// records may need reading, too.
  template <class Buffers>
  std::size_t write_now(const Buffers& buffers, boost::system::error_code& error);
  /// Beast ends a WebSocket connection by it.
  template <class Handler>
  void async_end(Handler&& handler);

 private:
  struct Tls;
  /// Lets calls that would wait fail instead.
  void wait_no_more(boost::system::error_code& error);

  std::variant<Socket, std::unique_ptr<Tls>> stream_;
};

}  // namespace bastide::server
