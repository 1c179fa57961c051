// Where a connection's messages go: the owner of the socket implements it.
#pragma once

#include <server/rooms/message_text.hpp>

#include <cstdint>

namespace bastide::server {

/// The way to one client. Both functions may be called from any thread, never block and never throw.
class Outbox {
 public:
  virtual ~Outbox() = default;

  /// Queues a text message. The text is shared with other outboxes. Dropped after the connection has ended.
  virtual void deliver(MessageText message) = 0;

  /// Ends the connection with a close code of the protocol after the queued messages. Later
  /// messages are dropped.
  virtual void close(std::uint16_t code) = 0;
};

}  // namespace bastide::server
