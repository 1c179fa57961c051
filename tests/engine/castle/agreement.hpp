// Compares a game of The Castle with the naive model.
#pragma once

#include "castle/games.hpp"
#include "castle/reference/model.hpp"

namespace bastide::test::castle {

/// Requires that the position, the events that led to it, and the legal actions in their order are those of
/// the model, and that no figure, tile or point is lost.
void check_agreement(const Setup& setup, const Game& game, const Events& events,
                     const reference::castle::Outcome& expected);

/// Plays one legal action in the model and the game, and compares them. Returns the events.
Events play_and_check(const Setup& setup, Game& game, reference::castle::Outcome& expected, Seat seat,
                      const Action& action);

}  // namespace bastide::test::castle
