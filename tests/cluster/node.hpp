// One node of a cluster: the real program, and the lines by which it reaches the database and others reach
// it.
#pragma once

#include "line.hpp"

#include "crash/real_server.hpp"

#include <boost/asio/io_context.hpp>

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <list>
#include <string>
#include <vector>

namespace bastide::cluster {

class Node {
  const std::uint16_t node_port_;  ///< behind the line

 public:
  struct Options {
    std::filesystem::path binary;
    std::filesystem::path folder;  ///< for its log; made
    std::filesystem::path key_file;
    std::vector<std::filesystem::path> databases;  ///< the sockets of those of which one can be written
    std::string place;                             ///< the schema there
    std::vector<std::string> more;                 ///< of `serve`
  };
  Node(boost::asio::io_context& lines, const Options& options);

  std::list<Line> to_databases;
  Line from_others;

  void start();
  void kill();
  /// Returns at once; `runs` tells when it has ended, `check_stopped` how.
  void tell_to_stop();
  /// Nothing of it moves until `go_on`.
  void halt();
  void go_on();

  bool runs() { return server_.runs(); }
  /// Throws sim::Broken where a node that had served did not end with 0.
  void check_stopped() const;
  /// Starts it again where it could not have its database, as a service manager does it.
  /// Throws sim::Broken where it has ended by itself otherwise, or although nothing was wrong.
  void look(bool in_trouble);

  std::uint16_t port() const { return server_.port(); }
  /// By which others and the database know it.
  std::string address() const { return "127.0.0.1:" + std::to_string(from_others.port()); }
  bool is_ready() const;
  std::string log() const;

 private:
  bool has_served() const;

  crash::RealServer server_;
  bool wanted_ = false;           ///< to run
  std::size_t log_before_ = 0;    ///< it was started last
  Clock::time_point start_at_{};  ///< after it has ended by itself
};

}  // namespace bastide::cluster
