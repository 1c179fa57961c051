// Traders & Builders with other modules: what its worked examples (`playthroughs/`) leave out.
#include <engine/catalogue.hpp>

#include "catch.hpp"
#include "modules/abbot/games.hpp"
#include "modules/tower/games.hpp"
#include "modules/traders_and_builders/games.hpp"

#include <algorithm>

namespace bastide::test {

using enum FeatureKind;
using enum PieceKind;
using enum Side;

TEST_CASE("the second tile comes from the river as long as there is one (TRADERS-RIVER-01)",
          "[engine][traders][river]") {
  // The river turns back, so that its second bridge continues the road over the first.
  const auto before =
      with_traders_pile({"river1-road-bridge", "river1-bend", "river1-bend", "river1-road-bridge",
                         "river1-straight", "river1-lake", "U"},
                        {{"river_uturn", "off"}}, {"farmers", "river", "traders_and_builders"}, 1);
  lay_and_claim(*before, 1, 0, 1, road, north);
  const auto game = changed(*before, [](TableState& table) {
    table.pieces.push_back({0, builder, table.pieces[0].cell, table.pieces[0].feature});
    table.seats[0].supply[static_cast<std::size_t>(builder)] = 0;
  });
  for (const Cell cell : {Cell{2, 0}, Cell{2, 1}}) {
    const auto placements = of_kind(*game, ActionKind::place_tile);
    const auto there = [&](const Action& action) {
      return action.cell == cell && (cell.y == 1 || action.rotation == placements.front().rotation);
    };
    play(*game, *std::ranges::find_if(placements, there));
    play(*game, kPass);
  }
  const Events bridged = lay(*game, 1, 1, 1);
  REQUIRE(only<DoubleTurn>(bridged).size() == 1);
  REQUIRE(tile(table_of(*game).tile).deck == Deck::river);
}

TEST_CASE("an abbot supports neither, and comes back between the parts (TRADERS-ABBOT-01, EXP-MIX-01)",
          "[engine][traders][abbot]") {
  const auto game = with_traders_pile({"B", "E", "U", "E", "U", "E", "U", "B", "U"}, {},
                                      {"farmers", "abbot", "traders_and_builders"});
  lay_and_bless(*game, 0, 1, 0);
  lay(*game, 0, -1, 2);
  lay_and_claim(*game, 1, 0, 0, road, west);
  lay_elsewhere(*game);
  play(*game, place(2, 0, 0));
  REQUIRE(code_of(*game, as(pig, claim_field(*game, 5))) == Code::no_own_follower);
  play(*game, as(builder, claim(*game, road, west)));
  lay_elsewhere(*game);
  lay_and(*game, 3, 0, 0, kReturnAbbot);
  REQUIRE(game->to_act() == 0);
  play(*game, place(1, 1, 0));
  REQUIRE(is_legal(*game, claim_with_abbot(*game)));
}

TEST_CASE(
    "one ransom in the whole double turn, and a tower piece in each part (TRADERS-TURN-04, TRADERS-TOWER-02, "
    "TRADERS-TOWER-03, EXP-GEN-04)",
    "[engine][traders][tower]") {
  const Modules modules{"farmers", "tower", "traders_and_builders"};
  const auto before = with_a_builder({"tower-FFFF", "U", "U", "U", "U"}, {}, modules);
  lay(*before, 1, 1, 0);
  const auto game = changed(*before, [](TableState& table) {
    table.seats[0].score = 9;
    imprison(table, 1, 0);
    --table.seats[0].supply[0];
    ++table.tower.prisoners[0].count;
  });
  SECTION("a tower piece in both") {
    lay_and(*game, 3, 0, 0, build(1, 1));
    if (phase(*game) == Phase::capture) play(*game, kPass);
    REQUIRE(phase(*game) == Phase::late);
    play(*game, kPass);
    REQUIRE(game->to_act() == 0);
    const auto placements = of_kind(*game, ActionKind::place_tile);
    play(*game, placements.front());
    play(*game, build(1, 1));
    REQUIRE(table_of(*game).tower.towers.at(0).height == 2);
  }
  SECTION("after the first part") {
    lay(*game, 3, 0, 0);
    REQUIRE(phase(*game) == Phase::late);
    play(*game, ransom(1));
    REQUIRE(game->to_act() == 0);
    REQUIRE(phase(*game) == Phase::place);
    REQUIRE(code_of(*game, ransom(1)) == Code::ransom_used);
    lay(*game, 4, 0, 0);
    REQUIRE(game->to_act() == 1);
  }
}

}  // namespace bastide::test
