#include "random_games.hpp"

#include "all_modules.hpp"
#include "chance.hpp"
#include "module_rows.hpp"
#include "random_options.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

namespace bastide::test {
namespace {

/// One bit of a number for each module. The factor is odd, so that consecutive seeds go through every
/// combination; it is chosen so that a few of them have every pair of modules together, apart and absent
/// (variety_test.cpp).
std::vector<std::string> modules_of(std::uint64_t seed) {
  std::uint64_t combination = seed * 25787;
  std::vector<std::string> modules;
  for (const std::string& module : all_modules()) {
    if (combination % 2 != 0) modules.push_back(module);
    combination /= 2;
  }
  return modules;
}

Rules random_rules(std::vector<std::string> modules, Random& random) {
  const GameKind& kind = carcassonne();
  RulesRequest request{.modules = std::move(modules)};
  request.preset = std::string(any_of(random, kind.presets()).name);
  if (one_in(random, 2)) request.edition = std::string(any_of(random, kind.editions()));
  request.options = random_options(kind, random);
  request.revision = random_revision(kind, random);
  return kind.resolve(request).value();
}

std::vector<TileId> tiles_of_set(std::string_view prefix) {
  std::vector<TileId> ids = carcassonne().tiles();
  std::erase_if(ids, [&](TileId id) { return !tile(id).id.starts_with(prefix); });
  return ids;
}

/// The land tiles of a module in all printings; most modules have a set of the same name, and the others
/// have no tiles.
std::vector<TileId> land_of(const ModuleSpec& module) {
  std::vector<TileId> ids;
  for (const std::string_view edition : carcassonne().editions())
    for (const SetEntry& entry : tile_set(module.name, edition))
      if (!entry.start) ids.push_back(entry.tile);
  return ids;
}

/// Land tiles of the base game and of the modules in play; occasionally of all, which records may force, too.
std::vector<TileId> land_tiles(const Rules& rules, Random& random) {
  std::vector<TileId> ids = tiles_of_set("base-");
  const bool of_all = one_in(random, 8);
  for (const ModuleSpec& module : carcassonne().modules()) {
    if (!rules.has(module.name) && !of_all) continue;
    const std::vector<TileId> more = land_of(module);
    for (int copies = 0; copies < 2; ++copies) ids.insert(ids.end(), more.begin(), more.end());
  }
  const std::vector<TileId> land = ids;
  for (const ModuleRow* row : rows_in_play(rules))
    for (int copies = 0; row->play.plentiful && copies < 3; ++copies)
      std::ranges::copy_if(land, std::back_inserter(ids), row->play.plentiful);
  return ids;
}

/// A short deck; one in three of these has few cities and many tiles that need one on every side.
std::vector<TileId> random_land(const Rules& rules, Random& random) {
  const std::vector<TileId> all = land_tiles(rules, random);
  static const std::vector<TileId> hard_to_place = tiles({"C", "C", "B", "U", "V", "E"});
  const auto& choice = one_in(random, 3) ? hard_to_place : all;
  std::vector<TileId> order(static_cast<std::size_t>(1 + below(random, 30)));
  for (TileId& tile : order) tile = any_of(random, choice);
  return order;
}

std::vector<TileId> random_order(const Rules& rules, Random& random) {
  std::vector<TileId> order;
  for (const ModuleRow* row : rows_in_play(rules))
    if (row->play.first_tiles && !one_in(random, 4)) order = row->play.first_tiles(rules, random);
  const std::vector<TileId> land = random_land(rules, random);
  order.insert(order.end(), land.begin(), land.end());
  if (one_in(random, 10)) random.shuffle(std::span(order));
  return order;
}

StartTile random_start(const Rules& rules, Random& random) {
  std::optional<TileId> printed;
  for (const ModuleRow* row : rows_in_play(rules))
    if (!row->play.start_tile.empty() && !one_in(random, 4)) printed = tile_named(row->play.start_tile);
  return {printed ? *printed : any_of(random, tiles_of_set("base-")),
          {static_cast<std::int16_t>(below(random, 9) - 4), static_cast<std::int16_t>(below(random, 9) - 4)},
          static_cast<Rotation>(below(random, 4))};
}

Setup random_setup(std::vector<std::string> modules, Random& random) {
  const Rules rules = random_rules(std::move(modules), random);
  const int seats = 1 + below(random, static_cast<std::size_t>(carcassonne().seats_max(rules)));
  Setup setup = shuffled_setup(rules, seats, random);
  setup.first_player = static_cast<Seat>(below(random, static_cast<std::size_t>(seats)));
  if (one_in(random, 5)) setup.start = {random_start(rules, random)};
  if (!one_in(random, 4)) {
    setup.forced = random_order(rules, random);
    setup.end_after_forced = !one_in(random, 8);
  }
  return setup;
}

bool among(const std::vector<Phase> RandomPlay::* phases, Phase phase) {
  return std::ranges::any_of(module_rows(), [&](const ModuleRow* row) {
    return std::ranges::find(row->play.*phases, phase) != (row->play.*phases).end();
  });
}

int neighbours(const TableState& table, Cell cell) {
  return static_cast<int>(std::ranges::count_if(table.board, [&](const PlacedTile& placed) {
    return std::abs(placed.cell.x - cell.x) <= 1 && std::abs(placed.cell.y - cell.y) <= 1;
  }));
}

}  // namespace

RandomGame::RandomGame(std::uint64_t seed) : RandomGame(seed, modules_of(seed)) {}

RandomGame::RandomGame(std::uint64_t seed, std::vector<std::string> modules)
    : random_(seed),
      setup_(random_setup(std::move(modules), random_)),
      habit_(static_cast<Habit>(below(random_, kHabits))),
      quitters_(one_in(random_, 5)) {}

RandomGame::Choice RandomGame::choose(const Game& game) {
  const TableState table = game.snapshot().table;
  // Rare steps are passed seldom.
  const bool seldom = table.phase != Phase::place && table.phase != Phase::action;
  const bool hardly_ever = among(&RandomPlay::resigned_in, table.phase);
  const bool quits = quitters_ ? one_in(random_, seldom ? 3 : 25) : hardly_ever && one_in(random_, 3);
  if (quits) {
    std::vector<Seat> playing;
    for (Seat seat = 0; seat < setup_.seats; ++seat)
      if (!table.seats[seat].resigned) playing.push_back(seat);
    return {one_in(random_, 2) ? table.seat : any_of(random_, playing), kResign};
  }
  return {game.to_act(), choose_action(game)};
}

std::unique_ptr<Game> RandomGame::advanced(std::unique_ptr<Game> game) {
  for (const ModuleRow* row : rows_in_play(setup_.rules)) {
    if (!row->play.advanced || game->over() || one_in(random_, 2)) continue;
    game = continued(setup_, row->play.advanced(random_, game->snapshot()));
  }
  return game;
}

Action RandomGame::choose_action(const Game& game) {
  const std::vector<Action> legal = game.legal_actions();
  const Phase phase = game.snapshot().table.phase;
  if (phase == Phase::place) return choose_placement(game, legal);
  if (phase == Phase::action) return choose_deed(legal);
  if (among(&RandomPlay::declined, phase) && one_in(random_, 6)) return legal.back();
  return any_of(random_, legal);
}

Action RandomGame::choose_deed(const std::vector<Action>& legal) {
  if (habit_ == Habit::shy && !one_in(random_, 6)) return legal.back();
  if (habit_ == Habit::greedy) return legal[static_cast<std::size_t>(below(random_, legal.size() - 1))];
  // Otherwise chooses the kind of action first, since there are many builds and topings.
  ActionKind kind = any_of(random_, legal).kind;
  for (const ModuleRow* row : module_rows())
    if (row->play.fought_with && habit_ == Habit::warlike && !one_in(random_, 3))
      kind = *row->play.fought_with;
  for (const ModuleRow* row : module_rows())
    if (kind == row->play.spared && !one_in(random_, 4)) kind = ActionKind::pass;
  std::vector<Action> of_kind;
  std::ranges::copy_if(legal, std::back_inserter(of_kind),
                       [&](const Action& action) { return action.kind == kind; });
  return any_of(random_, of_kind.empty() ? legal : of_kind);
}

Action RandomGame::choose_placement(const Game& game, const std::vector<Action>& legal) {
  Action best = any_of(random_, legal);
  if (habit_ == Habit::uniform || habit_ == Habit::shy) return best;
  const TableState table = game.snapshot().table;
  for (int tries = 0; tries < 5; ++tries) {
    const Action& other = any_of(random_, legal);
    if (neighbours(table, other.cell) > neighbours(table, best.cell)) best = other;
  }
  return best;
}

}  // namespace bastide::test
