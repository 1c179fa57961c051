// The best turns, weighed by the next seats' answers over all tiles that may come.
#pragma once

#include "common/answers.hpp"
#include "common/plans.hpp"

#include <span>
#include <vector>

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
    std::vector<Plan<Game>> plans = best_ways(table, search, answered);
    keep_near(plans, answered, answered_within);
    weigh(table, search, effort, plans, 1);
    keep_near(plans, followed, followed_within);
    weigh(table, search, effort, plans, 2);
    return plans.front().action;
  }

 private:
  /// Sorts the plans by what `count` answers leave. All meet the same tiles. If the effort is spent early,
  /// the mean covers the tiles tried so far, in random order; if those are few, the order stays as it was.
  template <class Game>
  static void weigh(const Table<Game>& table, TurnSearch<Game>& search, Effort& effort,
                    std::vector<Plan<Game>>& plans, int count) {
    if (plans.size() < 2) return;
    Answers<Game> answers(table, search);
    table.random.shuffle(std::span(answers.unseen()));
    std::vector<double> sums(plans.size(), 0), worths(plans.size());
    int met = 0, all = 0;
    for (const TileCount& kind : answers.unseen()) all += kind.count;
    for (TileCount& next : answers.unseen()) {
      for (std::size_t i = 0; i < plans.size(); ++i) worths[i] = answers.with(*plans[i].end, next, count);
      if (effort.spent()) break;
      for (std::size_t i = 0; i < plans.size(); ++i) sums[i] += next.count * worths[i];
      met += next.count;
    }
    constexpr int kFew = 4;
    if (kFew * met < all) return;
    for (std::size_t i = 0; i < plans.size(); ++i)
      plans[i].worth = met > 0 ? sums[i] / met : answers.mean(*plans[i].end, count);
    put_in_order(plans);
  }
};

}  // namespace bastide::bots
