// Reading from and writing to a ClientStream.
#pragma once

#include <server/net/tls_context.hpp>

#include <server/net/client_stream.hpp>

#include <boost/asio/ssl/stream.hpp>
#include <boost/beast/core/role.hpp>
#include <boost/beast/websocket/teardown.hpp>

namespace bastide::server {

struct ClientStream::Tls {
  using Side = boost::asio::ssl::stream_base::handshake_type;

  Tls(Socket socket, std::shared_ptr<TlsContext> by, Side on)
      : context(std::move(by)), side(on), stream(std::move(socket), context->context) {}

  const std::shared_ptr<TlsContext> context;
  const Side side;
  boost::asio::ssl::stream<Socket> stream;
};

template <class Buffers, class Token>
auto ClientStream::async_read_some(const Buffers& buffers, Token&& token)
    -> decltype(std::declval<Socket&>().async_read_some(buffers, std::forward<Token>(token))) {
  if (is_tls()) return std::get<1>(stream_)->stream.async_read_some(buffers, std::forward<Token>(token));
  return std::get<0>(stream_).async_read_some(buffers, std::forward<Token>(token));
}

template <class Buffers, class Token>
auto ClientStream::async_write_some(const Buffers& buffers, Token&& token)
    -> decltype(std::declval<Socket&>().async_write_some(buffers, std::forward<Token>(token))) {
  if (is_tls()) return std::get<1>(stream_)->stream.async_write_some(buffers, std::forward<Token>(token));
  return std::get<0>(stream_).async_write_some(buffers, std::forward<Token>(token));
}

template <class Buffer>
std::size_t ClientStream::read_now(const Buffer& buffer, boost::system::error_code& error) {
  wait_no_more(error);
  return error ? 0 : socket().read_some(buffer, error);
}

template <class Buffers>
std::size_t ClientStream::write_now(const Buffers& buffers, boost::system::error_code& error) {
  error = {};
  if (is_tls()) return 0;
  wait_no_more(error);
  const std::size_t size = error ? 0 : socket().write_some(buffers, error);
  if (error == boost::asio::error::would_block) error = {};
  return size;
}

template <class Handler>
void ClientStream::async_end(Handler&& handler) {
  if (is_tls()) return std::get<1>(stream_)->stream.async_shutdown(std::forward<Handler>(handler));
  boost::beast::websocket::async_teardown(boost::beast::role_type::server, std::get<0>(stream_),
                                          std::forward<Handler>(handler));
}

}  // namespace bastide::server
