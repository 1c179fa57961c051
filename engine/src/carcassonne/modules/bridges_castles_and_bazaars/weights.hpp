// How computers judge what Bridges, Castles & Bazaars brings.
#pragma once

#include <limits>

namespace bastide::carcassonne {

/// Tried by hand, not fitted, like the others here.
struct BridgesWeights {
  double kept = 0.25;  ///< points of a bridge in stock
};

void for_each_weight(BridgesWeights& weights, auto with) {
  with("kept", weights.kept, std::numeric_limits<double>::infinity());
}

struct CastlesWeights {
  double scores = 6;  ///< points of a castle whose lord waits
};

void for_each_weight(CastlesWeights& weights, auto with) {
  with("scores", weights.scores, std::numeric_limits<double>::infinity());
}

struct BazaarWeights {
  double bought = 1;  ///< share of what a tile got at a bazaar may bring
};

void for_each_weight(BazaarWeights& weights, auto with) { with("bought", weights.bought, 1); }

}  // namespace bastide::carcassonne
