// Three nodes over one database, all on this machine.
#pragma once

#include "database.hpp"
#include "node.hpp"

#include "server/scratch.hpp"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace bastide::cluster {

inline constexpr int kNodes = 3;

class Cluster {
 public:
  Cluster(Database& database, const std::filesystem::path& binary, Ms lease);
  ~Cluster();
  Cluster(const Cluster&) = delete;

  Node& node(int number) { return *nodes_[static_cast<std::size_t>(number)]; }
  std::vector<std::uint16_t> ports() const;

  /// Call regularly: restarts nodes, as a service manager does. No node may fail before `expect_trouble`.
  void look();
  void expect_trouble() { in_trouble_ = true; }
  bool are_all_ready() const;
  /// Rooms that the node owns now.
  std::vector<std::string> rooms_of(const Node& node) const;

  Database& database() const { return database_; }
  const std::string& url() const { return url_; }

 private:
  Database& database_;
  const std::string url_;
  const test::Scratch folder_;
  boost::asio::io_context lines_;
  std::vector<std::unique_ptr<Node>> nodes_;
  boost::asio::executor_work_guard<boost::asio::io_context::executor_type> work_{lines_.get_executor()};
  std::jthread passing_;
  bool in_trouble_ = false;
};

}  // namespace bastide::cluster
