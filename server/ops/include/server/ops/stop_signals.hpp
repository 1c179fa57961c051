// Ctrl-C, SIGTERM and SIGHUP as something to wait for.
#pragma once

#include <csignal>

namespace bastide::server {

/// Holds SIGINT, SIGTERM and SIGHUP (its terminal was closed; but for a program started by nohup) back
/// from the whole process while it lives. Make it before the first thread, since threads inherit the mask.
/// SIGPIPE is ignored from then on: a client that went away is an error code, not a signal.
class StopSignals {
 public:
  StopSignals();
  ~StopSignals();
  StopSignals(const StopSignals&) = delete;
  StopSignals& operator=(const StopSignals&) = delete;

  /// Blocks until one of the signals arrives. Afterwards they do again what they usually do,
  /// so that a second Ctrl-C ends a program whose orderly stop takes too long.
  /// Returns the signal's number.
  int wait();

 private:
  sigset_t before_{};
};

}  // namespace bastide::server
