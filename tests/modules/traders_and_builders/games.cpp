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

GoodsSeat goods_of(const Game& game, Seat seat) { return table_of(game).seats[seat].goods; }

}  // namespace bastide::test
