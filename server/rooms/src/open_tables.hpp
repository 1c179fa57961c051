// The tables of this node that strangers may join, as their rooms tell them.
#pragma once

#include <server/rooms/limits.hpp>
#include <server/rooms/room_stats.hpp>

#include <protocol/open_table.hpp>

#include <chrono>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace bastide::server {

/// A room that is to be listed.
struct ListedTable {
  protocol::OpenTable table;  ///< without `since`
  /// The counted address of the host's connection; empty: the host is away since `away_since`.
  std::optional<std::string> address;
  std::optional<std::chrono::steady_clock::time_point> away_since;  ///< by Context::worked
};

/// Any thread.
class OpenTables {
 public:
  /// `count`: how many there are is kept there.
  OpenTables(const Limits& limits, RoomStats::Count& count) : limits_(limits), count_(count) {}

  /// Replaces what is told of a room; empty: it is not listed. `now_ms`: since when, if it is new here.
  void change(const std::string& room, std::optional<ListedTable> listed, std::int64_t now_ms);

  /// The tables to be shown, a line of JSON each. First of all the oldest of each address, then the second of
  /// each, and so on: so no address fills the list. `worked`: now, by Context::worked.
  std::vector<std::string> lines(std::chrono::steady_clock::time_point worked) const;

 private:
  struct Kept {
    std::string line;
    std::int64_t since = 0;
    std::string address;  ///< the last one that was known
    std::optional<std::chrono::steady_clock::time_point> away_since;
  };

  const Limits& limits_;
  RoomStats::Count& count_;
  mutable std::mutex mutex_;
  std::map<std::string, Kept> rooms_;
};

}  // namespace bastide::server
