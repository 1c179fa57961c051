// A room in which a recorded game goes on.
#pragma once

#include "log_entry.hpp"

#include <protocol/http.hpp>
#include <protocol/records/record.hpp>
#include <protocol/wire_rejection.hpp>

namespace bastide::server {

/// The room as it stands when the game goes on; the id of the new game is left to the caller.
/// Rejects as Directory::continue_game does.
protocol::Expected<log::Snapshot> continued_room(const protocol::ContinueGame& wish,
                                                 const protocol::Record& record);

}  // namespace bastide::server
