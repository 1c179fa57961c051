// One WebSocket connection of a player or spectator, between the socket and the rooms.
#pragma once

#include "net_context.hpp"
#include "request_check.hpp"

#include <server/net/client_frames.hpp>
#include <server/net/outgoing.hpp>
#include <server/net/server_web_socket.hpp>
#include <server/rooms/connection.hpp>
#include <server/rooms/outbox.hpp>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>

#include <atomic>
#include <cstdint>
#include <list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace bastide::server {

/// Reads and writes on the socket's strand: what has come, and what the kernel takes at once; a coroutine
/// writes while something waits. The room puts messages in from any thread and never blocks: a slow reader's
/// connection is ended.
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
  void deliver_soon(MessageText message) override;
  void close(std::uint16_t code) override;

  /// Ends the connection from outside, with a goodbye or at once. Any thread.
  void say_goodbye();
  void cut();
  /// Ends the connection of a banned client.
  void turn_away();

  const std::string& client_address() const { return whose_.address; }

 private:
  asio::awaitable<void> accept(BeastRequest request);
  void listen();
  void hear_safely(std::string_view bytes);
  void hear(std::string_view bytes);
  void take(ClientFrames::Said said);
  void answer(Opcode opcode, std::string payload);
  void answered();
  void spawn(asio::awaitable<void> work);
  void watch();
  /// What a client is sent: texts, or one control frame.
  struct Frames {
    Opcode opcode;
    std::list<MessageText> payloads;
    bool answers = false;  ///< a control frame of the client
  };
  std::optional<Frames> next_frames();
  void write();
  asio::awaitable<void> finish_writing(Frames frames);
  void written(const Frames& frames);
  void end_stream();
  void end(CloseCode code, protocol::ClosingReason reason);
  void end_with(std::uint16_t code, MessageText last, bool drop_waiting);
  void cut_here();
  void leave();
  bool queue(MessageText message);
  void wake_writer();
  void gather();
  void write_gathered();
  bool joined() const;
  Clock::time_point silent_at() const;
  Clock::time_point join_until() const;
  Clock::time_point next_check() const;
  bool held_up(Clock::time_point now);
  void check_time();

  const std::shared_ptr<NetContext> context_;
  const Client whose_;
  const asio::any_io_executor executor_;
  ServerWebSocket socket_;
  ClientFrames frames_;
  std::string unread_;  ///< bytes behind a control frame that waits for its answer
  Outgoing outgoing_;
  std::optional<Frames> answer_;  ///< to a control frame, while it waits to be written
  std::shared_ptr<Connection> client_;
  asio::steady_timer watch_timer_;
  Clock::time_point opened_ = Clock::now();
  Clock::time_point next_ping_;
  Clock::time_point listening_since_ = opened_;  ///< silence and waiting are measured from here
  /// After the end has begun: when the connection is cut.
  Clock::time_point cut_at_ = Clock::time_point::max();
  Clock::time_point last_heard_ = opened_;
  bool accepted_ = false;
  bool listening_ = false;  ///< else an answer comes first
  bool writing_ = false;
  bool said_close_ = false;  ///< a close frame is written, and nothing follows
  bool ending_ = false;      ///< nothing is heard any more
  bool over_ = false;
  std::atomic<bool> waking_{false};
  std::atomic<bool> gathering_{false};  ///< what may wait does so, or is about to be written
  Clock::time_point gathered_until_{};  ///< what may wait until then does
  std::unique_ptr<asio::steady_timer> gather_timer_;
};

}  // namespace bastide::server
