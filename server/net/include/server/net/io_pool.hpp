// The threads that serve sockets and rooms.
#pragma once

#include <server/rooms/executor.hpp>

#include <chrono>
#include <functional>
#include <memory>

namespace bastide::server {

/// A fixed number of threads. What runs on them must never wait for a disk
/// or for a lock that is held for long.
class IoPool final : public Executor {
 public:
  /// `threads`: at least 1.
  explicit IoPool(int threads);
  /// Stops.
  ~IoPool() override;

  std::shared_ptr<Strand> make_strand() override;

  /// Runs `task` again and again, `interval` after its last end, until the pool stops. Call before `start`.
  void repeat(std::chrono::milliseconds interval, std::function<void()> task);

  /// Starts the threads; what was posted before begins to run.
  void start();
  /// Lets what is running end, drops what has not begun, and waits for the threads.
  void stop();

  struct Impl;
  Impl& impl() { return *impl_; }

 private:
  std::unique_ptr<Impl> impl_;
};

}  // namespace bastide::server
