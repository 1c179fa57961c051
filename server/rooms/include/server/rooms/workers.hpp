// Threads for long tasks, so that neither rooms nor sockets wait for them: computers think there.
#pragma once

#include <server/rooms/executor.hpp>

namespace bastide::server {

/// Any thread may call.
class Workers {
 public:
  virtual ~Workers() = default;

  virtual int threads() const = 0;
  /// Returns before the task runs; each thread takes the one that has waited longest. Tasks must not throw.
  /// Dropped after the workers have stopped.
  virtual void post(Task task) = 0;
  /// Whether the caller is on one of these threads.
  virtual bool here() const = 0;
};

}  // namespace bastide::server
