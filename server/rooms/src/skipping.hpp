// What the server does for a seat that does not act in time.
#pragma once

#include <engine/action.hpp>
#include <engine/game.hpp>

#include <vector>

namespace bastide::server {

struct SkippingStep {
  std::vector<Action> actions;
  TriedStep tried;
};

/// The step of the seat to act that follows from the position alone: what must be done is done
/// in the first way of Game::legal_actions, everything that can be declined is, until another seat is asked
/// or the turn ends. It goes on where an own step would have to stop, since nobody chooses.
/// Requires: the game is not over.
SkippingStep skip(const Game& game);

}  // namespace bastide::server
