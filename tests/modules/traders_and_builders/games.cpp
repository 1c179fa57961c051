#include "modules/traders_and_builders/games.hpp"

#include <algorithm>

namespace bastide::test {

using enum FeatureKind;
using enum PieceKind;
using enum Side;

std::unique_ptr<Game> with_traders_pile(const std::vector<TileId>& pile, const Options& options,
                                        const Modules& modules, int seats) {
  return started(forced_setup(rules_with(modules, options), seats, pile));
}

std::unique_ptr<Game> with_traders_pile(Names pile, const Options& options, const Modules& modules,
                                        int seats) {
  return with_traders_pile(tiles(pile), options, modules, seats);
}

Action as(PieceKind piece, Action action) {
  action.piece = piece;
  return action;
}

Events lay_elsewhere(Game& game) {
  const auto placements = of_kind(game, ActionKind::place_tile);
  const Action north =
      *std::ranges::min_element(placements, {}, [](const Action& action) { return action.cell.y; });
  Events events = play(game, north);
  if (phase(game) != Phase::action) return events;
  const Events more = play(game, kPass);
  events.insert(events.end(), more.begin(), more.end());
  return events;
}

std::unique_ptr<Game> with_a_builder(Names rest, const Options& options, const Modules& modules, int seats) {
  std::vector<TileId> order = tiles({"U", "E"});
  order.insert(order.end(), static_cast<std::size_t>(seats - 1), tile_named("U"));
  const auto more = tiles(rest);
  order.insert(order.end(), more.begin(), more.end());
  auto game = with_traders_pile(order, options, modules, seats);
  lay_and_claim(*game, 1, 0, 0, road, west);
  lay(*game, 0, -1, 2);
  for (int other = 2; other < seats; ++other) lay_elsewhere(*game);
  play(*game, place(2, 0, 0));
  play(*game, as(builder, claim(*game, road, west)));
  return game;
}

const TableState& table_of(const Game& game) {
  static TableState table;
  return table = game.snapshot().table;
}

GoodsSeat goods_of(const Game& game, Seat seat) { return table_of(game).seats[seat].goods; }

std::ptrdiff_t on_table(const Game& game, PieceKind piece) {
  return std::ranges::count(table_of(game).pieces, piece, &PlacedPiece::piece);
}

}  // namespace bastide::test
