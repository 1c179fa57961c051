// What a room's host switches on and off, from the rows of room_flags.def.
#pragma once

namespace bastide::protocol {

struct RoomFlags {
#define ROOM_FLAG(name, ...) bool name = false;
#include <protocol/room_flags.def>
  friend bool operator==(const RoomFlags&, const RoomFlags&) = default;
};

}  // namespace bastide::protocol
