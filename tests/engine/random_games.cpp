#include "random_games.hpp"

#include "all_modules.hpp"
#include "chance.hpp"
#include "random_options.hpp"
#include "reference/module.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>
#include <iterator>
#include <utility>

namespace bastide::test {
namespace {

/// One bit of a number for each module. The factor is odd, so that consecutive seeds go through every
/// combination; it is chosen so that a few of them have every pair of modules together, apart and absent
/// (variety_test.cpp).
std::vector<std::string> modules_of(std::uint64_t seed) {
  std::uint64_t combination = seed * 89;
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
    for (const SetEntry& entry : tile_set(module.name, edition)) ids.push_back(entry.tile);
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
  for (int copies = 0; rules.has("abbot") && copies < 3; ++copies)
    std::ranges::copy_if(land, std::back_inserter(ids),
                         [](TileId id) { return tile(id).id.ends_with("-garden"); });
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

/// The ten and the lake; or random river tiles, with too many bends and lakes, some after the land has begun.
std::vector<TileId> random_river(const Rules& rules, Random& random) {
  std::vector<TileId> ten = carcassonne().piles(rules).at(0).items;
  random.shuffle(std::span(ten));
  if (!one_in(random, 2))
    for (TileId& tile : ten) tile = any_of(random, tiles_of_set("river1-"));
  ten.push_back(carcassonne().find_tile("river1-lake").value());
  return ten;
}

std::vector<TileId> random_order(const Rules& rules, Random& random) {
  std::vector<TileId> order;
  if (rules.has("river") && !one_in(random, 4)) order = random_river(rules, random);
  const std::vector<TileId> land = random_land(rules, random);
  order.insert(order.end(), land.begin(), land.end());
  if (one_in(random, 10)) random.shuffle(std::span(order));
  return order;
}

StartTile random_start(const Rules& rules, Random& random) {
  const bool source = rules.has("river") && !one_in(random, 4);
  return {source ? carcassonne().find_tile("river-spring").value() : any_of(random, tiles_of_set("base-")),
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

/// A first position with prisoners and points. Seat numbers decide which of two seats may hold the other's
/// figures, so that no two hold each other's (TOWER-PRIS-03).
Snapshot amid_a_war(Random& random, Snapshot begin) {
  TableState& table = begin.table;
  for (Seat captor = 0; captor < table.seats.size(); ++captor) {
    table.seats[captor].score = below(random, 9);
    for (Seat owner = 0; owner < table.seats.size(); ++owner) {
      const bool stronger = captor != owner && (captor < owner) == ((captor + owner) % 2 == 0);
      if (!stronger) continue;
      for (int kind = 0; kind < kPieceKinds; ++kind) {
        const auto piece = static_cast<PieceKind>(kind);
        if (!reference::is_follower(piece)) continue;
        auto& supply = table.seats[owner].supply[static_cast<std::size_t>(kind)];
        const int count = std::min<int>(supply, below(random, 3));
        supply = static_cast<std::uint8_t>(supply - count);
        if (count > 0) table.tower.prisoners.push_back({captor, owner, piece, count});
      }
    }
  }
  return begin;
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
  const bool hardly_ever = table.phase == Phase::exchange || table.phase == Phase::again;
  const bool quits = quitters_ ? one_in(random_, seldom ? 3 : 25) : hardly_ever && one_in(random_, 3);
  if (quits) {
    std::vector<Seat> playing;
    for (Seat seat = 0; seat < setup_.seats; ++seat)
      if (!table.seats[seat].resigned) playing.push_back(seat);
    return {one_in(random_, 2) ? table.seat : any_of(random_, playing), kResign};
  }
  return {game.to_act(), choose_action(game)};
}

std::unique_ptr<Game> RandomGame::gone_to_war(std::unique_ptr<Game> game) {
  if (!setup_.rules.has("tower") || game->over() || one_in(random_, 2)) return game;
  return continued(setup_, amid_a_war(random_, game->snapshot()));
}

Action RandomGame::choose_action(const Game& game) {
  const std::vector<Action> legal = game.legal_actions();
  switch (game.snapshot().table.phase) {
    case Phase::place: return choose_placement(game, legal);
    case Phase::action: return choose_deed(legal);
    case Phase::capture: return one_in(random_, 6) ? legal.back() : any_of(random_, legal);
    default: return any_of(random_, legal);
  }
}

Action RandomGame::choose_deed(const std::vector<Action>& legal) {
  if (habit_ == Habit::shy && !one_in(random_, 6)) return legal.back();
  if (habit_ == Habit::greedy) return legal[static_cast<std::size_t>(below(random_, legal.size() - 1))];
  // Otherwise chooses the kind of action first, since there are many builds and topings.
  ActionKind kind = any_of(random_, legal).kind;
  if (habit_ == Habit::warlike && !one_in(random_, 3)) kind = ActionKind::place_tower_piece;
  if (kind == ActionKind::return_abbot && !one_in(random_, 4)) kind = ActionKind::pass;
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
