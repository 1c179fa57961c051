#include "room_world.hpp"

#include "catch.hpp"
#include "effort.hpp"

namespace bastide::test {

using nlohmann::json;
using namespace std::chrono_literals;

TEST_CASE("whichever append fails, nothing is announced and the next try succeeds", "[rooms]") {
  const int moves = effort(30);
  for (int n = 1; n <= moves; ++n) {
    RoomWorld world;
    Random random(6);
    GameTable table(world);
    Guest eve(world);
    eve.join(table.room);
    table.play(random, n - 1);
    Guest& player = table.to_act();
    const json view = eve.view();
    const std::size_t heard = eve.client.traffic().size();
    const protocol::Act act{.actions = {offered_actions(player.view()).front()}, .step = {}};

    world.store.fail_append(1);
    CHECK(player.ask(act).at("code") == "store/unavailable");
    CHECK(eve.client.traffic().size() == heard);
    CHECK(eve.view() == view);
    const std::string id = player.client.last_id();
    CHECK(player.ask_again(id, act).at("type") == "reply");
    CHECK(eve.client.seq() == player.client.seq());
    CHECK(eve.client.traffic().size() == heard + 1);
  }
}

TEST_CASE("a room that can't be stored is not made", "[rooms]") {
  RoomWorld world;
  world.store.fail_append(1);
  const auto refused = world.try_create_room("");
  REQUIRE(!refused);
  CHECK(refused.error().code == "store/unavailable");
  CHECK(world.store.rooms().empty());
  CHECK(world.try_create_room(""));
}

TEST_CASE("a new room whose code is taken gets another", "[rooms]") {
  RoomWorld world;
  world.store.fail_append(1, 1, server::StoreError::conflict);
  CHECK(world.try_create_room(""));
}

TEST_CASE("nothing is said of a change before it is durable", "[rooms]") {
  RoomWorld world;
  GameTable table(world);
  Guest& player = table.to_act();
  const std::size_t heard = player.client.traffic().size();
  const Action place = offered_actions(player.view()).front();
  world.store.hold();
  const std::string id = player.tell(protocol::Act{.actions = {place}, .step = {}});
  const std::string ping = player.tell(protocol::Ping{});
  world.run();
  CHECK(player.client.traffic().size() == heard);
  world.store.release();
  world.run();
  REQUIRE(player.client.answer(id));
  CHECK(player.client.answer(id)->at("type") == "reply");
  REQUIRE(player.client.answer(ping));
  const auto& traffic = player.client.traffic();
  CHECK(json::parse(traffic[heard]).at("type") == "delta");
  CHECK(json::parse(traffic[heard + 1]).at("re") == id);
  CHECK(json::parse(traffic[heard + 2]).at("re") == ping);
}

TEST_CASE("only so many messages wait for a room whose store is slow", "[rooms]") {
  RoomWorld world({.messages_burst = 100, .commands_waiting_max = 10});
  Guest ada(world);
  ada.join(world.create_room(), 0);
  world.store.hold();
  std::vector<std::string> ids;
  for (int i = 0; i < 15; ++i) {
    ids.push_back(ada.tell(protocol::Profile{.name = "Ada " + std::to_string(i), .colour = {}}));
    world.run();
  }
  int busy = 0;
  for (const std::string& id : ids)
    if (const json* answer = ada.client.answer(id)) busy += answer->at("code") == "room/server_busy" ? 1 : 0;
  CHECK(busy == 4);  // one is being stored, ten wait
  world.store.release();
  world.run();
  for (const std::string& id : ids) CHECK(ada.client.answer(id));
  CHECK(ada.view().at("seats").at(0).at("name") == "Ada 10");
}

TEST_CASE("a room whose log has gone on without it is dropped and built again", "[rooms]") {
  RoomWorld world;
  GameTable table(world);
  Guest& player = table.to_act();
  const Seat seat = player.view().at("you").get<Seat>();
  const Action place = offered_actions(player.view()).front();
  world.store.fail_append(1, 1, server::StoreError::conflict);
  player.tell(protocol::Act{.actions = {place}, .step = {}});
  world.run();
  for (const auto& guest : table.players) {
    CHECK(guest->client.closing() == "restarting");
    CHECK(guest->close_code() == 1012);
  }
  CHECK(world.directory().stats().rooms_failed_total == 1);
  CHECK(world.directory().stats().joined == 0);
  Guest back(world);
  back.join(table.room, seat);
  CHECK(back.act(place).at("type") == "reply");
}

TEST_CASE("a node whose lease has lapsed tells everybody in its rooms to come back, also who only waits",
          "[rooms]") {
  const bool is_cut_off = GENERATE(false, true);
  RoomWorld world;
  GameTable table(world);
  Guest watcher(world);
  watcher.join(table.room);
  world.pass(1s);
  CHECK(watcher.close_code() == 0);
  CHECK(world.directory().can_have_rooms());
  if (is_cut_off)
    world.store.end_tenure();
  else
    world.store.begin_tenure();
  world.pass(1s);
  CHECK(world.directory().can_have_rooms() == !is_cut_off);
  for (const Guest* guest : {table.players[0].get(), table.players[1].get(), &watcher})
    CHECK(guest->close_code() == 1012);
  CHECK(world.directory().stats().joined == 0);
  if (is_cut_off) world.store.begin_tenure();
  world.pass(1s);
  Guest back(world);
  CHECK(back.join(table.room, 0).at("type") == "reply");
  world.pass(1s);
  CHECK(back.close_code() == 0);
}

TEST_CASE("a room whose log can't be read hurts nobody else, is told by its reason, and stays as it is",
          "[rooms]") {
  RoomWorld world;
  const std::string broken = world.create_room(), sound = world.create_room();
  bool tells_who_sits = true;
  SECTION("not JSON") {
    world.store.rooms().at(broken).entries[0].payload = "{";
    tells_who_sits = false;
  }
  SECTION("an unknown change") {
    world.store.rooms().at(broken).entries[0].payload = R"({"type":"x"})";
    tells_who_sits = false;
  }
  SECTION("a hole") {
    world.store.rooms().at(broken).entries.push_back(
        {.seq = 3, .at_ms = 0, .payload = R"({"type":"closed"})"});
  }
  SECTION("an illegal move") {
    world.store.rooms().at(broken).entries.push_back(
        {.seq = 2, .at_ms = 0, .payload = R"({"type":"acted","seat":0,"actions":[{"type":"pass"}]})"});
  }
  SECTION("a game by rules of a newer version (EXP-REV-02)") {
    world.store.rooms().at(broken).entries.push_back(
        {.seq = 2, .at_ms = 0, .payload = R"({"type":"game_started","by":0,"id":"x","revision":1000000})"});
  }
  SECTION("made with rules of a newer version (EXP-REV-02)") {
    std::string& made = world.store.rooms().at(broken).entries[0].payload;
    json entry = json::parse(made);
    entry["rules"]["revision"] = 1'000'000;
    made = entry.dump();
  }
  const auto kept = world.store.rooms().at(broken).entries;
  Guest ada(world), ben(world);
  for (int attempt = 0; attempt < 3; ++attempt) {
    Guest guest(world);
    const json joined = guest.join(broken, 0);
    CHECK(joined.value("code", "") == (tells_who_sits ? "" : "room/unreadable"));
    if (tells_who_sits) CHECK(guest.view().contains("broken_off"));
  }
  CHECK(ben.join(sound, 0).at("type") == "reply");
  const auto unreadable = world.directory().unreadable_rooms();
  REQUIRE(unreadable.size() == 1);
  CHECK(unreadable.front().code == broken);
  CHECK_FALSE(unreadable.front().reason.empty());
  CHECK(world.directory().stats().rooms_unreadable == 1);
  CHECK(world.store.rooms().at(broken).entries == kept);

  std::optional<protocol::Expected<void>> ended;
  world.directory().end_room(broken, [&](protocol::Expected<void> answer) { ended = std::move(answer); });
  world.run();
  REQUIRE(ended);
  CHECK(ended->has_value());
  CHECK(ada.join(broken, 0).at("code") == "room/closed");
  CHECK(world.directory().stats().rooms_unreadable == 0);
  CHECK(world.directory().unreadable_rooms().empty());
}

TEST_CASE("a room that can be read again is not called unreadable any more", "[rooms]") {
  RoomWorld world;
  const std::string room = world.create_room();
  std::string& first = world.store.rooms().at(room).entries[0].payload;
  const std::string whole = first;
  first = "{";
  Guest ada(world);
  CHECK(ada.join(room, 0).at("code") == "room/unreadable");
  first = whole;  // as by a newer version of the server
  CHECK(ada.join(room, 0).at("seat") == 0);
  CHECK(world.directory().unreadable_rooms().empty());
  CHECK(world.directory().stats().rooms_unreadable == 0);
}

TEST_CASE("while the store can't be read, joins are refused and can be tried again", "[rooms]") {
  RoomWorld world;
  const std::string room = world.create_room();
  world.store.fail_loads(true);
  Guest ada(world);
  CHECK(ada.join(room, 0).at("code") == "store/unavailable");
  world.store.fail_loads(false);
  CHECK(ada.join(room, 0).at("seat") == 0);
}

TEST_CASE("a deadline whose change can't be stored is met later", "[rooms]") {
  RoomWorld world;
  const std::string room = world.create_room();
  Guest eve(world);
  eve.join(room);
  world.store.fail_append(1);
  world.pass(25h);
  world.pass(1min);
  CHECK(eve.client.closing() == "room_closed");
}

}  // namespace bastide::test
