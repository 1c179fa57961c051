// How computers judge where the mage and the witch are.
#pragma once

#include <limits>

namespace bastide::carcassonne {

/// Tried by hand, not fitted.
struct NeutralsWeights {
  double mage = 0.9;    ///< share of his points that are paid if he stays
  double grows = 0.7;   ///< tiles that his feature still gets
  double witch = 0.9;   ///< share of what she costs if she stays
  double leaves = 0.3;  ///< chance that the next tile with their symbol moves this figure
};

void for_each_weight(NeutralsWeights& weights, auto with) {
  constexpr double kAny = std::numeric_limits<double>::infinity();
  with("mage", weights.mage, 1);
  with("grows", weights.grows, kAny);
  with("witch", weights.witch, 1);
  with("leaves", weights.leaves, 1);
}

}  // namespace bastide::carcassonne
