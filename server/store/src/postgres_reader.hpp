// The connection that reads.
#pragma once

#include "postgres_connection.hpp"

#include <server/store/postgres_store.hpp>

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace bastide::server {

/// The result of a load by one of several nodes.
struct TakenRoom {
  StoredRoom stored;
  std::optional<std::int64_t> epoch = {};  ///< this node owns the room now
  bool taken_over = false;                 ///< from a node that had died or slept
};

/// Each answer describes one moment. One thread at a time; throws PostgresError.
class PostgresReader {
 public:
  /// Requires: a PostgresWriter has made the tables.
  explicit PostgresReader(const PostgresOptions& options);

  StoredRoom load(const std::string& room);
  /// Takes the room for the node unless a living one owns it. Empty if the node itself is dead. `lease`: of
  /// all nodes.
  std::optional<TakenRoom> take(const std::string& room, std::int64_t node, std::chrono::milliseconds lease);
  StoredParcel read_parcel(const std::string& id);
  std::vector<StoredReport> list_reports();
  /// What the other nodes tell. `node`: this one.
  std::vector<std::string> read_nodes(std::int64_t node);
  FoundGame find_game(const std::string& id);
  std::vector<std::string> list_overdue(std::int64_t now_ms, int limit, std::optional<std::int64_t> node);

 private:
  PostgresConnection connection_;
};

}  // namespace bastide::server
