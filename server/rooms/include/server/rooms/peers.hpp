// The other nodes, for clients whose room they own: the owner of the sockets implements it.
#pragma once

#include <server/rooms/message_text.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace bastide::server {

/// One client's link to the node that owns its room. Any thread; no function blocks or throws.
class Link {
 public:
  virtual ~Link() = default;

  /// Queues a message of the client, whether or not the link is established.
  virtual void send(std::string text) = 0;

  /// The client is gone or no longer needs the link: queued messages are still sent if the link is
  /// established. The client gets nothing more, except messages already on their way to it.
  virtual void close() = 0;
};

/// The client's end of a link, called by what the owning node sends. Called on a thread of the link, never
/// twice at a time; must not block or throw.
class LinkedClient {
 public:
  virtual ~LinkedClient() = default;

  virtual void heard(MessageText message) = 0;

  /// Called once, unless the link was closed before. `code`: the close code with which the owner ended the
  /// connection; empty: the link was lost or could not be established.
  virtual void link_ended(std::optional<std::uint16_t> code) = 0;
};

class Peers {
 public:
  virtual ~Peers() = default;

  /// Starts to establish a link; returns at once. `node`: the owner's address, as the store tells it.
  /// `address`: the name under which the owner, too, counts the client's address; empty: exempt from address
  /// limits. The link does not keep the client alive.
  virtual std::shared_ptr<Link> link(const std::string& node, const std::string& address,
                                     std::weak_ptr<LinkedClient> client) = 0;
};

}  // namespace bastide::server
