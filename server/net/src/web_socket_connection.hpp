// One player's or spectator's WebSocket connection: between the socket and the rooms.
#pragma once

#include "net_context.hpp"
#include "request_check.hpp"

#include <server/net/outgoing.hpp>
#include <server/net/web_socket.hpp>
#include <server/rooms/connection.hpp>
#include <server/rooms/outbox.hpp>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>

namespace bastide::server {

/// Reads in one coroutine on the socket's strand, writes in another while there is something to write.
/// The room puts messages in from any thread and is never kept waiting: who reads too slowly is dropped.
class WebSocketConnection : public Outbox, public std::enable_shared_from_this<WebSocketConnection> {
 public:
  struct Client {
    std::string counted_as;  ///< empty: no address limit applies
    std::string address;
    CountedConnection counted;
    AddressSlots::Slot slot;
  };
  WebSocketConnection(ClientStream stream, std::shared_ptr<NetContext> context, Client client);
  ~WebSocketConnection() override;

  /// Answers the upgrade request and serves from then on until the connection is over.
  /// On the socket's strand.
  void run(BeastRequest request);

  // Outbox; any thread
  void deliver(MessageText message) override;
  void close(std::uint16_t code) override;

  /// Ends the connection from outside, any thread: with a goodbye, or at once.
  void say_goodbye();
  void cut();
  /// The client is not wanted here.
  void turn_away();

  const std::string& client_address() const { return whose_.address; }

 private:
  asio::awaitable<void> accept(BeastRequest request);
  asio::awaitable<void> read_all();
  asio::awaitable<void> write_all();
  void spawn(asio::awaitable<void> work);
  void watch();
  void write();
  asio::awaitable<bool> carry_out(Outgoing::Next next);
  void end(CloseCode code, protocol::ClosingReason reason);
  void end_with(std::uint16_t code, MessageText last, bool drop_waiting);
  void cut_here();
  void wake_writer();
  bool joined() const;
  Clock::time_point silent_at() const;
  Clock::time_point join_until() const;
  Clock::time_point next_check() const;
  bool held_up(Clock::time_point now) const;
  void check_time();

  const std::shared_ptr<NetContext> context_;
  const Client whose_;
  const asio::any_io_executor executor_;
  WebSocket socket_;
  Outgoing outgoing_;
  std::shared_ptr<Connection> client_;
  asio::steady_timer watch_timer_;
  Clock::time_point opened_ = Clock::now();
  Clock::time_point next_ping_;
  Clock::time_point listening_since_ = opened_;  ///< silence and waiting count from here
  /// Once it is ended: for how long the goodbye may take.
  Clock::time_point cut_at_ = Clock::time_point::max();
  bool accepted_ = false;
  bool writing_ = false;
  bool over_ = false;
  std::atomic<bool> waking_{false};
};

}  // namespace bastide::server
