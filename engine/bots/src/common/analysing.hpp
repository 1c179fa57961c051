// Analyses a decision, in any game.
#pragma once

#include "common/answers.hpp"
#include "common/plans.hpp"

#include <bots/analysis.hpp>

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace bastide::bots {

/// Weighs the plans by their answers, in order, until the effort is spent; sorts those weighed, best first,
/// and drops the others. Always weighs the first. Requires: there is one.
template <class Game>
void weigh_in_turn(const Table<Game>& table, TurnSearch<Game>& search, Effort& effort,
                   std::vector<Plan<Game>>& plans) {
  Answers<Game> answers(table, search);
  auto plan = plans.begin();
  do {
    answers.finish(*plan->end);
    plan->worth = answers.mean(*plan->end, 1);
  } while (++plan != plans.end() && !effort.spent());
  plans.erase(plan, plans.end());
  put_in_order(plans);
}

/// Weighs the choices. The played one is weighed first, so that it always is, together with the seats'
/// expectations after it.
template <class Game>
Analysis analyse_choices(const Table<Game>& table, const Action& played) {
  Effort effort(table.budget);
  typename Game::Evaluation evaluation(table.referee.book(), table.unseen, table.weights);
  TurnSearch<Game> search(table.referee, evaluation, effort);
  std::vector<Plan<Game>> plans = plans_of(table, search);
  const auto chosen = std::ranges::find(plans, played, &Plan<Game>::action);
  if (chosen == plans.end()) throw std::invalid_argument("the action is not legal");
  std::rotate(plans.begin(), chosen, std::next(chosen));
  Analysis analysis;
  const Expectation expected = search.expect(*plans.front().end);
  analysis.expected.assign(expected.begin(), expected.begin() + Game::seats(table.position));
  weigh_in_turn(table, search, effort, plans);
  for (const Plan<Game>& plan : plans) analysis.choices.push_back({plan.action, plan.worth});
  return analysis;
}

/// What the own turn alone promises with the tile in hand.
template <class Game>
double promise_of(const Table<Game>& table) {
  Effort effort(table.budget);
  typename Game::Evaluation evaluation(table.referee.book(), table.unseen, table.weights);
  TurnSearch<Game> search(table.referee, evaluation, effort);
  const Seat seat = table.position.seat;
  return standing(search.best_end(table.position, seat), seat, Game::seats(table.position));
}

/// The view as if another tile had been drawn.
inline View with_tile(View view, TileId tile) {
  const auto change = [&](TileId changed, int by) {
    const auto found = std::ranges::lower_bound(view.unseen, changed, {}, &TileCount::tile);
    if (found != view.unseen.end() && found->tile == changed)
      found->count += by;
    else
      view.unseen.insert(found, {changed, by});
  };
  change(view.table.tile, 1);
  change(tile, -1);
  std::erase_if(view.unseen, [](const TileCount& kind) { return kind.count == 0; });
  view.table.tile = tile;
  return view;
}

/// `promise(view)`: empty if the tile in hand fits nowhere.
std::optional<double> luck_of(const View& view, auto promise) {
  if (view.table.phase != Phase::place || view.table.tile == kNoTile) return std::nullopt;
  const auto had = promise(view);
  if (!had) return std::nullopt;
  double sum = *had;
  int tiles = 1;
  for (const auto& [tile, count] : view.unseen) {
    if (const auto instead = promise(with_tile(view, tile))) {
      sum += count * *instead;
      tiles += count;
    }
  }
  return *had - sum / tiles;
}

}  // namespace bastide::bots
