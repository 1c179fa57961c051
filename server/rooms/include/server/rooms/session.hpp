// One client's connection, as the rooms see it.
#pragma once

#include <string>

namespace bastide::server {

/// Reads a client's messages, holds them to its limits and hands them to its room; answers go to the outbox that
/// Directory::connect was given. The connection calls `receive` and `disconnected`, never two at the same time. A client that
/// comes back gets a new session.
class Session {
 public:
  virtual ~Session() = default;

  /// One text message. Never blocks, never throws. Has no effect once the session was ended by its room.
  virtual void receive(std::string text) = 0;

  /// The connection is gone. Call once, whoever ended it.
  virtual void disconnected() = 0;

  /// Whether a `join` has succeeded. Any thread.
  virtual bool joined() const = 0;
};

}  // namespace bastide::server
