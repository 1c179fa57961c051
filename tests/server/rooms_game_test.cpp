#include "room_world.hpp"

#include <protocol/records/record.hpp>
#include <protocol/records/verify.hpp>

#include "all_modules.hpp"
#include "catch.hpp"
#include "effort.hpp"

#include <set>

namespace bastide::test {

using nlohmann::json;
using namespace std::chrono_literals;

namespace {

std::set<std::string> event_types(const json& delta) {
  std::set<std::string> types;
  for (const json& event : delta.at("events")) types.insert(event.at("type").get<std::string>());
  return types;
}

}  // namespace

TEST_CASE("whole games are played, and their records verify", "[rooms]") {
  struct Row {
    json rules;
    int seats;
  };
  static const std::vector<Row> all{
      {{{"modules", all_modules()}}, 3},
      {{{"game", "castle"}}, 2},
      {json::object(), 4},
      {{{"preset", "new-edition-full"}}, 2},
      {{{"preset", "tower-2006"}}, 5},
      {{{"game", "discovery"}}, 5},
      {{{"game", "discovery"}, {"preset", "discovery-expert"}}, 3},
  };
  const auto row = GENERATE(from_range(few_of(3, all)));
  CAPTURE(row.rules.dump());
  for (int seed = 0; seed < effort(3); ++seed) {
    RoomWorld world({}, static_cast<std::uint64_t>(seed));
    Random random(static_cast<std::uint64_t>(seed));
    GameTable table(world, row.seats, row.rules);
    Guest eve(world);
    eve.join(table.room);
    table.play(random);
    const json& result = eve.view().at("game").at("result");
    CHECK(result.at("ended") == "finished");

    const auto text = world.find_record(game_id(eve));
    REQUIRE(text);
    const auto record = protocol::read_record(**text);
    REQUIRE(record);
    CHECK(record->result->scores == result.at("scores").get<std::vector<int>>());
    const auto verdict = protocol::verify(*record);
    REQUIRE(verdict);
    CAPTURE(verdict->faults);
    CHECK(verdict->good());
  }
}

TEST_CASE("a step is all of its actions or none", "[rooms]") {
  RoomWorld world;
  GameTable table(world);
  Guest& player = table.to_act();
  const json before = player.view();
  const Action place = offered_actions(before).front();
  const json refusal = player.ask(protocol::Act{.actions = {place, place}, .step = {}});
  CHECK(refusal.at("at") == "actions[1]");
  CHECK(player.view() == before);

  const json preview = player.ask(protocol::AskPreview{.actions = {place}});
  CHECK(player.view() == before);
  REQUIRE(!preview.at("choices").empty());
  const json act = {{"type", "act"},
                    {"id", "both"},
                    {"actions", {json::parse("{}"), preview.at("choices").back().at("action")}}};
  json both = act;
  both["actions"][0] = protocol::to_json(place);
  player.tell_text(both.dump());
  world.run();
  REQUIRE(player.client.answer("both")->at("type") == "reply");
  CHECK(player.client.answer("both")->at("seq") == player.client.seq());
  CHECK(player.view().at("game").at("step") == 1);
  CHECK(player.view().at("game").at("board").size() == 2);
}

TEST_CASE("a preview tells what each choice would bring, up to the bound", "[rooms]") {
  const std::size_t bound = GENERATE(0u, 1u, 200u);
  server::Limits limits;
  limits.preview_choices_max = bound;
  RoomWorld world(limits);
  GameTable table(world);
  Guest& player = table.to_act();
  const json preview = player.ask(protocol::AskPreview{.actions = {offered_actions(player.view()).front()}});
  CHECK(preview.at("events").size() == 1);
  CHECK(preview.at("ends_turn") == false);
  const json& choices = preview.at("choices");
  REQUIRE(choices.size() >= 2);
  for (std::size_t i = 0; i < choices.size(); ++i) {
    REQUIRE(choices[i].contains("then") == (i < bound));
    if (i >= bound) continue;
    const json& then = choices[i].at("then");
    CHECK(then.at("ends_turn") == true);
    CHECK(then.at("choices").empty());
    CHECK(then.at("events").back().at("type") == "turn_ended");
  }
}

TEST_CASE("a preview that would be too long lists all choices, and tells of the first ones what follows",
          "[rooms]") {
  const auto asked = [](std::size_t bytes_max) {
    server::Limits limits;
    limits.preview_bytes_max = bytes_max;
    RoomWorld world(limits);
    GameTable table(world);
    Guest& player = table.to_act();
    return player.ask(protocol::AskPreview{.actions = {offered_actions(player.view()).front()}})
        .at("choices");
  };
  const json whole = asked(128 * 1024);
  REQUIRE(whole.size() >= 2);
  const std::size_t bytes = whole.dump().size();
  for (const std::size_t bytes_max : {bytes, bytes - 1, bytes / 2, std::size_t{0}}) {
    const json choices = asked(bytes_max);
    REQUIRE(choices.size() == whole.size());
    bool tells = true;
    for (std::size_t i = 0; i < choices.size(); ++i) {
      CHECK(choices[i].at("action") == whole[i].at("action"));
      CHECK((tells || !choices[i].contains("then")));  // the first ones, without gaps
      tells = choices[i].contains("then");
      if (tells) CHECK(choices[i] == whole[i]);
    }
    CHECK(tells == (bytes_max == bytes));  // the last one tells only if all fits
    if (bytes_max == 0) continue;
    CHECK(choices.dump().size() <= bytes_max);
    CHECK(choices.front().contains("then"));
  }
}

TEST_CASE("a step never reaches beyond its turn, even for who plays alone", "[rooms]") {
  RoomWorld world;
  GameTable table(world, 1);
  Guest& ada = *table.players[0];
  const Action place = offered_actions(ada.view()).front();
  const Action pass{.kind = ActionKind::pass};
  const json refusal = ada.ask(protocol::Act{.actions = {place, pass, place}, .step = {}});
  CHECK(refusal.at("code") == "action/wrong_phase");
  CHECK(refusal.at("at") == "actions[2]");
  CHECK(ada.ask(protocol::AskPreview{.actions = {place, pass, place}}).at("code") == "action/wrong_phase");
  CHECK(ada.view().at("game").at("step") == 0);
}

TEST_CASE("an act for a step that is over is refused as stale", "[rooms]") {
  RoomWorld world;
  GameTable table(world);
  Guest& player = table.to_act();
  const Action place = offered_actions(player.view()).front();
  CHECK(player.ask(protocol::Act{.actions = {place}, .step = 1}).at("code") == "room/stale");
  CHECK(player.ask(protocol::Act{.actions = {place}, .step = 0}).at("type") == "reply");
}

TEST_CASE("a rematch goes back to the lobby with the same seats and a new commitment", "[rooms]") {
  RoomWorld world;
  GameTable table(world);
  Guest &ada = *table.players[0], &ben = *table.players[1];
  const std::string first_game = game_id(ada);
  const json first_shuffle = ada.view().at("shuffle");
  ben.act(Action{.kind = ActionKind::resign});
  CHECK(ada.view().at("phase") == "finished");
  CHECK(ada.view().at("game").at("result").at("ended") == "resigned");
  CHECK(ben.ask(protocol::Rematch{}).at("type") == "reply");
  CHECK(ada.view().at("phase") == "lobby");
  CHECK(ada.view().at("number") == 2);
  CHECK(ada.view().at("game").is_null());
  CHECK(ada.view().at("seats").at(1).at("name") == "Player 1");
  CHECK(ada.view().at("shuffle").at("commitment") != first_shuffle.at("commitment"));
  ada.ask(protocol::Start{});
  ada.act(Action{.kind = ActionKind::resign});
  CHECK(ben.view().at("game").at("result").at("winners") == json::parse("[1]"));
  REQUIRE(world.find_record(first_game));
  CHECK(json::parse(**world.find_record(first_game)).at("result").at("winners") == json::parse("[0]"));
  CHECK(json::parse(**world.find_record(game_id(ada))).at("result").at("winners") == json::parse("[1]"));
}

TEST_CASE("leaving during a game resigns it, and the seat is free in the rematch", "[rooms]") {
  RoomWorld world;
  GameTable table(world, 3);
  Guest &ada = *table.players[0], &ben = *table.players[1], &cleo = *table.players[2];
  ada.ask(protocol::Leave{});
  CHECK(event_types(ben.client.deltas().back()) >=
        std::set<std::string>{"host_changed", "seat_left", "seat_resigned"});
  CHECK(ben.view().at("host") == 1);
  CHECK(ben.view().at("seats").at(0).at("name") == "Ada");
  CHECK(ben.view().at("game").at("seats").at(0).at("resigned") == true);
  CHECK(ada.view().at("you").is_null());
  CHECK(ada.ask(protocol::Chat{.text = "bye"}).at("code") == "room/not_seated");
  cleo.ask(protocol::Leave{});
  CHECK(ben.view().at("phase") == "finished");
  ben.ask(protocol::Rematch{});
  CHECK(ben.view().at("seats").at(0).is_null());
  CHECK(ben.view().at("seats").at(2).is_null());
}

TEST_CASE("in a game the host can remove only who has been away for five minutes", "[rooms]") {
  RoomWorld world;
  GameTable table(world, 3);
  Guest &ada = *table.players[0], &ben = *table.players[1];
  CHECK(ada.ask(protocol::Remove{.seat = 1}).at("code") == "room/not_away");
  ben.disconnect();
  world.run();
  world.pass(299s);
  CHECK(ada.ask(protocol::Remove{.seat = 1}).at("code") == "room/not_away");
  world.pass(1s);
  CHECK(ada.ask(protocol::Remove{.seat = 1}).at("type") == "reply");
  CHECK(ada.view().at("game").at("seats").at(1).at("resigned") == true);
  Guest back(world);
  CHECK(back.join(table.room, 1).at("code") == "room/bad_secret");
}

TEST_CASE("everybody is told how long until who is away may be removed", "[rooms]") {
  RoomWorld world;
  GameTable table(world, 3);
  Guest &ada = *table.players[0], &ben = *table.players[1], &cleo = *table.players[2];
  const auto told = [](Guest& guest) { return guest.client.presence().at("removable_in_ms"); };
  CHECK(told(ada) == json::parse("[null,null,null]"));
  ben.disconnect();
  world.run();
  CHECK(told(ada) == json::parse("[null,300000,null]"));
  CHECK(told(cleo) == told(ada));

  world.pass(100s);
  cleo.disconnect();
  world.run();
  CHECK(told(ada) == json::parse("[null,200000,300000]"));

  world.pass(200s);
  Guest late(world);
  late.join(table.room);
  CHECK(told(late) == json::parse("[null,0,100000]"));
  CHECK(ada.ask(protocol::Remove{.seat = 2}).at("code") == "room/not_away");
  CHECK(ada.ask(protocol::Remove{.seat = 1}).at("type") == "reply");
}

TEST_CASE("somebody who has just come back is not away", "[rooms]") {
  RoomWorld world;
  GameTable table(world, 2);
  Guest& ada = *table.players[0];
  table.players[1]->disconnect();
  world.run();
  world.pass(299s);
  {
    Guest(world).join(table.room, 1);
  }
  world.pass(2s);
  CHECK(ada.ask(protocol::Remove{.seat = 1}).at("code") == "room/not_away");
}

TEST_CASE("a game without players for a week is abandoned with the scores as they stand", "[rooms]") {
  RoomWorld world;
  Random random(3);
  GameTable table(world);
  table.play(random, 60);
  const json seats = table.players[0]->view().at("game").at("seats");
  const std::string id = game_id(*table.players[0]);
  for (auto& player : table.players) player->disconnect();
  world.run();
  SECTION("while it is in memory") {}
  SECTION("after a restart") { world.restart(); }
  world.sleep(24h * 7 - 1min);
  CHECK(world.find_record(id).error().code == "room/not_found");
  world.pass(30min);
  world.pass(30min);
  Guest late(world);
  CHECK(late.join(table.room, 0).at("code") == "room/closed");
  const auto text = world.find_record(id);
  REQUIRE(text);
  const json result = json::parse(**text).at("result");
  CHECK(result.at("ended") == "abandoned");
  CHECK(result.at("scores").at(0) == seats.at(0).at("score"));
  CHECK(protocol::verify(*protocol::read_record(**text))->good());
}

TEST_CASE("a lobby is closed after a day without players, not while one waits", "[rooms]") {
  RoomWorld world;
  const std::string room = world.create_room();
  Guest ada(world), eve(world);
  ada.join(room, 0);
  eve.join(room);
  for (int hour = 0; hour < 50; ++hour) world.pass(1h);
  CHECK(ada.close_code() == 0);
  ada.disconnect();
  world.run();
  for (int hour = 0; hour < 23; ++hour) world.pass(1h);
  CHECK(eve.close_code() == 0);
  for (int hour = 0; hour < 2; ++hour) world.pass(1h);
  CHECK(eve.client.closing() == "room_closed");
}

}  // namespace bastide::test
