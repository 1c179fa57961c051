// Plays a game again in a real room, so that the store holds what a server would have left.
#pragma once

#include "search.hpp"

#include <protocol/bytes.hpp>
#include <protocol/vocabulary.hpp>

#include <server/rooms/event_store.hpp>

#include <string>
#include <vector>

namespace bastide::prepared {

struct SeatHolder {
  std::string name;
  protocol::SeatSecret secret;
};

struct StoredRoom {
  std::string code;
  std::vector<SeatHolder> seats;
};

/// Makes a room with the entropy found, seats everybody and plays up to the turn, through connections as
/// clients have them. Throws std::runtime_error if the room refuses anything.
StoredRoom store_room(server::EventStore& store, const Situation& situation,
                      const protocol::ResolvedRules& rules, const Found& found);

}  // namespace bastide::prepared
