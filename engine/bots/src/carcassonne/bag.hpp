// The tiles still to come, as everybody can count them, and which of them fit where.
#pragma once

#include "carcassonne/placing.hpp"

#include <engine/view.hpp>

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace bastide::bots::carcassonne {

using namespace bastide::carcassonne;

/// Caches answers, since the thousands of positions of one search ask for the same few demands. One
/// thread at a time.
class Bag {
 public:
  Bag(const std::vector<TileFacts>& facts, std::span<const TileCount> unseen) {
    for (const auto& [tile, count] : unseen) kinds_.push_back({facts[tile].pattern, count});
  }

  /// How many of them fit the cell in some rotation. Ignores rules beyond edges.
  int fitting(const FrontierCell& cell) {
    Answer& answer = answers_[(cell.demand * 0x9e37u ^ cell.mask * 0x85ebu) % answers_.size()];
    if (answer.mask != cell.mask || answer.demand != cell.demand) {
      answer = {cell.demand, cell.mask, 0};
      for (const Kind& kind : kinds_)
        if (fitting_rotations(cell, kind.pattern) != 0) answer.count += kind.count;
    }
    return answer.count;
  }

 private:
  struct Kind {
    std::uint64_t pattern;
    int count;
  };
  struct Answer {
    std::uint16_t demand = 0;
    std::uint16_t mask = 0;  ///< a cell of the frontier has at least one
    int count = 0;
  };

  std::vector<Kind> kinds_;
  std::array<Answer, 1024> answers_{};
};

}  // namespace bastide::bots::carcassonne
