#include <server/rooms/room_stats.hpp>

namespace bastide::server {

void RoomStats::count_limit(std::string_view limit) {
  const std::scoped_lock lock(mutex_);
  ++limits_met_[limit];
}

std::map<std::string_view, std::uint64_t> RoomStats::limits_met() const {
  const std::scoped_lock lock(mutex_);
  return limits_met_;
}

void RoomStats::count_computer_move(std::string_view level) {
  const std::scoped_lock lock(mutex_);
  ++computer_moves_[level];
}

std::map<std::string_view, std::uint64_t> RoomStats::computer_moves() const {
  const std::scoped_lock lock(mutex_);
  return computer_moves_;
}

void RoomStats::count_rejection(std::string_view code) {
  const std::scoped_lock lock(mutex_);
  ++refusals_[code];
}

std::map<std::string_view, std::uint64_t> RoomStats::refusals() const {
  const std::scoped_lock lock(mutex_);
  return refusals_;
}

}  // namespace bastide::server
