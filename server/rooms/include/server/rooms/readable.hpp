// Whether this version can read a room.
#pragma once

#include <server/rooms/event_store.hpp>

#include <span>
#include <string>

namespace bastide::server {

/// Whether the log of a room can be read to its end. `entries`: at least one, as stored, from the first on.
/// Plays the room's games.
bool can_be_read(const std::string& code, std::span<const StoredEntry> entries);

}  // namespace bastide::server
