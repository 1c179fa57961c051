// Where computers lay gold: on what they will complete, and not on what others hold.
#include <bots/player.hpp>

#include <engine/game.hpp>

#include "catch.hpp"
#include "kinds.hpp"

#include <vector>

using namespace bastide;
using namespace bastide::bots;
using bastide::bots::test::Kind;
using bastide::bots::test::kind_of;

namespace {

Action place(int x, int y, int rotation) {
  return {.kind = ActionKind::place_tile,
          .rotation = static_cast<Rotation>(rotation),
          .cell = {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)}};
}

/// A road of three tiles with a thief of this seat, and two monasteries of nobody south of it. Seat 0 has
/// placed a goldmine between, and must lay the second bar.
std::unique_ptr<Game> at_bar(Seat owner) {
  const Kind kind{"gold", {.modules = {{"farmers", "goldmines"}}}, 2};
  const GameKind& carcassonne = kind_of(kind);
  Setup setup = bastide::bots::test::shuffled(kind, 1);
  const auto named = [&](std::string_view name) { return carcassonne.find_tile(name).value(); };
  setup.forced = {named("U"), named("U"), named("B"), named("B"), named("gold-CFFC-monastery-joined")};
  Events events;
  auto game = carcassonne.start(setup, events).value();
  const auto lay = [&](Seat seat, Action placement, bool claims) {
    REQUIRE(game->apply(seat, placement, events));
    const Action road{.kind = ActionKind::deploy, .feature = 0}, nothing{.kind = ActionKind::pass};
    REQUIRE(game->apply(seat, claims ? road : nothing, events));
  };
  lay(0, place(1, 0, 0), owner == 0);
  lay(1, place(2, 0, 0), owner == 1);
  lay(0, place(0, 1, 0), false);
  lay(1, place(0, 2, 0), false);
  REQUIRE(game->apply(0, place(1, 1, 2), events));
  REQUIRE(name(game->phase()) == "gold");
  return game;
}

bool lies_on_road(Cell cell) { return cell.y == 0; }

}  // namespace

TEST_CASE("levels that plan lay gold on their own road, and not on that of another", "[bots][gold]") {
  for (const Seat owner : {Seat{0}, Seat{1}}) {
    const auto game = at_bar(owner);
    for (const Level level : {Level::dreamer, Level::expert, Level::master}) {
      if (level == Level::dreamer && owner == 1) continue;  // it does not look at others
      INFO(name(level) << ", road of seat " << int{owner});
      const Action chosen = make_player(level, game->setup())->choose(game->view(0), 5, {.nodes = 3000});
      REQUIRE(name(chosen.kind) == "place_gold");
      CHECK(lies_on_road(chosen.cell) == (owner == 0));
    }
  }
}
