#include "http_writer.hpp"

#include <server/net/client_stream_io.hpp>
#include "deadline.hpp"

#include <server/net/token.hpp>

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <boost/asio/buffer.hpp>
#include <boost/beast/http/field.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/serializer.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/status.hpp>
#include <boost/beast/http/write.hpp>

#include <algorithm>
#include <array>
#include <cctype>
#include <chrono>
#include <ctime>
#include <span>
#include <string>
#include <string_view>

namespace bastide::server {

namespace asio = boost::asio;
namespace http = boost::beast::http;
using boost::system::error_code;

namespace {

/// Borrows the body.
using Message = http::response<http::span_body<const char>>;

constexpr std::size_t kDrainBytesMax = 64 * 1024;

/// For answers other than pages, of which only workers heed it: everything from this server alone, and
/// WebAssembly, which rooms in the page consist of. It is short because a page has some thirty parts.
constexpr std::string_view kPolicyOfParts = "default-src 'self' 'wasm-unsafe-eval'";

/// For pages: everything from this server alone; no inline scripts or styles, plug-ins or frames, and no
/// frame around it but on pages of `framed_by`. Older browsers don't count WebSockets of the same host as
/// 'self', hence the host by name.
std::string content_security_policy(std::string_view host, std::span<const std::string> framed_by) {
  const bool plain = !host.empty() && std::ranges::all_of(host, [](unsigned char c) {
    return std::isalnum(c) || std::string_view("-._:[]").contains(static_cast<char>(c));
  });
  const std::string sockets = plain ? fmt::format(" ws://{0} wss://{0}", host) : std::string{};
  return fmt::format(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
      "manifest-src 'self'; worker-src 'self'; connect-src 'self'{}; base-uri 'none'; form-action 'none'; "
      "frame-ancestors {}",
      sockets, framed_by.empty() ? "'none'" : fmt::format("{}", fmt::join(framed_by, " ")));
}

/// Whether a window shows the answer; only there the full policies apply.
bool is_page(const HttpResponse& response) {
  return std::ranges::any_of(response.fields, [](const auto& field) {
    return field.first == "Content-Type" && field.second.starts_with("text/html");
  });
}

bool has_field(const HttpResponse& response, std::string_view name) {
  return std::ranges::any_of(response.fields, [name](const auto& field) { return field.first == name; });
}

Message message_of(const HttpResponse& response, const ResponseTerms& terms) {
  Message message{static_cast<http::status>(response.status), 11};
  message.set(http::field::server, "bastide");
  message.set(http::field::date,
              fmt::format("{:%a, %d %b %Y %H:%M:%S} GMT", fmt::gmtime(std::time(nullptr))));
  if (!terms.keep_alive) message.set(http::field::connection, "close");  // else it stays, by HTTP/1.1
  if (response.status != 304 && response.status != 204)
    message.content_length(response.body ? response.body->size() : 0);
  const bool page = is_page(response);
  if (!has_field(response, "Content-Security-Policy"))
    message.set("Content-Security-Policy",
                page ? content_security_policy(terms.host, terms.framed_by) : std::string(kPolicyOfParts));
  message.set("X-Content-Type-Options", "nosniff");
  message.set("Referrer-Policy", "no-referrer");
  if (page) message.set("Cross-Origin-Opener-Policy", "same-origin");
  if (const auto seconds = terms.hsts_max_age.count(); seconds > 0)
    message.set("Strict-Transport-Security", fmt::format("max-age={}", seconds));
  for (const auto& [name, value] : response.fields) message.insert(name, value);
  for (const auto& [name, value] : cross_origin_fields(terms.cross_origin)) message.insert(name, value);
  if (response.body) message.body() = {response.body->data(), response.body->size()};
  return message;
}

}  // namespace

asio::awaitable<error_code> write_response(ClientStream& stream, const HttpResponse& response,
                                           const ResponseTerms& terms) {
  const Message message = message_of(response, terms);
  http::response_serializer<Message::body_type> serializer(message);
  if (terms.head_only) {
    const auto [error, size] = co_await http::async_write_header(stream, serializer, kToken);
    co_return error;
  }
  const auto [error, size] = co_await http::async_write(stream, serializer, kToken);
  co_return error;
}

asio::awaitable<void> close_softly(ClientStream& stream) {
  asio::ip::tcp::socket& socket = stream.socket();
  Deadline deadline(socket);
  deadline.set(std::chrono::seconds(1));
  co_await stream.say_end();
  error_code error;
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
