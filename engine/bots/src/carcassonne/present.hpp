// What each seat has if nothing more happens: no chances, no plans, nothing for figures in hand.
#pragma once

#include "carcassonne/final_scoring.hpp"
#include "common/expectation.hpp"

#include <engine/view.hpp>

#include <span>

namespace bastide::bots::carcassonne {

struct Weights;

/// One thread at a time.
template <class B>
class Present {
 public:
  Present(const bastide::carcassonne::RuleBook<B>& book, std::span<const TileCount>, const Weights&)
      : book_(book) {}

  /// Points if the game ended now.
  Expectation expect(const bastide::carcassonne::Position<B>& position) {
    ended_ = position;
    if (ended_.phase != Phase::over) {
      bastide::carcassonne::Turn<B> turn{book_, ended_, nullptr};
      finish(turn);
    }
    Expectation points{};
    for (Seat seat = 0; seat < ended_.seats; ++seat) points[seat] = ended_.scores[seat];
    return points;
  }

 private:
  const bastide::carcassonne::RuleBook<B>& book_;
  bastide::carcassonne::Position<B> ended_;
};

}  // namespace bastide::bots::carcassonne
