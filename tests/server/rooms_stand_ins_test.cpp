// Computers that stand in for a person: handing over, taking back, votes, clocks and pauses meanwhile.
#include "computer_table.hpp"
#include "stored_views.hpp"

#include "catch.hpp"

#include <chrono>
#include <string>

namespace bastide::test {

using nlohmann::json;
using namespace std::chrono_literals;

TEST_CASE("somebody who has resigned hands nothing over", "[rooms][bots]") {
  RoomWorld world;
  GameTable table(world, 3, kAdaBegins);
  REQUIRE(table.players[0]->act(Action{.kind = ActionKind::resign}).at("type") == "reply");
  REQUIRE_FALSE(table.over());
  CHECK(table.players[0]->ask(protocol::HandOver{.level = "club"}).at("code") == "action/seat_resigned");
}

TEST_CASE("computers stay to the end of a game", "[rooms][bots]") {
  RoomWorld world;
  ComputerTable table(world, {"beginner", "beginner"});
  CHECK(table.ada.ask(protocol::Remove{.seat = 1}).at("code") == "room/wrong_phase");
}

TEST_CASE("computers play on among themselves when every person has handed over", "[rooms][bots]") {
  RoomWorld world(at_once());
  ComputerTable table(world, {"beginner"});
  REQUIRE(table.ada.ask(protocol::HandOver{.level = "neighbour"}).at("type") == "reply");
  CHECK(table.over());
  CHECK(table.ada.view().at("game").at("result").at("ended") == "finished");
  const json record = record_of(world, table.ada);
  CHECK(record.at("stand_ins") == json::parse(R"([{"seat":0,"step":0,"level":"neighbour"}])"));
  CHECK_FALSE(record.at("seats").at(0).contains("computer"));
}

TEST_CASE("somebody who is away for long is removed by the host though a computer stands in",
          "[rooms][bots]") {
  RoomWorld world;
  GameTable table(world, 3, kAdaBegins);
  Guest &ada = *table.players[0], &ben = *table.players[1];
  REQUIRE(ben.ask(protocol::HandOver{.level = "club"}).at("type") == "reply");
  CHECK(ada.ask(protocol::Remove{.seat = 1}).at("code") == "room/not_away");
  ben.disconnect();
  world.run();
  world.pass(5min + 1s);
  CHECK(ada.ask(protocol::Remove{.seat = 1}).at("type") == "reply");
  CHECK_FALSE(ada.view().at("seats").at(1).contains("computer"));
  CHECK(ada.view().at("game").at("seats").at(1).at("resigned") == true);
  CHECK(stored_views(world, table.room).at(1) == ada.view().dump());
}

TEST_CASE("a game is over when the last person has left for good, and its record tells of the computers",
          "[rooms][bots]") {
  RoomWorld world(at_once());
  ComputerTable table(world, {"beginner", "neighbour"});
  REQUIRE(table.ada.ask(protocol::Leave{}).at("type") == "reply");
  CHECK(table.over());
  const json result = table.ada.view().at("game").at("result");
  CHECK(result.at("ended") == "resigned");
  CHECK(record_of(world, table.ada).at("seats").at(2).at("computer") == "neighbour");
}

TEST_CASE("the times of stand-ins are kept over restarts and short logs", "[rooms][bots]") {
  server::Limits limits;
  limits.room_log_bytes_max = GENERATE(std::size_t{1024}, std::size_t{1} << 20);
  RoomWorld world(limits);
  ComputerTable table(world, {"beginner"});
  table.ada.ask(protocol::HandOver{.level = "club"});
  world.pass(2s);
  for (int i = 0; i < 5; ++i)
    table.ada.ask(protocol::Profile{.name = std::string(24, 'a' + char(i)), .colour = {}});
  const int step = table.step();
  REQUIRE(step > 0);
  world.restart();
  Guest again(world, TestClient("again-"));
  again.join(table.room, 0);
  CHECK(again.ask(protocol::TakeBack{}).at("type") == "reply");
  again.act(Action{.kind = ActionKind::resign});
  const json expected = {{{"seat", 0}, {"step", 0}, {"level", "club"}},
                         {{"seat", 0}, {"step", step}, {"level", nullptr}}};
  CHECK(record_of(world, again).at("stand_ins") == expected);
}

TEST_CASE("a person hands the seat over, goes, comes back and takes it back", "[rooms][bots]") {
  RoomWorld world;
  ComputerTable table(world, {"beginner"}, kAdaBegins, kMinute);
  world.pass(21s);
  REQUIRE(table.ada.ask(protocol::HandOver{.level = "neighbour"}).at("type") == "reply");
  CHECK(table.ada.view().at("seats").at(0).at("computer") ==
        json::parse(R"({"level":"neighbour","stands_in":true})"));
  CHECK(table.ada.client.deltas().back().at("events") ==
        json::parse(R"([{"type":"handed_over","seat":0,"level":"neighbour","cause":"own"}])"));
  const json& clock = table.ada.view().at("clock");
  CHECK_FALSE(clock.contains("running"));
  CHECK(clock.at("left_ms").at(0) == 40'000);
  CHECK(stored_views(world, table.room).back() == table.ada.view().dump());

  table.ada.disconnect();
  world.pass(2s);
  Guest back(world, TestClient("again-"));
  back.join(table.room, 0);
  CHECK(back.view().at("game").at("step") == 1);
  CHECK(back.ask(protocol::TakeBack{}).at("type") == "reply");
  CHECK_FALSE(back.view().at("seats").at(0).contains("computer"));
  if (back.view().at("game").at("seat") == 0) {
    CHECK(back.view().at("clock").at("running").at("seat") == 0);
    CHECK(back.view().at("clock").at("left_ms").at(0) == 40'000);
  }
  back.act(Action{.kind = ActionKind::resign});
  const json record = record_of(world, back);
  CHECK(record.at("stand_ins") ==
        json::parse(R"([{"seat":0,"step":0,"level":"neighbour"},{"seat":0,"step":1,"level":null}])"));
}

TEST_CASE("no clock runs for a computer, and each turn of a person has its whole time", "[rooms][bots]") {
  RoomWorld world;
  ComputerTable table(world, {"beginner"}, kAdaBegins, kMinute);
  REQUIRE(table.ada.view().at("clock").at("running").at("seat") == 0);
  table.end_turn();
  CHECK_FALSE(table.ada.view().at("clock").contains("running"));
  for (int i = 0; i < 10 && table.to_act() == 1; ++i) world.pass(2s);
  REQUIRE(table.to_act() == 0);
  world.pass(30s);
  table.ada.ask(protocol::HandOver{.level = "beginner"});
  for (int i = 0; i < 10 && table.to_act() == 0; ++i) world.pass(2s);
  table.ada.ask(protocol::TakeBack{});
  for (int i = 0; i < 10 && table.to_act() == 1; ++i) world.pass(2s);
  REQUIRE(table.to_act() == 0);
  CHECK(table.ada.view().at("clock").at("left_ms").at(0) == 60'000);
  world.pass(62s);
  CHECK(table.ada.view().at("clock").at("timeouts") == json{1, 0});
}

TEST_CASE("the others vote for a computer in the place of who is away, and persons alone count",
          "[rooms][bots]") {
  RoomWorld world;
  const std::string room = world.create_room(4, kAdaBegins, with_computers({"beginner"}));
  Guest ada(world), ben(world), cleo(world);
  ada.join(room, 0);
  ben.join(room);
  ben.sit(1, "Ben");
  cleo.join(room);
  cleo.sit(2, "Cleo");
  ada.ask(protocol::Start{});
  const protocol::VoteHandOver vote{.seat = 0};
  world.pass(4min);  // slow, but connected
  CHECK(ben.ask(vote).at("code") == "room/not_skippable");
  ada.disconnect();
  world.run();
  world.pass(61s);
  CHECK(ben.ask(protocol::VoteHandOver{.seat = 1}).at("code") == "room/not_skippable");
  CHECK(ben.ask(vote).at("type") == "reply");
  CHECK(cleo.view().at("hand_over") ==
        json::parse(R"({"seat":0,"votes":[false,false,true,false],"needed":2})"));
  CHECK_FALSE(cleo.view().contains("skip"));
  CHECK(ben.ask(vote).at("type") == "reply");

  world.restart();
  Guest ben_again(world, TestClient("b2-")), cleo_again(world, TestClient("c2-"));
  ben_again.join(room, 1);
  cleo_again.join(room, 2);
  CHECK(cleo_again.view().at("hand_over").at("votes") == json{false, false, true, false});
  world.pass(61s);
  CHECK(cleo_again.ask(vote).at("type") == "reply");
  CHECK_FALSE(cleo_again.view().contains("hand_over"));
  CHECK(cleo_again.view().at("seats").at(0).at("computer") ==
        json::parse(R"({"level":"club","stands_in":true})"));
  CHECK(cleo_again.client.presence().at("skippable_in_ms").at(0).is_null());
  Guest back(world, TestClient("a2-"));
  back.join(room, 0);
  CHECK(back.ask(protocol::TakeBack{}).at("type") == "reply");
}

TEST_CASE("a pause asks persons alone, and nobody plays meanwhile", "[rooms][bots]") {
  RoomWorld world;
  ComputerTable table(world, {"beginner"}, kAdaBegins, kMinute);
  table.end_turn();
  REQUIRE(table.ada.ask(protocol::Pause{}).at("type") == "reply");
  REQUIRE(table.ada.view().at("clock").at("paused") == true);
  const int step = table.step();
  for (int i = 0; i < 5; ++i) world.pass(5s);
  CHECK(table.step() == step);
  table.ada.ask(protocol::Unpause{});
  world.pass(2s);
  CHECK(table.step() > step);
}

}  // namespace bastide::test
