// A computer player: from what its seat may know to what it does.
#pragma once

#include <bots/level.hpp>

#include <engine/action.hpp>
#include <engine/setup.hpp>
#include <engine/view.hpp>

#include <cstdint>
#include <functional>
#include <memory>

namespace bastide::bots {

/// How long a player may think about one decision.
struct Budget {
  /// Positions that it may look at; it goes a little beyond, and looks at each
  /// of its own choices at least once.
  std::int64_t nodes = 20'000;
  /// Asked now and then: true makes it decide at once by what it has found. Empty: never.
  /// Where a clock decides, the same decision may come out differently.
  std::function<bool()> stop = {};
};

/// Knows the rules and nothing of any game; any number of threads may ask one at the same time.
class Player {
 public:
  virtual ~Player() = default;
  /// One of `view.legal`: a function of what the view shows, of the seed and of the nodes.
  /// No part of it depends on the order of the piles, which no view holds.
  /// Requires: the view is that of the seat to act, of a game with the player's set-up.
  /// Throws std::invalid_argument otherwise.
  virtual Action choose(const View& view, std::uint64_t seed, const Budget& budget) const = 0;
};

/// A set-up as everybody may know it: the piles hold the same, in an order that tells nothing.
Setup public_setup(const Setup& setup);

/// A player for games with this set-up; it sees of it what public_setup leaves.
std::unique_ptr<Player> make_player(Level level, const Setup& setup);

}  // namespace bastide::bots
