// The server's step for a seat that does not act in time.
#pragma once

#include <engine/action.hpp>
#include <engine/game.hpp>

#include <vector>

namespace bastide::server {

struct SkippingStep {
  std::vector<Action> actions;
  TriedStep tried;
};

/// The step of the seat to act, determined by the position alone: it declines everything that can be
/// declined, and takes the first of Game::legal_actions otherwise, until another seat is asked or the
/// turn ends. It goes on where a player's step would have to stop, since nobody chooses. Requires: the
/// game is not over.
SkippingStep skip(const Game& game);

}  // namespace bastide::server
