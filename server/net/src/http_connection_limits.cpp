// What an address may ask of a connection, and what tells it that this is too much.
#include "http_connection.hpp"

#include <server/net/web_socket.hpp>
#include <server/rooms/directory.hpp>

#include <boost/beast/websocket/rfc6455.hpp>

#include <algorithm>
#include <utility>

namespace bastide::server {

namespace asio = boost::asio;
using boost::system::error_code;

namespace {

constexpr std::size_t kResponseHeadBytes = 600;  ///< approximately
/// A page is begun only where its first parts can follow it: whatever is refused later it fetches again
/// itself.
constexpr std::int64_t kPageRequests = 20;
/// What is put at an address counts as one request more for so many bytes.
constexpr std::int64_t kBytesOfARequest = 4096;

}  // namespace

/// The answer to a connection for which there is no room, even if others that wait make room.
std::optional<HttpResponse> HttpConnection::refuse_connection() {
  const bool trusted = context_->addresses.trusts(peer_);
  const bool has_slot = trusted || has_slot_for(peer_);
  if (context_->stats.connections > context_->options.limits.connections_max && !end_waiting()) {
    count_limit("connections-max");
    return later_response(503, ErrorCode::server_busy, "The server has too many connections open.");
  }
  if (has_slot) return std::nullopt;
  return refuse_address();
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
    return later_response(503, ErrorCode::server_busy, "Too many games are being shared.");
  if (rooms->budgets().shared_games.count(counted_as_, Clock::now())) return std::nullopt;
  count_limit("shared-games-per-hour");
  return error_response(429, ErrorCode::rate_limited,
                        "Too many shared games from this address; wait an hour.");
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
  return later_response(429, ErrorCode::rate_limited, "Too many requests from your address; wait a moment.",
                        std::chrono::ceil<std::chrono::seconds>(over.wait));
}

HttpResponse HttpConnection::refuse_address() {
  count_limit("connections-per-address-max");
  return later_response(429, ErrorCode::too_many_connections, "Your address has too many connections open.");
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

}  // namespace bastide::server
