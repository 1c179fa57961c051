#include "castle/foreseen.hpp"

#include "castle/castle_scenario.hpp"
#include "castle/reference/printed.hpp"
#include "catch.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <tuple>

namespace bastide::test::castle {
namespace {

namespace naive = reference::castle;

/// The place of the feature scored first, its wall tile and points, and the corners that each seat takes.
using Outcome = std::tuple<int, int, int, int, std::array<std::set<int>, 2>>;

Outcome outcome_of(const PendingFeature& first, const Events& events) {
  std::array<std::set<int>, 2> taken;
  for (const Seat seat : {Seat{0}, Seat{1}})
    for (const int corner : corners(events, seat)) taken[seat].insert(corner);
  return {first.cell.x, first.cell.y, first.feature, only<Scored>(events).at(0).points, taken};
}

PendingFeature chosen(const TableState& table, const Action& action) {
  return *std::ranges::find_if(table.pending, [&](const PendingFeature& one) {
    return one.decided || (one.cell == action.cell && one.feature == action.feature);
  });
}

/// Plays every sequence of choices.
void play_out(const Game& game, const PendingFeature& first, const Events& before,
              std::set<Outcome>& outcomes) {
  if (phase(game) != Phase::score) {
    outcomes.insert(outcome_of(first, before));
    return;
  }
  for (const Action& action : game.legal_actions()) {
    const auto trial = game.clone();
    Events events = before;
    const Events more = play(*trial, action);
    events.insert(events.end(), more.begin(), more.end());
    play_out(*trial, first, events, outcomes);
  }
}

int corner_of(int total) {
  const auto& all = naive::corners();
  const auto corner = std::ranges::find_if(
      all, [&](const auto& spaces) { return spaces.first == total % 100 || spaces.second == total % 100; });
  return static_cast<int>(corner - all.begin());
}

Outcome outcome_of(const ScoringWay& way) {
  std::array<std::set<int>, 2> taken;
  for (const ForeseenScore& step : way)
    if (step.takes) taken[step.seat].insert(corner_of(step.total));
  const ForeseenScore& first = way.at(0);
  return {first.cell.x, first.cell.y, first.feature, first.points, taken};
}

/// Every pending feature is scored once, and the points add up.
void check_sums(const TableState& table, const ScoringWay& way) {
  std::array<int, 2> scores{table.seats[0].score, table.seats[1].score};
  std::set<std::tuple<int, int, int>> scored;
  for (const ForeseenScore& step : way) {
    REQUIRE(step.total == (scores[step.seat] += step.points));
    REQUIRE((!step.doubled || step.points % 2 == 0));
    REQUIRE(std::ranges::any_of(table.pending, [&](const PendingFeature& one) {
      return one.cell == step.cell && one.feature == step.feature && one.seat == step.seat;
    }));
    scored.insert({step.cell.x, step.cell.y, step.feature});
  }
  REQUIRE(way.size() == table.pending.size());
  REQUIRE(scored.size() == table.pending.size());
}

}  // namespace

void check_ways(const Game& game) {
  const TableState table = game.snapshot().table;
  std::set<Outcome> possible;
  for (const Action& action : game.legal_actions()) {
    const auto trial = game.clone();
    const Events events = play(*trial, action);
    play_out(*trial, chosen(table, action), events, possible);
  }
  std::set<Outcome> foreseen;
  const std::vector<ScoringWay> ways = game.view(game.to_act()).ways;
  for (const ScoringWay& way : ways) {
    check_sums(table, way);
    foreseen.insert(outcome_of(way));
  }
  REQUIRE((foreseen == possible));
  REQUIRE(foreseen.size() == ways.size());
  REQUIRE(game.view(kNoSeat).ways.empty());
  REQUIRE(game.view(static_cast<Seat>(1 - game.to_act())).ways.empty());
}

}  // namespace bastide::test::castle
