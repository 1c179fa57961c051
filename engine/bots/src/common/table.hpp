// What a player decides by.
#pragma once

#include <bots/player.hpp>

#include <engine/random.hpp>
#include <engine/view.hpp>

#include <span>

namespace bastide::bots {

/// What a policy gets for one decision of the seat to act.
template <class Game>
struct Table {
  const typename Game::Referee& referee;
  const typename Game::Position& position;
  std::span<const TileCount> unseen;
  const typename Game::Weights& weights;
  Random& random;
  const Budget& budget;
};

/// A seed for one decision of a game; the same for the same view.
inline std::uint64_t decision_seed(std::uint64_t seed, const View& view) {
  return seed ^ (static_cast<std::uint64_t>(view.table.turn) << 32 | view.legal.size());
}

}  // namespace bastide::bots
