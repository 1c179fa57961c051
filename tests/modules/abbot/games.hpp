// Shorthand for games with the Abbot.
#pragma once

#include "positions.hpp"

namespace bastide::test {

inline constexpr Action kReturnAbbot{.kind = ActionKind::return_abbot};

/// The abbot on the garden or monastery of the tile placed last; requires that there is one.
Action claim_with_abbot(const Game& game);
/// Places and sets the abbot on the tile's garden or monastery; returns the events of both.
Events lay_and_bless(Game& game, int x, int y, int rotation);

}  // namespace bastide::test
