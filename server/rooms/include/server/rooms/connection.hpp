// One client's connection, as the rooms see it.
#pragma once

#include <string>

namespace bastide::server {

/// Reads a client's messages, holds them to its limits and hands them to its room; answers go to the outbox
/// that Directory::connect was given. Whoever has the socket calls `receive` and `disconnected`,
/// never two at the same time. A client that comes back gets a new one.
class Connection {
 public:
  virtual ~Connection() = default;

  /// One text message. Never blocks, never throws. Has no effect once the room has ended the connection.
  virtual void receive(std::string text) = 0;

  /// The socket is gone. Call once, whoever ended it.
  virtual void disconnected() = 0;

  /// Whether a `join` has succeeded. Any thread.
  virtual bool joined() const = 0;
};

}  // namespace bastide::server
