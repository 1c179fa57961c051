// Ctrl-C for commands that work for long: they end in order, and tell what they have.
#pragma once

#include <csignal>

namespace bastide::server {

/// Notes the first SIGINT or SIGTERM during its lifetime; the second one ends the program at once. A signal
/// that was ignored before stays ignored. One at a time.
class Interrupt {
 public:
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  /// Any thread.
  bool came() const;
  /// 128 and the signal's number if one came, as a shell tells it; else `otherwise`.
  int exit_code(int otherwise) const;

 private:
  struct sigaction int_before_ = {};
  struct sigaction term_before_ = {};
};

}  // namespace bastide::server
