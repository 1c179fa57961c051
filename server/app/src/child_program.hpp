// A program that answers lines: started by a shell, asked with a time limit, and gone with its owner.
#pragma once

#include <chrono>
#include <stdexcept>
#include <string>
#include <string_view>

namespace bastide::server {

/// What is wrong with the program, in one sentence.
struct ProgramFailed : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// One thread at a time.
class ChildProgram {
 public:
  static constexpr std::size_t kLineBytesMax = 64 * 1024;

  /// Starts `sh -c COMMAND` in a process group of its own, with its standard input and output here
  /// and its standard error where ours goes.
  /// `patience`: for each answer. Throws std::system_error.
  ChildProgram(std::string command, std::chrono::milliseconds patience);
  /// Says `quit`, waits a moment, and then kills whatever is left of the group.
  ~ChildProgram();
  ChildProgram(const ChildProgram&) = delete;
  ChildProgram& operator=(const ChildProgram&) = delete;

  /// The answer to a line, both without their ends. Throws ProgramFailed: it has ended,
  /// says nothing in time, or too much.
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
