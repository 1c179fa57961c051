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
  double looks = 1;         ///< the share of the cells at which it looks for a tile
  double notices = 1;       ///< the share of all other choices that come to its mind

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
    ActionList actions;
    table.referee.legal_actions(table.position, actions);
    overlook_some(actions, table.random);
    std::vector<Promise> promises;
    for_each_way_from(actions, table, search,
                      [&](const Action& action, const auto& end, const Expectation& points) {
                        const double promise = worth(points, table.position.seat, Game::seats(end));
                        if (promises.empty() || promises.back().action != action)
                          promises.push_back({action, promise});
                        else
                          promises.back().points = std::max(promises.back().points, promise);
                      });
    for (Promise& promise : promises) promise.points += error(table.random);
    return std::ranges::max_element(promises, {}, &Promise::points)->action;
  }

  /// Drops what it does not see. It never overlooks that it may pass, nor all that it may do.
  void overlook_some(ActionList& actions, Random& random) const {
    if (looks >= 1 && notices >= 1) return;
    const auto happens = [&](double share) {
      constexpr std::uint32_t kSteps = 1000;
      return random.below(kSteps) < share * kSteps;
    };
    const Action* looked_at = nullptr;
    bool seen = false, any = false;
    std::vector<bool> overlooked;
    for (const Action& action : actions) {
      if (!is_placement(action.kind))
        seen = action.kind == ActionKind::pass || happens(notices);
      else if (!looked_at || looked_at->cell != action.cell)
        seen = happens(looks);
      looked_at = &action;
      overlooked.push_back(!seen);
      any = any || seen;
    }
    if (!any) return;
    std::size_t next = 0;
    actions.erase_if([&](const Action&) { return overlooked[next++]; });
  }

  double worth(const Expectation& points, Seat seat, int seats) const {
    return sight == Sight::own ? points[seat] : standing(points, seat, seats);
  }

  double error(Random& random) const {
    constexpr std::uint32_t kSteps = 2000;
    return misjudges_by * (2.0 * random.below(kSteps + 1) / kSteps - 1);
  }
};

/// By how many points the levels that are offered no more misjudge each choice, at most, up or down.
struct Errors {
  double beginner = 4, neighbour = 3.5, club = 1.5;
};

/// What a level does not see: the shares of OneTurn.
struct Attention {
  double looks = 1, notices = 1;
};

/// How the levels look at the table, such that each wins some seven games of ten against the one below.
/// Measured for each game (README.md).
struct Attentions {
  Attention newcomer{.looks = 0.75, .notices = 0.8};
  Attention casual{};
  Attention dreamer{.looks = 0.88, .notices = 0.85};
  Attention architect{};
  Attention rival{.looks = 0.81, .notices = 0.97};
  Attention expert{};
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
std::unique_ptr<Player> with_policy(Level level, const Errors& errors, const Attentions& attentions,
                                    auto with) {
  const auto misjudging = [&](Sight sight, double points) {
    return with(OneTurn{.sight = sight, .misjudges_by = points});
  };
  const auto overlooking = [&](Sight sight, const Attention& attention) {
    constexpr double kUndecided = 0.2;  // points: of choices that are nearly equal not always the same
    return with(OneTurn{
        .sight = sight, .misjudges_by = kUndecided, .looks = attention.looks, .notices = attention.notices});
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
    case Level::newcomer: return overlooking(Sight::present, attentions.newcomer);
    case Level::casual: return overlooking(Sight::present, attentions.casual);
    case Level::dreamer: return overlooking(Sight::own, attentions.dreamer);
    case Level::architect: return overlooking(Sight::own, attentions.architect);
    case Level::rival: return overlooking(Sight::all, attentions.rival);
    case Level::expert: return overlooking(Sight::all, attentions.expert);
    case Level::master: return with(LookAhead{});
  }
  throw std::invalid_argument("there is no such level");
}

}  // namespace bastide::bots
