// One link between two nodes, which carries the messages of one client: what both ends of it have in common.
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

/// Encrypts and shakes hands, then reads in one coroutine and writes in another while there is something to
/// write, all on a strand of its own. What waits is bounded; a time limit stands on the handshake, on silence
/// and on the goodbye.
class Pipe : public std::enable_shared_from_this<Pipe> {
 public:
  virtual ~Pipe();
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;

  /// Call once.
  void start();
  /// Ends it from outside, any thread: with a goodbye, or at once.
  virtual void say_goodbye() = 0;
  void cut();

 protected:
  /// `socket`: that of a node that has come, or a closed one.
  Pipe(std::shared_ptr<NodeContext> node, asio::ip::tcp::socket socket);

  // ---- any thread

  /// Puts a message behind those that wait, also before the handshake is done.
  void put(MessageText text);
  /// Nothing is taken after this: `last`, where given, and the close frame are the end. The first end counts.
  void end(std::uint16_t code, MessageText last = nullptr, bool drop_waiting = false);

  // ---- on the strand, where what follows is called, too

  /// Makes `socket_` and proves both ends. False: that went wrong, and was counted.
  virtual asio::awaitable<bool> shake_hands() = 0;
  virtual void received(std::string text) = 0;
  /// Nothing is heard any more; called once, whether there was a handshake or not. `code`:
  /// with which one the other end closed.
  virtual void over(std::optional<std::uint16_t> code) = 0;
  /// What was put did not fit. Any thread.
  virtual void overflowed() = 0;
  virtual void wrote_one() {}

  /// Makes `stream_` of `tcp_`, which is connected, as this end of TLS.
  asio::awaitable<error_code> encrypt(ClientStream stream);
  /// Makes `socket_` of `stream_`. `message_bytes_max`: of what the other end may send.
  void prepare_socket(std::size_t message_bytes_max);
  bool timed_out() const { return timed_out_; }

  const std::shared_ptr<NodeContext> node_;
  const asio::any_io_executor executor_;
  asio::ip::tcp::socket tcp_;           ///< until it becomes the next
  std::optional<ClientStream> stream_;  ///< the same
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
