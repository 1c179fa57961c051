// A bad network: splits, delays and silently holds back what passes, and cuts connections, or cuts them in
// half: one end is gone without the other being told, or one end's data no longer arrive.
#pragma once

#include "simulation/choices.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>

#include <cstdint>
#include <list>
#include <memory>

namespace bastide::crash {

namespace asio = boost::asio;

/// In front of a server on this machine. Belongs to one thread.
class FaultProxy {
 public:
  struct Plan {
    int cut_percent = 0;  ///< of the pieces that pass
    int delay_ms_max = 0;
    int hold_ms_max = 0;   ///< how long nothing passes before a connection is cut: both ends take it for open
    int half_percent = 0;  ///< of the cuts: only one half is cut, until the other end gives up
  };
  FaultProxy(asio::any_io_executor executor, std::uint16_t server_port, sim::Choices& choices);

  Plan plan;
  std::uint16_t port() const { return acceptor_.local_endpoint().port(); }
  /// Connections cut so far, including halves.
  int cuts() const { return cuts_; }
  /// Connections cut in half so far, and those that an end still takes for whole.
  int halved() const { return halved_; }
  int half_open() const;
  void stop();

 private:
  struct Pair;
  asio::awaitable<void> accept_all();
  asio::awaitable<void> serve(std::shared_ptr<Pair> pair);
  asio::awaitable<void> pump(std::shared_ptr<Pair> pair, asio::ip::tcp::socket& from,
                             asio::ip::tcp::socket& to);
  asio::awaitable<bool> pass(const std::shared_ptr<Pair>& pair);
  void cut_in_half(Pair& pair);

  const std::uint16_t server_port_;
  sim::Choices& choices_;
  asio::ip::tcp::acceptor acceptor_;
  std::list<std::weak_ptr<Pair>> pairs_;
  int cuts_ = 0;
  int halved_ = 0;
};

}  // namespace bastide::crash
