// How fast a connection may be read.
#pragma once

#include <chrono>
#include <cstddef>

namespace bastide::server {

/// Called on the connection's executor.
class ReadMeter {
 public:
  virtual ~ReadMeter() = default;
  /// How long to wait before the next read; 0: it may be read.
  virtual std::chrono::nanoseconds wait() = 0;
  /// So many bytes were read.
  virtual void charge(std::size_t bytes) = 0;
};

}  // namespace bastide::server
