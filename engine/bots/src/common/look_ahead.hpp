// The best turns, weighed by the next seats' answers over all tiles that may come.
#pragma once

#include "common/best_answer.hpp"

namespace bastide::bots {

/// Weighs the ways to end the own turn: first by the position alone; those close to the best by the mean,
/// over all tiles, of what the best answer leaves; and of these the closest again by what follows that
/// answer, over all tiles once more. No tile is left to luck, so small differences count.
struct LookAhead {
  std::size_t answered = 12;   ///< turns weighed by the answers
  double answered_within = 8;  ///< points behind the best
  std::size_t followed = 3;    ///< how many of these are weighed by what follows the answers
  double followed_within = 2;

  template <class Game>
  Action operator()(const Table<Game>& table) const {
    Effort effort(table.budget);
    typename Game::Evaluation evaluation(table.referee.book(), table.unseen, table.weights);
    TurnSearch<Game> search(table.referee, evaluation, effort);
    std::vector<Plan<Game>> plans = best_ends(table, search, answered);
    keep_near(plans, answered, answered_within);
    if (plans.size() > 1) weigh_all(table, search, effort, plans, 1);
    keep_near(plans, followed, followed_within);
    if (plans.size() > 1) weigh_all(table, search, effort, plans, 2);
    return plans.front().action;
  }
};

}  // namespace bastide::bots
