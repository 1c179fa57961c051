// Analyses a decision, in any game.
#pragma once

#include "common/plans.hpp"
#include "common/reasons.hpp"
#include "common/weighing.hpp"

#include <bots/analysis.hpp>

#include <engine/random.hpp>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <utility>
#include <vector>

namespace bastide::bots {

/// Whether the seat to act offers something to others or bids for it.
template <class Game>
bool is_auction(const typename Game::Position& position) {
  if constexpr (requires { Game::is_auction(position); })
    return Game::is_auction(position);
  else
    return false;
}

/// The seats' expectations if the seat to act ends its turn in its best way after this action.
template <class Game>
Expectation expected_after(const Table<Game>& table, TurnSearch<Game>& search, const Action& action) {
  auto after = std::make_unique<typename Game::Position>(table.position);
  search.play(*after, action);
  return search.best_end(*after, table.position.seat);
}

/// What this end, which begins with one of the plans' actions, is better by than the mean of the other plans.
template <class Game>
std::vector<Reason> reasons_against_others(const Table<Game>& table, typename Game::Evaluation& evaluation,
                                           const std::vector<Plan<Game>>& plans, const Action& first,
                                           const typename Game::Position& end) {
  const Seat seat = table.position.seat;
  return reasons_for(lead_in<Game>(evaluation, end, seat), mean_lead<Game>(evaluation, plans, first, seat));
}

/// Weighs the played choice against those that promise most.
template <class Game>
Analysis analyse_choices(const Table<Game>& table, const Action& played) {
  Effort effort(table.budget);
  typename Game::Evaluation evaluation(table.referee.book(), table.unseen, table.weights);
  TurnSearch<Game> search(table.referee, evaluation, effort);
  std::vector<Plan<Game>> plans = plans_of(table, search);
  const auto chosen = std::ranges::find(plans, played, &Plan<Game>::action);
  if (chosen == plans.end()) throw std::invalid_argument("the action is not legal");
  Analysis analysis;
  Effort of_played(table.budget);
  TurnSearch<Game> after(table.referee, evaluation, of_played);
  const Expectation expected = expected_after(table, after, played);
  analysis.expected.assign(expected.begin(), expected.begin() + Game::seats(table.position));
  if (effort.spent() || is_auction<Game>(table.position)) return analysis;  // bids are not compared
  std::vector<Reason> good;
  if (plans.size() > 1) good = reasons_against_others(table, evaluation, plans, played, *chosen->end);
  Weighing<Game> weighing(table, search, effort, plans, played);
  analysis.choices = weighing.weigh();
  if (const auto cost = certain_cost(analysis, played))
    analysis.reasons =
        *cost > 0 ? weighing.reasons_for(evaluation, analysis.choices.front()) : std::move(good);
  return analysis;
}

/// Why the turn of the seat to act should be these actions.
template <class Game>
std::vector<Reason> explain_actions(const Table<Game>& table, std::span<const Action> actions) {
  const Seat seat = table.position.seat;
  const auto end = std::make_unique<typename Game::Position>(table.position);
  ActionList legal;
  for (const Action& action : actions) {
    legal.clear();
    if (!TurnSearch<Game>::is_end(*end, seat)) table.referee.legal_actions(*end, legal);
    if (std::ranges::find(legal, action) == legal.end())
      throw std::invalid_argument("an action is not legal");
    table.referee.play(*end, action);
  }
  if (actions.empty() || is_auction<Game>(table.position) || !TurnSearch<Game>::is_end(*end, seat)) return {};
  Effort effort(table.budget);
  typename Game::Evaluation evaluation(table.referee.book(), table.unseen, table.weights);
  TurnSearch<Game> search(table.referee, evaluation, effort);
  const std::vector<Plan<Game>> plans = plans_of(table, search);
  if (plans.size() < 2 || effort.spent()) return {};
  return reasons_against_others(table, evaluation, plans, actions.front(), *end);
}

/// What the own turn alone promises with the tile in hand, and the nodes that this took.
struct Promise {
  double points;
  std::int64_t nodes;
};

/// Empty if the budget does not suffice.
template <class Game>
std::optional<Promise> promise_of(const Table<Game>& table) {
  Effort effort(table.budget);
  typename Game::Evaluation evaluation(table.referee.book(), table.unseen, table.weights);
  TurnSearch<Game> search(table.referee, evaluation, effort);
  const Seat seat = table.position.seat;
  const double points = standing(StagedTurn<Game>(table, search, kReply).after_best(table.position), seat,
                                 Game::seats(table.position));
  if (effort.spent()) return std::nullopt;
  return Promise{points, effort.nodes()};
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

/// `can_come(view)`: whether the tile in hand can be drawn there and fits somewhere. `promise(view, nodes)`:
/// an optional Promise. Compares with as many tiles, in random order, as the nodes suffice for. Empty if they
/// suffice for too few.
std::optional<double> luck_of(const View& view, std::int64_t nodes, Random random, auto can_come,
                              auto promise) {
  constexpr std::size_t kFewest = 12;  // kinds of tiles without which nothing is told
  if (view.table.phase != Phase::place || view.table.tile == kNoTile) return std::nullopt;
  if (!view.table.seats[view.table.seat].hand.empty()) return std::nullopt;  // none of them came just now
  if (view.table.bazaar.hand_is_bought) return std::nullopt;
  const std::optional<Promise> had = promise(view, nodes);
  if (!had) return std::nullopt;
  nodes -= had->nodes;
  std::vector<TileCount> others;
  std::size_t kinds = 0;
  int met = 1;
  for (const TileCount& kind : view.unseen) {
    if (kind.count == 0 || !can_come(with_tile(view, kind.tile))) continue;
    others.push_back(kind);
  }
  random.shuffle(std::span(others));
  double sum = had->points;
  for (const auto& [tile, count] : others) {
    const std::optional<Promise> instead = promise(with_tile(view, tile), nodes);
    if (!instead) break;
    nodes -= instead->nodes;
    sum += count * instead->points;
    met += count;
    ++kinds;
  }
  if (kinds < std::min(kFewest, others.size())) return std::nullopt;
  return had->points - sum / met;
}

}  // namespace bastide::bots
