// The turns that promise most, and what the next seat would make of each tile that may come.
#pragma once

#include "common/table.hpp"
#include "common/turn_search.hpp"

#include <algorithm>
#include <functional>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

namespace bastide::bots {

/// An action with the end of the turn that promises most behind it.
template <class Game>
struct Plan {
  Action action;
  double worth;  ///< how far the seat is before the others, as far as it is known
  std::unique_ptr<typename Game::Position> end;
};

/// The most promising first.
template <class Game>
std::vector<Plan<Game>> plans_of(const Table<Game>& table, TurnSearch<Game>& search) {
  const Seat seat = table.position.seat;
  ActionList actions;
  table.referee.legal_actions(table.position, actions);
  const auto after = std::make_unique<typename Game::Position>();
  std::vector<Plan<Game>> plans;
  plans.reserve(actions.size());
  for (const Action& action : actions) {
    *after = table.position;
    table.referee.play(*after, action);
    Plan<Game> plan{action, -std::numeric_limits<double>::infinity(),
                    std::make_unique<typename Game::Position>(*after)};
    search.for_each_end(*after, seat, [&](const auto& end, const Expectation& points) {
      const double promise = standing(points, seat, Game::seats(end));
      if (promise <= plan.worth) return;
      plan.worth = promise;
      *plan.end = end;
    });
    plans.push_back(std::move(plan));
  }
  std::ranges::sort(plans, std::ranges::greater{}, &Plan<Game>::worth);
  return plans;
}

/// The mean, over the tiles that may come next, of what is left when the next seat has done its best.
template <class Game>
double answered(const Table<Game>& table, TurnSearch<Game>& search, const typename Game::Position& end) {
  const Seat seat = table.position.seat;
  const auto left = [&](const auto& position) {
    const bool over = position.phase == Phase::over;
    const Expectation points = over ? search.expect(position) : search.best_end(position, position.seat);
    return standing(points, seat, Game::seats(position));
  };
  if (end.phase != Phase::draw) return left(end);
  const auto drawn = std::make_unique<typename Game::Position>();
  double sum = 0;
  int tiles = 0;
  for (const auto& [tile, count] : table.unseen) {
    *drawn = end;
    table.referee.draw(*drawn, tile);
    sum += count * left(*drawn);
    tiles += count;
  }
  return sum / tiles;
}

/// Weighs the first of the plans by their answers until the effort is spent, and puts those that were weighed in order, best
/// first; the others are gone. The first one is always weighed. Requires: there is one.
template <class Game>
void weigh_answers(const Table<Game>& table, TurnSearch<Game>& search, Effort& effort,
                   std::vector<Plan<Game>>& plans, std::size_t most) {
  std::size_t weighed = 0;
  for (; weighed < std::min(most, plans.size()); ++weighed) {
    if (weighed > 0 && effort.spent()) break;
    plans[weighed].worth = answered(table, search, *plans[weighed].end);
  }
  plans.erase(plans.begin() + static_cast<std::ptrdiff_t>(weighed), plans.end());
  std::ranges::sort(plans, std::ranges::greater{}, &Plan<Game>::worth);
}

}  // namespace bastide::bots
