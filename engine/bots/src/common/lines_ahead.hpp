// The few best turns, played on for some turns more with tiles that may come.
#pragma once

#include "common/best_answer.hpp"

namespace bastide::bots {

/// Everybody goes on by what the own turn promises; all plans meet the same tiles. A round takes a shuffled order of all tiles that are
/// left and begins with each of them once, so each comes first, second, … as often as any other. Then the better half stays, for twice
/// as many rounds.
struct LinesAhead {
  std::size_t weighed = 16;  ///< plans that are weighed by their answers
  std::size_t followed = 8;  ///< of which so many are played on
  int turns = 2;             ///< so many for each seat but the one that has just moved

  template <class Game>
  Action operator()(const Table<Game>& table) const {
    Effort effort(table.budget);
    typename Game::Evaluation evaluation(table.referee.book(), table.unseen, table.weights);
    TurnSearch<Game> search(table.referee, evaluation, effort);
    std::vector<Plan<Game>> plans = plans_of(table, search);
    weigh_answers(table, search, effort, plans, weighed);
    if (plans.size() > followed)
      plans.erase(plans.begin() + static_cast<std::ptrdiff_t>(followed), plans.end());
    std::vector<TileId> tiles;
    for (const auto& [tile, count] : table.unseen)
      tiles.insert(tiles.end(), static_cast<std::size_t>(count), tile);
    for (int rounds = 1; plans.size() > 1 && !effort.spent(); rounds *= 2) {
      if (!follow(table, search, effort, tiles, rounds, plans)) break;
      plans.erase(plans.begin() + static_cast<std::ptrdiff_t>((plans.size() + 1) / 2), plans.end());
    }
    return plans.front().action;
  }

 private:
  /// Puts the plans in the order of what such lines leave on average; false where the effort was spent before that: then the
  /// order is as it was.
  template <class Game>
  bool follow(const Table<Game>& table, TurnSearch<Game>& search, Effort& effort, std::vector<TileId>& tiles,
              int rounds, std::vector<Plan<Game>>& plans) const {
    std::vector<double> sums(plans.size(), 0);
    const auto position = std::make_unique<typename Game::Position>();
    for (int round = 0; round < rounds; ++round) {
      table.random.shuffle(std::span(tiles));
      for (std::size_t first = 0; first < std::max<std::size_t>(tiles.size(), 1); ++first) {
        for (std::size_t i = 0; i < plans.size(); ++i) {
          *position = *plans[i].end;
          sums[i] += play_on(table, search, effort, tiles, first, *position);
          if (effort.spent()) return false;
        }
      }
    }
    for (std::size_t i = 0; i < plans.size(); ++i) plans[i].worth = sums[i];
    std::ranges::sort(plans, std::ranges::greater{}, &Plan<Game>::worth);
    return true;
  }

  template <class Game>
  double play_on(const Table<Game>& table, TurnSearch<Game>& search, Effort& effort,
                 const std::vector<TileId>& tiles, std::size_t next,
                 typename Game::Position& position) const {
    Expectation points = search.expect(position);
    const std::size_t end = next + std::min<std::size_t>(tiles.size(), static_cast<std::size_t>(turns));
    while (position.phase != Phase::over && !effort.spent()) {
      if (position.phase != Phase::draw) {
        points = search.best_end(position, position.seat, &position);
      } else if (next < end) {
        table.referee.draw(position, tiles[next++ % tiles.size()]);
      } else {
        break;
      }
    }
    if (position.phase == Phase::over) points = search.expect(position);
    return standing(points, table.position.seat, Game::seats(position));
  }
};

}  // namespace bastide::bots
