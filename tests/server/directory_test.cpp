#include <server/rooms/directory.hpp>

#include "room_world.hpp"

#include "catch.hpp"

#include <set>

namespace bastide::test {

using nlohmann::json;
using namespace std::chrono_literals;

TEST_CASE("rooms get codes of the alphabet, each its own", "[directory]") {
  RoomWorld world;
  std::set<std::string> codes;
  for (int i = 0; i < 50; ++i) codes.insert(world.create_room());
  CHECK(codes.size() == 50);
  for (const std::string& code : codes) CHECK(protocol::normalise_room_code(code) == code);
}

TEST_CASE("rooms without connections leave the memory after a while, and come back", "[directory]") {
  RoomWorld world;
  const std::string room = world.create_room();
  Guest ada(world);
  ada.join(room, 0);
  world.pass(2h);
  CHECK(world.directory().stats().rooms == 1);
  ada.disconnect();
  world.run();
  world.pass(9min);
  CHECK(world.directory().stats().rooms == 1);
  world.pass(2min);
  CHECK(world.directory().stats().rooms == 0);
  Guest again(world);
  CHECK(again.join(room, 0).at("seat") == 0);
}

TEST_CASE("rooms that do not exist take no memory", "[directory]") {
  RoomWorld world({.failed_joins_per_minute = 1000});
  Guest guest(world);
  for (const char* code : {"22222222", "33333333", "44444444"}) guest.join(code);
  world.pass(1s);
  CHECK(world.directory().stats().rooms == 0);
}

TEST_CASE("only so many rooms are in memory", "[directory]") {
  RoomWorld world({.rooms_in_memory_max = 1});
  const std::string first = world.create_room(), second = world.create_room();
  Guest ada(world), ben(world);
  ada.join(first, 0);
  CHECK(ben.join(second, 0).at("code") == "room/server_busy");
}

TEST_CASE(
    "however many rooms are past their deadline, all are closed at once and memory is not filled with them",
    "[directory]") {
  constexpr std::size_t kRooms = 350, kBroken = 120;
  RoomWorld world({.rooms_in_memory_max = 250});
  for (std::size_t i = 0; i < kRooms; ++i) world.create_room();
  std::size_t broken = 0;
  for (auto& [code, room] : world.store.rooms())
    if (broken++ < kBroken) room.entries.front().payload = "{}";
  world.time.pass(25h);
  world.directory().tick();
  world.run();
  CHECK(world.directory().stats().rooms_closed_total == kRooms - kBroken);
  CHECK(world.directory().stats().rooms <= 2 * 100);
  world.pass(1s);
  CHECK(world.directory().stats().rooms == 0);
}

TEST_CASE("rooms past their deadline stay within the memory that rooms may have", "[directory]") {
  RoomWorld world({.rooms_in_memory_max = 10});
  for (int i = 0; i < 30; ++i) world.create_room();
  Guest ada(world);
  ada.join(world.create_room(), 0);
  world.time.pass(25h);
  for (int i = 0; i < 10; ++i) world.pass(10min);
  CHECK(world.directory().stats().rooms_closed_total == 30);
}

TEST_CASE("an address may make so many rooms an hour", "[directory]") {
  RoomWorld world({.new_rooms_per_hour = 2});
  CHECK(world.try_create_room("192.0.2.1"));
  CHECK(world.try_create_room("192.0.2.1"));
  CHECK(world.try_create_room("192.0.2.1").error().code == "session/rate_limited");
  CHECK(world.try_create_room("192.0.2.2"));
  world.pass(1h);
  CHECK(world.try_create_room("192.0.2.1"));
}

TEST_CASE("records are there for games that have ended, and for no others", "[directory]") {
  RoomWorld world;
  GameTable table(world);
  const std::string id = table.players[0]->view().at("shuffle").at("game_id");
  CHECK(world.find_record(id).error().code == "room/not_found");
  CHECK(world.find_record("x").error().code == "room/not_found");
  CHECK(world.find_record(std::string(32, '0')).error().code == "room/not_found");
  table.players[0]->act(Action{.kind = ActionKind::resign});
  CHECK(world.find_record(id));
  world.store.fail_loads(true);
  CHECK(world.find_record(id).error().code == "store/unavailable");
}

TEST_CASE("shutting down tells everybody, after the appends in flight", "[directory]") {
  RoomWorld world;
  GameTable table(world);
  Guest idle(world);
  idle.join(world.create_room());
  Guest& player = table.to_act();
  world.store.hold();
  const std::string id =
      player.tell(protocol::Act{.actions = {offered_actions(player.view()).front()}, .step = {}});
  const std::string late = player.tell(protocol::Ping{});
  world.run();
  bool done = false;
  world.directory().shut_down(protocol::ClosingReason::restarting, 1500, [&] { done = true; });
  world.run();
  CHECK(!done);
  CHECK(idle.close_code() == 1012);
  CHECK(player.close_code() == 0);
  world.store.release();
  world.run();
  CHECK(done);
  CHECK(player.client.answer(id)->at("type") == "reply");
  CHECK(!player.client.answer(late));
  CHECK(player.close_code() == 1012);
  CHECK(json::parse(player.client.traffic().back()).at("retry_ms") == 1500);
  Guest ada(world);
  const json refused = ada.join(table.room, 0);
  CHECK(refused.at("code") == "room/server_busy");
  CHECK(refused.at("message") == "The server is stopping.");
  CHECK(world.directory().stats().limits_met().empty());
  CHECK(world.try_create_room("").error().code == "room/server_busy");
}

TEST_CASE("shutting down without rooms is done at once", "[directory]") {
  RoomWorld world;
  bool done = false;
  world.directory().shut_down(protocol::ClosingReason::stopping, 1000, [&] { done = true; });
  CHECK(done);
}

TEST_CASE("figures are counted", "[directory]") {
  RoomWorld world;
  GameTable table(world);
  Random random(1);
  table.play(random, 3);
  table.players[0]->ask(protocol::Start{});
  const server::RoomStats& stats = world.directory().stats();
  CHECK(stats.rooms_created_total == 1);
  CHECK(stats.games_started_total == 1);
  CHECK(stats.acts_total == 3);
  CHECK(stats.changes_total == 5);
  CHECK(stats.joined == 2);
  CHECK(stats.refusals() == std::map<std::string_view, std::uint64_t>{{"room/wrong_phase", 1}});
}

}  // namespace bastide::test
