// When computers move: pace, rests, restarts, and decisions that come too late or not at all.
#include "computer_table.hpp"
#include "stored_views.hpp"

#include "../../server/rooms/src/thinkers.hpp"

#include "catch.hpp"

#include <chrono>
#include <initializer_list>
#include <memory>
#include <string>
#include <vector>

namespace bastide::test {

using nlohmann::json;
using namespace std::chrono_literals;

namespace {

std::vector<std::string> event_types(const Guest& guest) {
  std::vector<std::string> types;
  for (const json& event : guest.client.deltas().back().at("events")) types.push_back(event.at("type"));
  return types;
}

/// One decision, while all others wait.
void decide_once(RoomWorld& world) {
  world.workers().release();
  REQUIRE(world.workers().work());
  world.workers().hold();
  world.run();
}

}  // namespace

TEST_CASE("a computer lets the others wait as long as the pace says", "[rooms][bots]") {
  RoomWorld world;
  ComputerTable table(world, {"beginner"});
  SECTION("normal") {
    CHECK_FALSE(table.ada.view().contains("pace"));
    table.end_turn();
    const int step = table.step();
    world.pass(1100ms);
    CHECK(table.step() == step);
    world.pass(100ms);
    CHECK(table.step() == step + 1);
    if (table.to_act() == 1) {
      world.pass(300ms);
      CHECK(table.step() == step + 1);
      world.pass(100ms);
      CHECK(table.step() == step + 2);
    }
  }
  SECTION("slow") {
    CHECK(table.ada.ask(protocol::SetPace{protocol::Pace::slow}).at("type") == "reply");
    CHECK(table.ada.view().at("pace") == "slow");
    CHECK(event_types(table.ada) == std::vector<std::string>{"pace_set"});
    table.end_turn();
    const int step = table.step();
    world.pass(2400ms);
    CHECK(table.step() == step);
    world.pass(100ms);
    CHECK(table.step() == step + 1);
  }
  SECTION("fast") {
    table.ada.ask(protocol::SetPace{protocol::Pace::fast});
    CHECK(stored_views(world, table.room).back() == table.ada.view().dump());
    Random random(1);
    const int before = table.step();
    int moves = 0;
    for (; table.ada.view().at("game").at("turn") == 1; ++moves) table.move(random);
    CHECK(table.step() > before + moves);
    CHECK(table.to_act() == 0);
  }
}

TEST_CASE("after a restart computers go on by themselves, by a clock of days, too", "[rooms][bots]") {
  server::Limits limits;
  limits.room_log_bytes_max = GENERATE(std::size_t{1024}, std::size_t{1} << 20);
  RoomWorld world(limits);
  ComputerTable table(world, {"beginner", "neighbour"}, kAdaBegins, GENERATE(json::object(), kThreeDays));
  const auto seq = [&] { return world.store.rooms().at(table.room).entries.back().seq; };
  for (int round = 0; round < 8; ++round) {
    table.end_turn();
    for (int i = 0; i < 40 && table.to_act() != 0; ++i) world.pass(1s);
  }
  table.ada.ask(protocol::HandOver{.level = "beginner"});
  const json view = table.ada.view();
  CHECK(stored_views(world, table.room).back() == view.dump());
  const auto before = seq();
  world.restart();
  for (int i = 0; i < 3; ++i) world.pass(5s);
  CHECK(seq() > before);
  Guest again(world, TestClient("again-"));
  again.join(table.room, 0);
  CHECK(again.view().at("game").at("step") > view.at("game").at("step"));
}

TEST_CASE("computers that rest do so after a restart, too, until somebody comes", "[rooms][bots]") {
  server::Limits limits;
  limits.room_unloaded_after = 10h;
  RoomWorld world(limits);
  ComputerTable table(world, {"beginner"});
  const auto seq = [&] { return world.store.rooms().at(table.room).entries.back().seq; };
  world.workers().hold();  // so that the game does not end meanwhile
  table.ada.ask(protocol::HandOver{.level = "beginner"});
  table.ada.disconnect();
  world.pass(61min);
  world.pass(1min);
  const auto before = seq();
  world.restart();
  const int loads = world.store.loads();
  for (int i = 0; i < 3; ++i) world.pass(5s);
  CHECK(world.store.loads() == loads);
  CHECK(seq() == before);
  world.sleep(6 * 24h);
  CHECK_FALSE(world.store.rooms().at(table.room).closed);
  Guest back(world, TestClient("again-"));
  back.join(table.room, 0);
  for (int i = 0; i < 3; ++i) world.pass(10s);
  CHECK(seq() > before);
}

TEST_CASE("computers rest when nobody has been there for a minute, but not by a clock of days",
          "[rooms][bots]") {
  server::Limits limits;
  limits.room_unloaded_after = 10h;
  RoomWorld world(limits);
  const bool of_days = GENERATE(false, true);
  ComputerTable table(world, {"beginner"}, kAdaBegins, of_days ? kThreeDays : json::object());
  const auto entries = [&] { return world.store.rooms().at(table.room).entries.size(); };
  world.workers().hold();  // so that the game does not end meanwhile
  table.ada.ask(protocol::HandOver{.level = "beginner"});
  table.ada.disconnect();
  world.pass(30s);
  world.pass(29s);
  world.pass(5s);
  const auto before = entries();
  world.workers().release();
  for (int i = 0; i < 3; ++i) world.pass(10s);
  CHECK((entries() > before) == of_days);

  Guest back(world, TestClient("again-"));
  back.join(table.room, 0);
  for (int i = 0; i < 3; ++i) world.pass(10s);
  CHECK(entries() > before);
}

TEST_CASE("a thought that comes when the game has moved on is dropped", "[rooms][bots]") {
  RoomWorld world(at_once());
  ComputerTable table(world, {"beginner"});
  world.workers().hold();
  table.ada.ask(protocol::HandOver{.level = "beginner"});
  REQUIRE(world.workers().waiting() == 1);
  SECTION("its seat was taken back") { REQUIRE(table.ada.ask(protocol::TakeBack{}).at("type") == "reply"); }
  SECTION("its person has left") { REQUIRE(table.ada.ask(protocol::Leave{}).at("type") == "reply"); }
  SECTION("the room was closed") {
    world.directory().end_room(table.room, [](const protocol::Expected<void>&) {});
    world.run();
  }
  const auto entries = world.store.rooms().at(table.room).entries.size();
  world.workers().release();
  world.run();
  CHECK(world.directory().stats().thoughts_dropped_total == 1);
  CHECK(world.directory().stats().computer_moves().empty());
  CHECK(world.store.rooms().at(table.room).entries.size() == entries);
}

TEST_CASE("for a computer that finds no move the server takes the step of a skipped seat", "[rooms][bots]") {
  RoomWorld world;
  ComputerTable table(world, {"beginner"});
  // A level of a later version, unknown to this one.
  for (auto& entry : world.store.rooms().at(table.room).entries) {
    const auto at = entry.payload.find("\"beginner\"");
    if (at != std::string::npos) entry.payload.replace(at, 10, "\"wizard\"");
  }
  world.restart();
  Guest again(world, TestClient("again-"));
  again.join(table.room, 0);
  while (again.view().at("game").at("seat") == 0) {
    const std::vector<Action> actions = offered_actions(again.view());
    again.act(actions.front());
  }
  const int turn = again.view().at("game").at("turn");
  world.pass(2s);
  CHECK(again.view().at("game").at("turn") == turn + 1);
  CHECK(again.view().at("game").at("seat") == 0);
  CHECK(world.directory().stats().thoughts_failed_total == 1);
}

TEST_CASE("a computer's move that can't be stored is tried again", "[rooms][bots]") {
  RoomWorld world;
  ComputerTable table(world, {"beginner"});
  table.end_turn();
  const int step = table.step();
  world.store.fail_append(1, 2);
  world.pass(1200ms);
  CHECK(table.step() == step);
  world.pass(1s);
  CHECK(table.step() == step);
  world.pass(1s);
  CHECK(table.step() == step + 1);
  CHECK(world.directory().stats().appends_failed_total == 2);
}

TEST_CASE("the more decisions wait, the less time each of them gets", "[rooms][bots]") {
  FakeTime time;
  FakeWorkers workers;
  server::RoomStats stats;
  server::Limits limits;
  const server::Thinkers thinkers(&workers, time, limits, stats);
  CHECK(thinkers.time_for(time.steady(), 1) == 1s);
  CHECK(thinkers.time_for(time.steady(), 2) == 900ms);
  CHECK(thinkers.time_for(time.steady(), 4) == 450ms);
  CHECK(thinkers.time_for(time.steady(), 200) == 9ms);
  CHECK(thinkers.time_for(time.steady() - 1600ms, 1) == 200ms);
  CHECK(thinkers.time_for(time.steady() - 5s, 1) == 0ms);
  limits.bot_ms_max = 30;
  CHECK(thinkers.time_for(time.steady(), 1) == 30ms);
}

TEST_CASE("an address with many rooms of computers keeps nobody else's computer waiting", "[rooms][bots]") {
  RoomWorld world(at_once());
  world.workers().hold();
  std::vector<std::unique_ptr<ComputerTable>> many;
  for (int i = 0; i < 20; ++i) {
    many.push_back(std::make_unique<ComputerTable>(world, std::initializer_list<const char*>{"beginner"},
                                                   kAdaBegins, json::object(), "203.0.113.7"));
    many.back()->end_turn();
  }
  ComputerTable one(world, {"beginner"}, kAdaBegins, json::object(), "192.0.2.1");
  one.end_turn();
  const int step = one.step();
  // A step takes a few decisions; in turns with the many it is there before half of them had their first.
  for (int i = 0; i < 10 && one.step() == step; ++i) decide_once(world);
  CHECK(one.step() > step);
}

TEST_CASE("computers where nobody is connected come last, and are asked anew when somebody comes",
          "[rooms][bots]") {
  RoomWorld world(at_once());
  world.workers().hold();
  ComputerTable left(world, {"beginner"}, kAdaBegins, kThreeDays, "203.0.113.7");
  left.end_turn();
  world.workers().drop();
  left.ada.disconnect();
  world.restart();
  world.workers().hold();
  for (int i = 0; i < 3; ++i) world.pass(5s);  // the room is loaded, and its computer asked
  REQUIRE(world.workers().waiting() == 1);
  ComputerTable here(world, {"beginner"}, kAdaBegins, json::object(), "192.0.2.1");
  here.end_turn();
  REQUIRE(world.workers().waiting() == 2);
  const int step = here.step();
  const auto entries = world.store.rooms().at(left.room).entries.size();
  for (int i = 0; i < 10 && here.step() == step; ++i) decide_once(world);
  CHECK(here.step() > step);
  CHECK(world.store.rooms().at(left.room).entries.size() == entries);
  Guest back(world, TestClient("again-"), "203.0.113.7");
  back.join(left.room, 0);
  const int waits = back.view().at("game").at("step");
  world.workers().release();
  world.run();
  CHECK(back.view().at("game").at("step").get<int>() > waits);
}

}  // namespace bastide::test
