// Where a connection's messages go: whoever has the socket implements it.
#pragma once

#include <server/rooms/message_text.hpp>

#include <cstdint>

namespace bastide::server {

/// The way to one client. Both functions may be called from any thread, never block and never throw.
class Outbox {
 public:
  virtual ~Outbox() = default;

  /// Puts a text message behind those that wait. The text is shared with other outboxes.
  /// Dropped once the connection ends.
  virtual void deliver(MessageText message) = 0;

  /// Ends the connection with a close code of the protocol once what waits has been sent.
  /// Nothing is delivered afterwards.
  virtual void close(std::uint16_t code) = 0;
};

}  // namespace bastide::server
