// The connection that reads.
#pragma once

#include "sqlite_connection.hpp"

#include <server/rooms/event_store.hpp>

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace bastide::server {

/// With its statements. One thread at a time; throws SqliteError.
class SqliteReader {
 public:
  /// Requires: a SqliteWriter has made the tables.
  SqliteReader(const std::filesystem::path& file, std::chrono::milliseconds busy_timeout);

  StoredRoom load(const std::string& room);
  StoredParcel read_parcel(const std::string& id);
  std::vector<StoredReport> list_reports();
  FoundGame find_game(const std::string& id);
  std::vector<std::string> list_overdue(std::int64_t now_ms, int limit);

 private:
  SqliteConnection connection_;
  Statement entries_;
  Statement room_;
  Statement record_;
  Statement game_;
  Statement overdue_rooms_;
  Statement parcel_;
  Statement reports_;
};

}  // namespace bastide::server
