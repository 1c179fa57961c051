// preview() in The Discovery: shows what would follow, without playing it and without revealing what is
// hidden.
#include <engine/game.hpp>

#include "catch.hpp"
#include "describe.hpp"
#include "discovery/games.hpp"
#include "effort.hpp"
#include "properties.hpp"

#include <algorithm>

namespace bastide::test::discovery {
namespace {

bool draws(const Event& event) { return std::holds_alternative<TileDrawn>(event); }
bool ends_turn(const Event& event) { return std::holds_alternative<TurnEnded>(event); }

void check_preview(const Game& game, Seat seat, const std::vector<Action>& actions) {
  const std::uint64_t before = game.fingerprint();
  const Preview seen = foresee(game, seat, actions).value();
  REQUIRE(game.fingerprint() == before);

  const auto done = game.clone();
  Events events;
  for (const Action& action : actions) REQUIRE(done->apply(seat, action, events));
  auto last = std::ranges::find_if(events, ends_turn);
  if (last != events.end()) ++last;
  const Events tellable{events.begin(), std::find_if(events.begin(), last, draws)};
  REQUIRE(text(seen.events) == text(tellable));
  REQUIRE(seen.ends_turn == (done->over() || std::ranges::any_of(events, ends_turn)));
  REQUIRE(text(actions_of(seen)) == text(seen.ends_turn ? std::vector<Action>{} : done->legal_actions()));
  REQUIRE_FALSE(seen.in_view);
}

}  // namespace

TEST_CASE("a preview in The Discovery tells what would follow up to the end of the turn and changes nothing",
          "[discovery][random]") {
  for_each_random_game<RandomGame>(480000, 20, [](RandomGame players) {
    const auto game = started(players.setup());
    while (!game->over()) {
      const Seat seat = game->to_act();
      const std::vector<Action> legal = game->legal_actions();
      check_preview(*game, seat, {});
      for (const Action& action : legal) check_preview(*game, seat, {action});
      check_nested(*game, seat, {}, 40);
      check_nested(*game, seat, std::vector{legal.front()}, 40);
      play(*game, players.choose_action(*game));
    }
  });
}

TEST_CASE("a preview tells what a follower would bring that is taken back", "[discovery][preview]") {
  const auto game = with_pile({13, 19, 83, 83});
  lay_and_explore(*game, 0, -1, 1, Side::south);
  lay(*game, 0, -2, 1);
  play(*game, place(0, 1, 0));
  const Preview seen = foresee(*game, 0, std::vector{take_back(0, -1, 2)}).value();
  REQUIRE(points(seen.events, 0) == std::vector{6});
  REQUIRE(only<PieceReturned>(seen.events).size() == 1);
  REQUIRE(seen.ends_turn);
}

}  // namespace bastide::test::discovery
