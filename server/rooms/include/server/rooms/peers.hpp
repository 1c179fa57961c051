// The other nodes, for clients whose room one of them has: whoever has the sockets implements it.
#pragma once

#include <server/rooms/message_text.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace bastide::server {

/// The way of one client to the node that has its room. Any thread; neither function blocks or throws.
class Link {
 public:
  virtual ~Link() = default;

  /// Puts a message of the client behind those that wait, be the link made yet or not.
  virtual void send(std::string text) = 0;

  /// The client is gone, or wants something else: what waits is still sent where the link is made.
  /// The client hears nothing more from then on, but for what is on its way to it already.
  virtual void close() = 0;
};

/// The client at the other end of a link: what the owner of the room says to it.
/// Called on a thread of the link's own, never two at the same time; must not block or throw.
class LinkedClient {
 public:
  virtual ~LinkedClient() = default;

  virtual void heard(MessageText message) = 0;

  /// Called once, unless the link was closed before. `code`: with which close code of the protocol the owner
  /// ended the client's connection; nothing: the link was lost, or could not be made.
  virtual void link_ended(std::optional<std::uint16_t> code) = 0;
};

class Peers {
 public:
  virtual ~Peers() = default;

  /// Begins to make a link; returns at once. `node`: where the owner is reached, as the store tells it.
  /// `address`: under which name the client's address is counted, at the owner, too; empty:
  /// no address limit applies to it. The link does not keep the client alive.
  virtual std::shared_ptr<Link> link(const std::string& node, const std::string& address,
                                     std::weak_ptr<LinkedClient> client) = 0;
};

}  // namespace bastide::server
