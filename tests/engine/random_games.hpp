// Random set-ups and random players for the property tests: every preset, edition, seat count and mix of the base
// game's options, whole decks and short forced ones, and players of different habits. All of it follows from a seed.
#pragma once

#include "scenario.hpp"

namespace bastide::test {

/// What a player tends to do. Uniform play alone rarely closes a monastery, exhausts a supply or fights over a city.
enum class Habit { uniform, compact, greedy, shy };

class RandomGame {
 public:
  explicit RandomGame(std::uint64_t seed);

  const Setup& setup() const { return setup_; }
  Random& random() { return random_; }

  struct Choice {
    Seat seat;
    Action action;
  };
  /// The next action, `resign` of any seat now and then in some games. Requires: the game is not over.
  Choice choose(const Game& game);

  /// The same for games in which nobody resigns.
  Action choose_action(const Game& game);

 private:
  Action choose_placement(const Game& game, const std::vector<Action>& legal);

  Random random_;
  Setup setup_;
  Habit habit_;
  bool quitters_;
};

}  // namespace bastide::test
