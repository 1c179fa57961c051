// The naive model of a whole game of The Castle: from the open table and an action to the next open table and
// the events. Stateless. Besides the table it reads only the set-up's order of tiles and wall tiles.
#pragma once

#include "castle/reference/scoring.hpp"

#include <engine/action.hpp>
#include <engine/rejection.hpp>
#include <engine/setup.hpp>

namespace bastide::reference::castle {

/// The consequences of an action, up to the next decision or the end of the game.
struct Outcome {
  Snapshot after;
  Events events;  ///< score lines are left empty
};

/// All tiles in drawing order, if the game lasts long enough.
std::vector<TileId> draw_order(const Setup& setup);
/// The numbers of the wall tiles in the order of the corners (CASTLE-SETUP-02).
std::vector<int> wall_tiles(const Setup& setup);

Outcome begin(const Setup& setup);

/// As Game::legal_actions.
std::vector<Action> legal_actions(const Setup& setup, const TableState& table);

/// Why the action is refused; empty if it is legal. The precedence is that of engine/rejection.hpp.
std::optional<Code> refusal(const Setup& setup, const TableState& table, Seat seat, const Action& action);

/// Requires: refusal() returns nothing.
Outcome apply(const Setup& setup, const Snapshot& before, Seat seat, const Action& action);

}  // namespace bastide::reference::castle
