// Holding a game of The Castle against the naive model.
#pragma once

#include "castle/games.hpp"
#include "castle/reference/model.hpp"

namespace bastide::test::castle {

/// Requires that the game is where the model expects it, that these events brought it there,
/// that the legal actions are the model's, in their order, and that no figure, tile or point has gone astray.
void check_agreement(const Setup& setup, const Game& game, const Events& events,
                     const reference::castle::Outcome& expected);

/// One legal action, for the model and the game alike, and the check. Returns what happened.
Events play_and_check(const Setup& setup, Game& game, reference::castle::Outcome& expected, Seat seat,
                      const Action& action);

}  // namespace bastide::test::castle
