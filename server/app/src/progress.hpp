// How far a long command has come, for who looks on.
#pragma once

#include <chrono>
#include <string>

namespace bastide::server {

/// One line on standard error, written over again and again, and wiped at the end. Only where that is a
/// terminal: files and pipes get none of it. One thread at a time.
class Progress {
 public:
  /// `prints`: the command prints results meanwhile, which would stand in the same terminal.
  explicit Progress(bool prints);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// Whether it is time for a new line: ten times a second at most, and never without a terminal.
  bool due();
  void tell(const std::string& text);
  void wipe();

 private:
  const bool shown_;
  bool written_ = false;
  std::chrono::steady_clock::time_point next_;
};

}  // namespace bastide::server
