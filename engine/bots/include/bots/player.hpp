// A computer player: chooses actions by what its seat may know.
#pragma once

#include <bots/level.hpp>

#include <engine/action.hpp>
#include <engine/setup.hpp>
#include <engine/view.hpp>

#include <cstdint>
#include <functional>
#include <memory>

namespace bastide::bots {

/// How much a player may think about one decision.
struct Budget {
  /// Positions that it may examine; it may exceed this a little, and examines each of its own choices
  /// at least once.
  std::int64_t nodes = 20'000;
  /// Polled now and then: true makes it decide at once by what it has found. Empty: never. If it depends on a
  /// clock, equal decisions may come out differently.
  std::function<bool()> stop = {};
};

/// Knows the rules and no particular game; any number of threads may use one at the same time.
class Player {
 public:
  virtual ~Player() = default;
  /// Chooses one of `view.legal`, as a function of the view, the seed and the nodes. Nothing depends on the
  /// order of the piles, which no view holds. Requires: the view is that of the seat to act, in a game with
  /// the player's set-up. Throws std::invalid_argument otherwise.
  virtual Action choose(const View& view, std::uint64_t seed, const Budget& budget) const = 0;
};

/// The public part of a set-up: the piles hold the same tiles, in an order that reveals nothing.
Setup public_setup(const Setup& setup);

/// A player for games with this set-up, of which it uses only public_setup.
std::unique_ptr<Player> make_player(Level level, const Setup& setup);

}  // namespace bastide::bots
