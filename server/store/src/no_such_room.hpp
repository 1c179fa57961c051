// What is said where a room that was asked for by its code is not there.
#pragma once

#include <server/store/whole_rooms.hpp>

#include <fmt/format.h>

#include <string>

namespace bastide::server {

inline std::string no_such_room(const std::string& code, const RoomChoice& choice) {
  return fmt::format("there is no room {}{}", code, choice.ended ? " that has ended" : "");
}

}  // namespace bastide::server
