// How computers judge what The Princess & The Dragon brings.
#pragma once

#include <limits>

namespace bastide::carcassonne {

/// Tried by hand in the arena, not fitted.
struct DragonWeights {
  double fairy_stays = 0.4;  ///< chance that another seat, when its turn comes, leaves the fairy where she is
  double fairy_leaves =
      0.25;          ///< share of the fairy's points for a feature that is lost with each turn to come
  double eaten = 2;  ///< moves of the dragon for each of its tiles to come that a figure beside it fears
  double eaten_now = 0.3;  ///< chance that a figure beside the dragon is eaten by its next step
};

void for_each_weight(DragonWeights& weights, auto with) {
  constexpr double kAny = std::numeric_limits<double>::infinity();
  with("fairy_stays", weights.fairy_stays, 1);
  with("fairy_leaves", weights.fairy_leaves, kAny);
  with("eaten", weights.eaten, kAny);
  with("eaten_now", weights.eaten_now, 1);
}

}  // namespace bastide::carcassonne
