// Everybody who is connected to a room, and what each of them sees of its changes.
#pragma once

#include "client_connection.hpp"
#include "context.hpp"
#include "room_state.hpp"
#include "view_stream.hpp"

#include <protocol/messages.hpp>

#include <chrono>
#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace bastide::server {

using ConnectionPtr = std::shared_ptr<ClientConnection>;

/// A move on its way to the clients in its room: lives until the last of them has it or is gone, then counts
/// how long that took. May outlive the rooms' time source.
class Flight {
 public:
  /// `taken`: how long the move has taken so far.
  Flight(std::shared_ptr<Context> context, std::chrono::nanoseconds taken)
      : context_(std::move(context)), taken_(taken) {}
  ~Flight() { context_->stats.act_told.observe(taken_ + (std::chrono::steady_clock::now() - begin_)); }
  Flight(const Flight&) = delete;
  Flight& operator=(const Flight&) = delete;

  /// The same message, which holds the flight until it is written.
  static MessageText carry(const std::shared_ptr<Flight>& flight, const MessageText& message) {
    flight->messages_.push_back(message);
    return MessageText(flight, message.get());
  }

 private:
  const std::shared_ptr<Context> context_;
  const std::chrono::nanoseconds taken_;
  const std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
  std::vector<MessageText> messages_;
};

/// Runs on the room's strand. A seat has at most one connection: a later one takes it over, and messages of
/// the earlier one are ignored.
class Audience {
 public:
  Audience(const std::shared_ptr<Context>& context, const RoomState& state);
  ~Audience();
  Audience(const Audience&) = delete;
  Audience& operator=(const Audience&) = delete;

  /// The session of this connection; empty if it has not joined.
  std::optional<SessionId> find(const ClientConnection& connection) const;
  bool connected(SessionId session) const;
  bool players_connected() const;
  int spectators() const;
  /// The counted addresses of a session's connection, or of all spectators.
  std::vector<std::string> addresses(SessionId session) const;
  /// The counted addresses of the spectators in frames of others' pages.
  std::vector<std::string> embedded_addresses() const;
  /// For whom the room's computers think: the first seat whose holder is connected, else who looks on.
  ThinkingShare thinking_share() const;
  /// Since when the session has been disconnected, as far as known, by Context::worked; empty while it
  /// is connected.
  std::optional<std::chrono::steady_clock::time_point> away_since(SessionId session) const;
  /// How long until the host may remove this session from a game; zero: at once; empty while it is connected.
  std::optional<std::chrono::steady_clock::duration> removable_in(SessionId session) const;

  /// The same until the others may vote to skip it.
  std::optional<std::chrono::steady_clock::duration> skippable_in(SessionId session) const;

  /// Lets a connection in and answers its join `re`; `held`: what it has seen of the room.
  void admit(const ConnectionPtr& connection, SessionId as, const std::string& re,
             const std::optional<HeldView>& held);
  /// Gives a spectator's connection a seat. A snapshot follows.
  void promote(const ConnectionPtr& connection, SessionId to);
  /// Sends the current view and presence.
  void send_snapshot(const ConnectionPtr& connection);
  void remove(const ClientConnection& connection);
  /// Ends the connection of a session, if there is one.
  void expel(SessionId session, protocol::ClosingReason reason);
  /// Ends the connections of all spectators. Returns their addresses.
  std::set<std::string> expel_spectators();
  void end_all(protocol::ClosingReason reason, std::optional<int> retry_ms);

  /// The state has changed once: sends everybody the delta. `newcomer`: the connection that has just taken a
  /// seat, else nullptr. `flight`: of a move, else nullptr.
  void follow(const protocol::JsonText& events, const ClientConnection* newcomer, SessionId seat_taken,
              const std::shared_ptr<Flight>& flight);
  /// Sends everybody the same message.
  void tell(const MessageText& message);
  /// Sends who is connected, if that has changed. Call after whatever may have changed it.
  void announce_presence(const ClientConnection* told_already = nullptr);

  /// Whoever comes back gets the present view, and nothing that was told before.
  void forget_past();
  /// Forgets what has not been used for long.
  void tidy();
  /// Drops the views, which can be made again from the state. Returns whether there were any.
  bool rest();
  /// Call before the state changes: the next deltas begin with the current state.
  void wake();

 private:
  struct Visitor {
    ConnectionPtr connection;
    SessionId session = kSpectating;

    /// Tells news of the room: players at once.
    void tell(MessageText message) const;
  };
  struct Watched {
    ViewStream stream;
    std::chrono::steady_clock::time_point used;
  };

  std::map<const ClientConnection*, MessageText> change_over(const CommonChangePtr& change,
                                                             const RoomState::Shown& shown,
                                                             const ClientConnection* newcomer,
                                                             SessionId seat_taken);
  using SessionDeltas = std::vector<std::pair<SessionId, MessageText>>;
  SessionDeltas advance_streams(const CommonChangePtr& change, const RoomState::Shown& shown);
  /// Requires: awake.
  ViewStream& stream(SessionId viewer);
  /// Requires: the connection is here.
  SessionId& session_of(const ClientConnection& connection);
  void take_over(SessionId session);
  std::optional<std::chrono::steady_clock::duration> away_until(SessionId session,
                                                                std::chrono::seconds long_enough) const;
  protocol::Presence presence() const;
  void note_away();

  const std::shared_ptr<Context> context_;
  const RoomState& state_;
  std::vector<Visitor> visitors_;
  std::map<SessionId, Watched> streams_;       ///< kSpectating: all spectators
  std::optional<protocol::ViewParts> common_;  ///< what everybody sees, while any stream is awake
  std::map<SessionId, std::chrono::steady_clock::time_point> away_since_;
  std::optional<protocol::Presence> announced_presence_;
  std::chrono::steady_clock::time_point changed_at_{};
};

}  // namespace bastide::server
