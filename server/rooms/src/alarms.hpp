// The times at which rooms in memory want to check their clock.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace bastide::server {

class RoomHost;

/// Any thread. A room has at most one alarm; it removes it before it is destroyed.
class Alarms {
 public:
  /// Replaces `before`, the room's present alarm. Times in ms since 1970.
  void change(RoomHost& room, std::optional<std::int64_t> before, std::optional<std::int64_t> next);
  /// The rooms whose time has come; their alarms stay until they are changed.
  std::vector<std::shared_ptr<RoomHost>> due(std::int64_t now_ms) const;
  std::vector<std::shared_ptr<RoomHost>> all() const;

 private:
  mutable std::mutex mutex_;
  std::set<std::pair<std::int64_t, RoomHost*>> set_;
};

}  // namespace bastide::server
