// ClientConnection for a room on another node: relays everything in both directions and in order.
#include "client_connection.hpp"

#include <protocol/close_code.hpp>
#include <protocol/message_codec.hpp>

#include <utility>
#include <variant>

namespace bastide::server {

using protocol::ClosingReason;
using protocol::ErrorCode;
using protocol::WireRejection;

/// What the owner of the room is told: that the join is a guess too many, too.
std::string ClientConnection::text_for_owner(const protocol::ClientMessage& message, std::string text) const {
  if (shown_ != Shown::guess) return text;
  protocol::ClientMessage told = message;
  std::get<protocol::Join>(told.intention).guess = true;
  return protocol::encode(told);
}

/// Relays a message of a client whose room is elsewhere unchanged: that node decides and counts it.
bool ClientConnection::pass_on(std::string& text) {
  if (!context_->services.peers) return false;
  std::shared_ptr<Link> link;
  {
    const std::scoped_lock lock(mutex_);
    if (stage_ != Stage::inside || releasing_) return false;
    link = link_;
  }
  if (!link) return false;
  link->send(std::move(text));
  return true;
}

/// Holds messages until the outcome of a join is known: they may have to follow it to another node.
bool ClientConnection::hold(protocol::ClientMessage& message, std::string& text) {
  if (!context_->services.peers) return false;
  const std::scoped_lock lock(mutex_);
  if (stage_ != Stage::joining && !releasing_) return false;
  held_.push_back({.message = std::move(message), .text = std::move(text)});
  return true;
}

/// Releases the held messages in order, up to the next join.
void ClientConnection::release_held() {
  if (!context_->services.peers) return;
  std::unique_lock lock(mutex_);
  if (std::exchange(releasing_, true)) return;
  while (!held_.empty() && stage_ != Stage::joining) {
    Held next = std::move(held_.front());
    held_.pop_front();
    const auto link = stage_ == Stage::inside ? link_ : nullptr;
    lock.unlock();
    if (link)
      link->send(std::move(next.text));
    else if (stage_ != Stage::ended)
      route(std::move(next.message), std::move(next.text));
    lock.lock();
  }
  releasing_ = false;
}

void ClientConnection::relay(const std::string& node) {
  if (way_ == ComesBy::another_node || !context_->services.peers)
    return end(ClosingReason::restarting, protocol::kRetryMs);
  const std::scoped_lock lock(mutex_);
  room_.reset();
  if (stage_ != Stage::joining) return;
  link_ = context_->services.peers->link(node, address_, weak_from_this());
  link_->send(std::move(join_text_));
  context_->relayed.add(shared_from_this());
}

std::shared_ptr<Link> ClientConnection::take_link() {
  const std::scoped_lock lock(mutex_);
  if (link_) context_->relayed.remove(this);
  return std::exchange(link_, nullptr);
}

void ClientConnection::heard(MessageText message) {
  if (stage_ != Stage::joining) return deliver(std::move(message));
  const auto read = protocol::decode_server(*message);
  if (const auto* error = read ? std::get_if<protocol::Error>(&*read) : nullptr;
      error && error->re == join_id_)
    return join_refused_by_owner(error->code, std::move(message));
  deliver(std::move(message));
  if (!read) return;
  if (const auto* reply = std::get_if<protocol::JoinReply>(&*read); reply && reply->re == join_id_)
    join_succeeded();
}

/// Another join, of any room, may follow. The owner has counted this one; this node counts it, too, since the
/// address may guess at the rooms of one node after the other.
void ClientConnection::join_refused_by_owner(const std::string& code, MessageText message) {
  if (const auto link = take_link()) link->close();
  if (shown_ == Shown::guess) return refuse_late(join_id_);
  deliver(std::move(message));
  count_failed_join(code);
  leave_joining();
  release_held();
}

void ClientConnection::link_ended(std::optional<std::uint16_t> code) {
  take_link();
  if (code) {
    if (stage_.exchange(Stage::ended) != Stage::ended) outbox_->close(*code);
  } else if (stage_ == Stage::joining) {
    join_failed(join_id_, WireRejection(ErrorCode::unavailable, "The room can't be reached now. Try again."));
  } else {
    end(ClosingReason::restarting, protocol::kRetryMs);
  }
}

}  // namespace bastide::server
