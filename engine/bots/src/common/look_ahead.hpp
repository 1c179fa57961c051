// The best turns, weighed by the next seats' answers over all tiles that may come.
#pragma once

#include "common/answers.hpp"
#include "common/last_tiles.hpp"
#include "common/paired_sample.hpp"
#include "common/plans.hpp"

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace bastide::bots {

/// Weighs the ways to end the own turn: first by the position alone; those close to the best by the mean,
/// over all tiles, of what the best answer leaves; and of these the closest again by what follows that
/// answer, over all tiles once more. If few tiles are left, it plays them out instead. No tile is left to
/// luck, so small differences count.
struct LookAhead {
  std::size_t answered = 12;   ///< turns weighed by the answers
  double answered_within = 8;  ///< points behind the best
  std::size_t followed = 3;    ///< how many of these are weighed by what follows the answers
  double followed_within = 2;
  Breadth own{.judged = 200, .followed = 16, .guiding = 0};  ///< of the own turn
  int last_tiles = 2;                                        ///< with no more in the pile they are played out

  template <class Game>
  Action operator()(const Table<Game>& table) const {
    Effort effort(table.budget);
    typename Game::Evaluation evaluation(table.referee.book(), table.unseen, table.weights);
    TurnSearch<Game> search(table.referee, evaluation, effort);
    StagedTurn<Game> turn(table, search, own);
    std::vector<Plan<Game>> plans = best_ways(table, turn, answered);
    keep_near(plans, answered, answered_within);
    const bool all_answers = weigh(table, search, effort, plans, 1);
    if (tiles_of(table.unseen) <= last_tiles) {
      play_out(table, search, effort, plans);
    } else if (all_answers) {
      keep_near(plans, followed, followed_within);
      weigh(table, search, effort, plans, 2);
    }
    return plans.front().action;
  }

 private:
  static constexpr int kShare = 4;  ///< a mean over fewer than 1 in kShare tiles says too little

  static int tiles_of(std::span<const TileCount> kinds) {
    int tiles = 0;
    for (const TileCount& kind : kinds) tiles += kind.count;
    return tiles;
  }

  /// Sorts the plans by what `count` answers leave, and drops those for which the effort does not suffice,
  /// the least promising first. All meet the same tiles. If the effort is spent early, the mean covers the
  /// tiles tried so far, in random order; if those are few, the order stays as it was. Returns whether all
  /// answers were tried; where they were sought in stages, only what is surely better comes before the first.
  template <class Game>
  static bool weigh(const Table<Game>& table, TurnSearch<Game>& search, Effort& effort,
                    std::vector<Plan<Game>>& plans, int count) {
    if (plans.size() < 2) return true;
    Answers<Game> answers(table, search);
    for (Plan<Game>& plan : plans) answers.finish(*plan.end);
    if (Answers<Game>::is_known(*plans.front().end)) return weigh_by_answer(answers, effort, plans);
    table.random.shuffle(std::span(answers.unseen()));
    if (!answers.unseen().empty()) keep_affordable(plans, answers, effort, count);
    if (plans.size() < 2) return answers.are_all_tried();
    std::vector<double> worths(plans.size());
    const int all = tiles_of(table.unseen);
    PairedSample sample(plans.size(), all);
    int met = 0;
    for (TileCount& next : answers.unseen()) {
      answers.forget();
      for (std::size_t i = 0; i < plans.size(); ++i) worths[i] = answers.with(*plans[i].end, next, count);
      if (effort.spent()) break;
      sample.add(worths, next.count);
      met += next.count;
    }
    if (kShare * met < all) return answers.are_all_tried();
    for (std::size_t i = 0; i < plans.size(); ++i) {
      plans[i].worth = met > 0 ? sample.mean(i) : answers.mean(*plans[i].end, count);
      if (!answers.are_all_tried() && met > 0 && !is_surely_better(sample, i))
        plans[i].worth = plans[0].worth;
    }
    put_in_order(plans);
    return answers.are_all_tried();
  }

  /// Where the next seat has a tile already, its answer tells all; with too little effort nothing changes.
  template <class Game>
  static bool weigh_by_answer(Answers<Game>& answers, Effort& effort, std::vector<Plan<Game>>& plans) {
    std::vector<double> worths;
    for (const Plan<Game>& plan : plans) worths.push_back(answers.mean(*plan.end, 1));
    if (effort.spent()) return false;
    for (std::size_t i = 0; i < plans.size(); ++i) plans[i].worth = worths[i];
    put_in_order(plans);
    return false;  // what follows would be one seat's draw and another's tile
  }

  /// Than the first.
  static bool is_surely_better(const PairedSample& sample, std::size_t one) {
    constexpr double kSurely = 2;  // standard errors
    return sample.mean(one) - sample.mean(0) > kSurely * sample.error(one, 0);
  }

  /// Drops the plans beyond as many as can meet 1 in kShare tiles with what is left of the effort, by the
  /// cost of letting one meet the first tile. The first plan stays. Requires: a tile may come.
  template <class Game>
  static void keep_affordable(std::vector<Plan<Game>>& plans, Answers<Game>& answers, Effort& effort,
                              int count) {
    const std::int64_t before = effort.nodes();
    answers.with(*plans.front().end, answers.unseen().front(), count);
    const std::int64_t cost = effort.nodes() - before;
    const auto kinds = static_cast<std::int64_t>(answers.unseen().size());
    const std::int64_t most = effort.left() / (cost * ((kinds + kShare - 1) / kShare));
    if (most < std::ssize(plans)) plans.resize(static_cast<std::size_t>(std::max<std::int64_t>(1, most)));
  }

  /// Sorts the plans by how the game ends after them, unless the effort is spent before.
  template <class Game>
  static void play_out(const Table<Game>& table, TurnSearch<Game>& search, Effort& effort,
                       std::vector<Plan<Game>>& plans) {
    if (plans.size() < 2) return;
    LastTiles<Game> last_tiles(table, search);
    std::vector<double> worths;
    for (const Plan<Game>& plan : plans)
      worths.push_back(standing(last_tiles.outcome(*plan.end), table.position.seat, Game::seats(*plan.end)));
    if (effort.spent()) return;
    for (std::size_t i = 0; i < plans.size(); ++i) plans[i].worth = worths[i];
    put_in_order(plans);
  }
};

}  // namespace bastide::bots
