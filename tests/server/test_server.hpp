// Servers under test: one inside the test program, and the real program.
#pragma once

#include "scratch.hpp"
#include "wire.hpp"

#include <server/net/options.hpp>
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

/// What /metrics says of a figure, by its name with the labels; -1 where there is no such one.
double figure(std::uint16_t port, const std::string& name);

/// A whole server inside the test program, on a free port of 127.0.0.1 with a store of its own.
class TestServer {
 public:
  explicit TestServer(server::NetOptions options = {}, server::Limits limits = generous());
  ~TestServer();
  TestServer(const TestServer&) = delete;
  TestServer& operator=(const TestServer&) = delete;

  std::uint16_t port() const;
  const server::NetStats& stats() const;

  /// Limits that many short tests from one address don't meet.
  static server::Limits generous();

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

/// `bastide serve` as a program, on a free port of 127.0.0.1.
class Program {
 public:
  /// Starts it with these arguments behind `serve` and waits until it serves; throws std::runtime_error with
  /// its log where it ends before. `files_max`: how many files it may open; 0: as many as this process.
  explicit Program(const std::vector<std::string>& arguments, int files_max = 0);
  /// Kills it, if it still runs.
  ~Program();
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  std::uint16_t port() const { return port_; }
  void signal(int number) const;
  /// Waits until it has ended. Returns the exit code, or minus the signal that ended it.
  int wait();
  /// What it has logged so far: everything, once it has ended.
  std::string log() const;
  /// Leaves its log unread, in a pipe that holds no more than 4 KiB, until `read_on` or `wait`.
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
  bool ended_ = false;  ///< its log, and with it the program
  std::string log_;
  std::jthread reader_;
};

/// Arguments for `serve`: a store in this folder, no limits for this machine, and these.
std::vector<std::string> with_store(const Scratch& scratch, const std::vector<std::string>& more = {});

struct Run {
  int exit_code = 0;
  std::string output;  ///< standard output and standard error
};
/// Runs the program to its end. `environment`: further variables, NAME=value.
Run run_program(const std::vector<std::string>& arguments, const std::vector<std::string>& environment = {});

}  // namespace bastide::test
