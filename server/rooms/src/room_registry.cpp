#include "room_registry.hpp"

#include <ranges>
#include <utility>

namespace bastide::server {

using protocol::ErrorCode;
using protocol::WireRejection;

protocol::Expected<std::shared_ptr<RoomHost>> RoomRegistry::find(const std::string& code) {
  const std::scoped_lock lock(mutex_);
  if (closed_) return std::unexpected(WireRejection(ErrorCode::server_busy, "The server is stopping."));
  if (const auto known = rooms_.find(code); known != rooms_.end()) return known->second;
  if (rooms_.size() >= context_->limits.rooms_in_memory_max) {
    context_->stats.count_limit("rooms-in-memory-max");
    return std::unexpected(
        WireRejection(ErrorCode::server_busy, "The server has no place for another room in memory."));
  }
  auto later = [weak = weak_from_this(), code] {
    const auto self = weak.lock();
    return self ? self->find(code).value_or(nullptr) : nullptr;
  };
  const auto host = std::make_shared<RoomHost>(context_, code, std::move(later));
  const auto room = rooms_.emplace(code, host).first->second;
  context_->stats.rooms = rooms_.size();
  return room;
}

std::shared_ptr<RoomHost> RoomRegistry::find_in_memory(const std::string& code) const {
  const std::scoped_lock lock(mutex_);
  const auto known = rooms_.find(code);
  return known == rooms_.end() ? nullptr : known->second;
}

std::vector<std::shared_ptr<RoomHost>> RoomRegistry::all() const {
  const std::scoped_lock lock(mutex_);
  const auto rooms = rooms_ | std::views::values;
  return {rooms.begin(), rooms.end()};
}

void RoomRegistry::unload_idle() {
  const auto now = context_->now();
  const std::scoped_lock lock(mutex_);
  // A use count of one means that no connection or task has the room, and it is only reachable from here.
  std::erase_if(rooms_, [&](const auto& room) {
    const bool unused = room.second.use_count() == 1 && room.second->idle(now);
    if (unused) context_->services.store.release(room.first, RoomUse::unused, [](StoreResult<>) {});
    return unused;
  });
  context_->stats.rooms = rooms_.size();
}

std::vector<std::shared_ptr<RoomHost>> RoomRegistry::close() {
  const std::scoped_lock lock(mutex_);
  closed_ = true;
  const auto rooms = rooms_ | std::views::values;
  std::vector<std::shared_ptr<RoomHost>> handed_out(rooms.begin(), rooms.end());
  rooms_.clear();
  context_->stats.rooms = 0;
  return handed_out;
}

}  // namespace bastide::server
