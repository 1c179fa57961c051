// How computers judge bars of gold.
#pragma once

#include <limits>

namespace bastide::carcassonne {

/// Tried by hand, not fitted.
struct GoldWeights {
  double lying = 1.4;    ///< points of a bar that its owner is sure to take, with a whole game to come
  double in_hand = 0.8;  ///< points that a bar in hand gains by others to come, with a whole game to come
};

void for_each_weight(GoldWeights& weights, auto with) {
  constexpr double kAny = std::numeric_limits<double>::infinity();
  with("lying", weights.lying, kAny);
  with("in_hand", weights.in_hand, kAny);
}

}  // namespace bastide::carcassonne
