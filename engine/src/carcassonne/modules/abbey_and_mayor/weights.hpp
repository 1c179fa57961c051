// How computers judge what Abbey & Mayor brings.
#pragma once

#include <limits>

namespace bastide::carcassonne {

/// Tried by hand in the arena, not fitted.
struct AbbeyWeights {
  double abbey = 7;        ///< points of an abbey in hand
  double abbey_turns = 6;  ///< own turns to come without which it hardly finds a hole
  double wagon = 1;        ///< points of a wagon whose feature will be completed
};

void for_each_weight(AbbeyWeights& weights, auto with) {
  constexpr double kAny = std::numeric_limits<double>::infinity();
  with("abbey", weights.abbey, kAny);
  with("abbey_turns", weights.abbey_turns, kAny);
  with("wagon", weights.wagon, kAny);
}

}  // namespace bastide::carcassonne
