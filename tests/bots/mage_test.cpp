// Where computers put the mage and the witch: on what pays them, and on what pays others.
#include <bots/player.hpp>

#include <engine/game.hpp>

#include "catch.hpp"
#include "kinds.hpp"

#include <algorithm>
#include <vector>

using namespace bastide;
using namespace bastide::bots;
using bastide::bots::test::Kind;
using bastide::bots::test::kind_of;

namespace {

constexpr Level kPlanners[] = {Level::dreamer, Level::expert, Level::master};

Action place(int x, int y, int rotation) {
  return {.kind = ActionKind::place_tile,
          .rotation = static_cast<Rotation>(rotation),
          .cell = {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)}};
}

/// A road of three tiles with a thief of this seat. Seat 0 has placed a tile with the symbol, and must move
/// the mage or the witch, who are beside the map.
std::unique_ptr<Game> at_move(Seat owner) {
  const Kind kind{"mage", {.modules = {{"farmers", "mage_and_witch"}}}, 2};
  const GameKind& carcassonne = kind_of(kind);
  Setup setup = bastide::bots::test::shuffled(kind, 1);
  const auto named = [&](std::string_view name) { return carcassonne.find_tile(name).value(); };
  setup.forced = {named("U"), named("U"), named("mage-CFCF-split")};
  Events events;
  auto game = carcassonne.start(setup, events).value();
  const auto claim_road = [&](Seat seat) {
    const Action action =
        seat == owner ? Action{.kind = ActionKind::deploy, .feature = 0} : Action{.kind = ActionKind::pass};
    REQUIRE(game->apply(seat, action, events));
  };
  REQUIRE(game->apply(0, place(1, 0, 0), events));
  claim_road(0);
  REQUIRE(game->apply(1, place(2, 0, 0), events));
  claim_road(1);
  REQUIRE(game->apply(0, place(0, -1, 0), events));
  REQUIRE(name(game->phase()) == "mage");
  return game;
}

Action choice(const Game& game, Level level) {
  return make_player(level, game.setup())->choose(game.view(0), 5, {.nodes = 3000});
}

}  // namespace

TEST_CASE("levels that plan put the mage on their own road", "[bots][mage]") {
  const auto game = at_move(0);
  for (const Level level : kPlanners) {
    INFO(name(level));
    const Action chosen = choice(*game, level);
    CHECK(name(chosen.kind) == "move_mage");
    CHECK(chosen.cell == Cell{2, 0});
  }
}

TEST_CASE("levels that play well put the witch on the road of another", "[bots][mage]") {
  const auto game = at_move(1);
  for (const Level level : {Level::expert, Level::master}) {
    INFO(name(level));
    const Action chosen = choice(*game, level);
    CHECK(name(chosen.kind) == "move_witch");
    CHECK(chosen.cell == Cell{2, 0});
  }
}
