// A player's or spectator's connection to a room, which costs little beside the server that it measures.
#pragma once

#include <server/client/patience.hpp>
#include <server/client/url.hpp>
#include <server/net/web_socket.hpp>

#include <protocol/http.hpp>
#include <protocol/light_replica.hpp>
#include <protocol/messages.hpp>
#include <protocol/replica.hpp>

#include <boost/asio/awaitable.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

namespace bastide::server {

/// Makes a room on a server. Throws std::runtime_error if the server refuses, boost::system::system_error if
/// it does not answer.
boost::asio::awaitable<protocol::RoomCreated> create_room(Url server, protocol::CreateRoom wish);

/// The server's refusal of an intention.
class RejectedError : public std::runtime_error {
 public:
  RejectedError(std::string code, const std::string& message)
      : std::runtime_error(code + ": " + message), code_(std::move(code)) {}
  /// A code of the protocol, such as room/changes_rate_limited.
  const std::string& code() const { return code_; }

 private:
  std::string code_;
};

/// Belongs to one executor. Reads only while one of its functions waits, and does not answer the server's
/// pings otherwise: a client that is idle for longer than the server's silence-timeout is cut off. Every
/// function throws RejectedError if the server refuses, std::runtime_error if its message is unreadable or
/// does not fit what it told before, and boost::system::system_error if it is gone or does not answer.
class RoomClient {
 public:
  /// What outlives a connection: the copy of the room, and the last id used, since ids of a seat count over
  /// all of its connections.
  struct Memory {
    protocol::LightReplica room = {};
    /// Takes every message as well, if there is one: so every view and digest is checked.
    std::optional<protocol::Replica> whole = {};
    std::int64_t last_id = 0;
  };

  /// A reply to an intention.
  struct Reply {
    std::optional<protocol::Seq> seq;
  };

  /// Connects and joins; returns with the room's current view. `memory`: that of a lost connection; the
  /// server is told the last change in it.
  static boost::asio::awaitable<std::unique_ptr<RoomClient>> join(Url server, protocol::Join join,
                                                                  Memory memory);

  /// Sends an intention and waits for its reply.
  boost::asio::awaitable<Reply> ask(protocol::Intention intention);
  /// Acts; returns the change that the act made.
  boost::asio::awaitable<protocol::Seq> act(Action action);
  /// Waits until the room has reached that change.
  boost::asio::awaitable<void> wait_for(protocol::Seq seq);
  /// Takes the server's next message, however long it takes to come.
  boost::asio::awaitable<void> follow();
  /// Ends the function in progress with an error. This object is unusable afterwards, but for its memory.
  void cut() { socket_.cut(); }

  /// Whether the room has reached that change.
  bool has(protocol::Seq seq) const { return memory_.room.has_view() && memory_.room.seq() >= seq; }
  /// The room as last told.
  const protocol::LightReplica& room() const { return memory_.room; }
  /// For a reconnection. This object is unusable afterwards.
  Memory take_memory() { return std::move(memory_); }

 private:
  RoomClient(ClientStream stream, Memory memory);
  boost::asio::awaitable<std::string> send(protocol::Intention intention);
  boost::asio::awaitable<void> take_message();
  void take(const WebSocket::Message& read);

  WebSocket socket_;
  Patience patience_;
  Memory memory_;
  std::string asked_;           ///< the id of the intention that waits for a reply; empty: none does
  std::optional<Reply> reply_;  ///< the last one, until a function has taken it
};

}  // namespace bastide::server
