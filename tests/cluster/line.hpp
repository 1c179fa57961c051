// A connection between two parts of a cluster, which can fail in the ways of real networks.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/generic/stream_protocol.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <list>
#include <memory>

namespace bastide::cluster {

namespace asio = boost::asio;
using Clock = std::chrono::steady_clock;
using Ms = std::chrono::milliseconds;

/// Forwards what arrives at its own port of 127.0.0.1. Works on the thread that runs the context.
class Line {
 public:
  enum class State : std::uint8_t {
    passes,
    refuses,  ///< resets existing connections, and new ones
    holds,    ///< drops packets silently; what was sent arrives when the line passes again
              ///< again
    forgets,  ///< as a restarted firewall: existing connections pass nothing any more, new ones work
    delays,   ///< delays each piece
  };

  Line(asio::io_context& io, asio::generic::stream_protocol::endpoint to);
  Line(const Line&) = delete;

  std::uint16_t port() const { return port_; }
  /// Any thread.
  void set(State state, Ms delay = {});

 private:
  struct Pair;
  asio::awaitable<void> accept_all();
  asio::awaitable<void> serve(std::shared_ptr<Pair> pair);
  template <class From, class To>
  asio::awaitable<void> pump(std::shared_ptr<Pair> pair, From& from, To& to);
  asio::awaitable<void> hold_back(const Pair& pair);

  asio::io_context& io_;
  const asio::generic::stream_protocol::endpoint to_;
  asio::ip::tcp::acceptor acceptor_;
  const std::uint16_t port_;
  std::atomic<State> state_{State::passes};
  std::atomic<Ms> delay_{};
  std::list<std::weak_ptr<Pair>> pairs_;
};

}  // namespace bastide::cluster
