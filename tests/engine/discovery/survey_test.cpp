// survey() in The Discovery: what can be read off the board.
#include <engine/survey.hpp>

#include "catch.hpp"
#include "discovery/games.hpp"
#include "effort.hpp"
#include "properties.hpp"
#include "surveying.hpp"

namespace bastide::test::discovery {

TEST_CASE("a survey tells what a region brings now, complete, and at the end", "[discovery][survey]") {
  const auto game = with_pile({13, 19, 83, 83});
  lay_and_explore(*game, 0, -1, 1, Side::south);
  const SurveyedFeature open = feature_at(game->survey(), {0, -1}, 2);
  REQUIRE(open.kind == FeatureKind::grassland);
  REQUIRE(open.state == FeatureState::open);
  REQUIRE(open.owners == std::vector<Seat>{0});
  REQUIRE(open.taken_back->points == 2);
  REQUIRE(open.now->points == 2);
  REQUIRE(open.finished->points == 2);  // two tiles (DISCOVERY-REG-04)

  lay(*game, 0, -2, 1);
  const SurveyedFeature complete = feature_at(game->survey(), {0, -1}, 2);
  REQUIRE(complete.state == FeatureState::complete);
  REQUIRE(complete.taken_back->points == 6);
  REQUIRE(complete.finished->points == 6);
  REQUIRE(complete.now->points == 3);
  REQUIRE(complete.now->lines.at(0).what == "tiles");
  REQUIRE(game->survey().standing == std::vector{3, 0});
}

TEST_CASE("surveys of random games of The Discovery agree with what then happens",
          "[discovery][survey][random]") {
  SurveyChecks done;
  for_each_random_game<RandomGame>(470000, 150, [&](RandomGame players) {
    const auto game = started(players.setup());
    while (!game->over()) {
      check_survey(*game, done);
      play(*game, players.choose_action(*game));
    }
    REQUIRE(game->survey().standing == scores(*game));
  });
  REQUIRE(done.ended > 0);
}

TEST_CASE("a survey counts the tiles before all seats among those that may still be laid",
          "[discovery][survey][expert]") {
  const auto game = with_pile({82, 83, 83, 83, 82}, kExpert);
  const Survey survey = game->survey();
  const auto sea = std::ranges::find(survey.cells, Cell{0, 1}, &SurveyedCell::cell);
  REQUIRE(sea != survey.cells.end());
  REQUIRE(sea->fits.size() == 1);
  REQUIRE(sea->fits[0].count == 3);
}

}  // namespace bastide::test::discovery
