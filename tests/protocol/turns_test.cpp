#include <protocol/records/turns.hpp>

#include "catch.hpp"
#include "random_play.hpp"
#include "schema_check.hpp"

#include <protocol/game_json.hpp>
#include <protocol/json.hpp>
#include <protocol/json_patch.hpp>
#include <protocol/records/replay.hpp>
#include <protocol/room_view.hpp>

#include <engine/catalogue.hpp>
#include <engine/view.hpp>

#include <algorithm>
#include <set>
#include <utility>

using namespace bastide;
using namespace bastide::protocol;

namespace {

struct WholeGame {
  std::vector<Json> views;   ///< after 0, 1, 2, … turns
  std::vector<Json> events;  ///< of all turns, in order
};

/// Reads the game page by page, as a client does.
WholeGame read_all(const Record& record, std::size_t turns_max) {
  WholeGame game;
  for (std::size_t turns = 1; game.views.size() <= turns;) {
    const std::size_t from = game.views.empty() ? 0 : game.views.size() - 1;
    const auto text = turns_text(record, from, turns_max);
    REQUIRE(text);
    const Json page = Json::parse(text->text);
    CHECK(test::schema_faults(page, "turns_page") == "");
    CHECK(page.at("from") == from);
    CHECK(page.at("next").size() <= turns_max);
    turns = page.at("turns");
    if (game.views.empty()) game.views.push_back(page.at("game"));
    CHECK(page.at("game") == game.views.back());
    for (const Json& turn : page.at("next")) {
      const auto after = apply_patch(game.views.back(), turn.at("patch"));
      REQUIRE(after);
      game.views.push_back(*after);
      for (const Json& event : turn.at("events")) game.events.push_back(event);
    }
    if (turns == 0) break;
  }
  return game;
}

}  // namespace

TEST_CASE("a game told turn by turn is the one that its record plays", "[protocol][turns]") {
  for (unsigned round = 0; round < test::all_games(); ++round) {
    auto played = test::begin_any_game(round);
    test::play_on(played, 11);
    const Record record = played.record();
    const auto whole = replay(record);
    REQUIRE(whole);
    const WholeGame told = read_all(record, 1 + round % 20);
    CAPTURE(round);
    CHECK(told.views.back() ==
          Json::parse(json_text(whole->game->view(kNoSeat), static_cast<int>(told.views.size()) - 1).text));
    // The first view tells the beginning.
    const Json events = to_json(whole->events);
    REQUIRE(told.events.size() <= events.size());
    const std::size_t beginning = events.size() - told.events.size();
    for (std::size_t i = 0; i < told.events.size(); ++i) CHECK(told.events[i] == events[beginning + i]);
    for (std::size_t i = 0; i < beginning; ++i) CHECK(events[i].at("type") == "tile_drawn");
    for (std::size_t turn = 0; turn < told.views.size(); ++turn) CHECK(told.views[turn].at("step") == turn);
  }
}

TEST_CASE("a turn is told with all that was done in it", "[protocol][turns]") {
  auto played = test::begin_game(2, 5);
  test::play_on(played, 11);
  const auto text = turns_text(played.record(), 0, 1000);
  REQUIRE(text);
  const Json page = Json::parse(text->text);
  CHECK(page.at("turns") == page.at("next").size());
  for (const Json& turn : page.at("next")) {
    int placed = 0;
    for (const Json& event : turn.at("events")) placed += event.at("type") == "tile_placed";
    CHECK(placed == 1);
  }
  CHECK(page.at("next").back().at("events").back().at("type") == "game_finished");
}

TEST_CASE("a game that ended early is told as far as it went", "[protocol][turns]") {
  auto played = test::begin_game(2, 5);
  test::play_on(played, 11, 9);
  const WholeGame told = read_all(played.abandoned_record(), 3);
  CHECK(told.views.size() > 4);
  CHECK(told.views.back().at("result").is_null());
}

TEST_CASE("a turn that was never played is not found", "[protocol][turns]") {
  auto played = test::begin_game(2, 5);
  test::play_on(played, 11, 9);
  const Record record = played.abandoned_record();
  const auto turns = Json::parse(turns_text(record, 0, 0)->text).at("turns").get<std::size_t>();
  CHECK(Json::parse(turns_text(record, turns, 10)->text).at("next").empty());
  const auto refused = turns_text(record, turns + 1, 10);
  REQUIRE_FALSE(refused);
  CHECK(refused.error().code == "room/not_found");
}

TEST_CASE("a board of a finished game is surveyed as it lay then", "[protocol][turns]") {
  for (unsigned round = 0; round < test::all_games(); ++round) {
    auto played = test::begin_any_game(round);
    test::play_on(played, 11);
    const Record record = played.record();
    CAPTURE(round);
    const Json page = Json::parse(turns_text(record, 3, 0)->text);
    const auto text = survey_text(record, 3);
    REQUIRE(text);
    const Json survey = Json::parse(text->text);
    CHECK(test::schema_faults(survey, "game_survey") == "");
    CHECK(survey.at("standing").size() == page.at("game").at("seats").size());
    std::set<std::pair<int, int>> laid, surveyed;
    for (const Json& tile : page.at("game").at("board")) {
      const auto id = bastide::find_tile(tile.at("tile").get<std::string>());
      const bool has_land = !id || !bastide::tile(*id).segments.empty();
      if (has_land) laid.emplace(tile.at("x"), tile.at("y"));
    }
    for (const Json& feature : survey.at("features"))
      for (const Json& segment : feature.at("segments")) surveyed.emplace(segment.at(0), segment.at(1));
    CHECK(std::ranges::includes(surveyed, laid));  // the walls of The Castle have features, too
    for (const Json& cell : survey.at("cells")) {
      CHECK_FALSE(laid.contains({cell.at("x"), cell.at("y")}));
      int fitting = 0;
      for (const Json& tile : cell.at("tiles")) fitting += tile.at("count").get<int>();
      CHECK(cell.at("fits") == fitting);
    }
  }
}

TEST_CASE("a turn that was never played is not surveyed", "[protocol][turns]") {
  auto played = test::begin_game(2, 5);
  test::play_on(played, 11, 9);
  const auto refused = survey_text(played.abandoned_record(), 1000);
  REQUIRE_FALSE(refused);
  CHECK(refused.error().code == "room/not_found");
}
