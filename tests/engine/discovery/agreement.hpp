// Compares a game of The Discovery with the naive model.
#pragma once

#include "discovery/games.hpp"
#include "discovery/reference/model.hpp"

namespace bastide::test::discovery {

/// Requires that the position, the events that led to it, the legal actions in their order and what a survey
/// tells of regions are those of the model, and that no follower, tile or point is lost.
void check_agreement(const Setup& setup, const Game& game, const Events& events,
                     const reference::discovery::Outcome& expected);

/// Plays one legal action in the model and the game, and compares them. Returns the events.
Events play_and_check(const Setup& setup, Game& game, reference::discovery::Outcome& expected, Seat seat,
                      const Action& action);

}  // namespace bastide::test::discovery
