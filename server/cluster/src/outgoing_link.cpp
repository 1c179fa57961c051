#include "outgoing_link.hpp"

#include <server/net/authority.hpp>
#include <server/net/token.hpp>

#include <protocol/close_code.hpp>

#include <fmt/format.h>
#include <spdlog/spdlog.h>
#include <boost/asio/connect.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/strand.hpp>

#include <utility>

namespace bastide::server {

namespace {

constexpr std::uint16_t kGoingAway = std::to_underlying(protocol::CloseCode::going_away);

/// Whether the owner's rooms, not its WebSocket, closed with this code.
bool is_for_clients(std::uint16_t code) {
  switch (static_cast<protocol::CloseCode>(code)) {
    case protocol::CloseCode::going_away:
    case protocol::CloseCode::not_text:
    case protocol::CloseCode::policy:
    case protocol::CloseCode::restarting:
    case protocol::CloseCode::taken_over:
    case protocol::CloseCode::removed:
    case protocol::CloseCode::too_slow:
    case protocol::CloseCode::room_closed: return true;
  }
  return false;
}

}  // namespace

OutgoingLink::OutgoingLink(std::shared_ptr<NodeContext> node, std::string to, std::string address,
                           std::weak_ptr<LinkedClient> client)
    : Pipe(node, asio::ip::tcp::socket(asio::make_strand(node->io))),
      to_(std::move(to)),
      address_(std::move(address)),
      resolver_(executor_),
      client_(std::move(client)) {
  ++node_->stats.relayed;
}

OutgoingLink::~OutgoingLink() { --node_->stats.relayed; }

void OutgoingLink::send(std::string text) { put(std::make_shared<const std::string>(std::move(text))); }

void OutgoingLink::close() {
  closed_ = true;
  end(kGoingAway);
}

void OutgoingLink::say_goodbye() { end(kGoingAway); }

asio::awaitable<bool> OutgoingLink::shake_hands() {
  if (!co_await reach()) co_return false;
  reached_ = true;
  if (!co_await upgrade() || !co_await prove_both()) co_return false;
  proven_ = true;
  if (node_->owners_fail.exchange(false)) spdlog::info("other nodes are reached again");
  co_return true;
}

asio::awaitable<bool> OutgoingLink::reach() {
  const auto authority = parse_authority(to_);
  if (!authority || !authority->port) co_return false;
  const std::string port = fmt::to_string(*authority->port);
  const auto [unknown, endpoints] = co_await resolver_.async_resolve(authority->host, port, kToken);
  if (unknown || timed_out()) co_return false;
  const auto [unreached, endpoint] = co_await asio::async_connect(tcp_, endpoints, kToken);
  co_return !unreached && !timed_out();
}

asio::awaitable<bool> OutgoingLink::upgrade() {
  const std::string host = parse_authority(to_)->host;
  if (co_await encrypt(ClientStream(std::move(tcp_), node_->tls_of_comer, host))) co_return false;
  prepare_socket(node_->options.limits.outbox_bytes_max);
  const error_code refused = co_await socket_->connect(to_, "/node");
  co_return !refused;
}

asio::awaitable<bool> OutgoingLink::prove_both() {
  Hello hello{.nonce = {}, .from = node_->address, .to = to_, .client = address_};
  node_->entropy.fill(hello.nonce);
  auto first = std::make_shared<const std::string>(encode(hello));
  if (const error_code error = co_await socket_->write(std::move(first))) co_return false;
  const WebSocket::Message answer = co_await socket_->read();
  if (answer.error) co_return false;
  const auto challenge = read_challenge(answer.text);
  if (!challenge || !protocol::equal_in_constant_time(
                        challenge->proof, prove(node_->key, Prover::owner, hello, challenge->nonce)))
    co_return false;
  auto proof = std::make_shared<const std::string>(
      protocol::to_hex(prove(node_->key, Prover::comer, hello, challenge->nonce)));
  const error_code error = co_await socket_->write(std::move(proof));
  co_return !error;
}

void OutgoingLink::count_failure() {
  ++node_->stats.links_failed_total;
  if (node_->owners_fail.exchange(true)) return;
  spdlog::warn("the node {} {}", to_,
               reached_ ? "does not prove that it has our key and this address" : "is not reached");
}

void OutgoingLink::received(std::string text) {
  const auto client = closed_ ? nullptr : client_.lock();
  if (!client) return;
  ++node_->stats.to_clients_total;
  client->heard(std::make_shared<const std::string>(std::move(text)));
}

void OutgoingLink::wrote_one() { ++node_->stats.to_owners_total; }

void OutgoingLink::over(std::optional<std::uint16_t> code) {
  resolver_.cancel();
  if (closed_) return;
  if (!proven_) count_failure();
  if (!proven_ || (code && !is_for_clients(*code))) code.reset();
  if (const auto client = client_.lock()) client->link_ended(code);
}

void OutgoingLink::overflowed() { cut(); }

}  // namespace bastide::server
