// What time a clock charges: that in which the server was at work, its players could act and it could store.
#include "../../server/rooms/src/timekeeper.hpp"
#include "clock_table.hpp"

#include "catch.hpp"

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

namespace bastide::test {

using nlohmann::json;

namespace {

/// The types of all events that the guest has been told of.
int count_told(const Guest& guest, const std::string& type) {
  int count = 0;
  for (const json& delta : guest.client.deltas())
    for (const json& event : delta.at("events")) count += event.at("type") == type ? 1 : 0;
  return count;
}

int timeouts(const Guest& guest) { return clock_of(guest).at("timeouts").at(0); }

/// After so much more work, and not earlier, the time of the first seat is up.
void has_left(RoomWorld& world, const Guest& ada, std::chrono::milliseconds left) {
  world.pass(left - 1ms);
  CHECK(timeouts(ada) == 0);
  world.pass(1ms);
  CHECK(timeouts(ada) == 1);
}

}  // namespace

TEST_CASE("nobody is charged for the time of no server", "[rooms][clock]") {
  RoomWorld world({.room_log_bytes_max = GENERATE(std::size_t{1024}, std::size_t{65536})});
  GameTable table(world, 2, kAdaBegins, kMinute);
  const bool told = GENERATE(true, false);
  CAPTURE(told);
  world.pass(kHeadStart + 1s);
  world.pass(19s);
  const json before = table.players[0]->view();
  if (told) world.directory().shut_down(protocol::ClosingReason::restarting, 1000, [] {});
  world.run();
  world.time.pass(5h);
  world.restart();
  Guest ada(world, TestClient("ada-"));
  ada.join(table.room, 0);
  CHECK(seat_to_act(ada) == 0);
  CHECK(clock_of(ada).at("timeouts") == json::parse("[0,0]"));
  // After a kill, the last known time may be up to a minute old.
  CHECK(left_ms(world, ada, 0) == (told ? 40'000 : 60'000));
  CHECK(ada.view().at("game") == before.at("game"));

  const std::int64_t left = left_ms(world, ada, 0);
  world.restart();
  Guest again(world, TestClient("again-"));
  again.join(table.room, 0);
  CHECK(left_ms(world, again, 0) == left);
  world.pass(std::chrono::milliseconds(left) + kHeadStart);
  CHECK(clock_of(again).at("timeouts") == json::parse("[1,0]"));
}

TEST_CASE("a halt of any length charges a second at most, and its players hear of it", "[rooms][clock]") {
  RunningClock running;
  RoomWorld& world = running.world;
  Guest& ada = running.ada;
  const auto halt = GENERATE(as<std::chrono::milliseconds>{}, 2s, 5s, 20s, 89s, 91s, 8h);
  world.sleep(halt);
  CHECK(left_ms(world, ada, 0) == 39'000);
  CHECK(ada.client.deltas().back().at("events") ==
        json({{{"type", "clock_shifted"}, {"ms", (halt - 1s).count()}}}));
  has_left(world, ada, 39s);
}

TEST_CASE("however many short halts there are, none charges more than a second", "[rooms][clock]") {
  RunningClock running;
  for (int i = 0; i < 10; ++i) running.world.sleep(1300ms);
  has_left(running.world, running.ada, 30s);
}

TEST_CASE("nobody is charged while the machine sleeps", "[rooms][clock]") {
  RunningClock running;
  running.world.time.set_ahead(
      GENERATE(as<std::chrono::milliseconds>{}, 2s, 60s, 8h));  // the steady clock stands still
  running.world.pass(0s);
  CHECK(left_ms(running.world, running.ada, 0) == 40'000);
  has_left(running.world, running.ada, 40s);
}

TEST_CASE("setting the wall clock, ahead or back, changes nobody's time", "[rooms][clock]") {
  RunningClock running;
  RoomWorld& world = running.world;
  Guest& ada = running.ada;
  const auto step = GENERATE(as<std::chrono::milliseconds>{}, -20min, -70s, -3s, -1s, 1s, 3s, 70s, 20min);
  const bool once = GENERATE(true, false);
  for (int i = 0; i < (once ? 1 : 5); ++i) {
    world.time.set_ahead(step);
    world.pass(2s);
  }
  const std::chrono::milliseconds left = once ? 38s : 30s;
  CHECK(left_ms(world, ada, 0) == left.count());
  CHECK(count_told(ada, "clock_shifted") == (once ? 1 : 5));
  const json told = ada.client.deltas().back().at("events").at(0);
  const std::int64_t ms = step.count();
  CHECK(told.at("ms") == std::max<std::int64_t>(0, ms));
  CHECK(told.value("back", std::int64_t{0}) == std::max<std::int64_t>(0, -ms));
  CHECK(ada.ask(protocol::Ping{}).at("now") == world.time.wall_ms());
  SECTION("while the room is in memory") { has_left(world, ada, left); }
  SECTION("and nor does a restart") {
    world.restart();
    Guest again(world, TestClient("again-"));
    again.join(running.table.room, 0);
    CHECK(timeouts(again) == 0);
    CHECK(left_ms(world, again, 0) >= left.count());
  }
}

TEST_CASE("a wall clock that is set back while no server is at work gives nobody time", "[rooms][clock]") {
  RunningClock running;
  RoomWorld& world = running.world;
  world.directory().shut_down(protocol::ClosingReason::stopping, 1000, [] {});
  world.run();
  world.time.set_back(2h);
  world.restart();
  Guest ada(world, TestClient("again-"));
  ada.join(running.table.room, 0);
  world.pass(0s);
  CHECK(left_ms(world, ada, 0) <= 60'000);  // its last change began the turn
  CHECK(left_ms(world, ada, 0) >= 40'000);
}

TEST_CASE("a clock that runs costs no entry and no write until something happens", "[rooms][clock]") {
  RunningClock running;
  const auto& room = running.world.store.rooms().at(running.table.room);
  const auto entries = room.entries.size();
  for (int i = 0; i < 39; ++i) {
    running.world.pass(1s);
    running.world.time.set_ahead(i % 2 == 0 ? 400ms : -400ms);  // no more than clocks differ anyway
  }
  CHECK(room.entries.size() == entries);
  CHECK(count_told(running.ada, "clock_shifted") == 0);
}

TEST_CASE("somebody who is away or thinks for long is not so because the server was halted",
          "[rooms][clock]") {
  RoomWorld world;
  GameTable table(world, 3, kAdaBegins);
  Guest &ada = *table.players[0], &ben = *table.players[1], &cleo = *table.players[2];
  const protocol::VoteSkip vote{.seat = 0};
  SECTION("who is here") {
    world.pass(178s);
    world.sleep(1h);
    CHECK(ben.ask(vote).at("code") == "room/not_skippable");
    world.pass(1s);
    CHECK(ben.ask(vote).at("type") == "reply");
  }
  SECTION("who is away") {
    ada.disconnect();
    world.run();
    world.pass(58s);
    world.sleep(1h);
    CHECK(cleo.ask(vote).at("code") == "room/not_skippable");
    world.pass(1s);
    CHECK(cleo.ask(vote).at("type") == "reply");
  }
}

TEST_CASE("nobody thinks in a pause", "[rooms][clock]") {
  RoomWorld world;
  GameTable table(world, 3, kAdaBegins, kThreeDays);
  Guest& ben = *table.players[1];
  const protocol::VoteSkip vote{.seat = 0};
  world.pass(100s);
  for (const auto& guest : table.players) guest->ask(protocol::Pause{});
  if (GENERATE(true, false)) world.pass(10min);
  CHECK(ben.ask(protocol::Unpause{}).at("type") == "reply");
  world.pass(79s);
  CHECK(ben.ask(vote).at("code") == "room/not_skippable");
  world.pass(1s);
  CHECK(ben.ask(vote).at("type") == "reply");
}

TEST_CASE("nobody is charged while nothing can be stored", "[rooms][clock]") {
  RunningClock running;
  RoomWorld& world = running.world;
  Guest& ada = running.ada;
  const auto seq = world.store.entries();
  world.store.fail_append(1, 1'000'000);
  CHECK(ada.act(offered_actions(ada.view()).front()).at("code") == "store/unavailable");
  for (int second = 0; second < 100; ++second) world.pass(1s);
  CHECK(ada.act(offered_actions(ada.view()).front()).at("code") == "store/unavailable");
  CHECK(world.store.entries() == seq);
  world.store.fail_append(0, 0);
  world.pass(2s);
  CHECK(clock_of(ada).at("timeouts") == json::parse("[0,0]"));
  CHECK(left_ms(world, ada, 0) >= 39'000);
  CHECK(ada.act(offered_actions(ada.view()).front()).at("type") == "reply");
}

TEST_CASE("nobody is charged while a change waits for the store", "[rooms][clock]") {
  RunningClock running;
  RoomWorld& world = running.world;
  Guest &ada = running.ada, &ben = *running.table.players[1];
  world.store.hold();
  SECTION("which asks the next seat") {
    const std::vector<Action> legal = offered_actions(ada.view());
    ada.tell(protocol::Act{.actions = {legal.front(), Action{.kind = ActionKind::pass}}, .step = {}});
    world.run();
    world.pass(20s);
    CHECK(seat_to_act(ben) == 0);
    world.store.release();
    world.run();
    REQUIRE(seat_to_act(ben) == 1);
    CHECK(left_ms(world, ben, 1) == 60'000);
    CHECK(count_told(ben, "clock_shifted") == 1);
  }
  SECTION("which only somebody says") {
    ben.tell(protocol::Chat{.text = "Hurry!"});
    world.run();
    world.pass(45s);
    CHECK(timeouts(ben) == 0);
    world.store.release();
    world.run();
    world.pass(0s);
    CHECK(timeouts(ben) == 0);
    CHECK(left_ms(world, ada, 0) == 39'000);
  }
  SECTION("unless that takes no longer than ever") {
    ben.tell(protocol::Chat{.text = "Hurry!"});
    world.run();
    world.pass(900ms);
    world.store.release();
    world.run();
    CHECK(count_told(ben, "clock_shifted") == 0);
  }
}

TEST_CASE("a room that another node takes over is charged nothing until then", "[rooms][clock]") {
  RunningClock running;
  RoomWorld& world = running.world;
  world.store.let_others_attend();
  const auto load_after = [&](std::chrono::milliseconds gone, std::chrono::milliseconds unattended) {
    world.time.pass(gone);
    world.store.leave_unattended(unattended);
    world.restart();
    Guest ada(world, TestClient("again-"));
    ada.join(running.table.room, 0);
    world.pass(0s);
    return timeouts(ada) == 0 ? left_ms(world, ada, 0) : 0;
  };
  SECTION("whose node died") {
    const std::chrono::milliseconds gone = GENERATE(as<std::chrono::milliseconds>{}, 3100ms, 45s);
    CHECK(load_after(gone, gone) == 40'000);
  }
  SECTION("unless nobody wanted it, though others would have had it") { CHECK(load_after(5min, 5min) == 0); }
  SECTION("but the clock of one that its node left unused runs on") {
    CHECK(load_after(3100ms, 0ms) == 36'900);
  }
}

TEST_CASE("the rooms' time goes by work and stays near the wall clock's", "[rooms][clock]") {
  FakeTime time;
  server::Timekeeper keeper(time);
  const std::int64_t wall = time.wall_ms();
  const auto now = [&] { return keeper.wall_ms(time.steady()); };
  CHECK(now() == wall);
  time.pass(700ms);
  CHECK(now() == wall + 700);
  CHECK(keeper.tick() == 0);
  time.pass(1400ms);  // too long by less than half a second
  CHECK(now() == wall + 1700);
  CHECK(keeper.tick() == 0);
  CHECK(now() == wall + 1700);
  CHECK(keeper.worked_ms(time.steady()) + keeper.offset_ms() == now());
  time.pass(1100ms);  // together with the one before too long by half a second
  CHECK(keeper.tick() == 500);
  CHECK(now() == time.wall_ms());
  time.set_back(1h);
  CHECK(now() == wall + 3200);
  CHECK(keeper.tick() == -3'600'000);
  CHECK(now() == time.wall_ms());
}

}  // namespace bastide::test
