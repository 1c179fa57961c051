#include "http_connection.hpp"

#include "any_case.hpp"

#include <server/net/client_stream_io.hpp>
#include "over_tls.hpp"
#include "web_socket_connection.hpp"

#include <server/net/api.hpp>
#include <server/net/base_path.hpp>
#include <server/net/static_files.hpp>
#include <server/net/token.hpp>
#include <server/rooms/directory.hpp>
#include <server/rooms/time_source.hpp>

#include <boost/asio/associated_executor.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>
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
constexpr std::chrono::seconds kAgainAfter{2};   ///< where nothing tells when there will be room
/// A page is begun only where its first parts can follow it: whatever is refused later it fetches again
/// itself.
constexpr std::int64_t kPageRequests = 20;
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
  return method == http::verb::post || method == http::verb::put || method == http::verb::delete_ ||
         method == http::verb::options;
}

/// What is put at an address counts as one request more for so many bytes.
constexpr std::int64_t kBytesOfARequest = 4096;

/// What a proxy says of the host that is not believed; empty if nothing.
std::string_view unheard_host(const BeastRequest& request, bool trusted) {
  return trusted ? std::string_view{} : std::string_view(request["X-Forwarded-Host"]);
}

/// A refusal of what may be asked again after this time.
HttpResponse later(int status, ErrorCode code, std::string_view message,
                   std::chrono::seconds after = kAgainAfter) {
  HttpResponse response = error_response(status, code, message);
  response.fields.emplace_back("Retry-After", std::to_string(after.count()));
  return response;
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
      counted_(std::move(counted)),
      time_to_answer_(context_->options.limits.response_timeout) {
  error_code ignored;
  stream_.socket().set_option(asio::ip::tcp::no_delay(true), ignored);
}

asio::awaitable<void> HttpConnection::run() {
  if (const auto refusal = refuse_connection()) {
    co_await tell_refusal(*refusal);
  } else if (co_await shake_hands()) {
    while (co_await serve_one()) first_ = false;
  }
  if (!stream_.is_open()) co_return;
  deadline_.reset();  // the WebSocket connection has its own
  co_await close_softly(stream_);
}

/// The answer to a connection for which there is no room, even if others that wait make room.
std::optional<HttpResponse> HttpConnection::refuse_connection() {
  const bool trusted = context_->addresses.trusts(peer_);
  const bool has_slot = trusted || has_slot_for(peer_);
  if (context_->stats.connections > context_->options.limits.connections_max && !end_waiting()) {
    count_limit("connections-max");
    return later(503, ErrorCode::server_busy, "The server has too many connections open.");
  }
  if (has_slot) return std::nullopt;
  return refuse_address();
}

/// Reads the request, since a person is answered otherwise than a program. Few connections at once have this
/// chance, and little time.
asio::awaitable<void> HttpConnection::tell_refusal(const HttpResponse& refusal) {
  const Counted counted(context_->being_refused);
  if (counted.count() > context_->options.limits.refused_at_once_max || !may_tell_refusal()) {
    cut_unanswered();
    co_return;
  }
  ++context_->stats.refused_too_many_total;
  time_to_answer_ = context_->options.limits.refusal_timeout;
  deadline_->set(time_to_answer_);
  if (co_await stream_.shake_hands()) co_return;
  RequestParser parser;
  parser.header_limit(static_cast<std::uint32_t>(context_->options.limits.header_bytes_max));
  const error_code error = co_await read_header(parser);
  if (error && !refusal_of(error)) co_return;
  head_only_ = parser.get().method() == http::verb::head;
  if (!error) reduce_target(parser.get(), context_->options.base_path);
  reader_ = error ? reader_of_rest(parser.get()) : reader_of(parser.get());
  co_await refuse(refusal);
}

/// The handshake is most of a connection's cost, so it is charged before it begins.
asio::awaitable<bool> HttpConnection::shake_hands() {
  if (!stream_.is_tls()) co_return true;
  AddressBuckets* budget = context_->directory ? &context_->directory->budgets().tls_handshakes : nullptr;
  if (budget && !context_->addresses.trusts(peer_) && !budget->take(counted_as_, Clock::now())) {
    count_limit("tls-handshakes-per-second");
    ++context_->stats.refused_too_often_total;
    cut_unanswered();
    co_return false;
  }
  deadline_->set(context_->options.limits.request_timeout);
  if (const error_code error = co_await stream_.shake_hands()) {
    ++context_->stats.tls_handshakes_failed_total;
    co_return false;
  }
  co_return true;
}

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

/// Returns whether another request may follow.
asio::awaitable<bool> HttpConnection::serve_one() {
  if (!co_await wait_for_request()) co_return false;
  deadline_->set(context_->options.limits.request_timeout);
  RequestParser parser;
  parser.header_limit(static_cast<std::uint32_t>(context_->options.limits.header_bytes_max));
  parser.body_limit(body_bytes_max());
  head_only_ = false;
  host_.clear();
  cross_origin_ = {};
  reader_ = {};

  if (const error_code header_error = co_await read_header(parser)) {
    reader_ = reader_of_rest(parser.get());
    if (const auto refusal = refusal_of(header_error)) co_await refuse(*refusal);
    co_return false;
  }
  head_only_ = parser.get().method() == http::verb::head;
  reader_ = reader_of(parser.get());
  if (const auto refusal = refuse_form(parser.get())) {
    ++context_->stats.refused_malformed_total;
    co_return co_await refuse(*refusal);
  }
  reduce_target(parser.get(), context_->options.base_path);
  reader_ = reader_of(parser.get());
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
    if (!has_slot_for(client)) {
      const HttpResponse full = refuse_address();
      co_return co_await refuse_if_told(full, context_->stats.refused_too_many_total);
    }
  } else if (forwarding.any()) {
    context_->proxy_hint.notice(peer_, "its requests tell for whom they are");
  }
  const bool to_websocket = context_->directory && path_of(request) == kWebSocketPath;
  if (const auto over = over_budget(request, to_websocket)) {
    const HttpResponse busy = refuse_for(*over);
    co_return co_await refuse_if_told(busy, context_->stats.refused_too_often_total);
  }
  if (const auto over_tls = led_to_tls(request)) co_return co_await refuse(*over_tls);
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
      const HttpResponse away = later(503, ErrorCode::unavailable,
                                      "This node does not reach its database; another node has its rooms.");
      co_return co_await refuse(away);
    }
    if (const auto refusal = refuse_upgrade(request)) {
      if (const auto field = lost_field(request); !field.empty()) context_->advice.field_lost(field, peer_);
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
  if (const auto refusal = refuse_change(request)) co_return co_await refuse(*refusal);
  const bool seals = request.method() == http::verb::put;
  std::optional<Counted> sealed;
  if (seals) {
    sealed.emplace(context_->being_sealed);
    if (sealed->count() > context_->options.limits.parcels_at_once_max) {
      count_limit("parcels-at-once-max");
      const HttpResponse busy = later(503, ErrorCode::server_busy, "Too many parcels are being put.");
      co_return co_await refuse(busy);
    }
  }
  const bool shares = request.method() == http::verb::post && takes_record(path_of(request));
  std::optional<Counted> shared;
  if (shares) {
    shared.emplace(context_->being_shared);
    if (const auto refusal = refuse_sharing(shared->count())) co_return co_await refuse(*refusal);
  }
  const NetLimits& limits = context_->options.limits;
  const std::size_t bytes_max = seals    ? limits.parcel_bytes_max
                                : shares ? limits.shared_game_bytes_max
                                         : limits.body_bytes_max;
  if (const error_code body_error = co_await read_body(parser, bytes_max)) {
    if (const auto refusal = refusal_of(body_error)) co_await refuse(*refusal);
    co_return false;
  }
  if (seals) charge_body(request.body().size());
  const HttpRequest question = plain(request);
  HttpResponse answer = co_await ask(question);
  sealed.reset();
  shared.reset();  // so that who was told to come again finds room once this one has its answer
  const HttpResponse response = for_reader(std::move(answer));
  ResponseTerms terms{.head_only = head_only_, .keep_alive = request.keep_alive() && !context_->stopping};
  if (is_embedded_route(question.path)) terms.framed_by = context_->options.embed_in;
  co_return co_await send(response, std::move(terms));
}

/// What leads to TLS instead of an answer; nothing where this is answered as it came.
std::optional<HttpResponse> HttpConnection::led_to_tls(const BeastRequest& request) const {
  const auto& tls = context_->options.tls;
  if (!tls || !tls->only || stream_.is_tls() || context_->addresses.trusts(peer_)) return std::nullopt;
  if (may_lack_tls(plain(request))) return std::nullopt;
  return lead_to_tls(host_, context_->tls_port, context_->options.base_path, request.target());
}

/// Why nothing can be changed at this address by the request's method.
std::optional<HttpResponse> HttpConnection::refuse_change(const BeastRequest& request) {
  const auto method = request.method();
  const std::string_view path = path_of(request);
  const bool puts = method == http::verb::put || method == http::verb::delete_;
  if (!puts && (method != http::verb::post || takes_post(path))) return std::nullopt;
  if (!takes_parcel(path))
    return method_response("GET, HEAD", "Nothing can be posted to this address, nor put there.");
  if (!puts) return method_response("GET, HEAD, PUT, DELETE", "A parcel is put at this address.");
  return std::nullopt;
}

/// Charges the address for what it has sent.
void HttpConnection::charge_body(std::size_t bytes) {
  if (!context_->directory) return;
  context_->directory->budgets().requests.charge(counted_as_, Clock::now(),
                                                 static_cast<std::int64_t>(bytes) / kBytesOfARequest);
}

/// Why a game can't be shared now; counts it against its address, since reading and verifying it costs most.
std::optional<HttpResponse> HttpConnection::refuse_sharing(std::size_t at_once) {
  Directory* const rooms = context_->directory;
  if (!rooms || rooms->limits().shared_games_per_hour == 0)
    return error_response(403, HttpCode::forbidden, "This server keeps no games that were played elsewhere.");
  if (at_once > context_->options.limits.shared_games_at_once_max)
    return later(503, ErrorCode::server_busy, "Too many games are being shared.");
  if (rooms->budgets().shared_games.count(counted_as_, Clock::now())) return std::nullopt;
  count_limit("shared-games-per-hour");
  return error_response(429, ErrorCode::rate_limited,
                        "Too many shared games from this address; wait an hour.");
}

/// Of any body, before it is known what is asked.
std::size_t HttpConnection::body_bytes_max() const {
  const NetLimits& limits = context_->options.limits;
  return std::max({limits.body_bytes_max, limits.shared_game_bytes_max, limits.parcel_bytes_max});
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
  deadline_->set(time_to_answer_);
  charge(response.body && !terms.head_only ? response.body->size() : 0);
  terms.host = host_;
  terms.cross_origin = cross_origin_;
  if (const auto& tls = context_->options.tls; tls && tls->only && stream_.is_tls())
    terms.hsts_max_age = tls->hsts_max_age;
  const error_code error = co_await write_response(stream_, response, terms);
  co_return !error && terms.keep_alive;
}

/// Answers and ends the connection: what follows on it is untrusted or unwanted.
asio::awaitable<bool> HttpConnection::refuse(const HttpResponse& response) {
  const HttpResponse told = for_reader(response);
  ResponseTerms terms{.head_only = head_only_};
  co_return co_await send(told, std::move(terms));
}

/// A person gets a page instead of a refusal in JSON.
HttpResponse HttpConnection::for_reader(HttpResponse response) const {
  const bool json =
      std::ranges::find(response.fields, HttpFields::value_type("Content-Type", "application/json")) !=
      response.fields.end();
  if (!reader_.person || response.status < 400 || !json) return response;
  return refusal_page(response, reader_.languages, context_->options.base_path);
}

/// The same, but an address that has been told often enough is not answered any more.
asio::awaitable<bool> HttpConnection::refuse_if_told(const HttpResponse& response, NetStats::Count& count) {
  if (!may_tell_refusal()) {
    cut_unanswered();
    co_return false;
  }
  ++count;
  co_return co_await refuse(response);
}

/// Whether the address has asked too much for this request; counts the request. A question whether a
/// handshake would be accepted is a request.
std::optional<HttpConnection::OverBudget> HttpConnection::over_budget(const BeastRequest& request,
                                                                      bool to_websocket) {
  if (!context_->directory) return std::nullopt;
  AddressBudgets& budgets = context_->directory->budgets();
  const auto now = Clock::now();
  const bool shakes_hands = to_websocket && boost::beast::websocket::is_upgrade(request);
  if (shakes_hands) {
    if (budgets.handshakes.take(counted_as_, now)) return std::nullopt;
    return OverBudget{"handshakes-per-second", budgets.handshakes.wait(counted_as_, now)};
  }
  if (const auto wait = budgets.bytes_sent.wait(counted_as_, now); wait > wait.zero())
    return OverBudget{"bytes-sent-per-second", wait};
  const std::int64_t needed = reader_.person ? kPageRequests : 1;
  const std::int64_t burst = context_->directory->limits().requests_burst;
  if (const auto wait = budgets.requests.wait(counted_as_, now, std::min(needed, burst)); wait > wait.zero())
    return OverBudget{"requests-per-second", wait};
  budgets.requests.charge(counted_as_, now, 1);
  if (!to_websocket) return std::nullopt;
  const auto wait = budgets.handshakes.wait(counted_as_, now);
  return wait > wait.zero() ? std::optional(OverBudget{"handshakes-per-second", wait}) : std::nullopt;
}

/// Charges the address for an answer with a body of this size.
void HttpConnection::charge(std::size_t body_bytes) {
  if (!context_->directory) return;
  context_->directory->budgets().bytes_sent.charge(
      counted_as_, Clock::now(), static_cast<std::int64_t>(kResponseHeadBytes + body_bytes));
}

/// Counts a refusal for something that the address does too often. Returns whether it may still be told.
bool HttpConnection::may_tell_refusal() {
  return !context_->directory || context_->directory->budgets().refusals.take(counted_as_, Clock::now());
}

/// Ends the connection without an answer, leaving nothing to clean up.
void HttpConnection::cut_unanswered() {
  ++context_->stats.refused_unread_total;
  error_code ignored;
  stream_.socket().set_option(asio::socket_base::linger(true, 0), ignored);
  stream_.socket().close(ignored);
}

void HttpConnection::count_limit(std::string_view limit) {
  if (context_->directory) context_->directory->count_limit(limit);
}

/// Ends a waiting connection, of the address with the most of them. Returns whether there was one.
bool HttpConnection::end_waiting() { return context_->waiting.end_one(); }

HttpResponse HttpConnection::refuse_for(const OverBudget& over) {
  count_limit(over.limit);
  return later(429, ErrorCode::rate_limited, "Too many requests from your address; wait a moment.",
               std::chrono::ceil<std::chrono::seconds>(over.wait));
}

HttpResponse HttpConnection::refuse_address() {
  count_limit("connections-per-address-max");
  return later(429, ErrorCode::too_many_connections, "Your address has too many connections open.");
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
  if (!slot_ && address == peer_)
    context_->proxy_hint.notice(peer_, "it has as many connections as one address may have");
  while (!slot_ && context_->waiting.end_one_of(key)) slot_ = context_->slots.take(key);
  counted_as_ = std::move(key);
  return static_cast<bool>(slot_);
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
