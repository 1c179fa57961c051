// What each seat of The Castle has, with its features counted as if they were complete: no chances, no plans.
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

  /// The points, plus the present worth of the features that a seat leads; after the end only the points.
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
