// The real program as a process, to be killed.
#pragma once

#include "broken_disk.hpp"

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace bastide::crash {

inline constexpr int kToMend = 2;  ///< what the program ends with where its host has to mend something

/// Of 127.0.0.1, where nobody listens now. Throws std::runtime_error where there is none.
std::uint16_t free_port();

/// Always on the same port and the same store; ends with the thread that started it. Throws
/// std::runtime_error where that can't be.
class RealServer {
 public:
  struct Options {
    std::filesystem::path binary;
    std::filesystem::path folder;       ///< for the store and the log; exists
    std::string database;               ///< its URL; empty: the store is a file
    std::filesystem::path broken_disk;  ///< the library; empty: faults have no effect
    std::vector<std::string> more;      ///< of `serve`
    int open_files_max = 0;             ///< 0: as many as this process may have
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
  /// Of the last one that has ended: its exit code, or minus the signal.
  int exit_code() const { return exit_code_; }
  void set_fault(Fault fault);

  std::uint16_t port() const { return port_; }
  /// Of the one that runs; 0: none does.
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
