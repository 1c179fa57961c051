// A program that answers lines: started by a shell, asked with a time limit, and ended with its owner.
#pragma once

#include <chrono>
#include <stdexcept>
#include <string>
#include <string_view>

namespace bastide::server {

/// What went wrong with the program, in one sentence.
struct ProgramFailed : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// One thread at a time.
class ChildProgram {
 public:
  static constexpr std::size_t kLineBytesMax = 64 * 1024;

  /// Starts `sh -c COMMAND` in its own process group, with standard input and output connected to this
  /// object, and the parent's standard error. `patience`: for each answer. Throws std::system_error.
  ChildProgram(std::string command, std::chrono::milliseconds patience);
  /// Says `quit`, waits a moment, then kills the rest of the group.
  ~ChildProgram();
  ChildProgram(const ChildProgram&) = delete;
  ChildProgram& operator=(const ChildProgram&) = delete;

  /// The answer to a line, both without line ends. Throws ProgramFailed if the program has ended, does not
  /// answer in time, or answers too much.
  std::string ask(std::string_view line);

 private:
  void say(std::string_view line);
  std::string read_line(std::string_view asked);

  const std::string command_;
  const std::chrono::milliseconds patience_;
  int pid_ = -1;
  int socket_ = -1;
  std::string unread_;
};

}  // namespace bastide::server
