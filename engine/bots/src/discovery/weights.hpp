// The numbers by which positions of The Discovery are judged.
#pragma once

#include <array>
#include <limits>
#include <span>

namespace bastide::bots::discovery {

/// Fitted in games against themselves (README.md, "Fitted weights").
struct Weights {
  double reach = 0.075;         ///< share of the fitting tiles that a seat will draw which it lays on a cell
  double shared_reach = 0.29;   ///< likewise of the others' tiles
  double surest = 0.77;         ///< chance that a cell which any tile fits is filled
  double tile_growth = 0.6;     ///< tiles that a grassland or a sea gains per cell that is filled
  double shore_growth = 0.3;    ///< cities that a sea gains so
  double summit_growth = 0.29;  ///< cities that a mountain gains so
  /// Worth of this many followers in hand, with a whole game to come.
  std::array<double, 5> hand = {0, 4.5, 6.4, 7.1, 6.6};
  double hand_turns = 10;  ///< own turns to come from which on a follower in hand is worth all of that
  /// How that worth falls to nothing at the end: 1 is a straight line, more falls faster.
  double hand_curve = 0.7;
  double home = 0.3;     ///< share of its worth in hand that a follower has whose region is complete
  double errand = 0.48;  ///< points that taking it back costs, with a whole game to come
  double prey = 0.1;     ///< share of the best region without followers that the next seat gets
};

/// Calls with(name, weight, most) for each number that may be fitted: above 0, and at most `most`.
void for_each_weight(auto& weights, auto with) {
  constexpr double kAny = std::numeric_limits<double>::infinity();
  with("reach", weights.reach, kAny);
  with("shared_reach", weights.shared_reach, kAny);
  with("surest", weights.surest, 1);
  with("tile_growth", weights.tile_growth, kAny);
  with("shore_growth", weights.shore_growth, kAny);
  with("summit_growth", weights.summit_growth, kAny);
  for (double& worth : std::span(weights.hand).subspan(1)) with("hand", worth, kAny);
  with("hand_turns", weights.hand_turns, kAny);
  with("hand_curve", weights.hand_curve, kAny);
  with("home", weights.home, 1);
  with("errand", weights.errand, kAny);
  with("prey", weights.prey, 1);
}

}  // namespace bastide::bots::discovery
