// How the levels decide, whichever game it is.
#pragma once

#include "common/look_ahead.hpp"
#include "common/playouts.hpp"
#include "common/table.hpp"
#include "common/turn_search.hpp"

#include <memory>
#include <stdexcept>

namespace bastide::bots {

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
    typename Game::Evaluation evaluation(table.referee.book(), table.unseen, table.weights);
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

/// Calls with(policy), which makes a player of it. The errors are such that each level wins three games of four and more
/// against the one below it (README.md).
std::unique_ptr<Player> with_policy(Level level, auto with) {
  switch (level) {
    case Level::random: return with(AtRandom{});
    case Level::uct: return with(Playouts{});
    case Level::beginner: return with(OneTurn{.misjudges_by = 6});
    case Level::neighbour: return with(OneTurn{.misjudges_by = 4});
    case Level::club: return with(OneTurn{.misjudges_by = 2});
    case Level::master: return with(LookAhead{});
  }
  throw std::invalid_argument("there is no such level");
}

}  // namespace bastide::bots
