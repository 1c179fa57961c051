#include "random_games.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>

namespace bastide::test {
namespace {

int below(Random& random, std::size_t n) {
  return static_cast<int>(random.below(static_cast<std::uint32_t>(n)));
}

bool one_in(Random& random, int n) { return random.below(static_cast<std::uint32_t>(n)) == 0; }

template <class List>
const auto& any_of(Random& random, const List& list) {
  return list[static_cast<std::size_t>(below(random, list.size()))];
}

bool of_base_game(std::string_view module) { return module.empty() || module == "farmers"; }

OptionInput random_value(Random& random, const OptionSpec& option) {
  switch (option.type) {
    case OptionType::toggle: return one_in(random, 2);
    case OptionType::number: return std::int64_t{any_of(random, option.numbers)};
    case OptionType::word: return std::string(any_of(random, option.words));
    case OptionType::random_or_seat: return std::string("random");
  }
  return false;
}

Rules random_rules(Random& random) {
  const GameKind& kind = carcassonne();
  RulesRequest request;
  request.preset = std::string(any_of(random, kind.presets()).name);
  if (one_in(random, 2)) request.edition = std::string(any_of(random, kind.editions()));
  request.modules.emplace();
  if (!one_in(random, 4)) request.modules->push_back("farmers");
  for (const OptionSpec& option : kind.options())
    if (of_base_game(option.module) && one_in(random, 2))
      request.options[std::string(option.name)] = random_value(random, option);
  return kind.resolve(request).value();
}

std::vector<TileId> base_tiles() {
  std::vector<TileId> ids = carcassonne().tiles();
  std::erase_if(ids, [](TileId id) { return !tile(id).id.starts_with("base-"); });
  return ids;
}

/// A short deck; one in three of these has few cities and many tiles that need one on every side.
std::vector<TileId> random_order(Random& random) {
  static const std::vector<TileId> all = base_tiles();
  static const std::vector<TileId> hard_to_place = tiles({"C", "C", "B", "U", "V", "E"});
  const auto& choice = one_in(random, 3) ? hard_to_place : all;
  std::vector<TileId> order(static_cast<std::size_t>(1 + below(random, 30)));
  for (TileId& tile : order) tile = any_of(random, choice);
  return order;
}

Setup random_setup(Random& random) {
  const Rules rules = random_rules(random);
  const int seats = 1 + below(random, static_cast<std::size_t>(carcassonne().seats_max(rules)));
  Setup setup = shuffled_setup(rules, seats, random);
  setup.first_player = static_cast<Seat>(below(random, static_cast<std::size_t>(seats)));
  if (one_in(random, 5))
    setup.start = {
        {any_of(random, base_tiles()),
         {static_cast<std::int16_t>(below(random, 9) - 4), static_cast<std::int16_t>(below(random, 9) - 4)},
         static_cast<Rotation>(below(random, 4))}};
  if (!one_in(random, 4)) {
    setup.forced = random_order(random);
    setup.end_after_forced = !one_in(random, 8);
  }
  return setup;
}

int neighbours(const TableState& table, Cell cell) {
  return static_cast<int>(std::ranges::count_if(table.board, [&](const PlacedTile& placed) {
    return std::abs(placed.cell.x - cell.x) <= 1 && std::abs(placed.cell.y - cell.y) <= 1;
  }));
}

}  // namespace

RandomGame::RandomGame(std::uint64_t seed)
    : random_(seed),
      setup_(random_setup(random_)),
      habit_(static_cast<Habit>(below(random_, 4))),
      quitters_(one_in(random_, 5)) {}

RandomGame::Choice RandomGame::choose(const Game& game) {
  if (quitters_ && one_in(random_, 25)) {
    std::vector<Seat> playing;
    const TableState table = game.snapshot().table;
    for (Seat seat = 0; seat < setup_.seats; ++seat)
      if (!table.seats[seat].resigned) playing.push_back(seat);
    return {any_of(random_, playing), kResign};
  }
  return {game.to_act(), choose_action(game)};
}

Action RandomGame::choose_action(const Game& game) {
  const std::vector<Action> legal = game.legal_actions();
  if (legal.front().kind == ActionKind::place_tile) return choose_placement(game, legal);
  const bool deploying = legal.front().kind == ActionKind::deploy;
  if (deploying && habit_ == Habit::shy && !one_in(random_, 6)) return legal.back();
  if (deploying && habit_ == Habit::greedy)
    return legal[static_cast<std::size_t>(below(random_, legal.size() - 1))];
  return any_of(random_, legal);
}

Action RandomGame::choose_placement(const Game& game, const std::vector<Action>& legal) {
  if (habit_ != Habit::compact && habit_ != Habit::greedy) return any_of(random_, legal);
  const TableState table = game.snapshot().table;
  Action best = any_of(random_, legal);
  for (int tries = 0; tries < 5; ++tries) {
    const Action& other = any_of(random_, legal);
    if (neighbours(table, other.cell) > neighbours(table, best.cell)) best = other;
  }
  return best;
}

}  // namespace bastide::test
