#include "discovery/games.hpp"

#include "chance.hpp"
#include "random_options.hpp"
#include "surveying.hpp"

#include <algorithm>

namespace bastide::test::discovery {
namespace {

Rules random_rules(Random& random) {
  Rules chosen = rules(random_options(kind(), random));
  chosen.revision = random_revision(kind(), random);
  return chosen;
}

/// A start tile of a single kind, and mostly others of that sort, which fit nowhere.
void make_hard_to_place(Setup& setup, Random& random) {
  const std::vector<TileId> plain = cards({82, 83, 84});
  setup.start = {{any_of(random, plain), {0, 0}, 0}};
  for (TileId& tile : setup.forced)
    if (!one_in(random, 4)) tile = any_of(random, plain);
}

Setup random_setup(Random& random) {
  const int seats = 2 + below(random, 4);
  Setup setup = shuffled_setup(random_rules(random), seats, random);
  setup.first_player = static_cast<Seat>(below(random, static_cast<std::size_t>(seats)));
  if (one_in(random, 3)) return setup;
  const std::vector<TileId> all = kind().tiles();
  setup.forced.resize(static_cast<std::size_t>(below(random, 31)));
  for (TileId& tile : setup.forced) tile = any_of(random, all);
  setup.end_after_forced = true;
  if (one_in(random, 4)) make_hard_to_place(setup, random);
  return setup;
}

/// Tiles around the cell, which is empty.
int neighbours(const TableState& table, Cell cell) {
  return static_cast<int>(std::ranges::count_if(table.board, [&](const PlacedTile& other) {
    return std::abs(other.cell.x - cell.x) + std::abs(other.cell.y - cell.y) == 1;
  }));
}

}  // namespace

RandomGame::RandomGame(std::uint64_t seed)
    : random_(seed),
      setup_(random_setup(random_)),
      eager_(!one_in(random_, 3)),
      patient_(!one_in(random_, 3)),
      quitters_(one_in(random_, 6)) {}

RandomGame::Choice RandomGame::choose(const Game& game) {
  if (quitters_ && one_in(random_, 30)) {
    const auto seat = static_cast<Seat>(below(random_, static_cast<std::size_t>(setup_.seats)));
    if (!game.resigned(seat)) return {seat, kResign};
  }
  return {game.to_act(), choose_action(game)};
}

Action RandomGame::choose_action(const Game& game) {
  std::vector<Action> legal = game.legal_actions();
  if (!eager_ && !patient_) return any_of(random_, legal);
  if (game.phase() == Phase::place) {
    const TableState table = game.snapshot().table;
    Action best = any_of(random_, legal);
    for (int tries = 0; eager_ && tries < 6; ++tries) {
      const Action& other = any_of(random_, legal);
      if (neighbours(table, other.cell) > neighbours(table, best.cell)) best = other;
    }
    return best;
  }
  const auto of_kind = [&](ActionKind kind) { return std::ranges::count(legal, kind, &Action::kind) > 0; };
  if (patient_ && of_kind(ActionKind::take_follower) && of_kind(ActionKind::deploy)) {
    const Survey survey = game.survey();
    std::erase_if(legal, [&](const Action& action) {
      return action.kind == ActionKind::take_follower &&
             feature_at(survey, action.cell, action.feature).state != FeatureState::complete;
    });
  }
  if (eager_ && legal.size() > 1) legal.pop_back();  // a pass
  return any_of(random_, legal);
}

}  // namespace bastide::test::discovery
