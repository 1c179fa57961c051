// One client's connection as the rooms see it.
#pragma once

#include <string>

namespace bastide::server {

/// Reads a client's messages, applies its limits and passes them to its room; answers go to the outbox given
/// to Directory::connect. The owner of the socket calls `receive` and `disconnected`, never both at the same
/// time. A returning client gets a new connection.
class Connection {
 public:
  virtual ~Connection() = default;

  /// Takes one text message. Never blocks or throws. Does nothing after the room has ended the connection.
  virtual void receive(std::string text) = 0;

  /// The socket is gone. Call once, whichever side ended it.
  virtual void disconnected() = 0;

  /// Whether a `join` has succeeded. Any thread.
  virtual bool joined() const = 0;
};

}  // namespace bastide::server
