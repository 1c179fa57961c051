// One node of a cluster: the real program, with the lines between it, the database and the other nodes.
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
    std::filesystem::path folder;  ///< for its log; is created
    std::filesystem::path key_file;
    std::vector<std::filesystem::path>
        databases;                  ///< folders of the servers' sockets; one server is writable
    std::string place;              ///< the schema
    std::vector<std::string> more;  ///< further options of `serve`
  };
  Node(boost::asio::io_context& lines, const Options& options);

  std::list<Line> to_databases;
  Line from_others;

  void start();
  void kill();
  /// Returns at once; `runs` tells when the node has ended, `check_stopped` how.
  void tell_to_stop();
  /// Stops the whole process until `go_on`.
  void halt();
  void go_on();

  bool runs() { return server_.runs(); }
  /// Throws sim::Broken if a node that had served did not exit with 0.
  void check_stopped() const;
  /// Restarts a node that could not reach its database, as a service manager does. Throws sim::Broken if it
  /// has ended for another reason, or without any trouble.
  void look(bool in_trouble);

  std::uint16_t port() const { return server_.port(); }
  /// The address for other nodes and the database.
  std::string address() const { return "127.0.0.1:" + std::to_string(from_others.port()); }
  bool is_ready() const;
  std::string log() const;

 private:
  bool has_served() const;

  crash::RealServer server_;
  bool wanted_ = false;           ///< it should run
  std::size_t log_before_ = 0;    ///< the log's size at the last start
  Clock::time_point start_at_{};  ///< after it has ended by itself
};

}  // namespace bastide::cluster
