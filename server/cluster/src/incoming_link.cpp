#include "incoming_link.hpp"

#include <server/net/client_stream_io.hpp>
#include <server/net/token.hpp>
#include <server/rooms/directory.hpp>

#include <protocol/close_code.hpp>
#include <protocol/message_codec.hpp>

#include <spdlog/spdlog.h>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include <utility>

namespace bastide::server {

namespace http = beast::http;

namespace {

constexpr std::string_view kPath = "/node";
constexpr std::uint32_t kHeaderBytesMax = 2048;

MessageText closing(protocol::ClosingReason reason) {
  return std::make_shared<const std::string>(
      protocol::encode(protocol::Closing{.reason = reason, .retry_ms = protocol::kRetryMs}));
}

}  // namespace

IncomingLink::IncomingLink(std::shared_ptr<NodeContext> node, asio::ip::tcp::socket socket,
                           AddressSlots::Slot slot)
    : Pipe(std::move(node), std::move(socket)), slot_(std::move(slot)) {
  ++node_->stats.handshakes;
}

IncomingLink::~IncomingLink() { handshake_ends(); }

void IncomingLink::handshake_ends() {
  if (!slot_) return;
  slot_ = {};
  --node_->stats.handshakes;
}

asio::awaitable<bool> IncomingLink::shake_hands() {
  const RefusalCount refused = co_await check();
  handshake_ends();
  if (refused) {
    ++(node_->stats.*(timed_out() ? &NodeStats::refused_timeout_total : refused));
    co_return false;
  }
  hosted_ = true;
  ++node_->stats.hosted;
  auto self = std::static_pointer_cast<IncomingLink>(shared_from_this());
  client_ = node_->rooms->connect_relayed(std::move(self), counted_as_);
  co_return true;
}

/// Checks that the other end is a node with this key; returns empty, or how to count the refusal.
asio::awaitable<IncomingLink::RefusalCount> IncomingLink::check() {
  const error_code failed = co_await encrypt(ClientStream(std::move(tcp_), node_->tls_of_owner));
  if (is_wrong_secret(failed)) co_return &NodeStats::refused_key_total;
  if (failed || !co_await upgrade()) co_return &NodeStats::refused_malformed_total;
  const WebSocket::Message first = co_await socket_->read();
  const auto hello = first.error || !first.is_text ? std::nullopt : read_hello(first.text);
  if (!hello) co_return &NodeStats::refused_malformed_total;
  if (hello->to != node_->address) {
    spdlog::debug("a node calls this one {}, which is {}", hello->to, node_->address);
    co_return &NodeStats::refused_address_total;
  }
  Challenge challenge;
  node_->entropy.fill(challenge.nonce);
  challenge.proof = prove(node_->key, Prover::owner, *hello, challenge.nonce);
  auto text = std::make_shared<const std::string>(encode(challenge));
  if (const error_code error = co_await socket_->write(std::move(text)))
    co_return &NodeStats::refused_malformed_total;
  const WebSocket::Message answer = co_await socket_->read();
  const auto proof = answer.error ? std::nullopt : protocol::from_hex<32>(answer.text);
  if (!proof) co_return &NodeStats::refused_malformed_total;
  if (!protocol::equal_in_constant_time(*proof, prove(node_->key, Prover::comer, *hello, challenge.nonce)))
    co_return &NodeStats::refused_key_total;
  counted_as_ = hello->client;
  co_return nullptr;
}

/// Accepts only what another node sends.
asio::awaitable<bool> IncomingLink::upgrade() {
  beast::flat_buffer buffer(kHeaderBytesMax);
  http::request_parser<http::string_body> parser;
  parser.header_limit(kHeaderBytesMax);
  parser.body_limit(std::uint64_t{0});
  const auto [error, size] = co_await http::async_read(*stream_, buffer, parser, kToken);
  if (error || buffer.size() > 0) co_return false;
  auto request = parser.release();
  if (request.target() != kPath || !beast::websocket::is_upgrade(request)) co_return false;
  prepare_socket(node_->options.limits.message_bytes_max);
  const error_code refused = co_await socket_->accept(std::move(request));
  co_return !refused;
}

void IncomingLink::received(std::string text) { client_->receive(std::move(text)); }

void IncomingLink::over(std::optional<std::uint16_t> /*code*/) {
  if (std::exchange(hosted_, false)) --node_->stats.hosted;
  if (const auto client = std::exchange(client_, nullptr)) client->disconnected();
}

void IncomingLink::deliver(MessageText message) { put(std::move(message)); }

void IncomingLink::close(std::uint16_t code) { end(code); }

void IncomingLink::say_goodbye() {
  end(std::to_underlying(protocol::CloseCode::going_away), closing(protocol::ClosingReason::stopping));
}

/// The other node reads too slowly, since it takes what its client does not.
void IncomingLink::overflowed() {
  end(std::to_underlying(protocol::CloseCode::too_slow), closing(protocol::ClosingReason::too_slow),
      /*drop_waiting=*/true);
}

}  // namespace bastide::server
