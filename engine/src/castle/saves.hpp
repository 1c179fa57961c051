// Positions of The Castle as plain data and back.
#pragma once

#include <engine/castle/referee.hpp>
#include <engine/rejection.hpp>
#include <engine/setup.hpp>
#include <engine/view.hpp>

namespace bastide::castle {

/// What lies open on the table; discards are whoever draws's to add.
TableState table_state(const Position& position);

/// Rejects with setup/bad_snapshot; `position` is then worthless. `tiles`: how many the set-up draws in all.
Result<> rebuild(const Referee& referee, const Setup& setup, const Snapshot& snapshot, int tiles,
                 Position& position);

}  // namespace bastide::castle
