// Carcassonne on one kind of board as computer players see it, for tests of what is inside them.
#pragma once

#include "carcassonne/evaluation.hpp"

#include <engine/carcassonne/referee.hpp>

namespace bastide::bots::test {

template <class B>
struct GameOn {
  using Position = bastide::carcassonne::Position<B>;
  using Referee = bastide::carcassonne::Referee<B>;
  using Evaluation = bots::carcassonne::Evaluation<B>;
  using Weights = bots::carcassonne::Weights;
  static int seats(const Position& position) { return position.seats; }
};

}  // namespace bastide::bots::test
