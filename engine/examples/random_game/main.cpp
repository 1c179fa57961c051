// Plays a random game of Carcassonne with all modules, and prints what each seat has scored.
#include <engine/game.hpp>
#include <engine/random.hpp>

#include <iostream>

int main() {
  using namespace bastide;
  const GameKind& kind = *find_game("carcassonne");
  std::vector<std::string> modules;
  for (const ModuleSpec& module : kind.modules()) modules.emplace_back(module.name);
  const Rules rules = kind.resolve({.modules = modules}).value();
  Setup setup{.rules = rules, .seats = 4, .start = kind.opening_layout(rules), .piles = kind.piles(rules)};
  Random random(1);  // the engine itself never shuffles
  for (Pile& pile : setup.piles) random.shuffle(std::span(pile.items));
  setup.chance = std::make_shared<RandomStreams>(1);
  Events events;
  const std::unique_ptr<Game> game = kind.start(setup, events).value();
  while (!game->over()) {
    const std::vector<Action> legal = game->legal_actions();
    const Action& chosen = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    game->apply(game->to_act(), chosen, events).value();
  }
  for (Seat seat = 0; seat < setup.seats; ++seat)
    std::cout << "seat " << int{seat} << ": " << game->score(seat) << " points\n";
}
