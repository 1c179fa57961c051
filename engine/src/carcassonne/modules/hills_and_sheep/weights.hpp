// How computers judge what Hills & Sheep brings.
#pragma once

#include <limits>

namespace bastide::carcassonne {

/// Tried by hand, not fitted.
struct FlocksWeights {
  double sheep = 1;      ///< points of a sheep of the flocks in a field
  double extends = 0.6;  ///< chance that the own next tile extends the field of the flock
  double never = 0.3;    ///< chance, over the turns left, that no own tile does so any more
  double more = 0.5;     ///< share of what a flock may still gain
  double home = 0.8;     ///< points of a shepherd at home
};

void for_each_weight(FlocksWeights& weights, auto with) {
  constexpr double kAny = std::numeric_limits<double>::infinity();
  with("sheep", weights.sheep, kAny);
  with("extends", weights.extends, 1);
  with("never", weights.never, 1);
  with("more", weights.more, 1);
  with("home", weights.home, kAny);
}

}  // namespace bastide::carcassonne
