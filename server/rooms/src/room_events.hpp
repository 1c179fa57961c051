// The events of one change of a room in the order of the delta: those of the room, then those of the game.
#pragma once

#include <protocol/room_event.hpp>

#include <engine/event.hpp>

#include <utility>
#include <vector>

namespace bastide::server {

using RoomEvents = std::vector<protocol::AnyEvent>;

inline void tell(RoomEvents& events, protocol::RoomEvent event) { events.emplace_back(std::move(event)); }

inline void tell(RoomEvents& events, const Events& of_game) {
  for (const Event& event : of_game) events.emplace_back(event);
}

}  // namespace bastide::server
