// The last tiles, played out in every order.
#pragma once

#include "common/plans.hpp"
#include "common/table.hpp"
#include "common/turn_search.hpp"

#include <algorithm>
#include <limits>
#include <memory>
#include <vector>

namespace bastide::bots {

/// Finds how the game ends if each seat takes the turn that brings it most at the end. It follows the most
/// promising ways of a turn, and all of the last one. One thread at a time.
template <class Game>
class LastTiles {
 public:
  using Position = typename Game::Position;

  /// Requires: table and search outlive it.
  LastTiles(const Table<Game>& table, TurnSearch<Game>& search)
      : table_(table), search_(search), unseen_(table.unseen.begin(), table.unseen.end()) {}

  /// Mean points at the end over every order of the tiles. When the effort is spent, games stop where they
  /// are.
  Expectation outcome(const Position& position) {
    if (position.phase == Phase::draw) return on_average(position);
    if (TurnSearch<Game>::is_end(position, position.seat) || search_.spent()) return search_.expect(position);
    if (left() == 0) return search_.best_end(position, position.seat);
    return at_best(position);
  }

 private:
  static constexpr std::size_t kWays = 6;  ///< followed of one turn

  int left() const {
    int tiles = 0;
    for (const TileCount& kind : unseen_) tiles += kind.count;
    return tiles;
  }

  Expectation on_average(const Position& position) {
    const int tiles = left();
    if (tiles == 0) return search_.expect(position);  // tiles set aside for ever
    const auto drawn = std::make_unique<Position>();
    Expectation mean{};
    for (TileCount& next : unseen_) {
      if (next.count == 0) continue;
      const double chance = static_cast<double>(next.count) / tiles;
      *drawn = position;
      table_.referee.draw(*drawn, next.tile);
      --next.count;
      const Expectation points = outcome(*drawn);
      ++next.count;
      for (std::size_t seat = 0; seat < mean.size(); ++seat) mean[seat] += chance * points[seat];
    }
    return mean;
  }

  Expectation at_best(const Position& position) {
    const Seat seat = position.seat;
    Best<Game> ways(kWays);
    search_.for_each_end(position, seat, [&](const auto& end, const Expectation& points) {
      ways.offer(Action{}, standing(points, seat, Game::seats(end)), end);
    });
    double best = -std::numeric_limits<double>::infinity();
    Expectation found{};
    for (const Plan<Game>& way : ways.plans()) {
      const Expectation points = outcome(*way.end);
      const double value = standing(points, seat, Game::seats(position));
      if (value <= best) continue;
      best = value;
      found = points;
    }
    return found;
  }

  const Table<Game>& table_;
  TurnSearch<Game>& search_;
  std::vector<TileCount> unseen_;
};

}  // namespace bastide::bots
