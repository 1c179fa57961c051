// Limits how fast a connection is read.
#pragma once

#include <chrono>
#include <cstddef>

namespace bastide::server {

/// Called on the connection's executor.
class ReadMeter {
 public:
  virtual ~ReadMeter() = default;
  /// How long to wait before the next read; 0: not at all.
  virtual std::chrono::nanoseconds wait() = 0;
  /// Counts bytes that have been read.
  virtual void charge(std::size_t bytes) = 0;
};

}  // namespace bastide::server
