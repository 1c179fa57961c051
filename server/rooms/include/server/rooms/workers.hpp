// Threads for what takes long, so that neither rooms nor sockets wait for it: computers think there.
#pragma once

#include <server/rooms/executor.hpp>

namespace bastide::server {

/// Any thread may call.
class Workers {
 public:
  virtual ~Workers() = default;

  virtual int threads() const = 0;
  /// Never runs the task before it returns; each thread takes the one that has waited longest.
  /// Tasks must not throw. Once the workers have stopped, tasks are dropped.
  virtual void post(Task task) = 0;
  /// Whether the caller is on one of these threads.
  virtual bool here() const = 0;
};

}  // namespace bastide::server
