// Games in which seats write a number down that nobody else sees.
#pragma once

#include "modules/trial/games.hpp"

#include <cstdint>
#include <memory>
#include <utility>

namespace bastide::test {

inline Rules secret_rules() {
  return rules_with({"trial"}, {{"trial_gifts", false}, {"trial_steps", false}, {"trial_guess", true}});
}

inline Action guess(int number) {
  return Action{.kind = ActionKind::guess, .number = static_cast<std::int16_t>(number)};
}

/// Seats 0 and 1 have each laid a tile, and written down these numbers.
inline std::unique_ptr<Game> game_with_guesses(int first, int second) {
  auto game = started(forced_setup(secret_rules(), 3, tiles({"U", "U", "U"})));
  for (const auto& [x, number] : {std::pair{1, first}, {2, second}}) {
    play(*game, place(x, 0, 0));
    play(*game, guess(number));
    play(*game, kPass);
  }
  return game;
}

}  // namespace bastide::test
