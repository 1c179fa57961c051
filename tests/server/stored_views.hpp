// What a room's log says.
#pragma once

#include "room_world.hpp"

#include "../../server/rooms/src/room_state.hpp"

#include <string>
#include <vector>

namespace bastide::test {

/// What everybody would see if the room were loaded now.
inline std::vector<std::string> stored_views(RoomWorld& world, const std::string& room) {
  server::RulesInPlay rules_in_play;
  const auto state = server::RoomState::rebuild(room, world.store.rooms().at(room).entries, rules_in_play);
  std::vector<std::string> views{state.view(server::kSpectating).text};
  for (const server::SessionId session : state.sessions()) views.push_back(state.view(session).text);
  return views;
}

}  // namespace bastide::test
