// How computers judge what Hills & Sheep brings.
#pragma once

#include <limits>

namespace bastide::carcassonne {

/// Tried by hand, not fitted.
struct FlocksWeights {
  double sheep = 0.8;  ///< points of a sheep of the flocks in a field
};

void for_each_weight(FlocksWeights& weights, auto with) {
  with("sheep", weights.sheep, std::numeric_limits<double>::infinity());
}

}  // namespace bastide::carcassonne
