// The numbers by which positions are judged.
#pragma once

#include "carcassonne/prospects.hpp"

#include <array>
#include <limits>
#include <span>

namespace bastide::bots::carcassonne {

/// Fitted in self-play (README.md, "Fitted weights").
struct Weights {
  double reach = 0.0634;        ///< share of the fitting tiles that a seat will draw which it lays on a cell
  double shared_reach = 0.217;  ///< likewise of the others' tiles
  double surest = 0.621;        ///< chance that a cell which any tile fits is filled
  double road_growth = 0.0417;  ///< tiles that a road gains per open cell until it is complete
  double city_growth = 0.798;   ///< likewise for a city
  /// Chance that an empty cell without tiles beside it is filled, with a whole game to come.
  double far_cell = 0.586;
  double far_turns = 8.75;  ///< own turns to come at which the chance is 63 % of that
  /// Chance that an incomplete city without figures is completed for the sake of its fields.
  double free_city = 0.877;
  double field_future = 0.448;  ///< points that a field will gain, with a whole game to come
  double field_cell = 0.0885;   ///< likewise per empty cell at it
  double cities_meet = 0.049;   ///< how often filling a cell joins two held cities at it
  double fields_meet = 0.254;   ///< likewise for fields, with a whole game to come
  double home = 0.675;          ///< share of its worth in hand that a figure has which will return
  /// Worth of this many figures in hand, with a whole game to come.
  std::array<double, 9> hand = {0, 9, 16.7, 22.6, 27.4, 31.4, 34.3, 37.5, 40.2};
  double hand_turns = 14.9;  ///< own turns to come from which on a figure in hand is worth all of that
  /// How that worth falls to nothing at the end: 1 is a straight line, more falls faster.
  double hand_curve = 0.69;
  /// Share of an award that counts for its current winner, with a whole game to come.
  double award_now = 0.9;
  double turn = 4;  ///< points of a turn more than the others, where a seat can get one
  bastide::carcassonne::ModuleWeights modules = {};  ///< not fitted
};

/// Calls with(name, weight, most) for each number that may be fitted: above 0, and at most `most`.
void for_each_weight(auto& weights, auto with) {
  constexpr double kAny = std::numeric_limits<double>::infinity();
  with("reach", weights.reach, kAny);
  with("shared_reach", weights.shared_reach, kAny);
  with("surest", weights.surest, 1);
  with("road_growth", weights.road_growth, kAny);
  with("city_growth", weights.city_growth, kAny);
  with("far_cell", weights.far_cell, 1);
  with("far_turns", weights.far_turns, kAny);
  with("free_city", weights.free_city, 1);
  with("field_future", weights.field_future, kAny);
  with("field_cell", weights.field_cell, kAny);
  with("cities_meet", weights.cities_meet, 1);
  with("fields_meet", weights.fields_meet, 1);
  with("home", weights.home, 1);
  for (double& worth : std::span(weights.hand).subspan(1)) with("hand", worth, kAny);
  with("hand_turns", weights.hand_turns, kAny);
  with("hand_curve", weights.hand_curve, kAny);
  with("award_now", weights.award_now, 1);
  with("turn", weights.turn, kAny);
  for_each_weight(weights.modules, with);
}

}  // namespace bastide::bots::carcassonne
