// One player's or spectator's WebSocket connection: between the socket and the rooms.
#pragma once

#include <server/net/web_socket.hpp>
#include "core.hpp"
#include "outgoing.hpp"
#include "request_check.hpp"

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

/// Reads, writes and watches the time in three coroutines on the socket's strand. The room puts messages in from any
/// thread and is never kept waiting: who reads too slowly is dropped.
class WebSocketConnection : public Outbox, public std::enable_shared_from_this<WebSocketConnection> {
 public:
  /// `address`: under which name it is counted, empty: no address limit applies; `client_address`: whose it is.
  WebSocketConnection(asio::ip::tcp::socket socket, std::shared_ptr<Core> core, std::string address,
                      std::string client_address);
  ~WebSocketConnection() override;

  /// Answers the upgrade request and serves until the connection is over.
  asio::awaitable<void> run(BeastRequest request);

  // Outbox; any thread
  void deliver(std::shared_ptr<const std::string> message) override;
  void close(std::uint16_t code) override;

  /// Ends the connection from outside, any thread: with a goodbye, or at once.
  void say_goodbye();
  void cut();
  /// The client is not wanted here.
  void turn_away();

  const std::string& client_address() const { return client_address_; }

 private:
  asio::awaitable<void> read_all();
  asio::awaitable<void> write_all();
  asio::awaitable<void> watch();
  asio::awaitable<bool> carry_out(Outgoing::Job job);
  void end(CloseCode code, protocol::ClosingReason reason);
  void end_with(std::uint16_t code, Outgoing::Text last, bool drop_waiting);
  void cut_here();
  void wake_writer();
  bool joined() const;
  Clock::time_point silent_at() const;
  Clock::time_point join_until() const;
  Clock::time_point next_check() const;
  bool held_up(Clock::time_point now) const;
  void check_time();

  const std::shared_ptr<Core> core_;
  const std::string address_;
  const std::string client_address_;
  const asio::any_io_executor executor_;
  WebSocket socket_;
  Outgoing outgoing_;
  std::shared_ptr<Connection> client_;
  asio::steady_timer writer_timer_;  ///< never expires: cancelled to wake the writer
  asio::steady_timer watch_timer_;
  Clock::time_point opened_ = Clock::now();
  Clock::time_point next_ping_;
  Clock::time_point listening_since_ = opened_;  ///< silence and waiting count from here
  Clock::time_point cut_at_ =
      Clock::time_point::max();  ///< once it is ended: for how long the goodbye may take
  bool over_ = false;
  std::atomic<bool> waking_{false};
};

}  // namespace bastide::server
