// The connection that reads.
#pragma once

#include "postgres_connection.hpp"

#include <server/store/postgres_store.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace bastide::server {

/// Each answer is of one moment. One thread at a time; throws PostgresError.
class PostgresReader {
 public:
  /// Requires: a PostgresWriter has made the tables.
  explicit PostgresReader(const PostgresOptions& options);

  StoredRoom load(const std::string& room);
  FoundGame find_game(const std::string& id);
  std::vector<std::string> list_overdue(std::int64_t now_ms, int limit);

 private:
  PostgresConnection connection_;
};

}  // namespace bastide::server
