// Compares the ways of scoring in a view with all sequences of choices.
#pragma once

#include <engine/game.hpp>

namespace bastide::test::castle {

/// Checks that the ways in the view of the seat to act are exactly those that can be played, and that no
/// other viewer gets any. Requires: phase `score`.
void check_ways(const Game& game);

}  // namespace bastide::test::castle
