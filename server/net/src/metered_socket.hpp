// A TCP socket that is read no faster than a meter allows: who sends more has to wait, as TCP makes it, and costs nothing.
#pragma once

#include <server/net/read_meter.hpp>

#include <boost/asio/compose.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/role.hpp>
#include <boost/beast/websocket/teardown.hpp>

#include <cstddef>
#include <memory>
#include <utility>

namespace bastide::server {

/// What Beast asks of a stream below WebSocket. Belongs to the socket's executor.
class MeteredSocket {
 public:
  using Socket = boost::asio::ip::tcp::socket;
  using next_layer_type = Socket;
  using executor_type = Socket::executor_type;
  using Error = boost::system::error_code;

  /// `meter`: nullptr for as fast as it comes.
  MeteredSocket(Socket socket, std::shared_ptr<ReadMeter> meter)
      : socket_(std::move(socket)), timer_(socket_.get_executor()), meter_(std::move(meter)) {}

  executor_type get_executor() { return socket_.get_executor(); }
  Socket& next_layer() { return socket_; }
  const Socket& next_layer() const { return socket_; }

  /// Ends a read that waits for its turn.
  void stop_waiting() { timer_.cancel(); }

  template <class Buffers, class Handler>
  void async_read_some(const Buffers& buffers, Handler&& handler) {
    if (!meter_) return socket_.async_read_some(buffers, std::forward<Handler>(handler));
    boost::asio::async_compose<Handler, void(Error, std::size_t)>(Read<Buffers>{*this, buffers}, handler,
                                                                  socket_);
  }

  template <class Buffers, class Handler>
  void async_write_some(const Buffers& buffers, Handler&& handler) {
    socket_.async_write_some(buffers, std::forward<Handler>(handler));
  }

 private:
  template <class Buffers>
  struct Read {
    MeteredSocket& from;
    Buffers buffers;
    enum class Next : std::uint8_t { wait, read, finish } next = Next::wait;

    template <class Self>
    void operator()(Self& self, Error error = {}, std::size_t size = 0) {
      if (next == Next::wait) {
        next = Next::read;
        if (const auto wait = from.meter_->wait(); wait > wait.zero()) {
          from.timer_.expires_after(wait);
          return from.timer_.async_wait(std::move(self));
        }
      }
      if (next == Next::read && !error) {
        next = Next::finish;
        const Buffers target = buffers;
        return from.socket_.async_read_some(target, std::move(self));
      }
      from.meter_->charge(size);
      self.complete(error, size);
    }
  };

  Socket socket_;
  boost::asio::steady_timer timer_;
  const std::shared_ptr<ReadMeter> meter_;
};

// Found by Beast when a connection ends.
inline void teardown(boost::beast::role_type role, MeteredSocket& socket, boost::system::error_code& error) {
  boost::beast::websocket::teardown(role, socket.next_layer(), error);
}
template <class Handler>
void async_teardown(boost::beast::role_type role, MeteredSocket& socket, Handler&& handler) {
  boost::beast::websocket::async_teardown(role, socket.next_layer(), std::forward<Handler>(handler));
}

}  // namespace bastide::server
