// Rooms in memory that want to look at their clock at a certain moment.
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

/// Any thread. A room has one alarm at most; it takes it back before it goes.
class Alarms {
 public:
  /// In place of `before`, which is what the room had. Times in ms since 1970.
  void change(RoomHost& room, std::optional<std::int64_t> before, std::optional<std::int64_t> next);
  /// The rooms whose moment has come; their alarms stay until they are changed.
  std::vector<std::shared_ptr<RoomHost>> due(std::int64_t now_ms) const;

 private:
  mutable std::mutex mutex_;
  std::set<std::pair<std::int64_t, RoomHost*>> set_;
};

}  // namespace bastide::server
