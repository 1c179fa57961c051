#include "client_connection.hpp"

#include "room_host.hpp"
#include "room_registry.hpp"
#include "room_rejections.hpp"

#include <protocol/close_code.hpp>
#include <protocol/message_codec.hpp>

#include <utility>

namespace bastide::server {

namespace {

using protocol::ClosingReason;
using protocol::ErrorCode;
using protocol::WireRejection;

/// After this time from an address that guesses too much, whatever the server has looked up meanwhile.
constexpr auto kGuessRefusedAfter = std::chrono::seconds(1);

WireRejection too_much_waits() { return {ErrorCode::server_busy, "Too many messages wait for this room."}; }

}  // namespace

ClientConnection::ClientConnection(std::shared_ptr<Context> context, std::shared_ptr<RoomRegistry> rooms,
                                   std::shared_ptr<Outbox> outbox, std::string address, ComesBy way)
    : context_(std::move(context)),
      rooms_(std::move(rooms)),
      outbox_(std::move(outbox)),
      address_(std::move(address)),
      way_(way),
      messages_(context_->limits.messages_burst,
                std::chrono::nanoseconds(std::chrono::seconds(1)) / context_->limits.messages_per_second,
                context_->now()) {}

void ClientConnection::receive(std::string text) {
  if (stage_ == Stage::ended || pass_on(text)) return;
  auto message = protocol::decode_client(text, context_->limits.message_bytes_max);
  if (!message) {
    reject(std::move(message.error().re), message.error().rejection);
    strike();
  } else if (!take_token(*message)) {
    reject(message->id, WireRejection(ErrorCode::rate_limited, "Too many messages; slow down."));
    strike();
  } else if (!hold(*message, text)) {
    route(std::move(*message), std::move(text));
  }
}

void ClientConnection::disconnected() {
  stage_ = Stage::ended;
  std::shared_ptr<RoomHost> host;
  {
    const std::scoped_lock lock(mutex_);
    host = std::move(room_);
    held_.clear();
    place_ = {};
  }
  if (const auto link = take_link()) link->close();
  if (host) host->depart(shared_from_this());
}

void ClientConnection::route(protocol::ClientMessage message, std::string text) {
  if (std::holds_alternative<protocol::Join>(message.intention))
    return begin_join(std::move(message), std::move(text));
  std::shared_ptr<RoomHost> host;
  {
    const std::scoped_lock lock(mutex_);
    host = room_;
  }
  if (!host) return answer_outside(message);
  std::string id = message.id;
  if (!host->submit(shared_from_this(), std::move(message))) reject(std::move(id), too_much_waits());
}

void ClientConnection::begin_join(protocol::ClientMessage message, std::string text) {
  if (stage_ != Stage::outside)
    return reject(message.id,
                  WireRejection(ErrorCode::already_joined, "This connection has joined a room already."));
  auto& join = std::get<protocol::Join>(message.intention);
  shown_ = shown_by(join);
  join_began_ = context_->now();
  if (shown_ == Shown::guess) {
    context_->stats.count_limit("failed-joins-per-minute");
    if (!can_show_more(join)) return reject(message.id, too_many_failed_joins());
  }
  const auto found = rooms_->find(join.room);
  const std::string id = message.id;
  {
    const std::scoped_lock lock(mutex_);
    room_ = found.value_or(nullptr);
    stage_ = Stage::joining;
    join_room_ = join.room;
    if (context_->services.peers) {
      join_id_ = id;
      join_text_ = text_for_owner(message, std::move(text));
    }
  }
  if (!found) return join_failed(id, found.error());
  if (!(*found)->submit(shared_from_this(), std::move(message))) join_failed(id, too_much_waits());
}

/// Neither is ever a guess: an admission is a proof, and whoever comes to a neighbour has the code from
/// there.
ClientConnection::Shown ClientConnection::shown_by(const protocol::Join& join) const {
  if (context_->admissions.valid(join.room, join.admission) || context_->neighbours.has(address_, join.room))
    return Shown::place;
  const bool too_many = context_->budgets.wrong_joins.exhausted(address_, context_->now());
  return too_many || join.guess ? Shown::guess : Shown::nothing;
}

/// Whether the room may let a guess too many in nevertheless: for a right secret; or for a client of the same
/// address, of whom this node knows nothing if the room is elsewhere.
bool ClientConnection::can_show_more(const protocol::Join& join) const {
  return join.secret || (context_->services.peers && way_ == ComesBy::itself);
}

bool ClientConnection::may_join() const {
  if (shown_ == Shown::place || shown_ == Shown::secret) return true;
  if (shown_ != Shown::guess && !context_->budgets.wrong_joins.exhausted(address_, context_->now()))
    return true;
  context_->stats.count_limit("failed-joins-per-minute");
  return false;
}

void ClientConnection::join_succeeded() {
  {
    const std::scoped_lock lock(mutex_);
    if (stage_ == Stage::joining) place_ = context_->neighbours.enter(address_, join_room_);
  }
  Stage stage = Stage::joining;  // the connection may have ended meanwhile
  stage_.compare_exchange_strong(stage, Stage::inside);
  release_held();
}

void ClientConnection::join_failed(const std::string& re, const WireRejection& rejection) {
  if (shown_ == Shown::guess) return refuse_late(re);
  leave_joining();
  reject(re, count_failed_join(rejection.code) ? rejection : too_many_failed_joins());
  release_held();
}

/// A guess too many learns nothing: neither by the answer nor by how soon it comes. Another node than the
/// client's own answers at once, since the client's has its own time.
void ClientConnection::refuse_late(std::string re) {
  if (way_ == ComesBy::another_node) return refuse_guess(re);
  {
    const std::scoped_lock lock(mutex_);
    room_.reset();
  }
  context_->late_refusals.add(join_began_ + kGuessRefusedAfter, weak_from_this(), std::move(re));
}

void ClientConnection::refuse_guess(const std::string& re) {
  leave_joining();
  reject(re, too_many_failed_joins());
  release_held();
}

void ClientConnection::leave_joining() {
  const std::scoped_lock lock(mutex_);
  room_.reset();
  Stage stage = Stage::joining;
  stage_.compare_exchange_strong(stage, Stage::outside);
}

/// Counts the join if it may have been a guess. Returns whether the client may be told how it ended.
bool ClientConnection::count_failed_join(std::string_view code) {
  const bool wrong = code == name(ErrorCode::not_found) || code == name(ErrorCode::bad_secret);
  if (!wrong || shown_ == Shown::place) return true;
  return context_->budgets.wrong_joins.count(address_, context_->now());
}

void ClientConnection::answer_outside(const protocol::ClientMessage& message) {
  if (std::holds_alternative<protocol::Ping>(message.intention))
    return send(protocol::PingReply{.re = message.id, .now = context_->wall_ms()});
  reject(message.id, WireRejection(ErrorCode::join_first, "Join a room first."));
}

void ClientConnection::send(const protocol::ServerMessage& message) {
  deliver_answer(std::make_shared<const std::string>(protocol::encode(message)));
}

void ClientConnection::deliver_answer(MessageText message) {
  answered_bytes_ += message->size();
  context_->budgets.bytes_answered.charge(address_, context_->now(),
                                          static_cast<std::int64_t>(message->size()));
  deliver(std::move(message));
}

void ClientConnection::deliver(MessageText message) {
  if (stage_ != Stage::ended) outbox_->deliver(std::move(message));
}

void ClientConnection::deliver_soon(MessageText message) {
  if (stage_ != Stage::ended) outbox_->deliver_soon(std::move(message));
}

void ClientConnection::reject(std::optional<std::string> re, const WireRejection& rejection) {
  context_->stats.count_rejection(rejection.code);
  send(protocol::to_error(std::move(re), rejection));
}

void ClientConnection::end(ClosingReason reason, std::optional<int> retry_ms) {
  if (stage_.exchange(Stage::ended) == Stage::ended) return;
  {
    const std::scoped_lock lock(mutex_);
    place_ = {};
  }
  outbox_->deliver(std::make_shared<const std::string>(
      protocol::encode(protocol::Closing{.reason = reason, .retry_ms = retry_ms})));
  outbox_->close(std::to_underlying(protocol::close_code(reason)));
}

/// A move pays before and is paid back once it is carried out, rather than pays where it is refused: those
/// places are many, and moves that still wait must count.
bool ClientConnection::take_token(const protocol::ClientMessage& message) {
  const auto now = context_->now();
  // The answer to a move is short, and a legal move never counts.
  const bool may_cost = !std::holds_alternative<protocol::Act>(message.intention);
  const auto over = [this](std::string_view limit) {
    context_->stats.count_limit(limit);
    return false;
  };
  if (may_cost && context_->budgets.bytes_answered.wait(address_, now) > std::chrono::nanoseconds(0))
    return over("bytes-sent-per-second");
  {
    const std::scoped_lock lock(mutex_);
    if (!messages_.take(now)) return over("messages-per-second");
  }
  return context_->budgets.messages.take(address_, now) || over("address-messages-per-second");
}

void ClientConnection::give_back_message() {
  context_->budgets.messages.give_back(address_);
  const std::scoped_lock lock(mutex_);
  messages_.give_back();
}

void ClientConnection::strike() {
  if (++bad_messages_ >= context_->limits.bad_messages_max) end(ClosingReason::policy);
}

}  // namespace bastide::server
