// How computers use shepherds: by the odds of the bag, not by what comes.
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

/// Seat 0 has a shepherd with this flock, and the tile just placed extends its field; so has seat 1 there, if
/// it has a flock.
std::unique_ptr<Game> at_choice(const std::vector<int>& flock, const std::vector<int>& others,
                                std::uint64_t seed = 1) {
  const Kind kind{"flocks", {.modules = {{"farmers", "hills_and_sheep"}}}, 2};
  const GameKind& carcassonne = kind_of(kind);
  Setup setup = bastide::bots::test::shuffled(kind, 1);
  const auto named = [&](std::string_view name) { return carcassonne.find_tile(name).value(); };
  setup.forced = {named("E"), named("U"), named("V")};
  setup.forced_chance = {{"flock", std::vector<int>(others.empty() ? 1 : 2, 1)}};
  setup.chance = std::make_shared<const RandomStreams>(seed);
  Events events;
  auto game = carcassonne.start(setup, events).value();
  const auto place = [](int x, int y, int rotation) {
    return Action{.kind = ActionKind::place_tile,
                  .rotation = static_cast<Rotation>(rotation),
                  .cell = {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)}};
  };
  const auto deploy = [&] {
    const std::vector<Action> legal = game->legal_actions();
    const auto found =
        std::ranges::find_if(legal, [](const Action& action) { return name(action.piece) == "shepherd"; });
    REQUIRE(found != legal.end());
    return *found;
  };
  REQUIRE(game->apply(0, place(0, -1, 2), events));
  REQUIRE(game->apply(0, deploy(), events));
  REQUIRE(game->apply(1, place(1, 0, 0), events));
  REQUIRE(game->apply(1, others.empty() ? Action{.kind = ActionKind::pass} : deploy(), events));
  REQUIRE(game->apply(0, place(1, -1, 2), events));
  REQUIRE(game->apply(0, {.kind = ActionKind::pass}, events));
  REQUIRE(name(game->phase()) == "flock");
  Snapshot snapshot = game->snapshot();
  snapshot.table.seats[0].flocks.tokens = flock;
  snapshot.table.seats[1].flocks.tokens = others;
  return carcassonne.restore(setup, snapshot).value();
}

FlockChoice choice(const Game& game, Level level) {
  const Action chosen = make_player(level, game.setup())->choose(game.view(0), 5, {.nodes = 3000});
  return static_cast<FlockChoice>(chosen.number);
}

}  // namespace

TEST_CASE("levels that plan score a flock that only a wolf can meet", "[bots][flocks]") {
  const auto game = at_choice({1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4}, {});
  for (const Level level : kPlanners) {
    INFO(name(level));
    CHECK(choice(*game, level) == FlockChoice::score);
  }
}

TEST_CASE("the next token changes no choice", "[bots][flocks]") {
  for (const Level level : kPlanners) {
    INFO(name(level));
    const FlockChoice first = choice(*at_choice({2}, {4}, 1), level);
    for (std::uint64_t seed = 2; seed < 6; ++seed) CHECK(choice(*at_choice({2}, {4}, seed), level) == first);
  }
}
