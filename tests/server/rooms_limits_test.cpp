// The budgets of seats, rooms and addresses: a new connection brings no new allowance.
#include "room_world.hpp"

#include <protocol/messages.hpp>

#include "catch.hpp"

#include <memory>
#include <string>
#include <vector>

namespace bastide::test {

using nlohmann::json;
using namespace std::chrono_literals;

TEST_CASE("a seat makes so many changes that are no moves, whatever connections they come by",
          "[rooms][limits]") {
  RoomWorld world({.messages_burst = 1000, .seat_changes_burst = 20, .seat_change_interval = 2s});
  const std::string room = world.create_room();
  int stored = 0;
  for (int connection = 0; connection < 4; ++connection) {
    Guest ada(world);
    ada.join(room, 0);
    for (int i = 0; i < 10; ++i) {
      const json answer =
          ada.ask(protocol::Profile{.name = "Ada " + std::to_string(10 * connection + i), .colour = {}});
      const bool fits = stored < 20;
      CHECK(answer.at("type") == (fits ? "reply" : "error"));
      if (!fits) CHECK(answer.at("code") == "room/changes_rate_limited");
      stored += fits ? 1 : 0;
    }
  }
  CHECK(world.store.entries() == 21);
  Guest ada(world);
  ada.join(room, 0);
  CHECK(ada.ask(protocol::Lock{.locked = true}).at("code") == "room/changes_rate_limited");
  CHECK(ada.ask(protocol::Entropy{.value = protocol::sha256("x")}).at("code") == "room/changes_rate_limited");
  CHECK(ada.ask(protocol::Renew{.secret = secret_of(3)}).at("code") == "room/changes_rate_limited");
  CHECK(ada.ask(protocol::Chat{.text = "hello"}).at("code") == "room/changes_rate_limited");
  world.time.pass(2s);
  CHECK(ada.ask(protocol::Lock{.locked = true}).at("type") == "reply");
  CHECK(ada.ask(protocol::Lock{.locked = false}).at("code") == "room/changes_rate_limited");
}

TEST_CASE("somebody who sits down and leaves again and again meets the limit of the room",
          "[rooms][limits]") {
  RoomWorld world({.messages_burst = 1000,
                   .room_changes_burst = 6,
                   .room_change_interval = 1s,
                   .host_changes_reserved = 0});
  const std::string room = world.create_room();
  Guest ben(world);
  ben.join(room);
  for (int i = 1; i <= 6; ++i) {
    REQUIRE(ben.sit(i).at("type") == "reply");
    REQUIRE(ben.ask(protocol::Leave{}).at("type") == "reply");
  }
  CHECK(ben.sit(7).at("code") == "room/changes_rate_limited");
  world.time.pass(1s);
  CHECK(ben.sit(7).at("type") == "reply");
}

TEST_CASE("an address uses up its own share of a room's changes, whatever seats it has", "[rooms][limits]") {
  RoomWorld world({.messages_burst = 1000, .chat_lines_burst = 1000, .room_address_change_interval = 1s});
  const std::string room = world.create_room(5);
  Guest ada(world, TestClient("a-"), "192.0.2.1");
  Guest ben(world, TestClient("b-"), "192.0.2.2");
  ada.join(room, 0);
  ben.join(room);
  REQUIRE(ben.sit(1, "Ben").at("type") == "reply");
  std::vector<std::unique_ptr<Guest>> flood;
  int stored = 0;
  for (int seat = 2; seat < 5; ++seat) {
    flood.push_back(std::make_unique<Guest>(world, TestClient("f-"), "192.0.2.9"));
    flood.back()->join(room);
    stored += flood.back()->sit(seat, "F").at("type") == "reply" ? 1 : 0;
    for (int i = 0; i < 40; ++i)
      stored += flood.back()->ask(protocol::Chat{.text = "me"}).at("type") == "reply" ? 1 : 0;
  }
  CHECK(stored == 75);
  for (int i = 0; i < 10; ++i) CHECK(ben.ask(protocol::Chat{.text = "hello"}).at("type") == "reply");
  CHECK(ada.ask(protocol::Lock{.locked = true}).at("type") == "reply");
  world.time.pass(1s);
  CHECK(flood.back()->ask(protocol::Chat{.text = "one more"}).at("type") == "reply");
  CHECK(flood.back()->ask(protocol::Chat{.text = "two more"}).at("code") == "room/changes_rate_limited");
}

TEST_CASE("the host has a reserve of a room's changes, however many addresses use them up",
          "[rooms][limits]") {
  RoomWorld world({.messages_burst = 1000,
                   .chat_lines_burst = 1000,
                   .room_changes_burst = 30,
                   .room_change_interval = 24h,
                   .host_changes_reserved = 10});
  const std::string room = world.create_room(3);
  Guest ada(world, TestClient("a-"), "192.0.2.1");
  ada.join(room, 0);
  int stored = 0;
  for (int seat = 1; seat < 3; ++seat) {
    Guest flood(world, TestClient("f-"), "198.51.100." + std::to_string(seat));
    flood.join(room);
    stored += flood.sit(seat, "F").at("type") == "reply" ? 1 : 0;
    for (int i = 0; i < 29; ++i)
      stored += flood.ask(protocol::Chat{.text = "me"}).at("type") == "reply" ? 1 : 0;
  }
  CHECK(stored == 20);
  for (int i = 0; i < 10; ++i) CHECK(ada.ask(protocol::Lock{.locked = i % 2 == 0}).at("type") == "reply");
  CHECK(ada.ask(protocol::Lock{.locked = true}).at("code") == "room/changes_rate_limited");
}

TEST_CASE("an address begins so many games, by rematches too, and no other address waits for it",
          "[rooms][limits]") {
  RoomWorld world({.games_burst = 2, .game_interval = 60s});
  const auto sit_down = [&](Guest& host, Guest& guest) {
    const std::string room = world.create_room();
    host.join(room, 0);
    guest.join(room);
    REQUIRE(guest.sit(1).at("type") == "reply");
  };
  Guest ada(world, TestClient("a-"), "192.0.2.1");
  Guest ben(world, TestClient("b-"), "192.0.2.2");
  sit_down(ada, ben);
  REQUIRE(ada.ask(protocol::Start{}).at("type") == "reply");
  REQUIRE(ada.ask(protocol::Act{.actions = {Action{.kind = ActionKind::resign}}}).at("type") == "reply");
  const auto rematch = [&](Guest& offers, Guest& accepts) {
    REQUIRE(offers.ask(protocol::OfferRematch{}).at("type") == "reply");
    offers.ask(protocol::AcceptRematch{.entropy = {}});
    return accepts.ask(protocol::AcceptRematch{.entropy = {}});
  };
  REQUIRE(rematch(ben, ada).at("type") == "reply");
  REQUIRE(ada.ask(protocol::Act{.actions = {Action{.kind = ActionKind::resign}}}).at("type") == "reply");
  CHECK(rematch(ben, ada).at("code") == "session/rate_limited");

  Guest again(world, TestClient("c-"), "192.0.2.1");
  Guest cid(world, TestClient("d-"), "192.0.2.3");
  sit_down(again, cid);
  CHECK(again.ask(protocol::Start{}).at("code") == "session/rate_limited");
  Guest dan(world, TestClient("e-"), "192.0.2.4");
  Guest eve(world, TestClient("f-"), "192.0.2.5");
  sit_down(dan, eve);
  CHECK(dan.ask(protocol::Start{}).at("type") == "reply");
  world.time.pass(60s);
  CHECK(again.ask(protocol::Start{}).at("type") == "reply");
}

TEST_CASE("neither moves nor leaving count for the limits of changes", "[rooms][limits]") {
  // Ben sits down and the game starts: only these count.
  RoomWorld world({.seat_changes_burst = 1,
                   .room_changes_burst = 2,
                   .room_change_interval = 24h,
                   .host_changes_reserved = 0});
  Random random(3);
  GameTable table(world);
  table.play(random, 60);
  REQUIRE(!table.over());
  CHECK(table.players[0]->ask(protocol::Lock{.locked = true}).at("code") == "room/changes_rate_limited");
  CHECK(table.players[1]->ask(protocol::Leave{}).at("type") == "reply");
  CHECK(table.over());
}

TEST_CASE(
    "somebody who comes by an exempt address keeps the limits of seat and room, but has no share by address",
    "[rooms][limits]") {
  RoomWorld world({.messages_per_second = 1,
                   .messages_burst = 40,
                   .chat_lines_burst = 1000,
                   .seat_changes_burst = 10,
                   .seat_change_interval = 24h,
                   .room_changes_burst = 32,
                   .room_change_interval = 24h,
                   .room_address_changes_burst = 1,
                   .room_address_change_interval = 24h,
                   .host_changes_reserved = 10});
  const std::string room = world.create_room(3);
  int stored = 0;
  std::vector<std::unique_ptr<Guest>> guests;
  for (int seat = 1; seat < 3; ++seat) {
    Guest& guest = *guests.emplace_back(std::make_unique<Guest>(world, TestClient("g-"), ""));
    guest.join(room);
    REQUIRE(guest.sit(seat, "G").at("type") == "reply");
    int of_seat = 0;
    for (int i = 0; i < 12; ++i)
      of_seat += guest.ask(protocol::Chat{.text = "me"}).at("type") == "reply" ? 1 : 0;
    CHECK(of_seat == 10);
    stored += 1 + of_seat;
  }
  CHECK(stored == 22);
  int answered = 0;
  for (int i = 0; i < 35; ++i) answered += guests[0]->ask(protocol::Ping{}).at("type") == "reply" ? 1 : 0;
  CHECK(answered < 35);
}

TEST_CASE("a seat's messages count whatever connections they come by", "[rooms][limits]") {
  RoomWorld world({.messages_per_second = 10, .messages_burst = 20});
  const std::string room = world.create_room();
  int answered = 0, joined = 0;
  for (int connection = 0; connection < 5; ++connection) {
    Guest ada(world);
    if (ada.join(room, 0).at("type") != "reply") continue;
    ++joined;
    for (int i = 0; i < 8; ++i) answered += ada.ask(protocol::Ping{}).at("type") == "reply" ? 1 : 0;
  }
  CHECK(joined + answered == 20);
  Guest ada(world);
  CHECK(ada.join(room, 0).at("code") == "session/rate_limited");
  world.time.pass(200ms);
  Guest again(world);
  CHECK(again.join(room, 0).at("type") == "reply");
  CHECK(again.ask(protocol::Ping{}).at("type") == "reply");
  CHECK(again.ask(protocol::Ping{}).at("code") == "session/rate_limited");
}

TEST_CASE("answers to a seat count in bytes, but moves go on", "[rooms][limits]") {
  RoomWorld world({.messages_per_second = 1000,
                   .messages_burst = 1000,
                   .seat_bytes_per_second = 1024,
                   .seat_bytes_burst = 16 * 1024});
  GameTable table(world);
  Guest& player = table.to_act();
  int snapshots = 0;
  while (player.ask(protocol::Resync{}).at("type") == "reply") REQUIRE(++snapshots < 100);
  CHECK(snapshots >= 3);
  CHECK(player.ask(protocol::Ping{}).at("code") == "session/rate_limited");
  Guest back(world);
  CHECK(back.join(table.room, player.view().at("you").get<int>()).at("code") == "session/rate_limited");
  CHECK(player.act(offered_actions(player.view()).front()).at("type") == "reply");
  world.time.pass(30s);
  CHECK(player.ask(protocol::Resync{}).at("type") == "reply");
}

TEST_CASE("pages of the history count in the bytes of the seat and of the address",
          "[rooms][limits][history]") {
  server::Limits limits{.messages_per_second = 1000, .messages_burst = 1000};
  SECTION("of a seat") {
    limits.seat_bytes_per_second = 1024;
    limits.seat_bytes_burst = 32 * 1024;
  }
  SECTION("of an address") {
    limits.bytes_sent_per_second = 1024;
    limits.bytes_sent_burst = 64 * 1024;
  }
  RoomWorld world(limits);
  Random random(2);
  GameTable table(world);
  table.play(random, 40);
  Guest& player = table.to_act();
  std::size_t bytes = 0;
  json page = player.ask(protocol::AskHistory{});
  for (int pages = 0; page.at("type") == "reply"; page = player.ask(protocol::AskHistory{})) {
    bytes += page.dump().size();
    REQUIRE(++pages < 100);
  }
  CHECK(page.at("code") == "session/rate_limited");
  CHECK(bytes > 8 * 1024);
  CHECK(player.act(offered_actions(player.view()).front()).at("type") == "reply");
}

TEST_CASE("an address' messages count whatever connections they come by", "[rooms][limits]") {
  RoomWorld world({.address_messages_per_second = 10, .address_messages_burst = 30});
  int answered = 0;
  for (int connection = 0; connection < 10; ++connection) {
    Guest guest(world, TestClient(), "192.0.2.7");
    for (int i = 0; i < 10; ++i) answered += guest.ask(protocol::Ping{}).at("type") == "reply" ? 1 : 0;
  }
  CHECK(answered == 30);
  Guest elsewhere(world, TestClient(), "192.0.2.8"), exempt(world, TestClient(), "");
  CHECK(elsewhere.ask(protocol::Ping{}).at("type") == "reply");
  for (int i = 0; i < 35; ++i) CHECK(exempt.ask(protocol::Ping{}).at("type") == "reply");
}

TEST_CASE("spectators who come again and again for snapshots pay for them by their address",
          "[rooms][limits]") {
  RoomWorld world({.bytes_sent_per_second = 1024, .bytes_sent_burst = 32 * 1024});
  GameTable table(world);
  int joined = 0;
  for (int i = 0; i < 60; ++i) {
    Guest eve(world, TestClient(), "192.0.2.7");
    joined += eve.join(table.room).at("type") == "reply" ? 1 : 0;
  }
  CHECK(joined >= 3);
  CHECK(joined < 40);
  Random random(1);
  table.play(random, 4);
  world.time.pass(60s);
  Guest eve(world, TestClient(), "192.0.2.7");
  CHECK(eve.join(table.room).at("type") == "reply");
}

TEST_CASE("moves that are carried out count neither for the seat nor for the address", "[rooms][limits]") {
  RoomWorld world({.messages_per_second = 1,
                   .messages_burst = 12,
                   .address_messages_per_second = 1,
                   .address_messages_burst = 12});
  Random random(1);
  GameTable table(world);
  table.play(random);
  CHECK(table.over());
}

}  // namespace bastide::test
