// Positions of The Discovery as plain data and back.
#pragma once

#include <engine/discovery/referee.hpp>
#include <engine/rejection.hpp>
#include <engine/setup.hpp>
#include <engine/view.hpp>

namespace bastide::discovery {

/// The table without discards, which the holder of the draw order adds.
TableState table_state(const Position& position);

/// Rejects with setup/bad_snapshot; `position` is then unusable. `tiles`: the number of draws in the set-up.
Result<> rebuild(const Referee& referee, const Setup& setup, const Snapshot& snapshot, int tiles,
                 Position& position);

}  // namespace bastide::discovery
