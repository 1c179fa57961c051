// The ways to end the own turn, each with its first action.
#pragma once

#include "common/staged_turn.hpp"
#include "common/table.hpp"
#include "common/turn_search.hpp"

#include <algorithm>
#include <functional>
#include <iterator>
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

/// Calls visit(action, end, points) for each way to end the turn that begins with one of these actions, one
/// after the other.
template <class Game, class Evaluation>
void for_each_way_from(const ActionList& actions, const Table<Game>& table,
                       TurnSearch<Game, Evaluation>& search, auto visit) {
  const auto after = std::make_unique<typename Game::Position>();
  for (const Action& action : actions) {
    *after = table.position;
    search.play(*after, action);
    search.for_each_end(*after, table.position.seat,
                        [&](const auto& end, const Expectation& points) { visit(action, end, points); });
  }
}

/// Likewise for all ways.
template <class Game, class Evaluation>
void for_each_way(const Table<Game>& table, TurnSearch<Game, Evaluation>& search, auto visit) {
  ActionList actions;
  table.referee.legal_actions(table.position, actions);
  for_each_way_from(actions, table, search, visit);
}

/// The most promising way for each first action, most promising first.
template <class Game>
std::vector<Plan<Game>> plans_of(const Table<Game>& table, TurnSearch<Game>& search) {
  std::vector<Plan<Game>> plans;
  for_each_way(table, search, [&](const Action& action, const auto& end, const Expectation& points) {
    const double promise = standing(points, table.position.seat, Game::seats(end));
    if (plans.empty() || plans.back().action != action) {
      plans.push_back({action, promise, std::make_unique<typename Game::Position>(end)});
    } else if (promise > plans.back().worth) {
      plans.back().worth = promise;
      *plans.back().end = end;
    }
  });
  put_in_order(plans);
  return plans;
}

/// Keeps the most promising of the plans offered, at most `most`.
template <class Game>
class Best {
 public:
  /// Requires: most > 0.
  explicit Best(std::size_t most) : most_(most) {}

  void offer(const Action& action, double worth, const typename Game::Position& end) {
    if (plans_.size() < most_) {
      plans_.push_back({action, worth, std::make_unique<typename Game::Position>(end)});
    } else {
      Plan<Game>& last = plans_.back();
      if (worth <= last.worth) return;
      last.action = action;
      last.worth = worth;
      *last.end = end;
    }
    for (auto at = plans_.size() - 1; at > 0 && plans_[at].worth > plans_[at - 1].worth; --at)
      std::swap(plans_[at], plans_[at - 1]);
  }

  /// Most promising first.
  std::vector<Plan<Game>>& plans() { return plans_; }

 private:
  std::size_t most_;
  std::vector<Plan<Game>> plans_;
};

/// The most promising ways to end the turn, of those that are tried, at most `most`, most promising first.
template <class Game>
std::vector<Plan<Game>> best_ways(const Table<Game>& table, StagedTurn<Game>& turn, std::size_t most) {
  Best<Game> best(most);
  turn.for_each_way(table.position, [&](const Action& action, const auto& end, const Expectation& points) {
    best.offer(action, standing(points, table.position.seat, Game::seats(end)), end);
  });
  return std::move(best.plans());
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

}  // namespace bastide::bots
