// The way of log lines to a file descriptor, on which nobody has to wait.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace bastide::server {

/// Lines wait in a queue, bounded in bytes, for a thread that writes them. Who reads the other end slowly,
/// or not at all, keeps that thread waiting and nobody else: what does not fit is dropped,
/// and in its place stands how much that was.
class LogWriter {
 public:
  /// A line that tells how many were dropped.
  using Report = std::function<std::string(std::uint64_t dropped)>;

  /// `descriptor` is borrowed. `report` is called on the writer's thread.
  LogWriter(int descriptor, std::size_t queue_bytes_max, Report report);
  /// Gives the reader a second to take what waits. A write that blocks for good
  /// is left behind with its thread.
  ~LogWriter();
  LogWriter(const LogWriter&) = delete;
  LogWriter& operator=(const LogWriter&) = delete;

  /// Takes a line, its end included. Any thread; never blocks for longer than it takes to copy a line.
  void put(std::string line);

  /// Lines that were dropped or could not be written.
  std::uint64_t dropped_total() const;

 private:
  struct State;
  std::shared_ptr<State> state_;
};

}  // namespace bastide::server
