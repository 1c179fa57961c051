#include "http_writer.hpp"

#include "deadline.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/http/status.hpp>

#include <algorithm>
#include <array>
#include <cctype>
#include <chrono>
#include <ctime>
#include <iterator>
#include <string_view>

namespace bastide::server {

namespace asio = boost::asio;
using boost::system::error_code;

namespace {

constexpr auto kToken = asio::as_tuple(asio::use_awaitable);
constexpr std::size_t kDrainBytesMax = 64 * 1024;

/// Everything from this server alone; inline scripts and styles, plug-ins and frames not at all. Older browsers don't count
/// WebSockets of the same host as 'self', hence the host by name.
std::string content_security_policy(std::string_view host) {
  const bool plain = !host.empty() && std::ranges::all_of(host, [](unsigned char c) {
    return std::isalnum(c) || std::string_view("-._:[]").contains(static_cast<char>(c));
  });
  const std::string sockets = plain ? fmt::format(" ws://{0} wss://{0}", host) : std::string{};
  return fmt::format(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
      "manifest-src 'self'; worker-src 'self'; connect-src 'self'{}; base-uri 'none'; form-action 'none'; "
      "frame-ancestors 'none'",
      sockets);
}

/// What a window shows; only there the opener's policy counts, and a page has many parts.
bool is_page(const HttpResponse& response) {
  return std::ranges::any_of(response.fields, [](const auto& field) {
    return field.first == "Content-Type" && field.second.starts_with("text/html");
  });
}

std::string head_of(const HttpResponse& response, const ResponseFrame& frame) {
  std::string head;
  const auto line = [&head](std::string_view name, std::string_view value) {
    fmt::format_to(std::back_inserter(head), "{}: {}\r\n", name, value);
  };
  const auto reason =
      boost::beast::http::obsolete_reason(static_cast<boost::beast::http::status>(response.status));
  fmt::format_to(std::back_inserter(head), "HTTP/1.1 {} {}\r\n", response.status, std::string_view(reason));
  line("Server", "bastide");
  line("Date", fmt::format("{:%a, %d %b %Y %H:%M:%S} GMT", fmt::gmtime(std::time(nullptr))));
  line("Connection", frame.keep_alive ? "keep-alive" : "close");
  if (response.status != 304)
    line("Content-Length", fmt::to_string(response.body ? response.body->size() : 0));
  line("Content-Security-Policy", content_security_policy(frame.host));
  line("X-Content-Type-Options", "nosniff");
  line("Referrer-Policy", "no-referrer");
  if (is_page(response)) line("Cross-Origin-Opener-Policy", "same-origin");
  for (const auto& [name, value] : response.fields) line(name, value);
  head += "\r\n";
  return head;
}

}  // namespace

asio::awaitable<error_code> write_response(asio::ip::tcp::socket& socket, const HttpResponse& response,
                                           const ResponseFrame& frame) {
  const std::string head = head_of(response, frame);
  const bool with_body = response.body && !frame.head_only;
  const std::array<asio::const_buffer, 2> buffers{
      asio::buffer(head), with_body ? asio::buffer(*response.body) : asio::const_buffer{}};
  const auto [error, size] = co_await asio::async_write(socket, buffers, kToken);
  co_return error;
}

asio::awaitable<void> close_softly(asio::ip::tcp::socket& socket) {
  error_code error;
  socket.shutdown(asio::ip::tcp::socket::shutdown_send, error);
  Deadline deadline(socket);
  deadline.set(std::chrono::seconds(1));
  std::array<char, 1024> nowhere{};
  std::size_t drained = 0;
  while (!error && !deadline.expired() && drained < kDrainBytesMax) {
    const auto [failure, size] = co_await socket.async_read_some(asio::buffer(nowhere), kToken);
    error = failure;
    drained += size;
  }
  socket.close(error);
}

}  // namespace bastide::server
