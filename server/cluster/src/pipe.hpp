// A link between two nodes, which carries one client's messages: the code shared by both ends.
#pragma once

#include "node_context.hpp"

#include <server/net/client_stream.hpp>
#include <server/net/outgoing.hpp>
#include <server/net/web_socket.hpp>

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace bastide::server {

/// Encrypts and shakes hands, then reads in one coroutine and writes in another while something waits, all on
/// its own strand. Its queue is bounded, and handshake, silence and goodbye have time limits.
class Pipe : public std::enable_shared_from_this<Pipe> {
 public:
  virtual ~Pipe();
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;

  /// Call once.
  void start();
  /// Ends the link from outside, with a goodbye or at once. Any thread.
  virtual void say_goodbye() = 0;
  void cut();

 protected:
  /// `socket`: the incoming connection, or a closed socket.
  Pipe(std::shared_ptr<NodeContext> node, asio::ip::tcp::socket socket);

  // ---- any thread

  /// Queues a message, also before the handshake is done.
  void put(MessageText text);
  /// Ends the queue: `last`, if given, and the close frame are written last. The first call counts.
  void end(std::uint16_t code, MessageText last = nullptr, bool drop_waiting = false);

  // ---- on the strand, as everything below

  /// Makes `socket_` and proves both ends. Returns false if that failed, and counts it.
  virtual asio::awaitable<bool> shake_hands() = 0;
  virtual void received(std::string text) = 0;
  /// The link is over; called once, with or without a handshake. `code`: the other end's close code.
  virtual void over(std::optional<std::uint16_t> code) = 0;
  /// A message did not fit into the queue. Any thread.
  virtual void overflowed() = 0;
  virtual void wrote_one() {}

  /// Makes `stream_`, this end of TLS, from the connected `tcp_`.
  asio::awaitable<error_code> encrypt(ClientStream stream);
  /// Makes `socket_` from `stream_`. `message_bytes_max`: limit for the other end's messages.
  void prepare_socket(std::size_t message_bytes_max);
  bool timed_out() const { return timed_out_; }

  const std::shared_ptr<NodeContext> node_;
  const asio::any_io_executor executor_;
  asio::ip::tcp::socket tcp_;           ///< until it becomes the next
  std::optional<ClientStream> stream_;  ///< likewise
  std::optional<WebSocket> socket_;

 private:
  asio::awaitable<void> run();
  asio::awaitable<void> read_all();
  asio::awaitable<void> write_all();
  asio::awaitable<bool> carry_out(Outgoing::Next next);
  void spawn(asio::awaitable<void> work);
  void write();
  void watch();
  Clock::time_point next_check() const;
  void check_time();
  void cut_here(std::optional<std::uint16_t> code = {});

  Outgoing outgoing_;
  asio::steady_timer watch_timer_;
  Clock::time_point open_until_;
  Clock::time_point next_ping_ = Clock::time_point::max();
  Clock::time_point cut_at_ = Clock::time_point::max();
  bool open_ = false;
  bool timed_out_ = false;
  bool writing_ = false;
  bool over_ = false;
};

}  // namespace bastide::server
