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

/// What Asio and Beast ask of a stream; whoever reads or writes includes client_stream_io.hpp.
/// Belongs to the socket's executor.
class ClientStream {
 public:
  using Socket = boost::asio::ip::tcp::socket;
  using executor_type = Socket::executor_type;

  /// Plain.
  ClientStream(Socket socket);
  /// The server's side of TLS. Nothing can be read or written before the handshake.
  ClientStream(Socket socket, std::shared_ptr<TlsContext> context);
  /// The client's side: the handshake fails unless the server's certificate is for this host and is vouched
  /// for.
  ClientStream(Socket socket, std::shared_ptr<TlsContext> context, const std::string& host);
  ClientStream(ClientStream&&) noexcept;
  ClientStream& operator=(ClientStream&&) = delete;
  ~ClientStream();

  executor_type get_executor() { return socket().get_executor(); }
  Socket& socket();
  /// False once it was moved from, too.
  bool is_open() const;
  bool is_tls() const { return std::holds_alternative<std::unique_ptr<Tls>>(stream_); }

  /// Of plain TCP there is none: it succeeds at once.
  boost::asio::awaitable<boost::system::error_code> shake_hands();
  /// Tells the client that nothing follows, and in TLS waits until it says the same. Not bounded in time.
  boost::asio::awaitable<void> say_end();
  /// Whether something has come that nobody has read yet.
  bool has_unread();

  template <class Buffers, class Token>
  auto async_read_some(const Buffers& buffers, Token&& token)
      -> decltype(std::declval<Socket&>().async_read_some(buffers, std::forward<Token>(token)));
  template <class Buffers, class Token>
  auto async_write_some(const Buffers& buffers, Token&& token)
      -> decltype(std::declval<Socket&>().async_write_some(buffers, std::forward<Token>(token)));
  /// For Beast, which ends a WebSocket connection by it.
  template <class Handler>
  void async_end(Handler&& handler);

 private:
  struct Tls;
  std::variant<Socket, std::unique_ptr<Tls>> stream_;
};

}  // namespace bastide::server
