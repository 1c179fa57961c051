// A connection that is read no faster than a meter allows: TCP makes a faster sender wait, at no cost
// to the server. Beast's frames and the server's own texts are written to it in turns.
#pragma once

#include "write_turn.hpp"

#include <server/net/client_stream_io.hpp>

#include <server/net/read_meter.hpp>

#include <boost/asio/compose.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/role.hpp>

#include <cstddef>
#include <memory>
#include <utility>

namespace bastide::server {

/// The stream that Beast uses below WebSocket. Belongs to the socket's executor.
class MeteredSocket {
 public:
  using executor_type = ClientStream::executor_type;
  using Error = boost::system::error_code;

  /// `meter`: nullptr for no limit.
  MeteredSocket(ClientStream stream, std::shared_ptr<ReadMeter> meter)
      : stream_(std::move(stream)), timer_(stream_.get_executor()), meter_(std::move(meter)) {}

  executor_type get_executor() { return stream_.get_executor(); }
  ClientStream& stream() { return stream_; }
  WriteTurn& turn() { return turn_; }

  /// Ends a read that waits for its turn.
  void stop_waiting() { timer_.cancel(); }

  template <class Buffers, class Handler>
  void async_read_some(const Buffers& buffers, Handler&& handler) {
    if (!meter_) return (void)stream_.async_read_some(buffers, std::forward<Handler>(handler));
    boost::asio::async_compose<Handler, void(Error, std::size_t)>(Read<Buffers>{*this, buffers}, handler,
                                                                  stream_);
  }

  /// Writes all, in a turn: the rest of a frame must not come behind another one.
  template <class Buffers, class Handler>
  void async_write_some(const Buffers& buffers, Handler&& handler) {
    boost::asio::async_compose<Handler, void(Error, std::size_t)>(Write<Buffers>{*this, buffers}, handler,
                                                                  stream_);
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
        return (void)from.stream_.async_read_some(target, std::move(self));
      }
      from.meter_->charge(size);
      self.complete(error, size);
    }
  };

  template <class Buffers>
  struct Write {
    MeteredSocket& to;
    Buffers buffers;
    enum class Next : std::uint8_t { wait, write, finish } next = Next::wait;

    template <class Self>
    void operator()(Self& self, Error error = {}, std::size_t size = 0) {
      switch (next) {
        case Next::wait:
          next = Next::write;
          if (!to.turn_.try_take()) return to.turn_.async_take(std::move(self));
          [[fallthrough]];
        case Next::write: {
          next = Next::finish;
          const Buffers bytes = buffers;
          boost::asio::async_write(to.stream_, bytes, std::move(self));
          break;
        }
        case Next::finish:
          to.turn_.end();
          self.complete(error, size);
          break;
      }
    }
  };

  ClientStream stream_;
  WriteTurn turn_;
  boost::asio::steady_timer timer_;
  const std::shared_ptr<ReadMeter> meter_;
};

// Beast finds this function when a connection ends.
inline void beast_close_socket(MeteredSocket& socket) {
  boost::system::error_code ignored;
  socket.stream().socket().close(ignored);
}
template <class Handler>
void async_teardown(boost::beast::role_type, MeteredSocket& socket, Handler&& handler) {
  socket.stream().async_end(std::forward<Handler>(handler));
}

}  // namespace bastide::server
