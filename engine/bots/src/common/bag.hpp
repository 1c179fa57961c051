// The tiles still to come, as everybody can count them, and which of them fit where.
#pragma once

#include "common/frontier.hpp"

#include <engine/view.hpp>

#include <array>
#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

namespace bastide::bots {

/// Caches answers, since the thousands of positions of one search ask for the same few demands. One
/// thread at a time.
class Bag {
 public:
  /// `facts`: of every tile, by TileId.
  template <class Facts>
  Bag(const std::vector<Facts>& facts, std::span<const TileCount> unseen) {
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

/// The chance that a seat which wants a cell filled sees it filled, if so many of the remaining tiles fit it.
/// `weights`: the shares of its own and of the others' tiles that are laid there, and the chance with any.
double chance_to_fill(double fitting, int seats, const auto& weights) {
  const double own = fitting / seats;
  return weights.surest * (1 - std::exp(-weights.reach * own - weights.shared_reach * (fitting - own)));
}

}  // namespace bastide::bots
