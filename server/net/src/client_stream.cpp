#include <server/net/client_stream_io.hpp>

#include <server/net/addresses.hpp>
#include <server/net/token.hpp>

#include <boost/asio/ssl/host_name_verification.hpp>

namespace bastide::server {

namespace asio = boost::asio;
using boost::system::error_code;

ClientStream::ClientStream(Socket socket) : stream_(std::move(socket)) {}

ClientStream::ClientStream(Socket socket, std::shared_ptr<TlsContext> context)
    : stream_(std::make_unique<Tls>(std::move(socket), std::move(context), asio::ssl::stream_base::server)) {}

ClientStream::ClientStream(Socket socket, std::shared_ptr<TlsContext> context, const std::string& host)
    : stream_(std::make_unique<Tls>(std::move(socket), std::move(context), asio::ssl::stream_base::client)) {
  auto& stream = std::get<1>(stream_)->stream;
  stream.set_verify_callback(asio::ssl::host_name_verification(host));
  if (!is_address(host)) SSL_set_tlsext_host_name(stream.native_handle(), host.c_str());  // RFC 6066, 3
}

ClientStream::ClientStream(ClientStream&&) noexcept = default;
ClientStream::~ClientStream() = default;

ClientStream::Socket& ClientStream::socket() {
  return is_tls() ? std::get<1>(stream_)->stream.next_layer() : std::get<0>(stream_);
}

bool ClientStream::is_open() const {
  if (!is_tls()) return std::get<0>(stream_).is_open();
  const auto& tls = std::get<1>(stream_);
  return tls && tls->stream.next_layer().is_open();
}

asio::awaitable<error_code> ClientStream::shake_hands() {
  if (!is_tls()) co_return error_code{};
  const auto [error] =
      co_await std::get<1>(stream_)->stream.async_handshake(std::get<1>(stream_)->side, kToken);
  co_return error;
}

asio::awaitable<void> ClientStream::say_end() {
  if (is_tls()) (void)co_await std::get<1>(stream_)->stream.async_shutdown(kToken);
  error_code ignored;
  socket().shutdown(Socket::shutdown_send, ignored);
}

void ClientStream::wait_no_more(error_code& error) {
  error = {};
  if (!socket().non_blocking()) socket().non_blocking(true, error);
}

bool ClientStream::has_unread() {
  error_code ignored;
  if (socket().available(ignored) > 0) return true;
  if (!is_tls()) return false;
  SSL* const ssl = std::get<1>(stream_)->stream.native_handle();
  return SSL_pending(ssl) > 0 || BIO_pending(SSL_get_rbio(ssl)) > 0;
}

}  // namespace bastide::server
