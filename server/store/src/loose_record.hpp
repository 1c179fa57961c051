// How a store tells records of games that were played elsewhere from others: by a room that there is not.
#pragma once

#include <protocol/room_file.hpp>

#include <optional>
#include <string>
#include <utility>

namespace bastide::server {

/// In the place of such a record's room: no room has this code.
inline constexpr const char* kNoRoom = "";

inline protocol::LooseRecord loose_record(std::optional<std::string> room, protocol::KeptRecord record) {
  const bool shared = room == kNoRoom;
  if (shared) room.reset();
  return {.room = std::move(room), .record = std::move(record), .shared = shared};
}

inline std::optional<std::string> room_in_store(const protocol::LooseRecord& loose) {
  return loose.shared ? kNoRoom : loose.room;
}

}  // namespace bastide::server
