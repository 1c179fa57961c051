// Positions as plain data and back: what views show and what saves hold.
#pragma once

#include <engine/carcassonne/referee.hpp>
#include <engine/setup.hpp>
#include <engine/view.hpp>

namespace bastide::carcassonne {

/// What lies on the table; discards and what was set aside are whoever draws's to add.
template <class B>
TableState table_state(const RuleBook<B>& book, const Position<B>& position);

/// Lays the saved tiles anew, in their order, so that the position is the saved one down to the order of its frontier.
/// Rejects with setup/bad_snapshot; `position` is then worthless. `tiles`: how many the set-up draws in all.
template <class B>
Result<> rebuild(const Referee<B>& referee, const Setup& setup, const Snapshot& snapshot, int tiles,
                 Position<B>& position);

}  // namespace bastide::carcassonne
