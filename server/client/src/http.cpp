#include "http.hpp"

#include <server/net/client_stream_io.hpp>

#include <fmt/format.h>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>

#include <exception>
#include <memory>
#include <system_error>
#include <utility>

namespace bastide::server {

namespace asio = boost::asio;
namespace http = boost::beast::http;
using asio::ip::tcp;

namespace {

std::shared_ptr<TlsContext> tls_context(Trust trust) {
  static const auto careful = std::make_shared<TlsContext>();
  return trust == Trust::authorities ? careful : std::make_shared<TlsContext>(trust);
}

}  // namespace

asio::awaitable<ClientStream> connect_to(Url url, Trust trust) {
  const auto executor = co_await asio::this_coro::executor;
  tcp::resolver resolver(executor);
  const std::string port = fmt::to_string(url.port);
  const auto endpoints = co_await resolver.async_resolve(url.host, port, asio::use_awaitable);
  tcp::socket socket(executor);
  co_await asio::async_connect(socket, endpoints, asio::use_awaitable);
  socket.set_option(tcp::no_delay(true));
  if (!url.is_tls) co_return ClientStream(std::move(socket));
  ClientStream stream(std::move(socket), tls_context(trust), url.host);
  if (const auto error = co_await stream.shake_hands()) throw boost::system::system_error(error);
  co_return stream;
}

asio::awaitable<HttpAnswer> http_exchange(Url url, std::optional<std::string> body, Trust trust) {
  ClientStream stream = co_await connect_to(url, trust);
  http::request<http::string_body> request(body ? http::verb::post : http::verb::get, url.path, 11);
  request.set(http::field::host, url.authority());
  request.set(http::field::connection, "close");
  if (body) {
    request.set(http::field::content_type, "application/json");
    request.body() = std::move(*body);
    request.prepare_payload();
  }
  co_await http::async_write(stream, request, asio::use_awaitable);
  boost::beast::flat_buffer buffer;
  http::response<http::string_body> response;
  co_await http::async_read(stream, buffer, response, asio::use_awaitable);
  HttpAnswer answer{.status = static_cast<int>(response.result_int()), .body = std::move(response.body())};
  co_return answer;
}

HttpAnswer http_get(const Url& url, std::chrono::milliseconds timeout, Trust trust) {
  asio::io_context io;
  std::optional<HttpAnswer> answer;
  std::exception_ptr failure;
  asio::co_spawn(io, http_exchange(url, std::nullopt, trust), [&](std::exception_ptr thrown, HttpAnswer got) {
    failure = thrown;
    if (!thrown) answer = std::move(got);
  });
  io.run_for(timeout);
  try {
    if (failure) std::rethrow_exception(failure);
  } catch (const boost::system::system_error& error) {
    throw std::system_error(error.code());
  }
  if (!answer) throw std::system_error(std::make_error_code(std::errc::timed_out));
  return std::move(*answer);
}

}  // namespace bastide::server
