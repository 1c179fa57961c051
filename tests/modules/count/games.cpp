#include "modules/count/games.hpp"

namespace bastide::test {

Action into(Quarter quarter, PieceKind piece) {
  return Action{.kind = ActionKind::enter_quarter, .piece = piece, .quarter = quarter};
}

Action count_to(Quarter quarter) { return Action{.kind = ActionKind::move_count, .quarter = quarter}; }

Action out_of(Quarter quarter, int x, int y, int feature, PieceKind piece) {
  return Action{.kind = ActionKind::leave_quarter,
                .piece = piece,
                .feature = static_cast<std::uint8_t>(feature),
                .cell = {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)},
                .quarter = quarter};
}

std::unique_ptr<Game> with_lodgers(const Game& game, const Lodgers& lodgers, Quarter count) {
  return changed(game, [&](TableState& table) {
    table.quarters.figures = lodgers;
    table.quarters.count = count;
    for (const auto& [quarter, seat, piece, number] : lodgers)
      table.seats[seat].supply[static_cast<std::size_t>(piece)] -= static_cast<std::uint8_t>(number);
  });
}

void let_others_score(Game& game) {
  lay_and_claim(game, -3, -1, 0, FeatureKind::road, Side::east);
  lay(game, -4, -1, 0);
}

std::unique_ptr<Game> before_scoring(const Lodgers& lodgers, Quarter count, const Options& options,
                                     const Modules& modules, int seats) {
  std::vector<StartTile> start = opening_with(modules, options);
  start.push_back(lying("U", 1, -2, 1));
  const auto empty = from_layout(start, {"W", "U"}, options, modules, seats);
  auto game = with_lodgers(*empty, lodgers, count);
  lay(*game, 1, -3, 0);
  return game;
}

std::vector<StartTile> opening_with(const Modules& modules, const Options& options) {
  return carcassonne().opening_layout(rules_with(modules, options));
}

std::unique_ptr<Game> may_go_in(const Options& options, const Modules& modules) {
  auto game = game_with(modules, {"U", "W", "U"}, options);
  let_others_score(*game);
  return game;
}

std::unique_ptr<Game> at_the_end(const Lodgers& in_quarters, const Options& options, Quarter count, int seats,
                                 const Modules& modules) {
  const auto empty = game_with(modules, {"B"}, options, seats);
  auto game = with_lodgers(*empty, in_quarters, count);
  lay(*game, -3, 0, 0);
  return game;
}

std::unique_ptr<Game> at_the_walls(Names pile, const Options& options) {
  const Modules modules{"farmers", "abbey_and_mayor", "count"};
  std::vector<StartTile> start = opening_with(modules);
  for (const auto& [x, y] : {std::pair{-3, 0}, {-3, 1}, {-4, 0}}) start.push_back(lying("B", x, y, 0));
  return from_layout(start, pile, options, modules);
}

void put_barn(Game& game) {
  play(game, place(-4, 1, 0));
  play(game, Action{.kind = ActionKind::deploy, .piece = PieceKind::barn, .corner = Corner::ne});
}

std::ptrdiff_t ways(const Game& game, ActionKind kind) { return std::ssize(of_kind(game, kind)); }

Lodgers lodgers(const Game& game) { return game.snapshot().table.quarters.figures; }

Quarter count_of(const Game& game) { return game.snapshot().table.quarters.count.value(); }

}  // namespace bastide::test
