#include "castle/games.hpp"

#include "chance.hpp"
#include "random_options.hpp"

#include <algorithm>

namespace bastide::test::castle {
namespace {

/// One game in eight closes its corners on the second lap, where few choices of an order remain.
Rules random_rules(Random& random, std::uint64_t seed) {
  Options options;
  if (one_in(random, 2)) options["castle_start_path"] = std::string("wall_end");
  if (one_in(random, 2)) options["castle_s2_court"] = std::string("split");
  if (one_in(random, 2)) options["castle_wall4_fountain"] = true;
  if (seed % 8 == 3) options["castle_second_lap"] = false;
  Rules chosen = rules(options);
  chosen.revision = random_revision(kind(), random);
  return chosen;
}

Setup random_setup(Random& random, std::uint64_t seed) {
  Setup setup = shuffled_setup(random_rules(random, seed), random);
  setup.first_player = static_cast<Seat>(below(random, 2));
  if (one_in(random, 10))
    setup.start = {{tiles({"K13"})[0], {4, 12}, static_cast<Rotation>(below(random, 4))}};
  if (one_in(random, 3)) return setup;
  // A short pile of random tiles.
  const std::vector<std::uint16_t> all = kind().piles(setup.rules)[0].items;
  setup.forced.resize(static_cast<std::size_t>(1 + below(random, 30)));
  for (TileId& tile : setup.forced) tile = any_of(random, all);
  setup.end_after_forced = !one_in(random, 8);
  return setup;
}

/// How much an action causes, by its preview.
int stir(const Game& game, const Action& action) {
  std::vector<Action> actions{action};
  if (action.kind == ActionKind::place_tile) actions.push_back(kPass);
  auto seen = foresee(game, game.to_act(), actions);
  if (!seen) seen = foresee(game, game.to_act(), std::span(actions).first(1));
  const std::vector<Action> choices = actions_of(seen.value());
  int sum = static_cast<int>(only<Scored>(seen->events).size());
  if (!choices.empty() && choices.front().kind == ActionKind::score_next) sum += 3;
  if (!choices.empty() && choices.front().kind == ActionKind::use_wall_tile) sum += 2;
  return sum;
}

}  // namespace

RandomGame::RandomGame(std::uint64_t seed)
    : random_(seed),
      setup_(random_setup(random_, seed)),
      eager_(!one_in(random_, 3)),
      fortune_(one_in(random_, 2)),
      quitters_(one_in(random_, 8)) {}

RandomGame::Choice RandomGame::choose(const Game& game) {
  if (quitters_ && one_in(random_, 40)) return {static_cast<Seat>(below(random_, 2)), kResign};
  return {game.to_act(), choose_action(game)};
}

Action RandomGame::choose_action(const Game& game) {
  const std::vector<Action> legal = game.legal_actions();
  const bool chance =
      legal.front().kind == ActionKind::score_next || legal.front().kind == ActionKind::use_wall_tile;
  return eager_ && !chance ? most_eventful(game, legal) : any_of(random_, legal);
}

/// Out of a few random actions, the one that causes most; if all are equal, preferably a deployment.
Action RandomGame::most_eventful(const Game& game, const std::vector<Action>& legal) {
  Action best = legal.front();
  int most = -1;
  for (int tries = 0; tries < 6; ++tries) {
    const Action& action = any_of(random_, legal);
    const int stirred = stir(game, action);
    if (stirred > most || (stirred == most && best.kind == ActionKind::pass)) best = action;
    most = std::max(most, stirred);
  }
  return best;
}

std::optional<Snapshot> RandomGame::dealt_anew(const Game& game) {
  if (!fortune_ || phase(game) != Phase::place || !one_in(random_, 4)) return std::nullopt;
  Snapshot snapshot = game.snapshot();
  TableState& table = snapshot.table;
  for (SeatState& seat : table.seats) seat.score = below(random_, 130);
  if (table.turn == 1) return snapshot;
  for (const int corner : std::vector(table.corners_left)) {
    if (!one_in(random_, 10)) continue;
    std::erase(table.corners_left, corner);
    table.wall_tiles.push_back({.seat = static_cast<Seat>(below(random_, 2)),
                                .number = setup_.piles[1].items[static_cast<std::size_t>(corner)],
                                .turn = table.turn - 1,
                                .used = false});
  }
  return snapshot;
}

}  // namespace bastide::test::castle
