// The error for a room code without a room.
#pragma once

#include <server/store/whole_rooms.hpp>

#include <fmt/format.h>

#include <string>

namespace bastide::server {

inline std::string no_such_room(const std::string& code, const RoomChoice& choice) {
  return fmt::format("there is no room {}{}", code, choice.ended ? " that has ended" : "");
}

}  // namespace bastide::server
