// Ctrl-C, SIGTERM and SIGHUP as something to wait for.
#pragma once

#include <csignal>

namespace bastide::server {

/// Blocks SIGINT, SIGTERM and SIGHUP (its terminal was closed; not for a program started by nohup) in the
/// whole process during its lifetime. Make it before the first thread, since threads inherit the mask.
/// SIGPIPE and SIGXFSZ are ignored from then on: a client that has gone, a file that may not grow are errors
/// of the calls.
class StopSignals {
 public:
  StopSignals();
  ~StopSignals();
  StopSignals(const StopSignals&) = delete;
  StopSignals& operator=(const StopSignals&) = delete;

  /// Blocks until one of the signals arrives. Afterwards they have their default effect again, so that a
  /// second Ctrl-C ends a program whose orderly stop takes too long. Returns the signal's number.
  int wait();

 private:
  sigset_t before_{};
};

}  // namespace bastide::server
