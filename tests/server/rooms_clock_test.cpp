// Rooms with a clock: the remaining times, what happens at zero, pauses, and that restarts cost nobody time.
#include "clock_table.hpp"
#include "record_tools.hpp"

#include "catch.hpp"
#include "effort.hpp"

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

namespace bastide::test {

using nlohmann::json;
using namespace std::chrono_literals;

namespace {

void leave(GameTable& table) {
  for (const auto& guest : table.players) guest->disconnect();
}

/// Plays a whole turn of the seat to act: places and claims nothing.
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

TEST_CASE("a move before zero counts, and one at zero is late", "[rooms][clock]") {
  RoomWorld world;
  GameTable table(world, 2, kAdaBegins, kMinute);
  Guest &ada = *table.players[0], &ben = *table.players[1];
  const Action own = offered_actions(ada.view()).back();
  const protocol::Act act{.actions = {own}, .step = 0};
  world.pass(kHeadStart + 60s - 1ms);

  SECTION("though it is carried out later") {
    world.store.hold();
    ben.tell(protocol::Chat{.text = "Hurry!"});
    const std::string id = ada.tell(act);
    world.run();
    world.pass(5s);
    world.store.release();
    world.run();
    world.store.release();
    world.run();
    REQUIRE(ada.client.answer(id));
    CHECK(ada.client.answer(id)->at("type") == "reply");
    CHECK(ada.view().at("game").at("board").back().at("x") == own.cell.x);
    CHECK(ada.view().at("game").at("board").back().at("y") == own.cell.y);
  }
  SECTION("whoever looks first") {
    world.time.pass(1ms);
    CHECK(ada.ask(act).at("code") == "room/stale");
    CHECK(clock_of(ben).at("timeouts") == json::parse("[1,0]"));
    CHECK(seat_to_act(ben) == 1);
  }
}

TEST_CASE("a seat resigns when its time runs out for the n-th time, and the end stops the clocks",
          "[rooms][clock]") {
  RoomWorld world;
  json limited = kMinute;
  limited["clock"]["resign_after"] = 2;
  GameTable table(world, 2, kAdaBegins, limited);
  Guest& ada = *table.players[0];
  const std::string game = ada.view().at("shuffle").at("game_id");
  wait(world, kHeadStart + 60s);
  take_turn(table);
  CHECK(clock_of(ada).at("timeouts") == json::parse("[1,0]"));
  wait(world, kHeadStart + 60s);
  CHECK(ada.view().at("game").at("seats").at(0).at("resigned") == true);
  CHECK(clock_of(ada).at("timeouts") == json::parse("[2,0]"));
  CHECK(table.over());
  CHECK_FALSE(clock_of(ada).contains("running"));
  const json before = ada.view();
  wait(world, 10min);
  CHECK(ada.view() == before);

  const auto record = world.find_record(game);
  REQUIRE(record);
  CHECK(json::parse(**record).at("clock") == limited.at("clock"));
  CHECK(server::verify_tool(**record).exit_code == 0);

  SECTION("the next game begins with fresh clocks") {
    ada.ask(protocol::OfferRematch{});
    for (const auto& guest : table.players) guest->ask(protocol::AcceptRematch{});
    CHECK(clock_of(ada).at("timeouts") == json::parse("[0,0]"));
    CHECK(clock_of(ada).at("left_ms") == json::parse("[60000,60000]"));
    CHECK(clock_of(ada).at("running").at("seat") == seat_to_act(ada));
  }
  SECTION("the lobby shows the rule alone") {
    ada.ask(protocol::Rematch{});
    CHECK(clock_of(ada) == json({{"rule", limited.at("clock")}}));
  }
}

TEST_CASE("the clock plays any game to its end, and the record verifies", "[rooms][clock]") {
  static const std::vector<json> all{
      json({{"modules",
             {"farmers", "river", "abbot", "tower", "king_and_robber", "inns_and_cathedrals",
              "traders_and_builders", "princess_and_dragon", "abbey_and_mayor"}}}),
      json({{"game", "castle"}}),
      json(nullptr),
      json({{"modules", {"princess_and_dragon", "traders_and_builders", "tower"}},
            {"options", {{"double_turn", "may"}}}}),
      json({{"game", "discovery"}}),
  };
  const json rules = GENERATE(from_range(few_of(2, all)));
  for (const json& clock : kSanitized ? std::vector{kBank} : std::vector{kMinute, kBank}) {
    RoomWorld world({}, 7);
    GameTable table(world, 2, rules, clock);
    const Guest& ada = *table.players[0];
    const std::string game = ada.view().at("shuffle").at("game_id");
    Random random(5);
    for (int i = 0; i < 2000 && !table.over(); ++i) {
      if (random.below(2) == 0) {
        table.move(random);
        continue;
      }
      const int seat = clock_of(ada).at("running").at("seat");
      CHECK(seat == seat_to_act(ada));
      const int timeouts = clock_of(ada).at("timeouts").at(static_cast<std::size_t>(seat));
      const std::size_t pieces = ada.view().at("game").at("pieces").size();
      wait(world, std::chrono::milliseconds(left_ms(world, ada, seat)) + kHeadStart);
      CHECK(clock_of(ada).at("timeouts").at(static_cast<std::size_t>(seat)) == timeouts + 1);
      CHECK(ada.view().at("game").at("pieces").size() <= pieces);
    }
    REQUIRE(table.over());
    const auto record = world.find_record(game);
    REQUIRE(record);
    CHECK(server::verify_tool(**record).exit_code == 0);
  }
}

TEST_CASE("a clock of days runs while nobody is there, over restarts, too", "[rooms][clock]") {
  RoomWorld world;
  GameTable table(world, 2, kAdaBegins, kThreeDays);
  leave(table);
  const auto entries = [&] { return world.store.rooms().at(table.room).entries.size(); };
  const auto before = entries();

  SECTION("whoever looks nobody") {
    wait(world, 3 * 24h);
    CHECK(entries() == before);
    CHECK(world.directory().stats().rooms == 0);
    wait(world, 11min);
    CHECK(entries() == before + 1);
  }
  SECTION("and a day without a server makes it a day later") {
    wait(world, 48h);
    world.directory().shut_down(protocol::ClosingReason::stopping, 1000, [] {});
    world.run();
    world.time.pass(24h);
    world.restart();
    wait(world, 24h - 1min);
    Guest ada(world, TestClient("ada-"));
    ada.join(table.room, 0);
    CHECK(clock_of(ada).at("timeouts") == json::parse("[0,0]"));
    ada.disconnect();
    wait(world, 15min);
    Guest again(world, TestClient("again-"));
    again.join(table.room, 0);
    CHECK(clock_of(again).at("timeouts") == json::parse("[1,0]"));
  }
}

TEST_CASE("a game whose clock runs is not abandoned, one that is paused may be", "[rooms][clock]") {
  RoomWorld world;
  const json fortnight = {{"clock", {{"kind", "days"}, {"days", 14}}}};
  GameTable table(world, 2, kAdaBegins, fortnight);
  const bool paused = GENERATE(false, true);
  if (paused)
    for (const auto& guest : table.players) guest->ask(protocol::Pause{});
  leave(table);
  wait(world, 13 * 24h);
  CHECK(world.store.rooms().at(table.room).closed == paused);
}

TEST_CASE("a room whose clock has stopped is not closed at the time of the clock", "[rooms][clock]") {
  RoomWorld world;
  GameTable table(world, 2, kAdaBegins, kMinute);
  const bool over = GENERATE(false, true);
  if (over)
    table.players[0]->act(Action{.kind = ActionKind::resign});
  else
    for (const auto& guest : table.players) guest->ask(protocol::Pause{});
  leave(table);
  wait(world, 6 * 24h);
  CHECK_FALSE(world.store.rooms().at(table.room).closed);
  wait(world, 25h);
  CHECK(world.store.rooms().at(table.room).closed);
}

TEST_CASE("a pause begins when all who play want it, and ends when anybody does", "[rooms][clock]") {
  RoomWorld world;
  GameTable table(world, 3, kAdaBegins, kBank);
  Guest &ada = *table.players[0], &ben = *table.players[1], &cleo = *table.players[2];
  Guest watcher(world);
  watcher.join(table.room);
  world.pass(kHeadStart + 30s);
  CHECK(watcher.ask(protocol::Pause{}).at("code") == "room/not_seated");
  CHECK(ben.ask(protocol::Pause{}).at("type") == "reply");
  CHECK(clock_of(watcher).at("pause_wanted") == json::parse("[false,true,false]"));
  CHECK(left_ms(world, ada, 0) == 70'000);

  SECTION("one who declines ends the offer") {
    cleo.ask(protocol::DeclinePause{});
    CHECK_FALSE(clock_of(ada).contains("pause_wanted"));
    CHECK(event_types(ada.client.deltas().back()) == std::vector<std::string>{"pause_declined"});
  }
  SECTION("who resigns does not play") {
    cleo.act(Action{.kind = ActionKind::resign});
    CHECK_FALSE(clock_of(ada).contains("pause_wanted"));
    CHECK(cleo.ask(protocol::Pause{}).at("code") == "action/seat_resigned");
    ben.ask(protocol::Pause{});
    ada.ask(protocol::Pause{});
    CHECK(clock_of(ada).at("paused") == true);
  }
  SECTION("the clocks stand still") {
    ada.ask(protocol::Pause{});
    cleo.ask(protocol::Pause{});
    CHECK(event_types(ada.client.deltas().back()) == std::vector<std::string>{"pause_wanted", "paused"});
    CHECK(clock_of(ada).at("paused") == true);
    CHECK_FALSE(clock_of(ada).contains("running"));
    CHECK_FALSE(clock_of(ada).contains("pause_wanted"));
    wait(world, 1h);
    CHECK(ada.act(offered_actions(ada.view()).front()).at("code") == "room/paused");
    CHECK(ben.ask(protocol::VoteSkip{.seat = 0}).at("code") == "room/paused");

    const json paused = ada.view();
    world.restart();
    Guest first(world, TestClient("ada-")), second(world, TestClient("ben-"));
    first.join(table.room, 0);
    second.join(table.room, 1);
    CHECK(first.view() == paused);
    CHECK(second.ask(protocol::Unpause{}).at("type") == "reply");
    CHECK_FALSE(clock_of(first).contains("paused"));
    CHECK(left_ms(world, first, 0) == 70'000);
    world.pass(kHeadStart + 5s);
    CHECK(left_ms(world, first, 0) == 65'000);
    CHECK(first.act(offered_actions(first.view()).front()).at("type") == "reply");
  }
  SECTION("who leaves in a pause plays no more, and who is next begins with all its time") {
    ada.ask(protocol::Pause{});
    cleo.ask(protocol::Pause{});
    ada.ask(protocol::Leave{});
    CHECK_FALSE(clock_of(ben).contains("running"));
    ben.ask(protocol::Unpause{});
    CHECK(clock_of(ben).at("running").at("seat") == 1);
    CHECK(left_ms(world, ben, 1) == 100'000);
  }
}

TEST_CASE("without a clock there is no pause", "[rooms][clock]") {
  RoomWorld world;
  GameTable table(world);
  CHECK(table.players[0]->ask(protocol::Pause{}).at("code") == "room/no_clock");
  CHECK(table.players[0]->ask(protocol::DeclinePause{}).at("code") == "room/no_clock");
  CHECK(table.players[0]->ask(protocol::Unpause{}).at("code") == "room/no_clock");
  for (const server::StoredEntry& entry : world.store.rooms().at(table.room).entries)
    CHECK(entry.payload.find("clock") == std::string::npos);
}

TEST_CASE("of two the other one skips who is away", "[rooms][clock]") {
  RoomWorld world;
  GameTable table(world, 2, kAdaBegins, GENERATE(json::object(), kThreeDays));
  Guest &ada = *table.players[0], &ben = *table.players[1];
  const protocol::VoteSkip vote{.seat = 0};
  CHECK(ben.ask(protocol::VoteSkip{.seat = 1}).at("code") == "room/not_skippable");
  CHECK(ada.ask(vote).at("code") == "room/not_skippable");
  wait(world, 10min);
  CHECK(ben.ask(vote).at("code") ==
        "room/not_skippable");  // thinks, and there is no other player to find it long
  ada.disconnect();
  world.run();
  world.pass(59s);
  CHECK(ben.client.presence().at("skippable_in_ms") == json::parse("[60000,null]"));
  CHECK(ben.ask(vote).at("code") == "room/not_skippable");
  world.pass(1s);
  CHECK(ben.ask(vote).at("type") == "reply");
  CHECK(seat_to_act(ben) == 1);
  CHECK(event_types(ben.client.deltas().back()) ==
        std::vector<std::string>{"seat_skipped", "tile_placed", "turn_ended", "tile_drawn"});
  CHECK(ben.client.deltas().back().at("events").front().at("cause") == "vote");
  if (ben.view().contains("clock")) CHECK(clock_of(ben).at("timeouts") == json::parse("[0,0]"));
  CHECK_FALSE(ben.view().contains("skip"));
}

TEST_CASE("more than half of the others skip who thinks for too long", "[rooms][clock]") {
  RoomWorld world({.room_log_bytes_max = 1024});
  GameTable table(world, 4, kAdaBegins);
  Guest &ada = *table.players[0], &ben = *table.players[1], &cleo = *table.players[2];
  const protocol::VoteSkip vote{.seat = 0};
  world.pass(179s);
  CHECK(ben.ask(vote).at("code") == "room/not_skippable");
  world.pass(1s);
  CHECK(ben.ask(vote).at("type") == "reply");
  CHECK(ada.view().at("skip") == json::parse(R"({"seat":0,"votes":[false,true,false,false],"needed":2})"));
  const auto deltas = ada.client.deltas().size();
  CHECK(ben.ask(vote).at("type") == "reply");
  CHECK(ada.client.deltas().size() == deltas);

  SECTION("one step of the seat is an answer") {
    take_turn(table);
    CHECK_FALSE(ada.view().contains("skip"));
  }
  SECTION("the last vote that is needed counts at once") {
    cleo.ask(vote);
    CHECK(seat_to_act(ada) == 1);
    CHECK_FALSE(ada.view().contains("skip"));
    CHECK(cleo.ask(protocol::VoteSkip{.seat = 1}).at("code") == "room/not_skippable");
  }
  SECTION("votes are kept over a restart") {
    const json before = ada.view();
    world.restart();
    Guest again(world, TestClient("again-"));
    again.join(table.room, 2);
    CHECK(again.view().at("skip") == before.at("skip"));
    world.pass(181s);
    again.ask(vote);
    CHECK(seat_to_act(again) == 1);
  }
}

TEST_CASE("the server's time comes with the answers to join and ping", "[rooms][clock]") {
  RoomWorld world;
  const std::string room = world.create_room();
  Guest ada(world);
  CHECK(ada.ask(protocol::Ping{}).at("now") == world.time.wall_ms());
  world.pass(5s);
  CHECK(ada.join(room, 0).at("now") == world.time.wall_ms());
  world.pass(5s);
  CHECK(ada.ask(protocol::Ping{}).at("now") == world.time.wall_ms());
}

}  // namespace bastide::test
