// Who may watch a room.
#pragma once

#include "room_state.hpp"

namespace bastide::server {

/// Whether nobody without a seat may watch it now.
bool shut_to_watchers(const RoomState& state);

}  // namespace bastide::server
