// Servers under test: one inside the test program, and the real program.
#pragma once

#include "scratch.hpp"
#include "wire.hpp"

#include <server/net/options.hpp>
#include <server/net/static_files.hpp>
#include <server/net/stats.hpp>
#include <server/rooms/limits.hpp>

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace bastide::test {

/// The value of a figure in /metrics, by its name with labels; -1 if there is none.
double figure(std::uint16_t port, const std::string& name);

/// A whole server inside the test program, on a free port of 127.0.0.1 with its own store.
class TestServer {
 public:
  explicit TestServer(server::NetOptions options = {}, server::Limits limits = generous(),
                      server::StaticFiles files = {});
  ~TestServer();
  TestServer(const TestServer&) = delete;
  TestServer& operator=(const TestServer&) = delete;

  std::uint16_t port() const;
  const server::NetStats& stats() const;

  /// Limits that many short tests from one address don't reach.
  static server::Limits generous();

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

/// `bastide serve` as a program, on a free port of 127.0.0.1.
class Program {
 public:
  /// Starts `serve` with these arguments and waits until it serves; throws std::runtime_error with its log if
  /// it ends before. `files_max`: its limit of open files; 0: that of this process.
  explicit Program(const std::vector<std::string>& arguments, int files_max = 0);
  /// Kills it if it still runs.
  ~Program();
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  std::uint16_t port() const { return port_; }
  void signal(int number) const;
  /// Waits until it has ended. Returns the exit code, or minus the signal that ended it.
  int wait();
  /// Its log so far: complete after it has ended.
  std::string log() const;
  /// Stops reading its log, from a pipe of at most 4 KiB, until `read_on` or `wait`.
  void leave_log();
  void read_on();

 private:
  void read_log(int pipe);

  int pid_ = -1;
  int pipe_ = -1;
  std::uint16_t port_ = 0;
  mutable std::mutex mutex_;
  std::condition_variable reads_on_;
  bool left_ = false;
  bool ended_ = false;  ///< the log, and hence the program, has ended
  std::string log_;
  std::jthread reader_;
};

/// Arguments for `serve`: a store in this folder, no limits for this machine, and `more`.
std::vector<std::string> with_store(const Scratch& scratch, const std::vector<std::string>& more = {});

struct Run {
  int exit_code = 0;
  std::string output;  ///< standard output and standard error
};
/// Runs the program to its end. `environment`: further variables, NAME=value.
Run run_program(const std::vector<std::string>& arguments, const std::vector<std::string>& environment = {});

}  // namespace bastide::test
