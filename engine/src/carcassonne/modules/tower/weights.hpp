// How computers judge what The Tower brings.
#pragma once

#include <limits>

namespace bastide::carcassonne {

/// Tried by hand in the arena, not fitted.
struct TowerWeights {
  double taken = 0.1;  ///< chance that a figure in reach of an open tower is taken
  double taken_figure =
      3;  ///< points that a figure costs its seat by being taken, besides what its feature pays
  double ransomed = 0.5;  ///< share of what a ransom would bring that a prisoner keeps for its seat
};

void for_each_weight(TowerWeights& weights, auto with) {
  constexpr double kAny = std::numeric_limits<double>::infinity();
  with("taken", weights.taken, 1);
  with("taken_figure", weights.taken_figure, kAny);
  with("ransomed", weights.ransomed, 1);
}

}  // namespace bastide::carcassonne
