// The database of a cluster: a primary, and a replica that has whatever the primary acknowledges.
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

/// Of one thread, but for the lines.
class Database {
 public:
  /// nullptr where PostgreSQL is not installed.
  static std::unique_ptr<Database> make();
  ~Database();
  Database(const Database&) = delete;

  test::PostgresServer& primary() const { return *servers_[primary_]; }
  /// Of both servers, of which one can be written, whichever that is.
  std::vector<std::filesystem::path> sockets() const;
  /// Whether the replica has all that is acknowledged: one that was made just now first catches up, and
  /// until then the primary waits for none.
  bool is_replicated() const { return replica_ == Replica::in_step; }

  /// The primary's fate, as a power failure decides it.
  void crash();
  void start();

  /// Nothing comes to the replica any more, and so the primary acknowledges nothing.
  void hold_replica();
  /// The primary dies for good, with all that has not come to the replica, which takes its place. A new
  /// replica is made where the primary was. Requires: is_replicated.
  void fail_over();

  /// To be called every so often: what is under way goes on.
  void look();
  /// Ends whatever was done to it.
  void mend();

 private:
  enum class Replica : std::uint8_t { copies, catches_up, named, in_step };

  explicit Database(std::unique_ptr<test::PostgresServer> primary);
  test::PostgresServer& replica() const { return *servers_[1 - primary_]; }
  Line& to_primary() { return primary_ == 0 ? replications_.front() : replications_.back(); }
  void make_replica();
  std::string run(const std::string& sql) const;
  /// Whether the primary sees its replica so.
  bool is_seen(const std::string& condition) const;

  std::array<std::unique_ptr<test::PostgresServer>, 2> servers_;
  std::size_t primary_ = 0;
  Replica replica_ = Replica::copies;
  bool runs_ = true;
  boost::asio::io_context io_;
  std::list<Line> replications_;  ///< by which the other server's data comes from each
  boost::asio::executor_work_guard<boost::asio::io_context::executor_type> work_{io_.get_executor()};
  std::jthread passing_;
};

}  // namespace bastide::cluster
