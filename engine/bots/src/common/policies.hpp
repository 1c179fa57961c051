// How the levels decide, whichever game it is.
#pragma once

#include "common/turn_search.hpp"

#include <engine/random.hpp>

#include <algorithm>
#include <memory>
#include <stdexcept>
#include <utility>
#include <vector>

namespace bastide::bots {

/// What a policy is given at one decision of the seat to act.
template <class Game>
struct Table {
  const typename Game::Referee& referee;
  const typename Game::Position& position;
  std::span<const TileCount> unseen;
  Random& random;
  const Budget& budget;
};

struct AtRandom {
  template <class Game>
  Action operator()(const Table<Game>& table) const {
    ActionList actions;
    table.referee.legal_actions(table.position, actions);
    return actions[table.random.below(static_cast<std::uint32_t>(actions.size()))];
  }
};

/// Goes by what its own turn promises, and thinks of no answer to it.
struct OneTurn {
  double misjudges_by = 0;  ///< points, at most, up or down

  template <class Game>
  Action operator()(const Table<Game>& table) const {
    Effort effort(table.budget);
    typename Game::Evaluation evaluation(table.referee.book(), table.unseen);
    TurnSearch<Game> search(table.referee, evaluation, effort);
    const Seat seat = table.position.seat;
    ActionList actions;
    table.referee.legal_actions(table.position, actions);
    const auto after = std::make_unique<typename Game::Position>();
    double best = -std::numeric_limits<double>::infinity();
    Action chosen = actions[0];
    for (const Action& action : actions) {
      *after = table.position;
      table.referee.play(*after, action);
      const double value =
          standing(search.best_end(*after, seat), seat, Game::seats(*after)) + error(table.random);
      if (value <= best) continue;
      best = value;
      chosen = action;
    }
    return chosen;
  }

 private:
  double error(Random& random) const {
    constexpr std::uint32_t kSteps = 2000;
    return misjudges_by * (2.0 * random.below(kSteps + 1) / kSteps - 1);
  }
};

/// Asks of the turns that promise most what the next seat would make of each tile that may come.
struct BestAnswer {
  template <class Game>
  Action operator()(const Table<Game>& table) const {
    Effort effort(table.budget);
    typename Game::Evaluation evaluation(table.referee.book(), table.unseen);
    TurnSearch<Game> search(table.referee, evaluation, effort);
    const std::vector<Plan<Game>> plans = plans_of(table, search);
    double best = -std::numeric_limits<double>::infinity();
    Action chosen = plans.front().action;
    for (const Plan<Game>& plan : plans) {
      if (&plan != &plans.front() && effort.spent()) break;
      const double value = answered(table, search, plan.end);
      if (value <= best) continue;
      best = value;
      chosen = plan.action;
    }
    return chosen;
  }

 private:
  /// An action with the end of the turn that promises most behind it.
  template <class Game>
  struct Plan {
    Action action;
    double promise;
    typename Game::Position end;
  };

  template <class Game>
  static std::vector<Plan<Game>> plans_of(const Table<Game>& table, TurnSearch<Game>& search) {
    const Seat seat = table.position.seat;
    ActionList actions;
    table.referee.legal_actions(table.position, actions);
    const auto after = std::make_unique<typename Game::Position>();
    std::vector<Plan<Game>> plans;
    plans.reserve(actions.size());
    for (const Action& action : actions) {
      *after = table.position;
      table.referee.play(*after, action);
      Plan<Game> plan{action, -std::numeric_limits<double>::infinity(), *after};
      search.for_each_end(*after, seat, [&](const auto& end, const Expectation& points) {
        const double promise = standing(points, seat, Game::seats(end));
        if (promise <= plan.promise) return;
        plan.promise = promise;
        plan.end = end;
      });
      plans.push_back(plan);
    }
    std::ranges::sort(plans, std::ranges::greater{}, &Plan<Game>::promise);
    return plans;
  }

  /// The mean, over the tiles that may come next, of what is left when the next seat has done its best.
  template <class Game>
  static double answered(const Table<Game>& table, TurnSearch<Game>& search,
                         const typename Game::Position& end) {
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
};

/// Calls with(policy), which makes a player of it.
std::unique_ptr<Player> with_policy(Level level, auto with) {
  switch (level) {
    case Level::random: return with(AtRandom{});
    case Level::beginner: return with(OneTurn{.misjudges_by = 3});
    case Level::neighbour: return with(OneTurn{});
    case Level::club: return with(BestAnswer{});
  }
  throw std::invalid_argument("there is no such level");
}

/// Another at each decision of a game, the same wherever the same view is met again.
inline std::uint64_t decision_seed(std::uint64_t seed, const View& view) {
  return seed ^ (static_cast<std::uint64_t>(view.table.turn) << 32 | view.legal.size());
}

}  // namespace bastide::bots
