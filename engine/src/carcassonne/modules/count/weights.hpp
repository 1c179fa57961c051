// How computers judge what The Count of Carcassonne brings.
#pragma once

#include <limits>

namespace bastide::carcassonne {

/// Tried by hand, not fitted.
struct CountWeights {
  double kept = 0.6;    ///< share of a figure in hand that a figure in a quarter is worth
  double joins = 5;     ///< points of a figure that comes out to a feature when it is completed
  double market = 3;    ///< points of a figure that comes out of the market at the end
  double locked = 0.5;  ///< share of all this where the count stands
};

void for_each_weight(CountWeights& weights, auto with) {
  constexpr double kAny = std::numeric_limits<double>::infinity();
  with("kept", weights.kept, 1);
  with("joins", weights.joins, kAny);
  with("market", weights.market, kAny);
  with("locked", weights.locked, 1);
}

}  // namespace bastide::carcassonne
