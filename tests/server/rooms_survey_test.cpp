// Surveys, and the aids of a room.
#include "room_world.hpp"

#include <protocol/game_json.hpp>

#include "catch.hpp"

#include <algorithm>
#include <chrono>
#include <ranges>

namespace bastide::test {

using nlohmann::json;

namespace {

Action a_placement(const json& view) { return offered_actions(view).front(); }

const json kNoCounting = {{"aids", "no_counting"}};
const json kNone = {{"aids", "none"}};

/// Whether any preview tells a placement's score while random players go on for a while. Asks slowly, since
/// questions are limited.
bool foresees_scores(const json& aids) {
  RoomWorld world;
  GameTable table(world, 2, nullptr, aids);
  Random random(7);
  for (int move = 0; move < 40 && !table.over(); ++move) {
    Guest& player = table.to_act();
    for (const Action& action : offered_actions(player.view()) | std::views::take(4)) {
      const json preview = player.ask(protocol::AskPreview{.actions = {action}});
      REQUIRE(preview.at("type") == "reply");
      if (preview.dump().contains(R"("type":"scored")")) return true;
    }
    table.move(random);
    world.pass(std::chrono::seconds(10));
  }
  return false;
}

}  // namespace

TEST_CASE("a survey tells the same to everybody at the table", "[rooms][survey]") {
  RoomWorld world;
  GameTable table(world);
  Guest eve(world);
  eve.join(table.room);
  const json before = eve.view();
  json seen = eve.ask(protocol::AskSurvey{});
  REQUIRE(seen.at("type") == "reply");
  CHECK(seen.at("standing") == json::parse("[0,0]"));
  CHECK(seen.at("features").size() == 4);  // the start tile: a city, a road, two fields
  CHECK(seen.at("cells").size() == 4);
  for (const json& cell : seen.at("cells")) {
    CHECK(cell.at("fits") > 0);
    CHECK_FALSE(cell.contains("tiles"));
  }
  json other = table.to_act().ask(protocol::AskSurvey{});
  seen.erase("re");
  other.erase("re");
  CHECK(other == seen);
  CHECK(eve.view() == before);
}

TEST_CASE("a survey of a cell tells what may lie there by kind", "[rooms][survey]") {
  RoomWorld world;
  GameTable table(world);
  const json seen = table.players[0]->ask(protocol::AskSurvey{.at = Cell{1, 0}});
  CHECK(seen.at("features").empty());
  REQUIRE(seen.at("cells").size() == 1);
  const json& cell = seen.at("cells")[0];
  int count = 0;
  for (const json& tile : cell.at("tiles")) count += tile.at("count").get<int>();
  CHECK(cell.at("fits") == count);
  const json start = table.players[0]->ask(protocol::AskSurvey{.at = Cell{0, 0}});
  CHECK(start.at("cells").empty());
  CHECK(start.at("features").size() == 4);
}

TEST_CASE("a survey behind a placement is the asker's alone, and ends with the turn", "[rooms][survey]") {
  RoomWorld world;
  GameTable table(world);
  Guest& player = table.to_act();
  Guest& other = table.players[0].get() == &player ? *table.players[1] : *table.players[0];
  const Action place = a_placement(player.view());
  const json seen = player.ask(protocol::AskSurvey{.actions = {place}, .at = place.cell});
  REQUIRE(seen.at("type") == "reply");
  CHECK_FALSE(seen.at("features").empty());
  CHECK(player.ask(protocol::AskSurvey{.actions = {place, Action{.kind = ActionKind::pass}}}).at("code") ==
        "action/wrong_phase");
  CHECK(other.ask(protocol::AskSurvey{.actions = {place}}).at("code") == "action/not_your_turn");
  Guest eve(world);
  eve.join(table.room);
  CHECK(eve.ask(protocol::AskSurvey{.actions = {place}}).at("code") == "room/not_seated");
  CHECK(player.view().at("game").at("step") == 0);
}

TEST_CASE("a survey is of the game as it stands now", "[rooms][survey]") {
  RoomWorld world;
  GameTable table(world);
  Random random(7);
  for (int move = 0; move < 30 && !table.over(); ++move) {
    table.move(random);
    const json seen = table.players[0]->ask(protocol::AskSurvey{});
    const json& board = table.players[0]->view().at("game").at("board");
    std::size_t tiles = 0;
    for (const json& laid : board) {
      const auto lies_there = [&](const json& feature) {
        return std::ranges::any_of(feature.at("segments"), [&](const json& segment) {
          return segment[0] == laid.at("x") && segment[1] == laid.at("y");
        });
      };
      tiles += std::ranges::any_of(seen.at("features"), lies_there);
    }
    CHECK(tiles == board.size());
  }
}

TEST_CASE("a room without counting tells what belongs together and who holds it, and no more",
          "[rooms][survey][aids]") {
  RoomWorld world;
  GameTable table(world, 2, nullptr, kNoCounting);
  Guest& ada = *table.players[0];
  CHECK(ada.view().at("aids") == "no_counting");
  CHECK_FALSE(ada.view().at("game").contains("unseen"));
  CHECK(ada.view().at("game").contains("tiles_left"));
  for (const auto& ask : {protocol::AskSurvey{}, protocol::AskSurvey{.at = Cell{0, 0}}}) {
    const json seen = ada.ask(ask);
    CHECK_FALSE(seen.contains("standing"));
    CHECK_FALSE(seen.contains("cells"));
    REQUIRE(seen.at("features").size() == 4);
    for (const json& feature : seen.at("features")) {
      CHECK_FALSE(feature.contains("now"));
      CHECK_FALSE(feature.contains("finished"));
      CHECK(feature.contains("holders"));
    }
  }
}

TEST_CASE("a room without aids refuses surveys", "[rooms][survey][aids]") {
  RoomWorld world;
  GameTable table(world, 2, nullptr, kNone);
  CHECK(table.players[0]->view().at("aids") == "none");
  CHECK_FALSE(table.players[0]->view().at("game").contains("unseen"));
  CHECK(table.players[0]->ask(protocol::AskSurvey{}).at("code") == "room/aids_off");
}

TEST_CASE("a room without counting does not tell what a step would score", "[rooms][preview][aids]") {
  CHECK(foresees_scores(json::object()));
  CHECK_FALSE(foresees_scores(kNoCounting));
  CHECK_FALSE(foresees_scores(kNone));
}

TEST_CASE("a room keeps its aids over a restart, a rematch and in its records", "[rooms][aids]") {
  RoomWorld world;
  GameTable table(world, 2, nullptr, kNoCounting);
  const std::string game = table.players[0]->view().at("shuffle").at("game_id");
  table.players[0]->act(Action{.kind = ActionKind::resign});  // the end also shortens the log
  table.players[0]->ask(protocol::Rematch{});
  table.players[0]->ask(protocol::Start{});
  world.restart();
  Guest ada(world);
  ada.join(table.room, 0);
  CHECK(ada.view().at("aids") == "no_counting");
  const auto record = world.find_record(game);
  REQUIRE(record);
  CHECK(json::parse(**record).at("aids") == "no_counting");
}

TEST_CASE("a room that says nothing of aids has all, and so its record says nothing", "[rooms][aids]") {
  RoomWorld world;
  GameTable table(world);
  CHECK_FALSE(table.players[0]->view().contains("aids"));
  CHECK(table.players[0]->view().at("game").contains("unseen"));
  const std::string game = table.players[0]->view().at("shuffle").at("game_id");
  table.players[0]->act(Action{.kind = ActionKind::resign});
  CHECK_FALSE(json::parse(**world.find_record(game)).contains("aids"));
}

}  // namespace bastide::test
