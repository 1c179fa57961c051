#include "modules/hills_and_sheep/games.hpp"

#include <utility>

namespace bastide::test {

Modules hills_and(std::initializer_list<std::string> more) {
  Modules modules{"farmers"};
  modules.insert(modules.end(), more);
  modules.push_back("hills_and_sheep");
  return modules;
}

std::unique_ptr<Game> flock_game(Names pile, std::vector<int> tokens, const Modules& modules,
                                 const Options& options, int seats) {
  Setup setup = forced_setup(rules_with(modules, options), seats, tiles(pile));
  if (!tokens.empty()) setup.forced_chance = {{"flock", std::move(tokens)}};
  return started(setup);
}

Events lay_and_tend(Game& game, int x, int y, int rotation, int half) {
  Events events = play(game, place(x, y, rotation));
  const Events more = play(game, as(PieceKind::shepherd, claim_field(game, half)));
  events.insert(events.end(), more.begin(), more.end());
  return events;
}

std::vector<int> flock_of(const Game& game, Seat seat) { return table_of(game).seats[seat].flocks.tokens; }

}  // namespace bastide::test
