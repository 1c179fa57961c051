// A room that continues a recorded game.
#pragma once

#include "log_entry.hpp"

#include <protocol/http.hpp>
#include <protocol/records/record.hpp>
#include <protocol/wire_rejection.hpp>

namespace bastide::server {

/// The room's state when the game continues; the caller sets the id of the new game. Rejects as
/// Directory::continue_game does.
protocol::Expected<log::Snapshot> continued_room(const protocol::ContinueGame& wish,
                                                 const protocol::Record& record);

}  // namespace bastide::server
