// What of a room's log is kept, and for how long.
#include "record_tools.hpp"
#include "room_world.hpp"
#include "stored_views.hpp"

#include "catch.hpp"
#include "effort.hpp"

#include <chrono>
#include <cstdint>
#include <set>
#include <utility>

namespace bastide::test {

using nlohmann::json;
using namespace std::chrono_literals;

namespace {

std::size_t log_bytes(const RoomWorld& world, const std::string& room) {
  std::size_t bytes = 0;
  for (const auto& entry : world.store.rooms().at(room).entries) bytes += entry.payload.size();
  return bytes;
}

/// A log of a version that kept no records and shortened no logs.
void play_as_before(RoomWorld& world, GameTable& table, Random& random) {
  world.store.fail_compactions(true);
  table.play(random);
  table.players[0]->ask(protocol::Chat{.text = "thanks"});
  world.restart();
  world.store.fail_compactions(false);
  world.store.rooms().at(table.room).records_due = true;
  world.store.rooms().at(table.room).deadline_ms = 0;
}

}  // namespace

TEST_CASE("when a game has ended its record is kept and one entry is left of the log", "[rooms][log]") {
  RoomWorld world;
  Random random(5);
  GameTable table(world, 2, json{{"game", GENERATE("carcassonne", "castle", "discovery")}});
  Guest& ada = *table.players[0];
  ada.ask(protocol::Chat{.text = "good luck"});
  table.play(random);
  const std::string id = game_id(ada);
  const std::string last = ada.tell(protocol::Profile{.name = "Ada II", .colour = {}});
  world.run();
  const json view = ada.view(), of_ben = table.players[1]->view();
  CHECK(world.store.rooms().at(table.room).entries.size() == 2);  // the snapshot, and the new name
  CHECK(world.store.records().size() == 1);
  const auto text = world.find_record(id);
  REQUIRE(text);
  CHECK(server::verify_tool(**text).exit_code == 0);
  CHECK(json::parse(**text).at("seats").at(0).at("name") == "Ada");

  world.restart();
  Guest again(world, TestClient("again-")), ben(world, TestClient("ben-"));
  again.join(table.room, 0);
  ben.join(table.room, 1);
  CHECK(again.view() == view);
  CHECK(ben.view() == of_ben);
  const auto seq = again.client.seq();
  CHECK(again.ask_again(last, protocol::Profile{.name = "Ada III", .colour = {}}).at("type") == "reply");
  CHECK(again.client.seq() == seq);
  CHECK(again.ask(protocol::Rematch{}).at("type") == "reply");
  CHECK(again.ask(protocol::Start{}).at("type") == "reply");
  CHECK(again.view().at("number") == 2);
  CHECK(again.view().at("chat").at(0).at("text") == "good luck");
  CHECK(world.find_record(game_id(again)).error().code == "room/not_found");
  CHECK(again.act(Action{.kind = ActionKind::resign}).at("type") == "reply");
  CHECK(world.find_record(game_id(again)));
  CHECK(world.find_record(id));
  CHECK(world.store.records().size() == 2);
}

TEST_CASE("whenever the log is made short, everybody sees after a restart what they saw before",
          "[rooms][log]") {
  const std::uint64_t seed = GENERATE(1u, 2u, 3u);
  RoomWorld world({.room_log_bytes_max = 1024}, seed);
  Random random(seed);
  GameTable table(world, seed == 3 ? 2 : 3, json{{"game", seed == 3 ? "castle" : "carcassonne"}});
  std::size_t shortened = 0, entries = 0;
  for (int i = 0; i < 60 && !table.over(); ++i) {
    table.move(random);
    if (i % 7 == 3) table.players[0]->ask(protocol::Chat{.text = "move " + std::to_string(i)});
    if (i == 20 && seed == 2) table.players[2]->ask(protocol::Leave{});
    world.time.pass(1s);
    const auto views = stored_views(world, table.room);
    for (const auto& guest : table.players) {
      const json& you = guest->view().at("you");
      const std::size_t at = you.is_null() ? 0 : you.get<std::size_t>() + 1;
      REQUIRE(json::parse(views.at(at)) == guest->view());
    }
    const std::size_t before = std::exchange(entries, world.store.rooms().at(table.room).entries.size());
    shortened += entries < before ? 1 : 0;
  }
  CHECK(shortened >= 2);
  world.restart();
  Guest back(world);
  back.join(table.room, 0);
  CHECK(back.view() == table.players[0]->view());
}

TEST_CASE("a room stores no more than its bound, however long people rename themselves", "[rooms][log]") {
  constexpr int kPlenty = 1'000'000;
  RoomWorld world({.messages_per_second = kPlenty,
                   .messages_burst = kPlenty,
                   .seat_changes_burst = kPlenty,
                   .room_changes_burst = kPlenty,
                   .room_log_bytes_max = 8192});
  Guest ada(world, TestClient(), "");
  ada.join(world.create_room(), 0);
  const std::string room = ada.view().at("room");
  for (int i = 0; i < effort(2000); ++i) {
    REQUIRE(ada.ask(protocol::Profile{.name = "Ada " + std::to_string(i), .colour = {}}).at("type") ==
            "reply");
    // The shortened log holds the last answered requests.
    REQUIRE(log_bytes(world, room) < 3 * 8192);
  }
}

TEST_CASE("a log that can't be made short goes on growing, and is made short later", "[rooms][log]") {
  RoomWorld world;
  Random random(8);
  GameTable table(world);
  world.store.fail_compactions(true);
  table.play(random);
  const std::string id = game_id(*table.players[0]);
  const std::size_t entries = world.store.rooms().at(table.room).entries.size();
  CHECK(entries > 50);
  CHECK(world.store.records().empty());
  const auto early = world.find_record(id);
  REQUIRE(early);
  table.players[0]->ask(protocol::Rematch{});
  CHECK(world.find_record(id));
  world.store.fail_compactions(false);
  world.pass(10s);
  CHECK(world.store.rooms().at(table.room).entries.size() == 1);
  const auto late = world.find_record(id);
  REQUIRE(late);
  CHECK(**late == **early);
}

TEST_CASE("asking for the record of a game that has not ended reads no log", "[rooms][log]") {
  RoomWorld world;
  Random random(2);
  GameTable table(world);
  table.play(random, 10);
  const std::string id = game_id(*table.players[0]);
  const int loads = world.store.loads();
  for (int i = 0; i < 20; ++i) CHECK(world.find_record(id).error().code == "room/not_found");
  for (const auto& guest : table.players) guest->disconnect();
  world.run();
  world.pass(11min);
  REQUIRE(world.directory().stats().rooms == 0);
  for (int i = 0; i < 20; ++i) CHECK(world.find_record(id).error().code == "room/not_found");
  CHECK(world.store.loads() == loads);
}

TEST_CASE("the record of a game is found though the server died before it was kept", "[rooms][log]") {
  RoomWorld world;
  Random random(5);
  GameTable table(world, 2);
  const std::string id = game_id(*table.players[0]);
  world.store.fail_compactions(true);
  const std::string how = GENERATE("the last move", "a resignation", "leaving", "nobody came back");
  CAPTURE(how);
  if (how == "the last move") table.play(random);
  if (how == "a resignation") table.to_act().act(Action{.kind = ActionKind::resign});
  if (how == "leaving") table.players[1]->ask(protocol::Leave{});
  if (how == "nobody came back") {
    for (const auto& guest : table.players) guest->disconnect();
    world.run();
    world.sleep(8 * 24h);
  }
  REQUIRE(world.store.records().empty());
  world.restart();
  world.store.fail_compactions(false);
  const auto text = world.find_record(id);
  REQUIRE(text);
  CHECK(server::verify_tool(**text).exit_code == 0);
  CHECK(world.store.records().size() == 1);
  CHECK(!world.store.rooms().at(table.room).records_due);
}

TEST_CASE("where somebody left a game that goes on its room is asked once", "[rooms][log]") {
  RoomWorld world;
  GameTable table(world, 3);
  const std::string id = game_id(*table.players[0]);
  table.players[2]->ask(protocol::Leave{});
  REQUIRE(!table.over());
  world.restart();
  const int loads = world.store.loads();
  for (int i = 0; i < 5; ++i) CHECK(world.find_record(id).error().code == "room/not_found");
  world.pass(11min);
  REQUIRE(world.directory().stats().rooms == 0);
  for (int i = 0; i < 5; ++i) CHECK(world.find_record(id).error().code == "room/not_found");
  CHECK(world.store.loads() == loads + 1);
}

TEST_CASE("the log of an earlier version is read once for all its records", "[rooms][log]") {
  RoomWorld world;
  Random random(4);
  GameTable table(world);
  const std::string id = game_id(*table.players[0]);
  play_as_before(world, table, random);
  REQUIRE(world.store.records().empty());
  const int loads = world.store.loads();
  for (int i = 0; i < 20; ++i) {
    const auto text = world.find_record(id);
    REQUIRE(text);
    CHECK(server::verify_tool(**text).exit_code == 0);
  }
  CHECK(world.store.loads() == loads + 1);
  CHECK(world.store.rooms().at(table.room).entries.size() == 1);
}

TEST_CASE("rooms of an earlier version are looked after without anybody asking", "[rooms][log]") {
  RoomWorld world;
  Random random(4);
  GameTable table(world);
  const json view = table.players[0]->view();
  play_as_before(world, table, random);
  world.pass(1s);
  CHECK(world.store.records().size() == 1);
  const auto& room = world.store.rooms().at(table.room);
  CHECK(room.entries.size() == 1);
  CHECK(!room.closed);
  CHECK(room.deadline_ms > world.time.wall_ms());
  Guest back(world);
  back.join(table.room, 0);
  CHECK(back.view().at("phase") == "finished");
}

TEST_CASE("nothing but that it was closed is left of a room that was closed", "[rooms][log]") {
  RoomWorld world;
  Random random(6);
  SECTION("a game that nobody came back to: its record stays") {
    GameTable table(world);
    table.play(random, 9);
    const std::string id = game_id(*table.players[0]);
    for (const auto& guest : table.players) guest->disconnect();
    world.run();
    world.sleep(8 * 24h);
    CHECK(world.store.rooms().at(table.room).closed);
    const auto text = world.find_record(id);
    REQUIRE(text);
    CHECK(json::parse(**text).at("result").at("ended") == "abandoned");
    world.restart();
    Guest late(world);
    CHECK(late.join(table.room, 0).at("code") == "room/closed");
  }
  SECTION("a room whose game has ended, after a week") {
    GameTable table(world);
    table.play(random);
    const std::string id = game_id(*table.players[0]);
    for (const auto& guest : table.players) guest->disconnect();
    world.run();
    world.sleep(6 * 24h);
    CHECK(!world.store.rooms().at(table.room).closed);
    world.pass(25h);
    CHECK(world.store.rooms().at(table.room).closed);
    const auto text = world.find_record(id);
    REQUIRE(text);
    CHECK(json::parse(**text).at("result").at("ended") == "finished");
  }
  SECTION("a lobby that everybody has left") {
    const std::string room = world.create_room();
    Guest ada(world);
    ada.join(room, 0);
    ada.ask(protocol::Leave{});
    CHECK(world.store.rooms().at(room).closed);
    CHECK(world.store.rooms().at(room).entries.empty());
    world.restart();
    Guest late(world);
    CHECK(late.join(room, 0).at("code") == "room/closed");
  }
  SECTION("with somebody at the table nothing is closed") {
    GameTable table(world);
    table.play(random);
    world.sleep(30 * 24h);
    CHECK(!world.store.rooms().at(table.room).closed);
  }
}

TEST_CASE("moves seldom change a room's deadline, which is a little early, but nothing is closed early",
          "[rooms][log]") {
  constexpr std::int64_t kWeek = 7 * 24 * 3'600'000LL;
  RoomWorld world;
  Random random(6);
  GameTable table(world);
  const auto& room = world.store.rooms().at(table.room);
  std::set<std::int64_t> deadlines;
  for (int moves = 0; moves < 60; ++moves) {
    table.move(random);
    REQUIRE(room.deadline_ms <= world.time.wall_ms() + kWeek);
    REQUIRE(room.deadline_ms > world.time.wall_ms() + kWeek - kWeek / 64);
    deadlines.insert(*room.deadline_ms);
    world.pass(30s);
  }
  CHECK(deadlines.size() <= 2);
  world.restart();  // nobody leaves the room, so nothing counts from then on
  world.pass(std::chrono::milliseconds(*room.deadline_ms - world.time.wall_ms()) - 1min);
  const auto loads = world.store.loads();
  world.pass(3min);
  CHECK(world.store.loads() > loads);
  CHECK(!room.closed);
  CHECK(room.deadline_ms > world.time.wall_ms());
  world.pass(std::chrono::milliseconds(kWeek / 64));
  CHECK(room.closed);
}

TEST_CASE("the store is told what need not be kept", "[rooms][log]") {
  RoomWorld world({.closed_rooms_kept = 2h, .records_kept = 3h, .record_bytes_max = 77});
  world.sleep(1min);
  CHECK(world.store.retention().closed_before_ms == world.time.wall_ms() - 2 * 3'600'000);
  CHECK(world.store.retention().records_before_ms == world.time.wall_ms() - 3 * 3'600'000);
  CHECK(world.store.retention().record_bytes_max == 77);
}

TEST_CASE("without space no rooms are made, and games that run go on", "[rooms][log]") {
  RoomWorld world;
  Random random(6);
  GameTable table(world);
  world.store.set_space(false);
  CHECK(world.try_create_room("").error().code == "store/full");
  table.play(random);
  CHECK(table.over());
  CHECK(table.players[0]->ask(protocol::Rematch{}).at("type") == "reply");
  world.store.set_space(true);
  CHECK(world.try_create_room(""));
}

}  // namespace bastide::test
