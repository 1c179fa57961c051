// This node's row in the table of nodes: while it is alive, so are the leases of the rooms that
// the node owns.
#pragma once

#include "postgres_connection.hpp"

#include <server/store/postgres_store.hpp>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

namespace bastide::server {

/// Renewed over its own connection, so that no change or question delays it. A renewal without an answer is
/// given up after half of the remaining lease and repeated at once over a new connection: a silently cut
/// connection does not cost the lease. A node that slept past its lease registers again under a new id, and
/// has to take its rooms again. A node that can't keep up its side does not renew the lease, and so lets
/// others have its rooms.
class PostgresLease {
 public:
  /// Registers the node. `can_keep`: whether the node can use what the lease gives it; called before each
  /// renewal, on the thread that renews. Requires: a PostgresWriter has made the tables. Throws
  /// PostgresError.
  PostgresLease(const PostgresOptions& options, std::function<bool()> can_keep);
  /// Ends the renewals. The lease lapses later, unless `give_back` was called.
  ~PostgresLease();
  PostgresLease(const PostgresLease&) = delete;
  PostgresLease& operator=(const PostgresLease&) = delete;

  // ---- any thread
  std::int64_t node() const { return node_; }
  /// Whether other nodes were alive at the last renewal.
  bool others_alive() const { return others_alive_; }
  /// The time since the database last confirmed the lease.
  std::chrono::milliseconds age() const;
  /// Whether the node has lost what it owned; nothing can be written.
  bool lapsed() const { return age() >= options_.lease; }

  /// Ends the renewals and the lease itself: other nodes may take the rooms at once.
  void give_back();

 private:
  void run();
  /// Whether to renew. Logs when that changes.
  bool is_to_be_kept();
  bool is_stopped_before(std::chrono::steady_clock::time_point time);
  void stop();
  /// Uses a new connection if there is none, or the old one is lost. Returns whether it succeeded.
  bool attempt(void (PostgresLease::*what)());
  void connect(std::chrono::milliseconds answer_timeout);
  void enrol();
  void renew();
  void end();
  /// The time for an answer, short enough for another attempt before the lease is over.
  std::chrono::milliseconds patience() const;

  const PostgresOptions& options_;
  const std::function<bool()> can_keep_;
  std::optional<PostgresConnection> connection_;  ///< empty: it was lost
  std::atomic<std::int64_t> node_{0};
  std::atomic<bool> others_alive_{false};
  std::atomic<std::chrono::steady_clock::time_point> renewed_{};
  std::mutex mutex_;
  std::condition_variable wake_;
  bool stopped_ = false;  ///< guarded by it
  bool kept_ = true;      ///< of the thread that renews
  std::thread renewing_;
};

}  // namespace bastide::server
