#include "unreadable_rooms.hpp"

namespace bastide::server {

bool UnreadableRooms::note(const std::string& code, const std::string& reason) {
  const std::scoped_lock lock(mutex_);
  const auto [known, is_new] = reasons_.try_emplace(code, reason);
  count_ = reasons_.size();
  if (is_new || known->second == reason) return is_new;
  known->second = reason;
  return true;
}

void UnreadableRooms::forget(const std::string& code) {
  const std::scoped_lock lock(mutex_);
  reasons_.erase(code);
  count_ = reasons_.size();
}

std::vector<UnreadableRoom> UnreadableRooms::all() const {
  const std::scoped_lock lock(mutex_);
  std::vector<UnreadableRoom> all;
  for (const auto& [code, reason] : reasons_) all.push_back({.code = code, .reason = reason});
  return all;
}

}  // namespace bastide::server
