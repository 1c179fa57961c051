// The most promising turns, and the next seat's best answers to them for each tile that may come.
#pragma once

#include "common/table.hpp"
#include "common/turn_search.hpp"

#include <algorithm>
#include <functional>
#include <iterator>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

namespace bastide::bots {

/// An action and an end of the turn behind it.
template <class Game>
struct Plan {
  Action action;
  double worth;  ///< the seat's expected lead over the others
  std::unique_ptr<typename Game::Position> end;
};

/// Most promising first; equal ones keep their order, so that all standard libraries agree,
/// including the page's.
template <class Game>
void put_in_order(std::vector<Plan<Game>>& plans) {
  for (auto plan = plans.begin(); plan != plans.end(); ++plan) {
    const auto place = std::ranges::upper_bound(plans.begin(), plan, plan->worth, std::ranges::greater{},
                                                &Plan<Game>::worth);
    std::rotate(place, plan, std::next(plan));
  }
}

/// Sorts the most promising first.
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
  put_in_order(plans);
  return plans;
}

/// The most promising ways to end the turn, at most `most`, most promising first.
template <class Game>
std::vector<Plan<Game>> best_ends(const Table<Game>& table, TurnSearch<Game>& search, std::size_t most) {
  const Seat seat = table.position.seat;
  ActionList actions;
  table.referee.legal_actions(table.position, actions);
  const auto after = std::make_unique<typename Game::Position>();
  std::vector<Plan<Game>> plans;
  for (const Action& action : actions) {
    *after = table.position;
    table.referee.play(*after, action);
    search.for_each_end(*after, seat, [&](const auto& end, const Expectation& points) {
      const double worth = standing(points, seat, Game::seats(end));
      if (plans.size() == most) {
        if (worth <= plans.back().worth) return;
        *plans.back().end = end;
        plans.back().action = action;
        plans.back().worth = worth;
      } else {
        plans.push_back({action, worth, std::make_unique<typename Game::Position>(end)});
      }
      for (auto at = plans.size() - 1; at > 0 && plans[at].worth > plans[at - 1].worth; --at)
        std::swap(plans[at], plans[at - 1]);
    });
  }
  return plans;
}

/// Drops the plans beyond a number, and those further than `within` points behind the best. Requires:
/// they are sorted.
template <class Game>
void keep_near(std::vector<Plan<Game>>& plans, std::size_t most, double within) {
  const auto end = plans.begin() + static_cast<std::ptrdiff_t>(std::min(most, plans.size()));
  const auto far = std::find_if(
      plans.begin(), end, [&](const Plan<Game>& plan) { return plan.worth < plans.front().worth - within; });
  plans.erase(far, plans.end());
}

/// The standing of the deciding seat after the seat to act in the position has played its best turn.
template <class Game>
double left(const Table<Game>& table, TurnSearch<Game>& search, const typename Game::Position& position) {
  const bool over = position.phase == Phase::over;
  const Expectation points = over ? search.expect(position) : search.best_end(position, position.seat);
  return standing(points, table.position.seat, Game::seats(position));
}

template <class Game>
double answered(const Table<Game>& table, TurnSearch<Game>& search, std::vector<TileCount>& unseen,
                const typename Game::Position& end, int answers);

/// The same after several seats in turn have played their best, the first with this tile.
template <class Game>
double left_behind(const Table<Game>& table, TurnSearch<Game>& search, std::vector<TileCount>& unseen,
                   const typename Game::Position& end, TileCount& next, int answers) {
  const auto position = std::make_unique<typename Game::Position>(end);
  table.referee.draw(*position, next.tile);
  if (answers == 1 || position->phase == Phase::over) return left(table, search, *position);
  if (position->phase != Phase::draw) search.best_end(*position, position->seat, position.get());
  --next.count;
  const double worth = answered(table, search, unseen, *position, answers - 1);
  ++next.count;
  return worth;
}

/// The mean of that over the tiles that may come next.
template <class Game>
double answered(const Table<Game>& table, TurnSearch<Game>& search, std::vector<TileCount>& unseen,
                const typename Game::Position& end, int answers) {
  if (end.phase != Phase::draw) return left(table, search, end);
  double sum = 0;
  int tiles = 0;
  for (TileCount& next : unseen) {
    if (next.count == 0) continue;
    sum += next.count * left_behind(table, search, unseen, end, next, answers);
    tiles += next.count;
  }
  return tiles > 0 ? sum / tiles : left(table, search, end);
}

/// Sorts the plans by that mean. All meet the same tiles. If the effort is spent early, the mean covers the
/// tiles tried so far, in random order; if those are few, the order stays as it was.
template <class Game>
void weigh_all(const Table<Game>& table, TurnSearch<Game>& search, Effort& effort,
               std::vector<Plan<Game>>& plans, int answers) {
  std::vector<TileCount> unseen(table.unseen.begin(), table.unseen.end());
  table.random.shuffle(std::span(unseen));
  std::vector<double> sums(plans.size(), 0), worths(plans.size());
  int met = 0, all = 0;
  for (const TileCount& kind : unseen) all += kind.count;
  for (TileCount& next : unseen) {
    for (std::size_t i = 0; i < plans.size(); ++i) {
      const auto& end = *plans[i].end;
      worths[i] = end.phase == Phase::draw ? left_behind(table, search, unseen, end, next, answers)
                                           : left(table, search, end);
    }
    if (effort.spent()) break;
    for (std::size_t i = 0; i < plans.size(); ++i) sums[i] += next.count * worths[i];
    met += next.count;
  }
  constexpr int kFew = 4;
  if (kFew * met < all) return;
  for (std::size_t i = 0; i < plans.size(); ++i)
    plans[i].worth = met > 0 ? sums[i] / met : left(table, search, *plans[i].end);
  put_in_order(plans);
}

/// Weighs the plans by their answers, in order, until the effort is spent; sorts those weighed, best first,
/// and drops the others. Always weighs the first. Requires: there is one.
template <class Game>
void weigh_answers(const Table<Game>& table, TurnSearch<Game>& search, Effort& effort,
                   std::vector<Plan<Game>>& plans, std::size_t most) {
  std::vector<TileCount> unseen(table.unseen.begin(), table.unseen.end());
  std::size_t weighed = 0;
  for (; weighed < std::min(most, plans.size()); ++weighed) {
    if (weighed > 0 && effort.spent()) break;
    plans[weighed].worth = answered(table, search, unseen, *plans[weighed].end, 1);
  }
  plans.erase(plans.begin() + static_cast<std::ptrdiff_t>(weighed), plans.end());
  put_in_order(plans);
}

}  // namespace bastide::bots
