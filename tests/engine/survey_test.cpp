// survey(): what can be read off the board.
#include <engine/survey.hpp>

#include <engine/catalogue.hpp>

#include "catch.hpp"
#include "effort.hpp"
#include "module_rows.hpp"
#include "random_games.hpp"
#include "surveying.hpp"

#include <algorithm>

namespace bastide::test {
namespace {

using enum FeatureKind;
using enum Side;
using Holders = std::vector<SurveyedFeature::Holder>;
using Seats = std::vector<Seat>;

std::unique_ptr<Game> with_pile(std::initializer_list<std::string_view> pile, const Options& options = {}) {
  return started(forced_setup(base_rules(options), 2, tiles(pile)));
}

/// The only feature of this kind on the tile of a cell.
const SurveyedFeature& only_one(const Survey& survey, Cell cell, FeatureKind kind) {
  const SurveyedFeature* found = nullptr;
  for (const SurveyedFeature& feature : survey.features) {
    const auto here = [&](const SegmentOnTable& segment) { return segment.cell == cell; };
    if (feature.kind != kind || std::ranges::none_of(feature.segments, here)) continue;
    REQUIRE(found == nullptr);
    found = &feature;
  }
  REQUIRE(found != nullptr);
  return *found;
}

int count_of(const std::vector<FittingTile>& list, std::string_view tile) {
  const auto found = std::ranges::find(list, tile_named(tile), &FittingTile::tile);
  return found == list.end() ? 0 : found->count;
}

}  // namespace

TEST_CASE("a survey tells who holds a road, what it is worth now and when it is finished",
          "[engine][survey]") {
  const auto game = with_pile({"U", "U", "U", "U"});
  lay_and_claim(*game, 1, 0, 0, road, west);
  const Survey survey = game->survey();
  const SurveyedFeature& seen = only_one(survey, {0, 0}, road);
  REQUIRE(seen.state == FeatureState::open);
  REQUIRE(seen.tiles == 2);
  REQUIRE(seen.holders == Holders{{0, 1}});
  REQUIRE(seen.owners == Seats{0});
  REQUIRE(seen.now->points == 2);
  REQUIRE(seen.finished->points == 2);
  REQUIRE(seen.finished->lines.at(0).what == "tiles");
  REQUIRE(survey.standing == std::vector<int>{2, 0});
  const SurveyedFeature& free = only_one(survey, {0, 0}, city);
  REQUIRE(free.holders.empty());
  REQUIRE(free.now->points == 1);
  REQUIRE(free.finished->points == 2);
}

TEST_CASE("a survey counts a monastery with all nine tiles when it is finished", "[engine][survey]") {
  const auto game = with_pile({"B", "U", "U"});
  lay_and_pray(*game, 0, 1, 0);
  const Survey survey = game->survey();
  const SurveyedFeature& seen = only_one(survey, {0, 1}, monastery);
  REQUIRE(seen.now->points == 2);
  REQUIRE(seen.finished->points == 9);
}

TEST_CASE("a survey counts the complete cities at a field by the rules of the room", "[engine][survey]") {
  for (const auto& [scoring, points] :
       {std::pair{"farm-3", 3}, std::pair{"farm-3-once", 3}, std::pair{"city-4", 4}}) {
    INFO(scoring);
    const auto game = with_pile({"E", "U", "U"}, {{"farm_scoring", std::string(scoring)}});
    lay_and_farm(*game, 0, -1, 2, 0);
    const Survey survey = game->survey();
    const SurveyedFeature& seen = only_one(survey, {0, -1}, field);
    REQUIRE(seen.state == FeatureState::lasting);
    REQUIRE(seen.now->points == points);
    REQUIRE_FALSE(seen.finished);
    REQUIRE(survey.standing == std::vector<int>{points, 0});
    REQUIRE(only_one(survey, {0, 0}, city).state == FeatureState::complete);
  }
}

TEST_CASE("an open road with an inn is worth nothing until it is finished", "[engine][survey]") {
  const Rules rules = rules_with({"farmers", "inns_and_cathedrals"});
  const auto game = started(forced_setup(rules, 2, tiles({"inns-FRFR-through-inn", "U"})));
  lay_and_claim(*game, 1, 0, 0, road, west);
  const Survey survey = game->survey();
  const SurveyedFeature& seen = only_one(survey, {1, 0}, road);
  REQUIRE(seen.now->points == 0);
  REQUIRE(seen.finished->points == 4);
  REQUIRE(seen.state == FeatureState::open);
}

TEST_CASE("a survey counts the tiles that still fit into a cell, the one in hand among them",
          "[engine][survey]") {
  const auto game = with_pile({"U", "U", "B", "C"});
  const Survey survey = survey_of(game->survey(), {1, 0});
  REQUIRE(survey.features.empty());
  REQUIRE(survey.cells.size() == 1);
  REQUIRE(count_of(survey.cells[0].fits, "U") == 2);  // the road goes on
  REQUIRE(count_of(survey.cells[0].fits, "B") == 0);
  REQUIRE(count_of(survey.cells[0].fits, "C") == 0);
  const Survey above = survey_of(game->survey(), {0, -1});
  REQUIRE(count_of(above.cells.at(0).fits, "C") == 1);  // the start tile's city
  REQUIRE(count_of(above.cells.at(0).fits, "B") == 0);
}

TEST_CASE("a part of a survey has the features of one tile with all their segments", "[engine][survey]") {
  const auto game = with_pile({"U", "U", "U"});
  lay(*game, 1, 0, 0);
  const Survey part = survey_of(game->survey(), {1, 0});
  REQUIRE(part.cells.empty());
  REQUIRE(part.standing.size() == 2);
  REQUIRE(only_one(part, {1, 0}, road).segments.size() == 2);
  REQUIRE(std::ranges::none_of(part.features, [](const auto& one) { return one.kind == city; }));
}

TEST_CASE("surveys of random games agree with what then happens", "[engine][survey][random]") {
  SurveyChecks done;
  const int games = effort(150);
  for (int number = 0; number < games; ++number) {
    const std::uint64_t seed = 260000 + static_cast<std::uint64_t>(number);
    INFO("seed " << seed);
    RandomGame players(seed);
    const auto game = players.advanced(started(players.setup()));
    while (!game->over()) {
      check_survey(*game, done);
      for (const ModuleRow* row : module_rows())
        if (row->holds.check_survey) row->holds.check_survey(*game, game->survey());
      play(*game, players.choose_action(*game));
    }
    REQUIRE(game->survey().standing == scores(*game));
  }
  REQUIRE(done.completed > 0);
  REQUIRE(done.ended > 0);
  REQUIRE(done.dead > 0);
}

}  // namespace bastide::test
