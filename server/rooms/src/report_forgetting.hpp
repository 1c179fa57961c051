// Removes from the store what was reported in a room.
#pragma once

#include <server/rooms/event_store.hpp>

#include <functional>
#include <optional>
#include <string>

namespace bastide::server {

/// Those of the room that name somebody; of nobody: all of it. `store` must outlive the answer: how many
/// there were.
void forget_reports(EventStore& store, std::string room, std::optional<std::string> naming,
                    EventStore::Done<int> done);

}  // namespace bastide::server
