// The database of a cluster: a primary, and a replica that has everything that the primary has acknowledged.
#pragma once

#include "line.hpp"

#include "server/postgres_server.hpp"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <list>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace bastide::cluster {

/// Used by one thread, except for the lines.
class Database {
 public:
  /// nullptr if PostgreSQL is not installed.
  static std::unique_ptr<Database> make();
  ~Database();
  Database(const Database&) = delete;

  test::PostgresServer& primary() const { return *servers_[primary_]; }
  /// Of both servers, one of which is writable.
  std::vector<std::filesystem::path> sockets() const;
  /// Whether the replica has everything that is acknowledged: a new one first catches up, and the primary
  /// does not wait for it until then.
  bool is_replicated() const { return replica_ == Replica::in_step; }

  /// Ends the primary as a power failure would.
  void crash();
  void start();

  /// Cuts off the replica, so that the primary acknowledges nothing.
  void hold_replica();
  /// The primary is lost, with everything that has not reached the replica, which replaces it. The former
  /// primary becomes a new replica. Requires: is_replicated.
  void fail_over();

  /// Call regularly: continues what is in progress.
  void look();
  /// Undoes the trouble.
  void mend();

 private:
  enum class Replica : std::uint8_t { copies, catches_up, named, in_step };

  explicit Database(std::unique_ptr<test::PostgresServer> primary);
  test::PostgresServer& replica() const { return *servers_[1 - primary_]; }
  Line& to_primary() { return primary_ == 0 ? replications_.front() : replications_.back(); }
  void make_replica();
  std::string run(const std::string& sql) const;
  /// Whether the primary sees its replica in this state.
  bool is_seen(const std::string& condition) const;

  std::array<std::unique_ptr<test::PostgresServer>, 2> servers_;
  std::size_t primary_ = 0;
  Replica replica_ = Replica::copies;
  bool runs_ = true;
  boost::asio::io_context io_;
  std::list<Line> replications_;  ///< the replication connections, one per server
  boost::asio::executor_work_guard<boost::asio::io_context::executor_type> work_{io_.get_executor()};
  std::jthread passing_;
};

}  // namespace bastide::cluster
