// This node's row in the table of nodes: as long as it is alive, so are the leases
// of the rooms that the node owns.
#pragma once

#include "postgres_connection.hpp"

#include <server/store/postgres_store.hpp>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>
#include <thread>

namespace bastide::server {

/// Renewed over a connection of its own, so that no change and no question makes it late. A renewal without
/// an answer is given up after half of what is left of the lease and made again at once over a new
/// connection: one that was cut without a word costs no lease. A node that slept past its lease registers
/// anew, under another id: what it owned before, it has to take again.
class PostgresLease {
 public:
  /// Registers the node. Requires: a PostgresWriter has made the tables. Throws PostgresError.
  explicit PostgresLease(const PostgresOptions& options);
  /// Ends the renewals. The lease is left to lapse, unless `give_back` was called.
  ~PostgresLease();
  PostgresLease(const PostgresLease&) = delete;
  PostgresLease& operator=(const PostgresLease&) = delete;

  // ---- any thread
  std::int64_t node() const { return node_; }
  /// Whether other nodes were alive at the last renewal.
  bool others_alive() const { return others_alive_; }
  /// Since the database last confirmed it.
  std::chrono::milliseconds age() const;
  /// Nothing that the node owned is its own any more, and nothing can be written.
  bool lapsed() const { return age() >= options_.lease; }

  /// Ends the renewals and the lease itself: other nodes may take the rooms at once.
  void give_back();

 private:
  void run();
  bool is_stopped_before(std::chrono::steady_clock::time_point time);
  void stop();
  /// Over a new connection where there was none, or none any more. Whether it was done.
  bool attempt(void (PostgresLease::*what)());
  void connect(std::chrono::milliseconds answer_timeout);
  void enrol();
  void renew();
  void end();
  /// For an answer: so long that another attempt is possible before the lease is over.
  std::chrono::milliseconds patience() const;

  const PostgresOptions& options_;
  std::optional<PostgresConnection> connection_;  ///< nothing: it was lost
  std::atomic<std::int64_t> node_{0};
  std::atomic<bool> others_alive_{false};
  std::atomic<std::chrono::steady_clock::time_point> renewed_{};
  std::mutex mutex_;
  std::condition_variable wake_;
  bool stopped_ = false;  ///< guarded by it
  std::thread renewing_;
};

}  // namespace bastide::server
