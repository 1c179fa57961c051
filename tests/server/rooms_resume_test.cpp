#include "room_world.hpp"

#include "catch.hpp"
#include "effort.hpp"

#include <protocol/canonical.hpp>

namespace bastide::test {

using nlohmann::json;

TEST_CASE("anybody who comes back at any seq of a game gets on to the present view", "[rooms]") {
  RoomWorld world({.messages_burst = 1000});  // for a seat that reconnects often
  Random random(11);
  GameTable table(world);
  std::vector<TestClient> pasts{table.players[1]->client};
  while (!table.over()) {
    table.move(random);
    pasts.push_back(table.players[1]->client);
  }
  int by_deltas = 0, by_snapshot = 0;
  for (const TestClient& past : pasts) {
    TestClient client;
    client.resume(past);
    Guest back(world, std::move(client));
    const json reply = back.join(table.room, 1, past.seq());
    CHECK(reply.at("seat") == 1);
    CHECK(reply.at("seq") == back.client.seq());
    REQUIRE(back.view() == pasts.back().view());
    (reply.at("resume") == "deltas" ? by_deltas : by_snapshot) += 1;
    REQUIRE(back.client.snapshots() == (reply.at("resume") == "snapshot" ? 1 : 0));
  }
  CHECK(by_deltas >= 3);
  CHECK(by_snapshot >= 3);
}

TEST_CASE("missed deltas are sent where they are shorter than a snapshot", "[rooms]") {
  RoomWorld world;
  Random random(4);
  GameTable table(world);
  table.play(random, 40);
  Guest& ben = *table.players[1];
  TestClient before = ben.client;
  ben.disconnect();
  world.run();
  table.players[0]->ask(protocol::Chat{.text = "are you there?"});
  TestClient client;
  client.resume(before);
  Guest back(world, std::move(client));
  CHECK(back.join(table.room, 1, before.seq()).at("resume") == "deltas");
  CHECK(back.client.deltas().size() == 1);
  CHECK(back.view().at("chat").back().at("text") == "are you there?");
  CHECK(back.client.presence().at("connected") == json::parse("[true,true]"));

  SECTION("none where nothing was missed") {
    TestClient same;
    same.resume(back.client);
    Guest third(world, std::move(same));
    CHECK(third.join(table.room, 1, back.client.seq()).at("resume") == "deltas");
    CHECK(third.client.deltas().empty());
  }
  SECTION("a snapshot for who holds another view, as after a rule was mended in the server") {
    const auto joined = [&](const std::string& digest) {
      TestClient same;
      same.resume(back.client);
      Guest third(world, std::move(same));
      return third.join(table.room, 1, back.client.seq(), digest).at("resume").get<std::string>();
    };
    CHECK(joined(protocol::digest(back.view())) == "deltas");
    CHECK(joined("0123456789abcdef") == "snapshot");
    CHECK(joined("no digest") == "snapshot");
  }
  SECTION("a snapshot for a seq that never was") {
    Guest third(world);
    CHECK(third.join(table.room, 1, 10'000).at("resume") == "snapshot");
  }
  SECTION("a snapshot after a restart, when the deltas are gone") {
    const json view = back.view();
    world.restart();
    Guest third(world);
    CHECK(third.join(table.room, 1, before.seq()).at("resume") == "snapshot");
    CHECK(third.view() == view);
  }
}

TEST_CASE("the ring keeps so many deltas and bytes and no more", "[rooms]") {
  RoomWorld world({.chat_lines_burst = 100, .ring_deltas_max = 3});
  const std::string room = world.create_room();
  Guest ada(world);
  ada.join(room, 0);
  std::vector<TestClient> pasts;
  for (int i = 0; i < 5; ++i) {
    pasts.push_back(ada.client);
    ada.ask(protocol::Chat{.text = "x"});
  }
  for (std::size_t i = 0; i < pasts.size(); ++i) {
    TestClient client;
    client.resume(pasts[i]);
    Guest back(world, std::move(client));
    CHECK(back.join(room, 0, pasts[i].seq()).at("resume") == (i < 2 ? "snapshot" : "deltas"));
  }
}

TEST_CASE("the ring keeps no more bytes than it may, and nothing for long", "[rooms]") {
  const std::size_t bytes_max = 2000;
  RoomWorld world(
      {.chat_lines_burst = 100, .ring_bytes_max = bytes_max, .ring_kept = std::chrono::seconds(30)});
  Random random(4);
  GameTable table(world);
  table.play(random, 40);  // a snapshot is longer than what the ring keeps
  Guest& ada = *table.players[0];
  const auto resume = [&](const TestClient& past) {
    TestClient client;
    client.resume(past);
    Guest back(world, std::move(client));
    const json reply = back.join(table.room, 0, past.seq());
    CHECK(back.view() == ada.view());
    return reply.at("resume").get<std::string>();
  };
  std::vector<TestClient> pasts;
  for (int i = 0; i < 5; ++i) {
    pasts.push_back(ada.client);
    ada.ask(protocol::Chat{.text = std::string(200, 'x')});
  }
  const std::size_t bytes = ada.client.deltas().back().dump().size();
  const std::size_t kept = bytes_max / bytes;
  REQUIRE((kept > 0 && kept < pasts.size()));
  for (std::size_t i = 0; i < pasts.size(); ++i)
    CHECK(resume(pasts[i]) == (pasts.size() - i > kept ? "snapshot" : "deltas"));
  const TestClient last = pasts.back();
  world.pass(std::chrono::seconds(29));
  CHECK(resume(last) == "deltas");
  world.pass(std::chrono::seconds(2 * 60));
  CHECK(resume(last) == "snapshot");
  CHECK(resume(ada.client) == "deltas");  // nothing was missed
}

TEST_CASE("resync brings the present view", "[rooms]") {
  RoomWorld world;
  Guest ada(world);
  ada.join(world.create_room(), 0);
  const json view = ada.view();
  ada.ask(protocol::Resync{});
  CHECK(ada.client.snapshots() == 2);
  CHECK(ada.view() == view);
}

TEST_CASE("an intention that is sent again is answered again and not carried out twice", "[rooms]") {
  RoomWorld world;
  Random random(2);
  GameTable table(world);
  table.play(random, 10);
  Guest& player = table.to_act();
  const Seat seat = player.view().at("you").get<Seat>();
  const protocol::Act act{.actions = {offered_actions(player.view()).front()}, .step = {}};
  const json answer = player.ask(act);
  const std::string id = player.client.last_id();
  const std::size_t entries = world.store.entries();

  CHECK(player.ask_again(id, act) == answer);
  std::unique_ptr<Guest> back;
  SECTION("on another connection") {
    back = std::make_unique<Guest>(world);
    back->join(table.room, seat);
    CHECK(back->ask_again(id, act) == answer);
  }
  SECTION("after a restart") {
    world.restart();
    back = std::make_unique<Guest>(world);
    back->join(table.room, seat);
    CHECK(back->ask_again(id, act) == answer);
  }
  CHECK(world.store.entries() == entries);
}

TEST_CASE("the last 64 ids of each seat are remembered", "[rooms]") {
  RoomWorld world({.messages_burst = 1000, .chat_lines_burst = 1000, .seat_changes_burst = 1000});
  Guest ada(world);
  ada.join(world.create_room(), 0);
  std::vector<std::string> ids;
  for (int i = 0; i < 70; ++i) {
    ada.ask(protocol::Chat{.text = "x"});
    ids.push_back(ada.client.last_id());
  }
  const std::size_t entries = world.store.entries();
  for (std::size_t i = 6; i < 70; ++i) ada.ask_again(ids[i], protocol::Chat{.text = "x"});
  CHECK(world.store.entries() == entries);
  ada.ask_again(ids[5], protocol::Chat{.text = "x"});
  CHECK(world.store.entries() == entries + 1);
}

TEST_CASE("a sit whose reply was lost is answered again, whichever way the client comes back", "[rooms]") {
  RoomWorld world;
  const std::string room = world.create_room();
  Guest ada(world), ben(world), again(world);
  ada.join(room, 0);
  ben.join(room);
  const protocol::Sit sit{.secret = secret_of(1), .name = "Ben", .seat = {}, .colour = {}};
  ben.ask(sit);
  const std::string id = ben.client.last_id();
  const std::size_t entries = world.store.entries();
  SECTION("on the same connection") { CHECK(ben.ask_again(id, sit).at("seat") == 1); }
  SECTION("with another id") { CHECK(ben.ask(sit).at("seat") == 1); }
  SECTION("as a spectator, who then holds the seat") {
    again.join(room);
    CHECK(again.ask_again(id, sit).at("seat") == 1);
    CHECK(again.view().at("you") == 1);
    CHECK(ben.client.closing() == "taken_over");
    CHECK(ada.client.presence().at("spectators") == 0);
  }
  SECTION("with the secret") {
    again.join(room, 1);
    CHECK(again.ask_again(id, sit).at("seat") == 1);
  }
  CHECK(world.store.entries() == entries);
}

TEST_CASE("a second connection takes the seat over, whether the first is lost before or after", "[rooms]") {
  RoomWorld world;
  GameTable table(world);
  const std::string& room = table.room;
  Guest& player = table.to_act();
  const Seat seat = player.view().at("you").get<Seat>();
  const protocol::Act act{.actions = {offered_actions(player.view()).front()}, .step = {}};
  const std::size_t entries = world.store.entries();
  Guest other(world);

  SECTION("the first one is still there, and what it sends late has no effect") {
    other.join(room, seat);
    CHECK(player.client.closing() == "taken_over");
    CHECK(player.close_code() == 4000);
    player.tell(act);
    player.disconnect();
    world.run();
    CHECK(world.store.entries() == entries);
    CHECK(other.client.presence().at("connected") == json::parse("[true,true]"));
  }
  SECTION("what was under way when the other came has no effect behind it") {
    other.tell(protocol::Join{.room = room, .secret = secret_of(seat), .since = {}});
    player.tell(act);
    world.run();
    CHECK(world.store.entries() == entries);
    CHECK(player.close_code() == 4000);
  }
  SECTION("the first one was lost before") {
    player.disconnect();
    other.join(room, seat);
    CHECK(player.client.closing() == "");
    CHECK(other.client.presence().at("connected") == json::parse("[true,true]"));
  }
  CHECK(other.ask(act).at("type") == "reply");
}

TEST_CASE("the room as rebuilt from its log is the room as it was, at every point of a game", "[rooms]") {
  const json rules = GENERATE(values<json>({
      {{"modules", {"farmers", "river", "abbot", "tower"}}},
      {{"game", "castle"}},
      {{"game", "discovery"}, {"preset", "discovery-expert"}},
  }));
  const json timed = GENERATE(values<json>({
      json::object(),
      {{"clock", {{"kind", "bank"}, {"seconds", 600}, {"increment", 10}}}},
  }));
  CAPTURE(rules.dump(), timed.dump());
  RoomWorld world;
  Random random(8);
  GameTable table(world, 2, rules, timed);
  table.players[1]->ask(protocol::Chat{.text = "good luck"});
  const int moves = effort(80);
  for (int i = 0; i < moves && !table.over(); ++i) {
    table.move(random);
    std::vector<json> views;
    for (const auto& player : table.players) views.push_back(player->view());
    world.restart();
    for (std::size_t seat = 0; seat < views.size(); ++seat) {
      table.players[seat] = std::make_unique<Guest>(world);
      Guest& back = *table.players[seat];
      const json joined = back.join(table.room, static_cast<int>(seat));
      REQUIRE(joined.at("seq") == back.client.seq());
      REQUIRE(back.view() == views[seat]);
    }
  }
}

}  // namespace bastide::test
