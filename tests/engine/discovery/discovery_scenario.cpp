#include "discovery/discovery_scenario.hpp"

#include <engine/catalogue.hpp>

#include <stdexcept>
#include <string>

namespace bastide::test::discovery {

const GameKind& kind() {
  const GameKind* discovery = find_game("discovery");
  if (discovery == nullptr) throw std::runtime_error("no game discovery");
  return *discovery;
}

Rules rules(const Options& options) {
  return accepted(kind().resolve({.game = "discovery", .options = options}));
}

TileId card(int number) {
  const std::string digits = std::to_string(number);
  return kind().find_tile("discovery-" + std::string(2 - digits.size(), '0') + digits).value();
}

std::vector<TileId> cards(std::initializer_list<int> numbers) {
  std::vector<TileId> ids;
  for (const int number : numbers) ids.push_back(card(number));
  return ids;
}

Setup forced_setup(std::vector<TileId> order, const Options& options, int seats) {
  const Rules resolved = rules(options);
  return {.rules = resolved,
          .seats = seats,
          .start = kind().opening_layout(resolved),
          .forced = std::move(order),
          .end_after_forced = true,
          .piles = kind().piles(resolved)};
}

Setup shuffled_setup(const Rules& rules, int seats, Random& random) {
  Setup setup{.rules = rules,
              .seats = seats,
              .start = kind().opening_layout(rules),
              .forced = {},
              .piles = kind().piles(rules)};
  random.shuffle(std::span(setup.piles[0].items));
  return setup;
}

std::unique_ptr<Game> with_pile(std::initializer_list<int> numbers, const Options& options, int seats) {
  return started(forced_setup(cards(numbers), options, seats));
}

Action explore(const Game& game, Side side) {
  const PlacedTile placed = game.snapshot().table.board.back();
  const unsigned printed_side = (static_cast<unsigned>(side) + 4u - placed.rotation) % 4;
  const auto segments = tile(placed.tile).segments;
  for (std::size_t index = 0; index < segments.size(); ++index)
    if (segments[index].sides >> printed_side & 1u) return deploy(static_cast<int>(index));
  throw std::runtime_error("no feature on that side");
}

Action take_back(int x, int y, int feature) {
  Action action = place(x, y, 0);
  action.kind = ActionKind::take_follower;
  action.feature = static_cast<std::uint8_t>(feature);
  return action;
}

Action place_other(int x, int y, int rotation) {
  Action action = place(x, y, rotation);
  action.kind = ActionKind::place_other;
  return action;
}

Events lay(Game& game, int x, int y, int rotation) {
  const Seat seat = game.to_act();
  Events events = play(game, place(x, y, rotation));
  if (phase(game) != Phase::action || game.to_act() != seat) return events;
  const Events more = play(game, kPass);
  events.insert(events.end(), more.begin(), more.end());
  return events;
}

Events lay_and_explore(Game& game, int x, int y, int rotation, Side side) {
  Events events = play(game, place(x, y, rotation));
  const Events more = play(game, explore(game, side));
  events.insert(events.end(), more.begin(), more.end());
  return events;
}

std::vector<int> points(const Events& events, Seat seat) {
  std::vector<int> all;
  for (const Scored& scored : only<Scored>(events))
    if (scored.seat == seat) all.push_back(scored.points);
  return all;
}

}  // namespace bastide::test::discovery
