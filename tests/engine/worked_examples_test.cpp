// The worked examples of the rules that begin from a given supply or score, or ask a question instead of
// describing a game. All others are records: tests/playthroughs/base.
#include <engine/game.hpp>

#include "catch.hpp"
#include "scenario.hpp"

namespace bastide::test {
namespace {

using enum FeatureKind;
using enum Side;

}  // namespace

TEST_CASE("BASE-X10, control: before the city is closed C has one legal cell, in all four rotations",
          "[engine][examples]") {
  const auto game = started(forced_setup(base_rules(), 2, tiles({"C"})));
  const std::vector<Action> expected{place(0, -1, 0), place(0, -1, 1), place(0, -1, 2), place(0, -1, 3)};
  const bool as_expected = game->legal_actions() == expected;
  REQUIRE(as_expected);
}

TEST_CASE("BASE-X17: with an empty supply every deployment is refused, though the thief comes back this turn",
          "[engine][examples]") {
  for (const PresetSpec& preset : carcassonne().presets()) {
    INFO(preset.name);
    const Setup setup = forced_setup(base_rules({}, true, preset.name), 2, tiles({"W", "U", "X", "U"}));
    Snapshot snapshot = started(setup)->snapshot();
    snapshot.table.seats[0].supply[0] = 1;
    const auto game = continued(setup, snapshot);

    lay_and_claim(*game, 1, 0, 0, road, west);
    REQUIRE(supply(*game, 0) == 0);
    lay(*game, -1, 0, 0);
    const Events events = play(*game, place(-2, 0, 0));
    REQUIRE(only<TurnEnded>(events).size() == 1);  // the engine has skipped the step
    REQUIRE(only<Scored>(events).at(0).points == 4);
    REQUIRE(score(*game, 0) == 4);
    REQUIRE(supply(*game, 0) == 1);
    Events none;
    for (int feature = 0; feature < 8; ++feature)
      REQUIRE(game->apply(0, deploy(feature), none).error().code == Code::not_your_turn);
  }
}

TEST_CASE("BASE-X18: equal highest scores win together", "[engine][examples]") {
  const Setup setup = forced_setup(base_rules(), 3, tiles({"U"}));
  Snapshot snapshot = started(setup)->snapshot();
  snapshot.table.seats[0].score = 41;
  snapshot.table.seats[1].score = 41;
  snapshot.table.seats[2].score = 40;
  const auto game = continued(setup, snapshot);
  const auto finished = only<GameFinished>(lay(*game, 1, 0, 0));
  REQUIRE(finished.at(0).scores == std::vector<int>{41, 41, 40});
  REQUIRE(finished.at(0).winners == std::vector<Seat>{0, 1});
}

}  // namespace bastide::test
