// What a position is judged by, in numbers.
#pragma once

#include <array>

namespace bastide::bots::carcassonne {

/// The defaults are guesses, by which the weaker levels judge.
struct Weights {
  double reach = 1.0;  ///< how many of the fitting tiles that a seat will draw find their way to a cell
  double shared_reach = 0.5;  ///< the same of the others' tiles, which seldom help
  double surest = 1.0;        ///< chance that a cell is filled which any tile would fit
  double road_growth = 1.0;   ///< tiles that a road gains for each of its open cells until it is complete
  double city_growth = 1.0;   ///< the same of a city
  double far_cell =
      0.6;  ///< chance that an empty cell with no tile beside it is filled, with a whole game to come
  double far_turns = 8;  ///< and with so many own turns to come 63 % of that
  double free_city =
      0.35;  ///< chance that an incomplete city that nobody holds is completed for the sake of its fields
  double field_future = 0;  ///< points that a field is going to gain, with a whole game to come
  double home = 1.0;        ///< how much of a hand's worth a figure has that will come home
  /// Of so many figures in hand, with a whole game to come.
  std::array<double, 9> hand = {0, 4.0, 6.5, 8.5, 9.5, 10.2, 10.8, 11.2, 11.5};
  double hand_turns = 12;  ///< own turns from which on a figure in hand is worth all of that
  double hand_curve =
      1;  ///< how it falls from there to nothing at the end: 1 is a straight line, more falls faster
};

/// Fitted by games against themselves (README.md): figures are worth far more in hand, features are completed far less often.
inline constexpr Weights kFitted = {.reach = 0.03,
                                    .shared_reach = 0.34,
                                    .surest = 0.58,
                                    .road_growth = 0.02,
                                    .city_growth = 0.75,
                                    .far_cell = 0.55,
                                    .far_turns = 7.8,
                                    .free_city = 0.75,
                                    .field_future = 1.49,
                                    .home = 0.91,
                                    .hand = {0.0, 8.5, 16.1, 21.3, 26.5, 30.7, 34.1, 38.0, 40.7},
                                    .hand_turns = 13.26,
                                    .hand_curve = 0.52};

}  // namespace bastide::bots::carcassonne
