// What each seat of The Discovery would have if the game ended now: no chances, no plans, nothing for
// followers in hand.
#pragma once

#include "common/expectation.hpp"
#include "discovery/scoring.hpp"

#include <engine/discovery/position.hpp>
#include <engine/view.hpp>

#include <span>

namespace bastide::bots::discovery {

struct Weights;

class Present {
 public:
  Present(const bastide::discovery::RuleBook& book, std::span<const TileCount>, const Weights&)
      : book_(book) {}

  Expectation expect(const bastide::discovery::Position& position) const {
    Expectation points{};
    for (Seat seat = 0; seat < position.seats; ++seat) points[seat] = position.scores[seat];
    if (position.phase == Phase::over) return points;
    for (unsigned i = 0; i < position.piece_count; ++i) {
      const PieceOnTable& piece = position.pieces[i];
      points[piece.seat] += sheet_at_end(book_, position, position.root(piece.node)).total();
    }
    return points;
  }

 private:
  const bastide::discovery::RuleBook& book_;
};

}  // namespace bastide::bots::discovery
