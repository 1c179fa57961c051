// The real program as a process that can be killed.
#pragma once

#include "broken_disk.hpp"

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace bastide::crash {

inline constexpr int kToMend = 2;       ///< exit code if the host has to correct something
inline constexpr int kUnreachable = 5;  ///< if it can't use its store when it starts, but might later

/// A free port of 127.0.0.1, given once, that stays free until it is used: other test processes are given
/// others. Throws std::runtime_error if there is none.
std::uint16_t free_port();

/// Always uses the same port and store; ends with the thread that started it. Throws std::runtime_error if
/// it can't start.
class RealServer {
 public:
  struct Options {
    std::filesystem::path binary;
    std::filesystem::path folder;       ///< for the store and the log; must exist
    std::string database;               ///< its URL; empty: the store is a file
    std::filesystem::path broken_disk;  ///< the library; empty: faults have no effect
    std::vector<std::string> more;      ///< further options of `serve`
    int open_files_max = 0;             ///< 0: the limit of this process
  };
  explicit RealServer(Options options);
  ~RealServer();
  RealServer(const RealServer&) = delete;

  void start();
  void kill();
  /// SIGTERM. Returns the exit code, or minus the signal that ended it.
  int stop();
  /// Requires: it runs.
  void signal(int number) const;
  bool runs();
  /// Exit code of the last process that has ended, or minus its signal.
  int exit_code() const { return exit_code_; }
  /// It could not use its store, and said so.
  bool could_not_begin() const { return exit_code_ == kToMend || exit_code_ == kUnreachable; }
  void set_fault(Fault fault);

  std::uint16_t port() const { return port_; }
  /// Of the running process; 0: none.
  pid_t pid() const { return pid_; }
  std::filesystem::path store() const { return options_.folder / "bastide.db"; }
  std::filesystem::path log() const { return options_.folder / "log"; }

 private:
  void note_end(int how);

  const Options options_;
  const std::uint16_t port_;
  std::uint8_t* fault_ = nullptr;  ///< mapped from a file that the server maps, too
  pid_t pid_ = 0;
  int exit_code_ = 0;
};

}  // namespace bastide::crash
