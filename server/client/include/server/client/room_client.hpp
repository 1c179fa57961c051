// One player's or spectator's connection to a room: what a native client is made of.
#pragma once

#include <server/client/url.hpp>
#include <server/net/web_socket.hpp>

#include <protocol/http.hpp>
#include <protocol/messages.hpp>
#include <protocol/replica.hpp>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

namespace bastide::server {

/// Makes a room on a server. Throws std::runtime_error where that refuses,
/// boost::system::system_error where it does not answer.
boost::asio::awaitable<protocol::RoomCreated> create_room(Url server, protocol::CreateRoom wish);

/// The server's refusal of an intention.
class RejectedError : public std::runtime_error {
 public:
  RejectedError(std::string code, const std::string& message)
      : std::runtime_error(code + ": " + message), code_(std::move(code)) {}
  /// One of the protocol's codes, such as room/changes_rate_limited.
  const std::string& code() const { return code_; }

 private:
  std::string code_;
};

/// Belongs to one executor. Reads only while one of its functions waits: the server's pings stay
/// without answer meanwhile, so whoever does nothing for longer than its silence-timeout is cut off.
/// Every function throws RejectedError where the server refuses, std::runtime_error where it says
/// what nobody can read, and boost::system::system_error where it is gone or does not answer.
class RoomClient {
 public:
  /// What outlives a connection: the copy of the room, and which ids have been used,
  /// since a seat's count for all of its connections.
  struct Memory {
    protocol::Replica room{};
    std::int64_t last_id = 0;
  };

  /// Connects, and returns when the server has agreed to speak the protocol. `room`: the code of the room
  /// that will be joined, by which a proxy finds the node that has it. `memory`: of the connection that was
  /// lost.
  static boost::asio::awaitable<std::unique_ptr<RoomClient>> connect(Url server, std::string room,
                                                                     Memory memory);

  /// Joins, and returns when the room can be seen as it is then.
  /// Who comes back tells the last change it knows.
  boost::asio::awaitable<void> join(protocol::Join join);
  /// Sends an intention and waits for its reply.
  boost::asio::awaitable<protocol::ServerMessage> ask(protocol::Intention intention);
  /// Acts, and returns the change that was made of it.
  boost::asio::awaitable<protocol::Seq> act(Action action);
  /// Until the room has gone on to that change.
  boost::asio::awaitable<void> wait_for(protocol::Seq seq);

  /// The room as it was last told.
  const protocol::Replica& room() const { return memory_.room; }
  /// For whoever comes back by another connection. Nothing can be done by this one afterwards.
  Memory take_memory() { return std::move(memory_); }

 private:
  RoomClient(ClientStream stream, Memory memory);
  boost::asio::awaitable<std::string> send(protocol::Intention intention);
  boost::asio::awaitable<void> take_message();

  boost::asio::steady_timer timer_;
  WebSocket socket_;
  Memory memory_;
  std::optional<protocol::ServerMessage> reply_;  ///< the last one, until somebody has waited for it
};

}  // namespace bastide::server
