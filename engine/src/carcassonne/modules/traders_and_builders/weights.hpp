// How computers judge what Traders & Builders brings.
#pragma once

#include <limits>

namespace bastide::carcassonne {

/// Tried by hand in the arena, not fitted.
struct TraderWeights {
  double builder =
      8;  ///< points of a working builder whose feature every tile fits, with a whole game to come
};

void for_each_weight(TraderWeights& weights, auto with) {
  constexpr double kAny = std::numeric_limits<double>::infinity();
  with("builder", weights.builder, kAny);
}

}  // namespace bastide::carcassonne
