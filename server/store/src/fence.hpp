// Proves to the database that this node still owns the room that it changes.
#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>

namespace bastide::server {

struct Fence {
  std::int64_t node = 0;   ///< its row in the table of nodes
  std::int64_t epoch = 0;  ///< of the room
};

/// The rooms that this node has taken, as far as known. Any thread.
class Fences {
 public:
  /// Keeps the later of two fences for the same room.
  void keep(const std::string& room, Fence fence) {
    const std::scoped_lock lock(mutex_);
    const auto [known, is_new] = fences_.try_emplace(room, fence);
    if (!is_new && known->second.epoch < fence.epoch) known->second = fence;
  }
  std::optional<Fence> of(const std::string& room) const {
    const std::scoped_lock lock(mutex_);
    const auto known = fences_.find(room);
    return known == fences_.end() ? std::nullopt : std::optional(known->second);
  }
  /// Unless the room has been taken again since.
  void drop(const std::string& room, Fence fence) {
    const std::scoped_lock lock(mutex_);
    const auto known = fences_.find(room);
    if (known != fences_.end() && known->second.epoch <= fence.epoch) fences_.erase(known);
  }
  std::size_t size() const {
    const std::scoped_lock lock(mutex_);
    return fences_.size();
  }

 private:
  mutable std::mutex mutex_;
  std::map<std::string, Fence> fences_;
};

}  // namespace bastide::server
