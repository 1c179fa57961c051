#include "modules/count/games.hpp"

namespace bastide::test {

Action into(Quarter quarter, PieceKind piece) {
  return {.kind = ActionKind::enter_quarter, .piece = piece, .quarter = quarter};
}

Action count_to(Quarter quarter) { return {.kind = ActionKind::move_count, .quarter = quarter}; }

Action out_of(Quarter quarter, int x, int y, int feature, PieceKind piece) {
  return {.kind = ActionKind::leave_quarter,
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
  std::vector<StartTile> start = carcassonne().opening_layout(rules_with(modules, options));
  start.push_back(lying("U", 1, -2, 1));
  const auto empty = from_layout(start, {"W", "U"}, options, modules, seats);
  auto game = with_lodgers(*empty, lodgers, count);
  lay(*game, 1, -3, 0);
  return game;
}

Lodgers lodgers(const Game& game) { return game.snapshot().table.quarters.figures; }

Quarter count_of(const Game& game) { return game.snapshot().table.quarters.count.value(); }

}  // namespace bastide::test
