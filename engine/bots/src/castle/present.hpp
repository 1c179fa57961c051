// What each seat of The Castle has, with what it holds counted as if it were complete: no chances, no plans.
#pragma once

#include "castle/scoring.hpp"
#include "common/expectation.hpp"

#include <engine/castle/position.hpp>
#include <engine/view.hpp>

#include <span>

namespace bastide::bots::castle {

struct Weights;

class Present {
 public:
  Present(const bastide::castle::RuleBook& book, std::span<const TileCount>, const Weights&) : book_(book) {}

  /// Points, and what the features that a seat leads are worth as they lie.
  /// At the end of the game points alone.
  Expectation expect(const bastide::castle::Position& position) const {
    Expectation points{};
    for (Seat seat = 0; seat < bastide::castle::kSeats; ++seat) points[seat] = position.scores[seat];
    if (position.phase == Phase::over) return points;
    for (const auto& held : held_features(position, [](std::uint16_t) { return true; })) {
      if (const Seat owner = leader(position, held.root); owner != kNoSeat)
        points[owner] += value_of(book_, position, held.root);
    }
    return points;
  }

 private:
  const bastide::castle::RuleBook& book_;
};

}  // namespace bastide::bots::castle
