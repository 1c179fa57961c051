// Writes log lines to a file descriptor without blocking the callers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace bastide::server {

/// Lines wait in a queue, bounded in bytes, for a thread that writes them. A slow reader only delays that
/// thread: lines that do not fit are dropped, and replaced by a line that says how many.
class LogWriter {
 public:
  /// Makes the line that tells how many were dropped.
  using Report = std::function<std::string(std::uint64_t dropped)>;

  /// `descriptor` is borrowed. `report` is called on the writer's thread.
  LogWriter(int descriptor, std::size_t queue_bytes_max, Report report);
  /// Gives the reader a second to take queued lines. A write that blocks for ever is abandoned
  /// with its thread.
  ~LogWriter();
  LogWriter(const LogWriter&) = delete;
  LogWriter& operator=(const LogWriter&) = delete;

  /// Takes a line, including its end. Any thread; never blocks for longer than it takes to copy a line.
  void put(std::string line);

  /// Lines that were dropped or could not be written.
  std::uint64_t dropped_total() const;

 private:
  struct State;
  std::shared_ptr<State> state_;
};

}  // namespace bastide::server
