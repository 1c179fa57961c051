// The link of a client of this node to the node that has its room.
#pragma once

#include "handshake.hpp"
#include "pipe.hpp"

#include <server/rooms/peers.hpp>

#include <atomic>
#include <memory>
#include <optional>
#include <string>

namespace bastide::server {

class OutgoingLink final : public Pipe, public Link {
 public:
  /// `to`: address of the owner; `address`: the name under which the client's is counted.
  OutgoingLink(std::shared_ptr<NodeContext> node, std::string to, std::string address,
               std::weak_ptr<LinkedClient> client);
  ~OutgoingLink() override;

  void send(std::string text) override;
  void close() override;
  void say_goodbye() override;

 private:
  asio::awaitable<bool> shake_hands() override;
  asio::awaitable<bool> reach();
  asio::awaitable<bool> upgrade();
  asio::awaitable<bool> prove_both();
  void received(std::string text) override;
  void over(std::optional<std::uint16_t> code) override;
  void overflowed() override;
  void wrote_one() override;
  void count_failure();

  const std::string to_;
  const std::string address_;
  asio::ip::tcp::resolver resolver_;
  const std::weak_ptr<LinkedClient> client_;
  std::atomic<bool> closed_{false};  ///< by the client
  bool reached_ = false;
  bool proven_ = false;
};

}  // namespace bastide::server
