// How the levels decide, in any game.
#pragma once

#include "common/look_ahead.hpp"
#include "common/plans.hpp"
#include "common/playouts.hpp"
#include "common/table.hpp"
#include "common/turn_search.hpp"

#include <engine/rules.hpp>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <vector>

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
  struct Promise {
    Action action;
    double points;
  };

  template <class Evaluation, class Game>
  Action choose(const Table<Game>& table) const {
    Effort effort(table.budget);
    Evaluation evaluation(table.referee.book(), table.unseen, table.weights);
    TurnSearch<Game, Evaluation> search(table.referee, evaluation, effort);
    std::vector<Promise> promises;
    for_each_way(table, search, [&](const Action& action, const auto& end, const Expectation& points) {
      const double promise = worth(points, table.position.seat, Game::seats(end));
      if (promises.empty() || promises.back().action != action)
        promises.push_back({action, promise});
      else
        promises.back().points = std::max(promises.back().points, promise);
    });
    for (Promise& promise : promises) promise.points += error(table.random);
    return std::ranges::max_element(promises, {}, &Promise::points)->action;
  }

  double worth(const Expectation& points, Seat seat, int seats) const {
    return sight == Sight::own ? points[seat] : standing(points, seat, seats);
  }

  double error(Random& random) const {
    constexpr std::uint32_t kSteps = 2000;
    return misjudges_by * (2.0 * random.below(kSteps + 1) / kSteps - 1);
  }
};

/// By how many points the levels misjudge each choice, at most, up or down: such that each level wins three
/// games of four or more against the one below (README.md).
struct Errors {
  double beginner = 4, neighbour = 3.5, club = 1.5;
};

/// How much more everybody misjudges under these rules than in the base game: each further module is one more
/// thing to overlook, and more points are at stake.
inline Errors strained(const Errors& errors, const Rules& rules) {
  constexpr double kOfModule = 0.25;
  const auto further = static_cast<double>(rules.modules.size()) - 1;
  const double strain = 1 + kOfModule * std::max(0.0, further);
  return {errors.beginner * strain, errors.neighbour * strain, errors.club * strain};
}

/// Calls with(policy), which makes a player from it.
std::unique_ptr<Player> with_policy(Level level, const Errors& errors, auto with) {
  const auto misjudging = [&](Sight sight, double points) {
    return with(OneTurn{.sight = sight, .misjudges_by = points});
  };
  switch (level) {
#ifndef BASTIDE_WITHOUT_MEASURES
    case Level::random: return with(AtRandom{});
    case Level::uct: return with(Playouts{});
#else
    case Level::random:
    case Level::uct: break;
#endif
    case Level::beginner: return misjudging(Sight::present, errors.beginner);
    case Level::neighbour: return misjudging(Sight::own, errors.neighbour);
    case Level::club: return misjudging(Sight::all, errors.club);
    case Level::master: return with(LookAhead{});
  }
  throw std::invalid_argument("there is no such level");
}

}  // namespace bastide::bots
