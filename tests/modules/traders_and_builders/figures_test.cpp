// Traders & Builders, builder and pig among the figures: what its worked examples
// (`playthroughs/`) leave out.
#include "catch.hpp"
#include "modules/tower/games.hpp"
#include "modules/traders_and_builders/games.hpp"

#include <algorithm>

namespace bastide::test {

using enum FeatureKind;
using enum PieceKind;
using enum Side;

TEST_CASE(
    "each of six has one builder and one pig, and the sixth seat is not theirs (TRADERS-COMP-03, "
    "TRADERS-COMP-05, EXP-SETUP-02)",
    "[engine][traders]") {
  REQUIRE(carcassonne().seats_max(rules_with(kWithTraders)) == 5);
  const auto game = with_traders_pile({"U"}, {{"sixth_player", true}}, kWithTraders, 6);
  for (Seat seat = 0; seat < 6; ++seat) {
    REQUIRE(supply(*game, seat, builder) == 1);
    REQUIRE(supply(*game, seat, pig) == 1);
    REQUIRE(supply(*game, seat) == 7);
  }
  const auto without = with_traders_pile({"U"}, {}, {"farmers"});
  REQUIRE(supply(*without, 0, builder) + supply(*without, 0, pig) == 0);
  play(*without, place(1, 0, 0));
  REQUIRE(code_of(*without, as(builder, claim(*without, road, west))) == Code::piece_not_in_game);
  REQUIRE(code_of(*without, kDoubleTurn) == Code::not_in_game);
}

TEST_CASE("follower, builder or pig, one of them (TRADERS-TURN-06, TRADERS-REC-01)", "[engine][traders]") {
  const auto game = with_traders_pile({"U", "E", "U", "U", "U"});
  lay_and_farm(*game, 1, 0, 0, 0);
  lay(*game, 0, -1, 2);
  play(*game, place(2, 0, 0));
  const auto deployments = of_kind(*game, ActionKind::deploy);
  REQUIRE(std::ranges::count(deployments, pig, &Action::piece) == 1);
  play(*game, as(pig, claim_field(*game, 7)));
  REQUIRE(game->to_act() == 1);
  REQUIRE(on_table(*game, pig) == 1);
}

TEST_CASE("they hold nothing: a feature is free, owned and scored without them (TRADERS-FIG-01)",
          "[engine][traders]") {
  // Two thieves against a thief and a builder.
  const auto before = with_a_builder({"U", "U"});
  const auto game = changed(*before, [](TableState& table) {
    table.pieces.insert(table.pieces.end(), 2, {1, meeple, {2, 0}, 0});
    table.seats[1].supply[0] -= 2;
  });
  lay_elsewhere(*game);
  const Events end = lay_elsewhere(*game);
  REQUIRE(game->over());
  REQUIRE(only<Scored>(end).size() == 1);
  REQUIRE(only<Scored>(end).at(0).seat == 1);
}

TEST_CASE(
    "a builder needs an own follower of any kind, whoever else is there (TRADERS-FIG-04, TRADERS-BUILD-02)",
    "[engine][traders]") {
  const auto game = with_traders_pile({"U", "U", "U", "U", "U"}, {},
                                      {"farmers", "inns_and_cathedrals", "traders_and_builders"});
  play(*game, place(1, 0, 0));
  REQUIRE(code_of(*game, as(builder, claim(*game, road, west))) == Code::no_own_follower);
  play(*game, as(big_meeple, claim(*game, road, west)));
  play(*game, place(2, 0, 0));
  REQUIRE(code_of(*game, as(builder, claim(*game, road, west))) == Code::no_own_follower);
  play(*game, kPass);
  play(*game, place(3, 0, 0));
  play(*game, as(builder, claim(*game, road, west)));
  REQUIRE(on_table(*game, builder) == 1);
  REQUIRE(table_of(*game).pieces.size() == 2);
}

TEST_CASE("big followers keep builder and pig in place (TRADERS-INNS-01, INNS-TRADERS-01)",
          "[engine][traders][inns]") {
  const auto game = with_traders_pile({"inns-CCCC-joined-cathedral", kWine, "E", "E", "E", "U"}, {},
                                      {"farmers", "inns_and_cathedrals", "traders_and_builders"}, 1);
  play(*game, place(0, -1, 0));
  play(*game, as(big_meeple, claim(*game, city, south)));
  play(*game, place(0, -2, 1));
  play(*game, as(builder, claim(*game, city, south)));
  lay(*game, 1, -1, 3);
  REQUIRE(table_of(*game).parts.part);
  lay(*game, -1, -1, 1);
  const Events end = lay(*game, 0, -3, 2);
  REQUIRE(only<Scored>(end).at(0).points == 18);
  REQUIRE(goods_of(*game, 0) == GoodsSeat{1, 0, 0});
  REQUIRE(on_table(*game, builder) == 0);
}

TEST_CASE(
    "a builder works on roads and cities, not on fields or monasteries, and a pig on fields only "
    "(TRADERS-BUILD-01, TRADERS-PIG-01, TRADERS-FIG-05)",
    "[engine][traders]") {
  const auto game = with_traders_pile({"A", "U"}, {}, {"farmers", "abbot", "traders_and_builders"});
  play(*game, place(1, 0, 1));
  REQUIRE(code_of(*game, as(builder, claim_monastery(*game))) == Code::feature_not_claimable);
  REQUIRE(code_of(*game, as(builder, claim_field(*game, 0))) == Code::feature_not_claimable);
  REQUIRE(code_of(*game, as(builder, claim(*game, road, west))) == Code::no_own_follower);
  for (const Action& action : {claim_monastery(*game), claim(*game, road, west)})
    REQUIRE(code_of(*game, as(pig, action)) == Code::feature_not_claimable);
  REQUIRE(code_of(*game, as(pig, claim_field(*game, 0))) == Code::no_own_follower);

  const auto without = with_traders_pile({"U", "U"}, {}, {"traders_and_builders"});
  REQUIRE(supply(*without, 0, pig) == 0);
  play(*without, place(1, 0, 0));
  REQUIRE(code_of(*without, as(pig, claim_field(*without, 0))) == Code::piece_not_in_game);
}

TEST_CASE("neither in a garden nor on a tower (TRADERS-FIG-05)", "[engine][traders][tower]") {
  const auto game =
      with_traders_pile({"tower-FFFF", "U", "U"}, {}, {"farmers", "tower", "traders_and_builders"}, 1);
  lay_and(*game, 0, 1, 0, build(0, 1));
  play(*game, place(1, 0, 0));
  REQUIRE(code_of(*game, as(builder, top(0, 1))) == Code::feature_not_claimable);
  REQUIRE(code_of(*game, as(pig, top(0, 1))) == Code::feature_not_claimable);
}

TEST_CASE(
    "one pig, which may come back after its farmer was taken (TRADERS-PIG-03, TRADERS-FIG-02, "
    "TRADERS-FIG-03)",
    "[engine][traders][tower]") {
  const auto game = with_traders_pile({"U", "tower-FFFF", "U", "U", "U", "U"}, {},
                                      {"farmers", "tower", "traders_and_builders"});
  lay_and_farm(*game, 1, 0, 0, 5);
  lay(*game, 1, 1, 0);
  play(*game, place(2, 0, 0));
  play(*game, as(pig, claim_field(*game, 5)));
  lay_and(*game, 3, 0, 0, build(1, 1));
  const Events taken = play(*game, take(*game, 1, 0));
  REQUIRE(only<PieceReturned>(taken).at(0).piece == pig);
  REQUIRE(only<PieceReturned>(taken).at(0).reason == ReturnReason::alone);
  REQUIRE(supply(*game, 0, pig) == 1);
  REQUIRE(on_table(*game, pig) == 0);
}

TEST_CASE("of two farms at a city the one with the pig pays its owner (TRADERS-PIG-06)",
          "[engine][traders]") {
  // Two farmers on fields that both touch the city north of D; the pig is on the second.
  const auto game =
      with_traders_pile({"E", "U", "U", "U"}, {{"farm_scoring", "farm-3-once"}}, kWithTraders, 1);
  lay_and_farm(*game, 0, -1, 2, 2);  // around the city's north
  lay_and_farm(*game, 1, 0, 0, 1);   // the strip between city and road
  play(*game, place(2, 0, 0));
  if (is_legal(*game, as(pig, claim_field(*game, 1))))
    play(*game, as(pig, claim_field(*game, 1)));
  else
    play(*game, kPass);
  const Events end = lay(*game, 3, 0, 0);
  REQUIRE(game->over());
  int points = 0;
  for (const Scored& scored : only<Scored>(end))
    if (scored.feature == field) points += scored.points;
  REQUIRE(points == 4);
}

TEST_CASE("builder and pig are no prisoners (TRADERS-FIG-05, TRADERS-TOWER-01)", "[engine][traders][tower]") {
  const auto game = with_a_builder({"tower-FFFF", "U"}, {}, {"farmers", "tower", "traders_and_builders"});
  play(*game, place(2, 1, 0));
  play(*game, build(2, 1));  // only the builder is in range
  REQUIRE(phase(*game) != Phase::capture);
  REQUIRE(on_table(*game, builder) == 1);
}

TEST_CASE("builders come off at the end without effect (TRADERS-FINAL-02)", "[engine][traders]") {
  const auto game = with_a_builder({"E"});
  const Events end = lay_elsewhere(*game);
  REQUIRE(game->over());
  REQUIRE(only<Scored>(end).size() == 1);
  REQUIRE(score(*game, 0) == 3);
}

}  // namespace bastide::test
