// The connection of one client: limits, and the way to its room, be that at another node.
#pragma once

#include "context.hpp"

#include <server/rooms/connection.hpp>
#include <server/rooms/outbox.hpp>
#include <server/rooms/peers.hpp>
#include <server/rooms/token_bucket.hpp>

#include <protocol/messages.hpp>
#include <protocol/wire_rejection.hpp>

#include <atomic>
#include <cstdint>
#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace bastide::server {

class RoomHost;
class RoomRegistry;

/// Whoever has the socket calls what Connection declares, a link what LinkedClient does;
/// the rest is called on the strand of the room.
class ClientConnection final : public Connection,
                               public LinkedClient,
                               public std::enable_shared_from_this<ClientConnection> {
 public:
  enum class ComesBy : std::uint8_t { itself, another_node };

  ClientConnection(std::shared_ptr<Context> context, std::shared_ptr<RoomRegistry> rooms,
                   std::shared_ptr<Outbox> outbox, std::string address, ComesBy way);

  void receive(std::string text) override;
  void disconnected() override;
  bool joined() const override { return stage_ == Stage::inside; }

  void heard(MessageText message) override;
  void link_ended(std::optional<std::uint16_t> code) override;

  /// Whether it comes from an address that no limit applies to.
  bool exempt() const { return address_.empty(); }

  void send(const protocol::ServerMessage& message);
  void deliver(MessageText message);
  /// The same of what this client has asked for, as is whatever `send` sends:
  /// its address and its seat pay for it.
  void deliver_answer(MessageText message);
  /// Bytes of answers since the last call.
  std::size_t take_answered_bytes() { return answered_bytes_.exchange(0); }
  /// Answers intention `re` with an error, and counts it.
  void reject(std::optional<std::string> re, const protocol::WireRejection& rejection);
  /// Says why, and closes with the code that belongs to the reason. Nothing that comes later has any effect.
  void end(protocol::ClosingReason reason, std::optional<int> retry_ms = {});

  /// Under which name its address is counted; empty: no address limit applies.
  const std::string& address() const { return address_; }
  /// Whether it holds a seat: what it sends waits apart from what all others send.
  void seated(bool holds_seat) { seated_ = holds_seat; }
  bool seated() const { return seated_; }
  /// Whether this address may still learn how a join ends. Joins are under way side
  /// by side, so ask when it is known.
  bool may_join() const;
  void join_succeeded();
  /// Refuses; another join may follow.
  void join_failed(const std::string& re, const protocol::WireRejection& rejection);
  /// The room of the join under way is at another node, which from now on hears
  /// and answers what this client says.
  void relay(const std::string& node);
  /// Answers a message, any but a join, of a client that is in no room.
  void answer_outside(const protocol::ClientMessage& message);
  /// A message that shall not count for the rate.
  void give_back_message();

 private:
  enum class Stage : std::uint8_t { outside, joining, inside, ended };

  /// A message that waits until it is known where the client is.
  struct Held {
    protocol::ClientMessage message;
    std::string text;
  };

  bool pass_on(std::string& text);
  bool hold(protocol::ClientMessage& message, std::string& text);
  void release_held();
  void route(protocol::ClientMessage message, std::string text);
  void begin_join(protocol::ClientMessage message, std::string text);
  void leave_joining();
  std::shared_ptr<Link> take_link();
  void join_refused_by_owner(const std::string& code);
  bool count_failed_join(std::string_view code);
  bool take_token(const protocol::ClientMessage& message);
  void strike();

  const std::shared_ptr<Context> context_;
  const std::shared_ptr<RoomRegistry> rooms_;
  const std::shared_ptr<Outbox> outbox_;
  const std::string address_;
  const ComesBy way_;
  std::atomic<Stage> stage_{Stage::outside};
  std::atomic<bool> seated_{false};
  std::atomic<std::size_t> answered_bytes_{0};
  int bad_messages_ = 0;  ///< the connection's

  std::mutex mutex_;                ///< guards what follows
  std::shared_ptr<RoomHost> room_;  ///< where a join was sent to, until that failed or the connection ended
  TokenBucket messages_;
  std::shared_ptr<Link> link_;  ///< to the node that has the room
  std::list<Held> held_;
  bool releasing_ = false;  ///< somebody is at it

  // Of the join under way; nobody changes it meanwhile. The text is kept where there are other nodes.
  std::string join_id_;
  std::string join_text_;
};

}  // namespace bastide::server
