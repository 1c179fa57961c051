// The link of a client of another node to a room of this one.
#pragma once

#include "handshake.hpp"
#include "pipe.hpp"

#include <server/rooms/connection.hpp>
#include <server/rooms/outbox.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace bastide::server {

class IncomingLink final : public Pipe, public Outbox {
 public:
  /// `slot`: one of the peer's address, not empty.
  IncomingLink(std::shared_ptr<NodeContext> node, asio::ip::tcp::socket socket, AddressSlots::Slot slot);
  ~IncomingLink() override;

  void deliver(MessageText message) override;
  void close(std::uint16_t code) override;
  void say_goodbye() override;

 private:
  using RefusalCount = NodeStats::Count NodeStats::*;

  asio::awaitable<bool> shake_hands() override;
  asio::awaitable<RefusalCount> check();
  asio::awaitable<bool> upgrade();
  void received(std::string text) override;
  void over(std::optional<std::uint16_t> code) override;
  void overflowed() override;
  void handshake_ends();

  std::string counted_as_;
  std::shared_ptr<Connection> client_;  ///< from the handshake to the end
  AddressSlots::Slot slot_;             ///< during the handshake
  bool hosted_ = false;
};

}  // namespace bastide::server
