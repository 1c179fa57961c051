// The threads that serve sockets and rooms.
#pragma once

#include <server/rooms/executor.hpp>

#include <chrono>
#include <functional>
#include <memory>

namespace bastide::server {

/// A fixed number of threads. Tasks on them must not wait for a disk or for a lock that is held for long.
class IoPool final : public Executor {
 public:
  /// `threads`: at least 1.
  explicit IoPool(int threads);
  /// Stops the pool.
  ~IoPool() override;

  std::shared_ptr<Strand> make_strand() override;

  /// Runs `task` repeatedly, each time `interval` after its previous run ended, until the pool stops. Call
  /// before `start`.
  void repeat(std::chrono::milliseconds interval, std::function<void()> task);

  /// Starts the threads, which run what has been posted before.
  void start();
  /// Finishes running tasks, drops the others, and waits for the threads.
  void stop();

  struct Impl;
  Impl& impl() { return *impl_; }

 private:
  std::unique_ptr<Impl> impl_;
};

}  // namespace bastide::server
