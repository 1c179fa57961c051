#include "open_tables.hpp"

#include <map>
#include <utility>

namespace bastide::server {

void OpenTables::change(const std::string& room, std::optional<ListedTable> listed, std::int64_t now_ms) {
  const std::scoped_lock lock(mutex_);
  const auto known = rooms_.find(room);
  // A room whose host has not been here since it was loaded is nobody's yet.
  if (!listed || (known == rooms_.end() && !listed->address)) {
    if (known != rooms_.end()) rooms_.erase(known);
    count_ = rooms_.size();
    return;
  }
  Kept kept = known == rooms_.end() ? Kept{.since = now_ms} : std::move(known->second);
  listed->table.since = kept.since;
  kept.line = protocol::encode(listed->table);
  if (listed->address) kept.address = std::move(*listed->address);
  kept.away_since = listed->away_since;
  rooms_.insert_or_assign(room, std::move(kept));
  count_ = rooms_.size();
}

std::vector<std::string> OpenTables::lines(std::chrono::steady_clock::time_point worked) const {
  const std::scoped_lock lock(mutex_);
  std::multimap<std::int64_t, const Kept*> by_age;
  for (const auto& [room, kept] : rooms_)
    if (!kept.away_since || worked < *kept.away_since + limits_.open_tables_host_away)
      by_age.emplace(kept.since, &kept);
  std::map<std::string, int> of_address;
  std::multimap<int, const Kept*> in_turn;
  for (const auto& [since, kept] : by_age) {
    // The empty address is never limited.
    const int rank = kept->address.empty() ? 0 : of_address[kept->address]++;
    if (rank < limits_.open_tables_per_address_max) in_turn.emplace(rank, kept);
  }
  std::vector<std::string> lines;
  for (const auto& [rank, kept] : in_turn)
    if (lines.size() < limits_.open_tables_max) lines.push_back(kept->line);
  return lines;
}

}  // namespace bastide::server
