#include "http_connection.hpp"

#include "over_tls.hpp"
#include "web_socket_connection.hpp"

#include <server/net/api.hpp>
#include <server/net/base_path.hpp>
#include <server/net/client_stream_io.hpp>
#include <server/net/static_files.hpp>
#include <server/net/token.hpp>
#include <server/rooms/directory.hpp>
#include <server/rooms/time_source.hpp>

#include <boost/asio/associated_executor.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <algorithm>
#include <utility>

namespace bastide::server {

namespace asio = boost::asio;
namespace http = boost::beast::http;
using boost::system::error_code;

namespace {

constexpr std::string_view kWebSocketPath = "/ws";

std::string peer_of(const asio::ip::tcp::socket& socket) {
  error_code error;
  const auto endpoint = socket.remote_endpoint(error);
  return error ? "0.0.0.0" : normal_address(endpoint.address().to_string());
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

/// What a proxy says of the host that is not believed; empty if nothing.
std::string_view unheard_host(const BeastRequest& request, bool trusted) {
  return trusted ? std::string_view{} : std::string_view(request["X-Forwarded-Host"]);
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
      const HttpResponse away = later_response(
          503, ErrorCode::unavailable, "This node does not reach its database; another node has its rooms.");
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
      const HttpResponse busy =
          later_response(503, ErrorCode::server_busy, "Too many parcels are being put.");
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

}  // namespace bastide::server
