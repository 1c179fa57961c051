// Random games of The Castle for the property tests: every option, whole piles and short ones, and players
// with different habits. Random play seldom stops on a corner or completes two features at once, so some
// games get new scores and wall tiles between two turns. Everything follows from a seed.
#pragma once

#include "castle/castle_scenario.hpp"

namespace bastide::test::castle {

class RandomGame {
 public:
  explicit RandomGame(std::uint64_t seed);

  const Setup& setup() const { return setup_; }
  Random& random() { return random_; }

  struct Choice {
    Seat seat;
    Action action;
  };
  /// The next action; in some games a seat occasionally resigns. Requires: the game is not over.
  Choice choose(const Game& game);
  /// The same without resigning.
  Action choose_action(const Game& game);

  /// Occasionally, before a tile is placed: the position with other scores and with wall tiles taken
  /// from the wall.
  std::optional<Snapshot> dealt_anew(const Game& game);

 private:
  Action most_eventful(const Game& game, const std::vector<Action>& legal);

  Random random_;
  Setup setup_;
  bool eager_;    ///< prefers points
  bool fortune_;  ///< scores and wall tiles are changed
  bool quitters_;
};

}  // namespace bastide::test::castle
