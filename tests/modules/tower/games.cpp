#include "modules/tower/games.hpp"

#include <algorithm>
#include <tuple>

namespace bastide::test {

Setup tower_setup(Names pile, const Options& options, int seats, const std::vector<std::string>& modules) {
  return forced_setup(rules_with(modules, options, "tower-2006"), seats, tiles(pile));
}

std::unique_ptr<Game> with_tower_pile(Names pile, const Options& options, int seats) {
  return started(tower_setup(pile, options, seats));
}

std::unique_ptr<Game> changed(const Game& game, const std::function<void(TableState&)>& change) {
  Snapshot snapshot = game.snapshot();
  change(snapshot.table);
  return continued(game.setup(), snapshot);
}

void imprison(TableState& table, Seat captor, Seat owner, PieceKind piece) {
  --table.seats[owner].supply[static_cast<std::size_t>(piece)];
  table.tower.prisoners.push_back({captor, owner, piece, 1});
  std::ranges::sort(table.tower.prisoners, {},
                    [](const Prisoners& some) { return std::tuple(some.captor, some.owner, some.piece); });
}

std::vector<Action> of_kind(const Game& game, ActionKind kind) {
  std::vector<Action> found = game.legal_actions();
  std::erase_if(found, [&](const Action& action) { return action.kind != kind; });
  return found;
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
