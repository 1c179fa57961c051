// What a position is judged by, in numbers.
#pragma once

#include <array>

namespace bastide::bots::carcassonne {

/// Fitted in games against themselves (README.md, "Fitted weights").
struct Weights {
  double reach = 0.03;  ///< how many of the fitting tiles that a seat will draw find their way to a cell
  double shared_reach = 0.34;  ///< the same of the others' tiles
  double surest = 0.58;        ///< chance that a cell is filled which any tile would fit
  double road_growth = 0.02;   ///< tiles that a road gains for each of its open cells until it is complete
  double city_growth = 0.75;   ///< the same of a city
  /// Chance that an empty cell with no tile beside it is filled, with a whole game to come.
  double far_cell = 0.55;
  double far_turns = 7.8;  ///< and with so many own turns to come 63 % of that
  /// Chance that an incomplete city that nobody holds is completed for the sake of its fields.
  double free_city = 0.75;
  double field_future = 1.49;  ///< points that a field is going to gain, with a whole game to come
  double home = 0.91;          ///< how much of a hand's worth a figure has that will come home
  /// Of so many figures in hand, with a whole game to come.
  std::array<double, 9> hand = {0, 8.5, 16.1, 21.3, 26.5, 30.7, 34.1, 38.0, 40.7};
  double hand_turns = 13.26;  ///< own turns from which on a figure in hand is worth all of that
  /// How it falls from there to nothing at the end: 1 is a straight line, more falls faster.
  double hand_curve = 0.52;
};

}  // namespace bastide::bots::carcassonne
