// Random set-ups and random players for the property tests: every combination of modules, preset, edition,
// seat count and mix of options, whole decks and short forced ones, and players of different habits.
// All of it follows from a seed; a dozen seeds in a row have every pair of modules.
#pragma once

#include "scenario.hpp"

namespace bastide::test {

/// What a player tends to do. Uniform play alone rarely closes a monastery,
/// exhausts a supply or fights over a city.
enum class Habit { uniform, compact, greedy, shy, warlike };
inline constexpr int kHabits = 5;

class RandomGame {
 public:
  explicit RandomGame(std::uint64_t seed);
  /// With exactly these modules.
  RandomGame(std::uint64_t seed, std::vector<std::string> modules);

  const Setup& setup() const { return setup_; }
  Random& random() { return random_; }

  struct Choice {
    Seat seat;
    Action action;
  };
  /// The next action, `resign` of any seat now and then in some games. Requires: the game is not over.
  Choice choose(const Game& game);

  /// In some games with the Tower the first position changed, with prisoners and points as after a long war:
  /// exchanges with a choice are rare otherwise. In others the game itself.
  std::unique_ptr<Game> gone_to_war(std::unique_ptr<Game> game);

  /// As choose(), for games in which nobody resigns.
  Action choose_action(const Game& game);

 private:
  Action choose_deed(const std::vector<Action>& legal);
  Action choose_placement(const Game& game, const std::vector<Action>& legal);

  Random random_;
  Setup setup_;
  Habit habit_;
  bool quitters_;
};

}  // namespace bastide::test
