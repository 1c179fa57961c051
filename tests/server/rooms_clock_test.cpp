// Rooms with a clock: what is left to whom, what happens at zero, pauses, and what restarts cost nobody.
#include "record_tools.hpp"
#include "room_world.hpp"

#include "catch.hpp"

#include <protocol/clock.hpp>

#include <chrono>
#include <cstdint>
#include <string>

namespace bastide::test {

using nlohmann::json;
using namespace std::chrono_literals;

namespace {

constexpr auto kHeadStart = std::chrono::milliseconds(protocol::kClockHeadStartMs);

const json kMinute = {{"clock", {{"kind", "turn"}, {"seconds", 60}}}};
const json kBank = {{"clock", {{"kind", "bank"}, {"seconds", 100}, {"increment", 10}}}};
const json kThreeDays = {{"clock", {{"kind", "days"}, {"days", 3}}}};
const json kAdaBegins = {{"options", {{"first_player", 0}}}};

const json& clock_of(const Guest& guest) { return guest.view().at("clock"); }
int seat_to_act(const Guest& guest) { return guest.view().at("game").at("seat"); }

/// What the page shows of a seat.
std::int64_t left_ms(const RoomWorld& world, const Guest& guest, int seat) {
  const json& clock = clock_of(guest);
  std::int64_t left = clock.at("left_ms").at(static_cast<std::size_t>(seat));
  if (clock.contains("running") && clock.at("running").at("seat") == seat)
    left -=
        std::max<std::int64_t>(0, world.time.wall_ms() - clock.at("running").at("since").get<std::int64_t>());
  return left;
}

/// A server is at work all the time.
[[maybe_unused]] void wait(RoomWorld& world, std::chrono::milliseconds time) {
  for (; time > 60s; time -= 60s) world.pass(60s);
  world.pass(time);
}

/// A whole turn of whoever is to act: places and claims nothing.
void take_turn(GameTable& table) {
  Guest& player = table.to_act();
  const int seat = player.view().at("you");
  while (!table.over() && seat_to_act(*table.players[0]) == seat) {
    const std::vector<Action> actions = offered_actions(player.view());
    REQUIRE(
        player.act(actions.back().kind == ActionKind::pass ? actions.back() : actions.front()).at("type") ==
        "reply");
  }
}

std::vector<std::string> event_types(const json& delta) {
  std::vector<std::string> types;
  for (const json& event : delta.at("events")) types.push_back(event.at("type"));
  return types;
}

}  // namespace

TEST_CASE("a room plays without a clock unless it is made or set with one", "[rooms][clock]") {
  RoomWorld world;
  const std::string room = world.create_room();
  Guest ada(world, TestClient("a-")), ben(world, TestClient("b-"));
  ada.join(room, 0);
  ben.join(room);
  ben.sit(1);
  CHECK_FALSE(ada.view().contains("clock"));

  const protocol::ClockRule rule{.kind = protocol::ClockKind::turn, .seconds = 30, .resign_after = 2};
  CHECK(ben.ask(protocol::SetClock{rule}).at("code") == "room/not_host");
  CHECK(ada.ask(protocol::SetClock{rule}).at("type") == "reply");
  const json shown = {{"rule", {{"kind", "turn"}, {"seconds", 30}, {"resign_after", 2}}}};
  CHECK(clock_of(ben) == shown);
  CHECK(ben.client.deltas().back().at("events") ==
        json::parse(R"([{"type":"clock_set","clock":{"kind":"turn","seconds":30,"resign_after":2}}])"));
  const auto before = ada.client.deltas().size();
  CHECK(ada.ask(protocol::SetClock{rule}).at("type") == "reply");
  CHECK(ada.client.deltas().size() == before);

  ada.ask(protocol::SetClock{});
  CHECK_FALSE(ben.view().contains("clock"));
  ada.ask(protocol::SetClock{rule});
  ada.ask(protocol::Start{});
  CHECK(ada.ask(protocol::SetClock{}).at("code") == "room/wrong_phase");
  CHECK(clock_of(ben).at("left_ms") == json::parse("[30000,30000]"));
}

TEST_CASE("a turn's clock runs from a second after it begins, and begins anew with each turn",
          "[rooms][clock]") {
  RoomWorld world;
  GameTable table(world, 2, kAdaBegins, kMinute);
  Guest& ada = *table.players[0];
  const json& clock = clock_of(ada);
  CHECK(clock.at("timeouts") == json::parse("[0,0]"));
  CHECK(clock.at("running") ==
        json({{"seat", 0}, {"since", world.time.wall_ms() + protocol::kClockHeadStartMs}}));
  CHECK(left_ms(world, ada, 0) == 60'000);
  world.pass(21s);
  CHECK(left_ms(world, ada, 0) == 40'000);

  SECTION("steps of the same turn change nothing") {
    const json before = clock;
    const std::vector<Action> places = offered_actions(ada.view());
    ada.act(places.front());
    REQUIRE(seat_to_act(ada) == 0);
    CHECK(clock_of(ada) == before);
  }
  SECTION("the next seat has its own time") {
    take_turn(table);
    CHECK(clock_of(ada).at("running") ==
          json({{"seat", 1}, {"since", world.time.wall_ms() + protocol::kClockHeadStartMs}}));
    CHECK(left_ms(world, ada, 0) == 60'000);
  }
}

TEST_CASE("a bank is used up, and grows when its seat has acted", "[rooms][clock]") {
  RoomWorld world;
  GameTable table(world, 2, kAdaBegins, kBank);
  Guest& ada = *table.players[0];
  world.pass(kHeadStart + 30s);
  take_turn(table);
  CHECK(left_ms(world, ada, 0) == 80'000);
  CHECK(left_ms(world, ada, 1) == 100'000);
  world.pass(kHeadStart);
  take_turn(table);
  CHECK(left_ms(world, ada, 1) == 110'000);
  CHECK(clock_of(ada).at("left_ms") == json::parse("[80000,110000]"));
}

TEST_CASE("at zero, not a moment earlier, the server plays for the seat, without a figure",
          "[rooms][clock]") {
  RoomWorld world;
  GameTable table(world, 2, kAdaBegins, kMinute);
  Guest& ada = *table.players[0];
  const Action first = offered_actions(ada.view()).front();
  world.pass(kHeadStart + 60s - 1ms);
  CHECK(seat_to_act(ada) == 0);
  CHECK(left_ms(world, ada, 0) == 1);
  world.pass(1ms);
  CHECK(seat_to_act(ada) == 1);
  CHECK(clock_of(ada).at("timeouts") == json::parse("[1,0]"));
  CHECK(ada.view().at("game").at("pieces").empty());
  const json& placed = ada.view().at("game").at("board").back();
  CHECK(placed.at("seat") == 0);
  CHECK(placed.at("x") == first.cell.x);
  CHECK(placed.at("y") == first.cell.y);
  CHECK(placed.at("rotation") == first.rotation);
  const json& delta = ada.client.deltas().back();
  CHECK(delta.at("events").front() == json({{"type", "seat_skipped"}, {"seat", 0}, {"cause", "clock"}}));
  CHECK(event_types(delta) ==
        std::vector<std::string>{"seat_skipped", "tile_placed", "turn_ended", "tile_drawn"});
}

}  // namespace bastide::test
