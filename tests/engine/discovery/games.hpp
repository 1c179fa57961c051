// Random games of The Discovery for the property tests: every option and number of seats, whole piles and
// short ones, tiles that fit nowhere, and players with different habits. Everything follows from a seed.
#pragma once

#include "discovery/discovery_scenario.hpp"

namespace bastide::test::discovery {

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

 private:
  Random random_;
  Setup setup_;
  bool eager_;    ///< deploys if it can, and builds where the board is dense
  bool patient_;  ///< takes back only from complete regions, or when the supply is empty
  bool quitters_;
};

}  // namespace bastide::test::discovery
