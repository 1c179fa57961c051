#include "http_connection.hpp"

#include <server/net/client_stream_io.hpp>
#include "web_socket_connection.hpp"

#include <server/net/api.hpp>
#include <server/net/base_path.hpp>
#include <server/net/token.hpp>
#include <server/rooms/directory.hpp>
#include <server/rooms/time_source.hpp>

#include <boost/asio/associated_executor.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include <algorithm>
#include <cctype>
#include <utility>

namespace bastide::server {

namespace asio = boost::asio;
namespace http = boost::beast::http;
using boost::system::error_code;

namespace {

constexpr std::string_view kWebSocketPath = "/ws";
constexpr std::size_t kResponseHeadBytes = 600;  ///< approximately
constexpr int kHandshakeRequests = 10;           ///< requests that a WebSocket handshake counts for
constexpr int kTlsHandshakeRequests = 2;
constexpr std::size_t kFirstBytes = 1024;  ///< bytes of a request in the first read
constexpr std::string_view kContinue = "HTTP/1.1 100 Continue\r\n\r\n";
constexpr std::string_view kHeaderEnd = "\r\n\r\n";

std::string peer_of(const asio::ip::tcp::socket& socket) {
  error_code error;
  const auto endpoint = socket.remote_endpoint(error);
  return error ? "0.0.0.0" : normal_address(endpoint.address().to_string());
}

std::string lower(std::string_view text) {
  std::string out(text);
  std::ranges::transform(out, out.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return out;
}

/// All fields of a name as one list, as if sent in one field.
std::string joined(const BeastRequest& request, std::string_view name) {
  std::string out;
  const auto [first, last] = request.equal_range(name);
  for (auto field = first; field != last; ++field) {
    if (!out.empty()) out += ',';
    out += std::string_view(field->value());
  }
  return out;
}

/// Whether pages of other sites are kept from this method: it changes something, or asks leave to.
bool is_for_own_pages(http::verb method) {
  return method == http::verb::post || method == http::verb::options;
}

/// What a proxy says of the host that is not believed; empty if nothing.
std::string_view unheard_host(const BeastRequest& request, bool trusted) {
  return trusted ? std::string_view{} : std::string_view(request["X-Forwarded-Host"]);
}

std::string_view path_of(const BeastRequest& request) {
  const std::string_view target = request.target();
  return target.substr(0, target.find('?'));
}

}  // namespace

HttpConnection::HttpConnection(ClientStream stream, std::shared_ptr<NetContext> context,
                               CountedConnection counted)
    : stream_(std::move(stream)),
      context_(std::move(context)),
      deadline_(std::in_place, stream_.socket()),
      buffer_(context_->options.limits.header_bytes_max + context_->options.limits.body_bytes_max),
      peer_(peer_of(stream_.socket())),
      counted_(std::move(counted)) {
  error_code ignored;
  stream_.socket().set_option(asio::ip::tcp::no_delay(true), ignored);
}

asio::awaitable<void> HttpConnection::run() {
  if (!context_->addresses.trusts(peer_) && !has_slot_for(peer_)) {
    context_->proxy_hint.notice(peer_, "it has as many connections as one address may have");
    if (!stream_.is_tls()) co_await refuse_address();
  } else if (co_await shake_hands()) {
    while (co_await serve_one()) first_ = false;
  }
  if (!stream_.is_open()) co_return;
  deadline_.reset();  // the WebSocket connection has its own
  co_await close_softly(stream_);
}

/// The handshake is most of a connection's cost, so it is charged before it begins.
asio::awaitable<bool> HttpConnection::shake_hands() {
  if (!stream_.is_tls()) co_return true;
  if (!context_->addresses.trusts(peer_) &&
      over_budget(kTlsHandshakeRequests) > std::chrono::nanoseconds(0)) {
    ++context_->stats.refused_too_often_total;
    count_refusal();
    co_return false;
  }
  deadline_->set(context_->options.limits.request_timeout);
  if (const error_code error = co_await stream_.shake_hands()) {
    ++context_->stats.tls_handshakes_failed_total;
    co_return false;
  }
  co_return true;
}

/// Waits, without holding a buffer, until the client sends something. Returns false if it has left or was
/// silent too long.
asio::awaitable<bool> HttpConnection::wait_for_request() {
  if (buffer_.size() > 0) co_return true;
  deadline_->set(first_ ? context_->options.limits.request_timeout
                        : context_->options.limits.keep_alive_timeout);
  if (stream_.is_tls()) {  // TLS has buffers of its own, and may have read more than was asked for
    const auto [error, size] = co_await stream_.async_read_some(buffer_.prepare(kFirstBytes), kToken);
    buffer_.commit(size);
    co_return !error;
  }
  const auto [error] = co_await stream_.socket().async_wait(asio::ip::tcp::socket::wait_read, kToken);
  co_return !error && !deadline_->expired();
}

/// Returns whether another request may follow.
asio::awaitable<bool> HttpConnection::serve_one() {
  if (!co_await wait_for_request()) co_return false;
  deadline_->set(context_->options.limits.request_timeout);
  RequestParser parser;
  parser.header_limit(static_cast<std::uint32_t>(context_->options.limits.header_bytes_max));
  parser.body_limit(context_->options.limits.body_bytes_max);
  head_only_ = false;
  host_.clear();
  cross_origin_ = {};

  if (const error_code header_error = co_await read_header(parser)) {
    if (const auto refusal = refusal_of(header_error)) co_await refuse(*refusal);
    co_return false;
  }
  head_only_ = parser.get().method() == http::verb::head;
  if (const auto refusal = refuse_form(parser.get())) {
    ++context_->stats.refused_malformed_total;
    co_return co_await refuse(*refusal);
  }
  reduce_target(parser.get(), context_->options.base_path);
  co_return co_await serve(parser);
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
asio::awaitable<error_code> HttpConnection::read_body(RequestParser& parser) {
  if (parser.is_done()) co_return error_code{};
  const NetLimits& limits = context_->options.limits;
  if (expects_continue(parser.get())) {
    const auto [error, size] = co_await asio::async_write(stream_, asio::buffer(kContinue), kToken);
    if (error) co_return error;
  }
  const http::request_header<> header = parser.get();
  std::size_t left = limits.body_bytes_max + limits.chunk_framing_bytes_max;
  while (!parser.is_done()) {
    const auto [error, size] = co_await http::async_read_some(stream_, buffer_, parser, kToken);
    if (error == http::error::buffer_overflow || size > left) co_return http::error::body_limit;
    if (error) co_return error;
    left -= size;
  }
  parser.get().base() = header;
  co_return error_code{};
}

/// The body is read last: nobody is asked for one that is refused.
asio::awaitable<bool> HttpConnection::serve(RequestParser& parser) {
  const BeastRequest& request = parser.get();
  const ForwardingFields forwarding{.x_forwarded_for = joined(request, "X-Forwarded-For"),
                                    .forwarded = joined(request, "Forwarded"),
                                    .x_forwarded_host = joined(request, "X-Forwarded-Host")};
  host_ = context_->addresses.host(peer_, forwarding, request[http::field::host]);
  cross_origin_ = {.allowed = context_->origins.listed(request[http::field::origin]),
                   .varies = context_->origins.lists_any()};
  std::string client = context_->addresses.client(peer_, forwarding);
  if (context_->bans.contain(client, SystemTime().wall_ms())) {
    ++context_->stats.refused_banned_total;
    const HttpResponse banned =
        error_response(403, HttpCode::forbidden, "This server is closed to your address.");
    co_return co_await refuse(banned);
  }
  if (context_->addresses.trusts(peer_)) {
    if (!has_slot_for(client)) co_return co_await refuse_address();
  } else if (forwarding.any()) {
    context_->proxy_hint.notice(peer_, "its requests tell for whom they are");
  }
  const bool to_websocket = context_->directory && path_of(request) == kWebSocketPath;
  const bool shakes_hands = to_websocket && request.method() == http::verb::get;
  if (const auto wait = over_budget(shakes_hands ? kHandshakeRequests : 1); wait > wait.zero())
    co_return co_await refuse_for(wait);
  if (to_websocket || is_for_own_pages(request.method())) {
    if (const auto refusal = refuse_origin(request, context_->origins, host_)) {
      ++context_->stats.refused_origin_total;
      const auto unheard = unheard_host(request, context_->addresses.trusts(peer_));
      context_->advice.origin_refused(request[http::field::origin], host_, unheard);
      co_return co_await refuse(*refusal);
    }
  }
  if (to_websocket) {
    if (!context_->directory->can_have_rooms()) {
      const HttpResponse away = error_response(
          503, ErrorCode::unavailable, "This node does not reach its database; another node has its rooms.");
      co_return co_await refuse(away);
    }
    if (const auto refusal = refuse_upgrade(request)) {
      if (has_lost_upgrade(request)) context_->advice.upgrade_lost(peer_);
      co_return co_await refuse(*refusal);
    }
    if (buffer_.size() > 0) {
      const HttpResponse early =
          error_response(400, HttpCode::bad_request, "Wait for the handshake before sending frames.");
      co_return co_await refuse(early);
    }
    upgrade(parser.release(), std::move(client));
    co_return false;
  }
  advise_on_prefix(request);
  if (request.method() == http::verb::post && !takes_post(path_of(request))) {
    const HttpResponse refusal = method_response("GET, HEAD", "Nothing can be posted to this address.");
    co_return co_await refuse(refusal);
  }
  if (const error_code body_error = co_await read_body(parser)) {
    if (const auto refusal = refusal_of(body_error)) co_await refuse(*refusal);
    co_return false;
  }
  const HttpRequest question = plain(request);
  const HttpResponse response = co_await ask(question);
  ResponseTerms terms{.head_only = head_only_, .keep_alive = request.keep_alive() && !context_->stopping};
  co_return co_await send(response, std::move(terms));
}

/// Tells the host of a proxy that serves this under a path of which the pages know nothing.
void HttpConnection::advise_on_prefix(const BeastRequest& request) {
  const std::string_view prefix = request["X-Forwarded-Prefix"];
  const std::string& base_path = context_->options.base_path;
  if (!prefix.empty() && normal_base_path(prefix) != base_path)
    context_->advice.prefix_differs(prefix, base_path);
}

/// The connection goes on by itself, without its deadline of HTTP.
void HttpConnection::upgrade(BeastRequest request, std::string client) {
  deadline_.reset();
  std::make_shared<WebSocketConnection>(std::move(stream_), context_,
                                        WebSocketConnection::Client{.counted_as = counted_as_,
                                                                    .address = std::move(client),
                                                                    .counted = std::move(counted_),
                                                                    .slot = std::move(slot_)})
      ->run(std::move(request));
}

/// Passes the request to the handler, which may answer later on another thread.
asio::awaitable<HttpResponse> HttpConnection::ask(const HttpRequest& request) {
  if (request.method == "OPTIONS")
    co_return options_response(cross_origin_, context_->options.preflight_max_age);
  auto start = [this, &request]<class Handler>(Handler handler) {
    auto executor = asio::get_associated_executor(handler);
    context_->http(request, [executor, handler = std::move(handler)](HttpResponse response) mutable {
      asio::dispatch(executor, [handler = std::move(handler), response = std::move(response)]() mutable {
        std::move(handler)(std::move(response));
      });
    });
  };
  co_return co_await asio::async_initiate<const asio::use_awaitable_t<>, void(HttpResponse)>(
      start, asio::use_awaitable);
}

asio::awaitable<bool> HttpConnection::send(const HttpResponse& response, ResponseTerms terms) {
  ++context_->stats.requests_total;
  deadline_->set(context_->options.limits.response_timeout);
  charge(response.body && !terms.head_only ? response.body->size() : 0);
  terms.host = host_;
  terms.cross_origin = cross_origin_;
  const error_code error = co_await write_response(stream_, response, terms);
  co_return !error && terms.keep_alive;
}

/// Answers and ends the connection: what follows on it is untrusted or unwanted.
asio::awaitable<bool> HttpConnection::refuse(const HttpResponse& response) {
  ResponseTerms terms{.head_only = head_only_};
  co_return co_await send(response, std::move(terms));
}

/// How long the address must wait for this many requests; 0: not at all, and they have been counted.
std::chrono::nanoseconds HttpConnection::over_budget(int requests) {
  if (!context_->directory) return {};
  AddressBudgets& budgets = context_->directory->budgets();
  const auto now = Clock::now();
  if (const auto wait = budgets.bytes_sent.wait(counted_as_, now); wait > wait.zero()) return wait;
  if (budgets.requests.take(counted_as_, now, requests)) return {};
  return budgets.requests.wait(counted_as_, now, requests);
}

/// Charges the address for an answer with a body of this size.
void HttpConnection::charge(std::size_t body_bytes) {
  if (!context_->directory) return;
  context_->directory->budgets().bytes_sent.charge(
      counted_as_, Clock::now(), static_cast<std::int64_t>(kResponseHeadBytes + body_bytes));
}

/// Counts a refusal for something that the address does too often.
void HttpConnection::count_refusal() {
  if (context_->directory) context_->directory->budgets().refusals.charge(counted_as_, Clock::now(), 1);
}

asio::awaitable<bool> HttpConnection::refuse_for(std::chrono::nanoseconds wait) {
  ++context_->stats.refused_too_often_total;
  if (context_->directory) context_->directory->count_limit("requests-per-second");
  count_refusal();
  HttpResponse busy =
      error_response(429, ErrorCode::rate_limited, "Too many requests from your address; wait a moment.");
  busy.fields.emplace_back("Retry-After",
                           std::to_string(std::chrono::ceil<std::chrono::seconds>(wait).count()));
  co_return co_await refuse(busy);
}

asio::awaitable<bool> HttpConnection::refuse_address() {
  ++context_->stats.refused_too_many_total;
  if (context_->directory) context_->directory->count_limit("connections-per-address-max");
  count_refusal();
  const HttpResponse busy =
      error_response(429, ErrorCode::too_many_connections, "Your address has too many connections open.");
  co_return co_await refuse(busy);
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

/// Takes a slot of the address until the connection is destroyed.
bool HttpConnection::has_slot_for(const std::string& address) {
  if (context_->addresses.exempts(address)) {
    slot_ = {};
    counted_as_.clear();
    return true;
  }
  std::string key = counted_address(address);
  if (slot_ && counted_as_ == key) return true;
  slot_ = context_->slots.take(key);
  counted_as_ = std::move(key);
  return static_cast<bool>(slot_);
}

HttpRequest HttpConnection::plain(const BeastRequest& request) const {
  HttpRequest out{.method = std::string(request.method_string()),
                  .path = std::string(path_of(request)),
                  .body = request.body(),
                  .peer = peer_,
                  .address = counted_as_};
  for (const auto& field : request) {
    out.fields.emplace_back(lower(std::string_view(field.name_string())), std::string(field.value()));
  }
  return out;
}

}  // namespace bastide::server
