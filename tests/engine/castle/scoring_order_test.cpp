// CASTLE-ORDER-01 to CASTLE-ORDER-03 where they matter. Random games seldom bring a marker near a corner
// just when two features of one player are completed, so here every deployment that completes two is tried
// from such scores.
#include <engine/game.hpp>

#include "castle/agreement.hpp"
#include "castle/foreseen.hpp"
#include "catch.hpp"
#include "describe.hpp"
#include "effort.hpp"

#include <algorithm>
#include <utility>

namespace bastide::test::castle {
namespace {

namespace naive = reference::castle;

struct Counts {
  int orders_asked = 0;
  int asked_of_the_other = 0;  ///< about features of the opponent of the seat to act
  int doublings_offered = 0;
  int doublings_used = 0;
};

/// The points of a seat for features completed by this action; of the seat with more of them.
std::pair<Seat, std::vector<int>> most_completed(const Game& game, const Action& action) {
  const auto tried = game.clone();
  Events events;
  REQUIRE(tried->apply(game.to_act(), action, events));
  while (phase(*tried) == Phase::score) {
    const Events more = play(*tried, tried->legal_actions().back());
    events.insert(events.end(), more.begin(), more.end());
  }
  std::array<std::vector<int>, 2> points;
  for (const Scored& scored : only<Scored>(events))
    if (scored.reason == ScoreReason::completed) points[scored.seat].push_back(scored.points);
  const Seat seat = points[0].size() >= points[1].size() ? 0 : 1;
  return {seat, points[seat]};
}

/// Puts the seat's marker where some of these points bring it to a corner, or nearly; any wall tiles 2 and 3
/// may be taken already.
Snapshot near_a_corner(const Game& game, Seat seat, const std::vector<int>& points, Random& random) {
  Snapshot snapshot = game.snapshot();
  TableState& table = snapshot.table;
  const int corner =
      table.corners_left.empty()
          ? 0
          : table.corners_left[random.below(static_cast<std::uint32_t>(table.corners_left.size()))];
  int score = naive::corners()[static_cast<std::size_t>(corner)].first;
  for (const int part : points)
    if (random.below(2) == 0) score -= part * static_cast<int>(1 + random.below(2));
  table.seats[seat].score = score < 0 || random.below(2) == 0 ? score + 100 : score;  // either lap
  if (table.turn == 1 || random.below(2) == 0) return snapshot;
  for (const int taken : std::vector(table.corners_left)) {
    const int number = game.setup().piles[1].items[static_cast<std::size_t>(taken)];
    if (number != 2 && number != 3) continue;
    std::erase(table.corners_left, taken);
    table.wall_tiles.push_back({table.seat, number, table.turn - 1, false});
  }
  return snapshot;
}

/// Carries out the action and random choices in its `SCORE`, in parallel with the model.
void score_and_check(const Setup& setup, const Snapshot& before, const Action& action, Random& random,
                     Counts& counts) {
  const auto game = continued(setup, before);
  naive::Outcome expected{.after = before, .events = {}};
  const Seat active = game->to_act();
  play_and_check(setup, *game, expected, active, action);
  while (phase(*game) == Phase::score) {
    check_ways(*game);
    const std::vector<Action> legal = game->legal_actions();
    const bool order = legal.front().kind == ActionKind::score_next;
    const TableState table = game->snapshot().table;
    const auto asked_for = [&](const PendingFeature& one) {
      return one.cell == legal.front().cell && one.feature == legal.front().feature;
    };
    if (order && std::ranges::find_if(table.pending, asked_for)->seat != active) ++counts.asked_of_the_other;
    ++(order ? counts.orders_asked : counts.doublings_offered);
    const Action& chosen = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    if (chosen.kind == ActionKind::use_wall_tile) ++counts.doublings_used;
    play_and_check(setup, *game, expected, active, chosen);
  }
}

/// The same position with all figures exchanged between the seats and the deployment done, so that the other
/// seat wins what the seat to act would have won. Empty if that leaves no choice in the step.
std::unique_ptr<Game> as_the_others_figures(const Game& game, const Action& deployment) {
  Snapshot snapshot = game.snapshot();
  TableState& table = snapshot.table;
  const Seat other = table.seat == 0 ? 1 : 0;
  std::swap(table.seats[0].supply, table.seats[1].supply);
  for (PlacedPiece& piece : table.pieces) piece.seat = piece.seat == 0 ? 1 : 0;
  table.pieces.push_back({other, PieceKind::meeple, table.board.back().cell, deployment.feature});
  --table.seats[other].supply[0];
  auto exchanged = kind().restore(game.setup(), snapshot);
  return exchanged ? std::move(*exchanged) : nullptr;
}

void try_scores(const Game& game, const Action& action, Random& random, Counts& counts) {
  const auto [seat, points] = most_completed(game, action);
  if (points.size() < 2) return;
  for (int scores = 0; scores < 12; ++scores)
    score_and_check(game.setup(), near_a_corner(game, seat, points, random), action, random, counts);
}

void try_every_deployment(const Game& game, Random& random, Counts& counts) {
  for (const Action& action : game.legal_actions()) {
    try_scores(game, action, random, counts);
    if (action.kind != ActionKind::deploy) continue;
    if (const auto exchanged = as_the_others_figures(game, action))
      try_scores(*exchanged, kPass, random, counts);
  }
}

}  // namespace

TEST_CASE("the order is asked for exactly where it changes who takes which corner (CASTLE-ORDER-01/02/03)",
          "[castle][random]") {
  const int games = effort(600);
  Counts counts;
  for (int number = 0; number < games; ++number) {
    const std::uint64_t seed = 150000 + static_cast<std::uint64_t>(number);
    INFO("seed " << seed);
    RandomGame players(seed);
    const auto game = started(players.setup());
    while (!game->over()) {
      if (phase(*game) == Phase::deploy) try_every_deployment(*game, players.random(), counts);
      play(*game, players.choose_action(*game));
    }
  }
  CHECK(counts.orders_asked >= effort(1000));
  CHECK(counts.asked_of_the_other >= effort(300));
  CHECK(counts.doublings_offered >= effort(800));
  CHECK(counts.doublings_used >= effort(400));
}

}  // namespace bastide::test::castle
