// One client's connection: its limits, and the way to its room, here or on another node.
#pragma once

#include "context.hpp"

#include <server/rooms/connection.hpp>
#include <server/rooms/outbox.hpp>
#include <server/rooms/peers.hpp>
#include <server/rooms/token_bucket.hpp>

#include <protocol/messages.hpp>
#include <protocol/wire_rejection.hpp>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace bastide::server {

class RoomHost;
class RoomRegistry;

/// The owner of the socket calls the functions of Connection, a link those of LinkedClient; the others are
/// called on the room's strand.
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

  void send(const protocol::ServerMessage& message);
  void deliver(MessageText message);
  /// The same for news of the room that its spectators may get a little later, together with others.
  void deliver_soon(MessageText message);
  /// The same for an answer to this client, which its address and seat pay for; `send` does so, too.
  void deliver_answer(MessageText message);
  /// Bytes of answers since the last call.
  std::size_t take_answered_bytes() { return answered_bytes_.exchange(0); }
  /// Answers intention `re` with an error, and counts it.
  void reject(std::optional<std::string> re, const protocol::WireRejection& rejection);
  /// Tells the reason, and closes with its code. Later calls do nothing.
  void end(protocol::ClosingReason reason, std::optional<int> retry_ms = {});

  /// The name under which its address is counted; empty: exempt from address limits.
  const std::string& address() const { return address_; }
  /// Whether it holds a seat: its messages have a separate queue.
  void seated(bool holds_seat) { seated_ = holds_seat; }
  bool seated() const { return seated_; }
  /// Whether it stands in a frame of somebody else's page. Asked on the room's strand alone.
  void embedded(bool is) { embedded_ = is; }
  bool embedded() const { return embedded_; }
  /// The current join has shown a right secret: it is no guess, whatever becomes of it.
  void prove_join() { shown_ = Shown::secret; }
  /// Whether the current join may come in without a secret: its address has not guessed too much, or it is no
  /// guess. Joins run concurrently, so ask when the result is known.
  bool may_join() const;
  void join_succeeded();
  /// Rejects the join; another may follow.
  void join_failed(const std::string& re, const protocol::WireRejection& rejection);
  /// The same for a guess too many, when its time has come.
  void refuse_guess(const std::string& re);
  /// The room of the current join is on another node, which handles and answers this client from now on.
  void relay(const std::string& node);
  /// Answers a message other than a join from a client in no room.
  void answer_outside(const protocol::ClientMessage& message);
  /// Uncounts a message for the rate limit.
  void give_back_message();

 private:
  enum class Stage : std::uint8_t { outside, joining, inside, ended };

  /// What the current join shows of itself.
  enum class Shown : std::uint8_t {
    nothing,  ///< it may be a guess
    guess,    ///< it is one too many, unless it has a right secret
    place,    ///< an admission to the room, or a client of the same address is there
    secret,   ///< a right one
  };

  /// A message that waits until the client's room is known.
  struct Held {
    protocol::ClientMessage message;
    std::string text;
  };

  bool pass_on(std::string& text);
  bool hold(protocol::ClientMessage& message, std::string& text);
  void release_held();
  void route(protocol::ClientMessage message, std::string text);
  void begin_join(protocol::ClientMessage message, std::string text);
  Shown shown_by(const protocol::Join& join) const;
  bool can_show_more(const protocol::Join& join) const;
  void leave_joining();
  std::shared_ptr<Link> take_link();
  void join_refused_by_owner(const std::string& code, MessageText message);
  std::string text_for_owner(const protocol::ClientMessage& message, std::string text) const;
  bool count_failed_join(std::string_view code);
  void refuse_late(std::string re);
  bool take_token(const protocol::ClientMessage& message);
  void strike();

  const std::shared_ptr<Context> context_;
  const std::shared_ptr<RoomRegistry> rooms_;
  const std::shared_ptr<Outbox> outbox_;
  const std::string address_;
  const ComesBy way_;
  std::atomic<Stage> stage_{Stage::outside};
  std::atomic<bool> seated_{false};
  bool embedded_ = false;
  std::atomic<std::size_t> answered_bytes_{0};
  int bad_messages_ = 0;  ///< of the connection

  std::mutex mutex_;                ///< guards the following
  std::shared_ptr<RoomHost> room_;  ///< where a join was sent, until it failed or the connection ended
  TokenBucket messages_;
  std::shared_ptr<Link> link_;  ///< to the node that owns the room
  std::list<Held> held_;
  bool releasing_ = false;  ///< a thread is releasing messages

  Neighbours::Place place_;  ///< in the room, once joined

  // Of the current join; unchanged meanwhile. The text is kept if there are other nodes.
  std::atomic<Shown> shown_{Shown::nothing};
  std::chrono::steady_clock::time_point join_began_;
  std::string join_room_;
  std::string join_id_;
  std::string join_text_;
};

}  // namespace bastide::server
