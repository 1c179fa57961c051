#include "modules/tower/games.hpp"

#include <algorithm>
#include <stdexcept>
#include <tuple>

namespace bastide::test {

Action build(int x, int y) {
  return Action{.kind = ActionKind::place_tower_piece, .cell = place(x, y, 0).cell};
}

Action top(int x, int y) { return Action{.kind = ActionKind::cap_tower, .cell = place(x, y, 0).cell}; }

Action take(const Game& game, int x, int y) {
  const Cell cell = place(x, y, 0).cell;
  for (const PlacedPiece& piece : game.snapshot().table.pieces)
    if (piece.cell == cell)
      return Action{.kind = ActionKind::capture, .feature = piece.feature, .cell = cell};
  throw std::runtime_error("no figure there");
}

Action ransom(Seat captor, PieceKind piece) {
  return Action{.kind = ActionKind::ransom, .piece = piece, .from_seat = captor};
}

Action choose(PieceKind piece) { return Action{.kind = ActionKind::choose_exchange, .piece = piece}; }

int tower_pieces(const Game& game, Seat seat) { return game.snapshot().table.seats.at(seat).tower.pieces; }

int held(const Game& game, Seat captor, Seat owner) {
  int count = 0;
  for (const Prisoners& some : game.snapshot().table.tower.prisoners)
    if (some.captor == captor && some.owner == owner) count += some.count;
  return count;
}

Setup tower_setup(Names pile, const Options& options, int seats, const std::vector<std::string>& modules) {
  return forced_setup(rules_with(modules, options, "tower-2006"), seats, tiles(pile));
}

std::unique_ptr<Game> with_tower_pile(Names pile, const Options& options, int seats) {
  return started(tower_setup(pile, options, seats));
}

void imprison(TableState& table, Seat captor, Seat owner, PieceKind piece) {
  --table.seats[owner].supply[static_cast<std::size_t>(piece)];
  table.tower.prisoners.push_back({captor, owner, piece, 1});
  std::ranges::sort(table.tower.prisoners, {},
                    [](const Prisoners& some) { return std::tuple(some.captor, some.owner, some.piece); });
}

std::unique_ptr<Game> with_a_prisoner(Names rest, const Options& options) {
  std::vector<TileId> order = tiles({"B", kTower});
  const auto more = tiles(rest);
  order.insert(order.end(), more.begin(), more.end());
  Setup setup = tower_setup({}, options);
  setup.forced = order;
  auto game = started(setup);
  lay_and_pray(*game, 0, 1, 0);
  lay_and(*game, 1, 1, 0, build(1, 1));
  play(*game, take(*game, 0, 1));
  return game;
}

}  // namespace bastide::test
