// One WebSocket connection of a player or spectator, between the socket and the rooms.
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
#include <list>
#include <memory>
#include <string>

namespace bastide::server {

/// Reads in one coroutine on the socket's strand. Writes at once what the kernel takes, and in another
/// coroutine while something waits. The room puts messages in from any thread and never blocks: a slow
/// reader's connection is ended.
class WebSocketConnection : public Outbox, public std::enable_shared_from_this<WebSocketConnection> {
 public:
  struct Client {
    std::string counted_as;  ///< empty: exempt from address limits
    std::string address;
    CountedConnection counted;
    AddressSlots::Slot slot;
  };
  WebSocketConnection(ClientStream stream, std::shared_ptr<NetContext> context, Client client);
  ~WebSocketConnection() override;

  /// Answers the upgrade request, then serves until the connection is over. On the socket's strand.
  void run(BeastRequest request);

  // Outbox; any thread
  void deliver(MessageText message) override;
  void close(std::uint16_t code) override;

  /// Ends the connection from outside, with a goodbye or at once. Any thread.
  void say_goodbye();
  void cut();
  /// Ends the connection of a banned client.
  void turn_away();

  const std::string& client_address() const { return whose_.address; }

 private:
  asio::awaitable<void> accept(BeastRequest request);
  asio::awaitable<void> read_all();
  void spawn(asio::awaitable<void> work);
  void watch();
  void write();
  asio::awaitable<void> carry_out(Outgoing::Next next);
  asio::awaitable<error_code> finish(const Outgoing::Next& next);
  void count_written(const std::list<MessageText>& texts);
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
  Clock::time_point listening_since_ = opened_;  ///< silence and waiting are measured from here
  /// After the end has begun: when the connection is cut.
  Clock::time_point cut_at_ = Clock::time_point::max();
  bool accepted_ = false;
  bool writing_ = false;
  bool over_ = false;
  std::atomic<bool> waking_{false};
};

}  // namespace bastide::server
