// What a view foresees of the scoring, held against all that can be chosen in it.
#pragma once

#include <engine/game.hpp>

namespace bastide::test::castle {

/// The ways in the view of the seat to act are those that playing on can lead to, no more and no fewer,
/// and nobody else is told any. Requires: phase `score`.
void check_ways(const Game& game);

}  // namespace bastide::test::castle
