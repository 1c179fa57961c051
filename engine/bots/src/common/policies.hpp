// How the levels decide, in any game.
#pragma once

#include "common/look_ahead.hpp"
#include "common/playouts.hpp"
#include "common/table.hpp"
#include "common/turn_search.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
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

/// What a player sees in a position.
enum class Sight : std::uint8_t {
  present,  ///< what each seat has if nothing more happens
  own,      ///< what the own seat may expect; of the others only their points
  all,      ///< what each seat may expect
};

/// Judges by what its own turn promises, without answers to it.
struct OneTurn {
  Sight sight = Sight::all;
  double misjudges_by = 0;  ///< in points, at most, up or down

  template <class Game>
  Action operator()(const Table<Game>& table) const {
    if (sight == Sight::present) return choose<typename Game::Present>(table);
    return choose<typename Game::Evaluation>(table);
  }

 private:
  template <class Evaluation, class Game>
  Action choose(const Table<Game>& table) const {
    Effort effort(table.budget);
    Evaluation evaluation(table.referee.book(), table.unseen, table.weights);
    TurnSearch<Game, Evaluation> search(table.referee, evaluation, effort);
    const Seat seat = table.position.seat;
    ActionList actions;
    table.referee.legal_actions(table.position, actions);
    const auto after = std::make_unique<typename Game::Position>();
    double best = -std::numeric_limits<double>::infinity();
    Action chosen = actions[0];
    for (const Action& action : actions) {
      *after = table.position;
      table.referee.play(*after, action);
      double promise = -std::numeric_limits<double>::infinity();
      search.for_each_end(*after, seat, [&](const auto& end, const Expectation& points) {
        promise = std::max(promise, worth(points, seat, Game::seats(end)));
      });
      const double value = promise + error(table.random);
      if (value <= best) continue;
      best = value;
      chosen = action;
    }
    return chosen;
  }

  double worth(const Expectation& points, Seat seat, int seats) const {
    return sight == Sight::own ? points[seat] : standing(points, seat, seats);
  }

  double error(Random& random) const {
    constexpr std::uint32_t kSteps = 2000;
    return misjudges_by * (2.0 * random.below(kSteps + 1) / kSteps - 1);
  }
};

/// Calls with(policy), which makes a player from it. The errors are such that each level wins three games of
/// four or more against the one below (README.md).
std::unique_ptr<Player> with_policy(Level level, auto with) {
  switch (level) {
#ifndef BASTIDE_WITHOUT_MEASURES
    case Level::random: return with(AtRandom{});
    case Level::uct: return with(Playouts{});
#else
    case Level::random:
    case Level::uct: break;
#endif
    case Level::beginner: return with(OneTurn{.sight = Sight::present, .misjudges_by = 4});
    case Level::neighbour: return with(OneTurn{.sight = Sight::own, .misjudges_by = 3.5});
    case Level::club: return with(OneTurn{.sight = Sight::all, .misjudges_by = 1.5});
    case Level::master: return with(LookAhead{});
  }
  throw std::invalid_argument("there is no such level");
}

}  // namespace bastide::bots
