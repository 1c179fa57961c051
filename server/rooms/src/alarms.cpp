#include "alarms.hpp"

#include "room_host.hpp"

#include <limits>

namespace bastide::server {

void Alarms::change(RoomHost& room, std::optional<std::int64_t> before, std::optional<std::int64_t> next) {
  const std::scoped_lock lock(mutex_);
  if (before) set_.erase({*before, &room});
  if (next) set_.emplace(*next, &room);
}

std::vector<std::shared_ptr<RoomHost>> Alarms::due(std::int64_t now_ms) const {
  const std::scoped_lock lock(mutex_);
  std::vector<std::shared_ptr<RoomHost>> rooms;
  for (const auto& [at_ms, room] : set_) {
    if (at_ms > now_ms) break;
    if (auto held = room->weak_from_this().lock()) rooms.push_back(std::move(held));
  }
  return rooms;
}

std::vector<std::shared_ptr<RoomHost>> Alarms::all() const {
  return due(std::numeric_limits<std::int64_t>::max());
}

}  // namespace bastide::server
