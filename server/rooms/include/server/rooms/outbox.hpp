// Where a connection's messages go: the owner of the socket implements it.
#pragma once

#include <server/rooms/message_text.hpp>

#include <cstdint>
#include <utility>

namespace bastide::server {

/// The way to one client. All functions may be called from any thread, never block and never throw.
class Outbox {
 public:
  virtual ~Outbox() = default;

  /// Queues a text message. The text is shared with other outboxes. Dropped after the connection has ended.
  virtual void deliver(MessageText message) = 0;

  /// The same for a message that may wait for further ones, so that they are written together. The order of
  /// messages stays; one that may not wait takes those before it along.
  virtual void deliver_soon(MessageText message) { deliver(std::move(message)); }

  /// Ends the connection with a close code of the protocol after the queued messages. Later
  /// messages are dropped.
  virtual void close(std::uint16_t code) = 0;
};

}  // namespace bastide::server
