// What a survey tells of the dragon and the fairy.
#include <engine/game.hpp>
#include <engine/survey.hpp>

#include "catch.hpp"
#include "modules/princess_and_dragon/games.hpp"
#include "surveying.hpp"

#include <algorithm>

namespace bastide::test {
namespace {

using enum FeatureKind;
using enum PieceKind;
using enum Side;

/// The first feature of this kind on the tile of a cell.
const SurveyedFeature& seen_on(const Survey& survey, Cell cell, FeatureKind kind) {
  const auto found = std::ranges::find_if(survey.features, [&](const SurveyedFeature& one) {
    return one.kind == kind &&
           std::ranges::find(one.segments, cell, &SegmentOnTable::cell) != one.segments.end();
  });
  REQUIRE(found != survey.features.end());
  return *found;
}

std::vector<Side> directions(const DragonReach& reach) {
  std::vector<Side> sides;
  for (const DragonReach::Move& one : reach.steps) sides.push_back(one.direction);
  return sides;
}

}  // namespace

TEST_CASE(
    "a survey names the fairy on her friend's feature, and what she brings (DRAGON-FAIRY-07, "
    "DRAGON-FAIRY-08)",
    "[engine][dragon][survey]") {
  const auto game = with_dragon_pile({"U", "U", "U", "U", "U"});
  lay_and_claim(*game, 1, 0, 0, road, west);
  lay(*game, 2, 0, 0);
  REQUIRE_FALSE(seen_on(game->survey(), {1, 0}, road).fairy);
  play(*game, place(3, 0, 0));
  play(*game, Action{.kind = ActionKind::place_fairy, .feature = 0, .cell = {1, 0}});
  const Survey survey = game->survey();
  const SurveyedFairy expected{.seats = {0}, .turn = 1, .scored = 3};
  REQUIRE(seen_on(survey, {1, 0}, road).fairy == expected);
  REQUIRE_FALSE(seen_on(survey, {1, 0}, field).fairy);
  REQUIRE(seen_on(survey_of(survey, {2, 0}), {2, 0}, road).fairy == expected);
  REQUIRE_FALSE(survey.dragon);
}

TEST_CASE("on a tile the fairy guards all followers on each feature there (DRAGON-FAIRY-09)",
          "[engine][dragon][survey]") {
  const auto before = with_dragon_pile({"U", "U"}, {{"fairy_place", std::string("tile")}});
  lay(*before, 1, 0, 0);
  const auto game = changed(*before, [](TableState& table) {
    table.pieces = {{1, meeple, {1, 0}, 0}, {0, meeple, {1, 0}, 0}, {0, meeple, {1, 0}, 1}};
    table.seats[0].supply[0] = 5;
    table.seats[1].supply[0] = 6;
    table.dragon.fairy = Fairy{{1, 0}, std::nullopt};
  });
  const Survey survey = game->survey();
  REQUIRE(feature_at(survey, {1, 0}, 0).fairy->seats == std::vector<Seat>{0, 1});
  REQUIRE(feature_at(survey, {1, 0}, 1).fairy->seats == std::vector<Seat>{0});
  REQUIRE_FALSE(feature_at(survey, {1, 0}, 2).fairy);
}

TEST_CASE(
    "a survey tells everybody where the dragon may go and whom it would eat (DRAGON-MOVE-03, DRAGON-REC-05)",
    "[engine][dragon][survey]") {
  const auto before = with_dragon_pile({kVolcano, "U", kDragon, "U", "U"});
  REQUIRE_FALSE(before->survey().dragon);
  lay(*before, 0, 1, 0);
  lay(*before, 1, 0, 0);
  const auto game = changed(*before, [](TableState& table) {
    table.pieces = {
        {0, meeple, {0, 0}, 3}, {1, meeple, {0, 0}, 0}, {1, meeple, {1, 0}, 1}, {0, meeple, {0, 0}, 0}};
    table.seats[0].supply[0] = table.seats[1].supply[0] = 5;
  });
  const DragonReach at_rest = game->survey().dragon.value();
  REQUIRE(at_rest.cell == Cell{0, 1});
  REQUIRE(at_rest.steps_left == 0);
  REQUIRE(directions(at_rest) == std::vector{north});
  lay(*game, 2, 0, 0);
  REQUIRE(phase(*game) == Phase::dragon);
  const DragonReach reach = game->survey().dragon.value();
  REQUIRE(reach.steps_left == 6);
  REQUIRE(directions(reach) == std::vector{north});
  REQUIRE(reach.steps[0].cell == Cell{0, 0});
  REQUIRE(reach.steps[0].eats ==
          std::vector<PlacedPiece>{{0, meeple, {0, 0}, 0}, {1, meeple, {0, 0}, 0}, {0, meeple, {0, 0}, 3}});
  play(*game, step(north));
  const DragonReach next = survey_of(game->survey(), {2, 0}).dragon.value();
  REQUIRE(next.steps_left == 5);
  REQUIRE(directions(next) == std::vector{east});  // never back in the same move
  REQUIRE(next.steps[0].eats == std::vector<PlacedPiece>{{1, meeple, {1, 0}, 1}});
}

TEST_CASE("the dragon's reach leaves out the fairy's tile (DRAGON-MOVE-05)", "[engine][dragon][survey]") {
  const auto before = with_dragon_pile({kVolcano, "U", "U"});
  lay(*before, 0, 1, 0);
  const auto game = changed(*before, [](TableState& table) {
    table.pieces = {{0, meeple, {0, 0}, 0}};
    table.seats[0].supply[0] = 6;
    table.dragon.fairy = Fairy{{0, 0}, FairyFriend{0, meeple, 0}};
  });
  REQUIRE(game->survey().dragon.value().steps.empty());
}

}  // namespace bastide::test
