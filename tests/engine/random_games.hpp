// Random set-ups and players for the property tests: every combination of modules, preset, edition, seat
// count and mix of options, whole decks and short forced ones, and players with different habits. Everything
// follows from a seed; 16 consecutive seeds have every pair of modules.
#pragma once

#include "scenario.hpp"

namespace bastide::test {

/// A player's preferences. Uniform play alone rarely closes a monastery, exhausts a supply or
/// fights over a city.
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
  /// The next action; in some games a seat occasionally resigns. Requires: the game is not over.
  Choice choose(const Game& game);

  /// In some games a first position as after a long one, where a module has steps that are rare otherwise. In
  /// others the game unchanged.
  std::unique_ptr<Game> advanced(std::unique_ptr<Game> game);

  /// As choose(), but without resigning.
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
