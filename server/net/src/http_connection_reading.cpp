// How a request is read, and what is answered where it can't be.
#include "http_connection.hpp"

#include "any_case.hpp"

#include <server/net/client_stream_io.hpp>
#include <server/net/token.hpp>

#include <boost/asio/post.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/read.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <utility>

namespace bastide::server {

namespace asio = boost::asio;
namespace http = boost::beast::http;
using boost::system::error_code;

namespace {

constexpr std::size_t kFirstBytes = 1024;  ///< bytes of a request in the first read
constexpr std::string_view kContinue = "HTTP/1.1 100 Continue\r\n\r\n";
constexpr std::string_view kHeaderEnd = "\r\n\r\n";

std::string lower(std::string_view text) {
  std::string out(text);
  std::ranges::transform(out, out.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return out;
}

}  // namespace

/// Waits, without holding a buffer, until the client sends something. Returns false if it has left, was
/// silent too long, or has to make room for others.
asio::awaitable<bool> HttpConnection::wait_for_request() {
  if (buffer_.size() > 0) co_return true;
  deadline_->set(first_ ? context_->options.limits.request_timeout
                        : context_->options.limits.keep_alive_timeout);
  const bool proxy = context_->addresses.trusts(peer_);
  if (proxy) slot_ = {};  // what it carries next may be another's
  const auto self = std::make_shared<HttpConnection*>(this);
  auto waiting =
      context_->waiting.begin(counted_address(peer_), std::move(slot_), [self, on = stream_.get_executor()] {
        asio::post(on, [self] {
          if (*self) (*self)->deadline_->set(std::chrono::milliseconds(0));
        });
      });
  const bool come = co_await next_bytes();
  *self = nullptr;
  if (auto slot = waiting.finish()) {
    slot_ = std::move(*slot);
    co_return come;
  }
  ++context_->stats.ended_for_others_total;
  // A request that came in the same moment is served if there is room after all.
  if (come && (proxy || has_slot_for(peer_))) co_return true;
  error_code ignored;
  stream_.socket().close(ignored);
  co_return false;
}

asio::awaitable<bool> HttpConnection::next_bytes() {
  if (stream_.is_tls()) {  // TLS has buffers of its own, and may have read more than was asked for
    const auto [error, size] = co_await stream_.async_read_some(buffer_.prepare(kFirstBytes), kToken);
    buffer_.commit(size);
    co_return !error;
  }
  const auto [error] = co_await stream_.socket().async_wait(asio::ip::tcp::socket::wait_read, kToken);
  co_return stream_.has_unread() || (!error && !deadline_->expired());
}

/// Reads up to the end of the header, and refuses folded lines, which the parser would join.
asio::awaitable<error_code> HttpConnection::read_header(RequestParser& parser) {
  const std::size_t most = context_->options.limits.header_bytes_max;
  std::size_t searched = 0;
  for (;;) {
    const std::string_view text(static_cast<const char*>(buffer_.cdata().data()), buffer_.size());
    const auto end = text.substr(0, most).find(kHeaderEnd, searched);
    if (end != text.npos) {
      if (has_folded_line(text.substr(0, end))) co_return http::error::bad_obs_fold;
      break;
    }
    if (text.size() >= most) co_return http::error::header_limit;
    searched = text.size() < kHeaderEnd.size() ? 0 : text.size() - kHeaderEnd.size() + 1;
    const auto room = buffer_.prepare(std::min(kFirstBytes, most - text.size()));
    const auto [error, size] = co_await stream_.async_read_some(room, kToken);
    if (error) co_return error;
    buffer_.commit(size);
  }
  error_code error;
  buffer_.consume(parser.put(buffer_.cdata(), error));
  co_return error;
}

/// Asks for the body if the client waits to be asked. What chunks need besides their bytes is bounded, too.
/// Their trailers are dropped: a proxy may have checked the header's fields alone.
asio::awaitable<error_code> HttpConnection::read_body(RequestParser& parser, std::size_t bytes_max) {
  if (parser.content_length().value_or(0) > bytes_max) co_return http::error::body_limit;
  if (parser.is_done()) co_return error_code{};
  parser.body_limit(bytes_max);
  if (expects_continue(parser.get())) {
    const auto [error, size] = co_await asio::async_write(stream_, asio::buffer(kContinue), kToken);
    if (error) co_return error;
  }
  // The parser lets a line feed stand in quotes, where another reader may see the line's end.
  auto check_extensions = [](std::uint64_t, auto extensions, error_code& error) {
    const auto is_control = [](unsigned char c) { return (c < ' ' && c != '\t') || c == 0x7f; };
    if (std::ranges::any_of(extensions, is_control)) error = http::error::bad_chunk_extension;
  };
  parser.on_chunk_header(check_extensions);
  const http::request_header<> header = parser.get();
  std::size_t left = bytes_max + context_->options.limits.chunk_framing_bytes_max;
  while (!parser.is_done()) {
    const auto [error, size] = co_await http::async_read_some(stream_, buffer_, parser, kToken);
    if (error == http::error::buffer_overflow || size > left) co_return http::error::body_limit;
    if (error) co_return error;
    left -= size;
  }
  parser.get().base() = header;
  co_return error_code{};
}

/// Of any body, before it is known what is asked.
std::size_t HttpConnection::body_bytes_max() const {
  const NetLimits& limits = context_->options.limits;
  return std::max({limits.body_bytes_max, limits.shared_game_bytes_max, limits.parcel_bytes_max});
}

/// Who reads the answer to a request that could not be read to its end: the parser has its first line, or the
/// buffer has what has come.
Reader HttpConnection::reader_of_rest(const http::request_header<>& known) const {
  const Reader reader = reader_of(known);
  const auto rest = buffer_.data();
  return reader.person ? reader : reader_of_bytes({static_cast<const char*>(rest.data()), rest.size()});
}

/// The answer to an unreadable request; empty if the client is gone.
std::optional<HttpResponse> HttpConnection::refusal_of(error_code error) {
  if (deadline_->expired()) return error_response(408, HttpCode::timeout, "The request took too long.");
  if (error == http::error::header_limit || error == http::error::buffer_overflow) {
    return error_response(431, HttpCode::header_too_large, "The request's header is too large.");
  }
  if (error == http::error::body_limit)
    return error_response(413, ErrorCode::too_large, "The body is too large.");
  if (error == http::error::end_of_stream || error == http::error::partial_message ||
      error.category() != make_error_code(http::error::end_of_stream).category()) {
    return std::nullopt;
  }
  ++context_->stats.refused_malformed_total;
  if (error == http::error::bad_version) {
    return error_response(505, HttpCode::version_not_supported, "This server speaks HTTP/1.1.");
  }
  return error_response(400, HttpCode::bad_request, "This is not a proper HTTP request.");
}

/// A proxy before this server tells how it was reached.
bool HttpConnection::comes_by_tls(const BeastRequest& request) const {
  if (stream_.is_tls()) return true;
  return context_->addresses.trusts(peer_) && same_in_any_case(request["X-Forwarded-Proto"], "https");
}

HttpRequest HttpConnection::plain(const BeastRequest& request) const {
  HttpRequest out{.method = std::string(request.method_string()),
                  .path = std::string(path_of(request)),
                  .body = request.body(),
                  .peer = peer_,
                  .address = counted_as_,
                  .origin = fmt::format("{}://{}", comes_by_tls(request) ? "https" : "http", host_)};
  for (const auto& field : request) {
    out.fields.emplace_back(lower(std::string_view(field.name_string())), std::string(field.value()));
  }
  return out;
}

}  // namespace bastide::server
