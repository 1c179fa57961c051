#include <server/rooms/connection.hpp>

#include "room_world.hpp"

#include "catch.hpp"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace bastide::test {

using nlohmann::json;
using namespace std::chrono_literals;

TEST_CASE("unreadable messages are answered with the reason until the twentieth ends the connection",
          "[connection]") {
  RoomWorld world;
  Guest guest(world);
  guest.tell_text("{");
  world.run();
  CHECK(guest.client.answer("")->at("code") == "message/not_json");
  guest.tell_text(R"({"id":"a","type":"sit"})");
  world.run();
  CHECK(guest.client.answer("a")->at("code") == "message/missing_field");
  guest.tell_text(std::string(5000, ' '));
  world.run();
  CHECK(guest.client.answer("")->at("code") == "message/too_large");
  for (int i = 3; i < 19; ++i) guest.tell_text("?");
  world.run();
  CHECK(guest.close_code() == 0);
  guest.tell_text("?");
  world.run();
  CHECK(guest.client.closing() == "policy");
  CHECK(guest.close_code() == 1008);
  const std::size_t heard = guest.client.traffic().size();
  guest.tell(protocol::Ping{});
  world.run();
  CHECK(guest.client.traffic().size() == heard);
}

TEST_CASE("a connection may send 40 messages at once and 20 a second", "[connection]") {
  RoomWorld world;
  Guest guest(world);
  for (int i = 0; i < 40; ++i) REQUIRE(guest.ask(protocol::Ping{}).at("type") == "reply");
  CHECK(guest.ask(protocol::Ping{}).at("code") == "session/rate_limited");
  world.time.pass(500ms);
  for (int i = 0; i < 10; ++i) REQUIRE(guest.ask(protocol::Ping{}).at("type") == "reply");
  CHECK(guest.ask(protocol::Ping{}).at("code") == "session/rate_limited");
}

TEST_CASE("moves that are carried out never count for the rate", "[connection]") {
  RoomWorld world;
  Random random(1);
  GameTable table(world, 1);
  table.play(random);  // about 140 acts without any time passing
  CHECK(table.over());
}

TEST_CASE("somebody who fails to join five times in a minute has to wait, and so has its address",
          "[connection]") {
  RoomWorld world;
  const std::string room = world.create_room();
  Guest guest(world, TestClient(), "192.0.2.7"), same(world, TestClient(), "192.0.2.7");
  Guest elsewhere(world, TestClient(), "192.0.2.8"), exempt(world, TestClient(), "");
  for (int i = 0; i < 5; ++i) CHECK(guest.join("22222222").at("code") == "room/not_found");
  CHECK(guest.join(room).at("code") == "session/rate_limited");
  CHECK(same.join(room).at("code") == "session/rate_limited");
  CHECK(elsewhere.join(room).at("type") == "reply");
  for (int i = 0; i < 6; ++i) CHECK(exempt.join("22222222").at("code") == "room/not_found");
  world.pass(1min);
  CHECK(same.join(room).at("type") == "reply");
}

TEST_CASE("twenty wrong joins at once are answered as if they came one after another", "[connection]") {
  RoomWorld world;
  const std::string room = world.create_room();
  std::vector<std::unique_ptr<Guest>> guests;
  std::map<std::string, int> answers;
  const auto join_at_once = [&](const protocol::Join& join, int count) {
    guests.clear();
    std::vector<std::string> ids;
    for (int i = 0; i < count; ++i) {
      guests.push_back(std::make_unique<Guest>(world, TestClient(), "192.0.2.7"));
      ids.push_back(guests.back()->tell(join));
    }
    world.run();
    answers.clear();
    for (std::size_t i = 0; i < ids.size(); ++i) {
      const json& answer = *guests[i]->client.answer(ids[i]);
      ++answers[answer.value("code", "joined")];
    }
  };
  join_at_once({.room = room, .secret = secret_of(7), .since = {}}, 20);
  CHECK(answers == std::map<std::string, int>{{"room/bad_secret", 5}, {"session/rate_limited", 15}});
  world.pass(1min);
  SECTION("be it that the rooms do not exist") {
    join_at_once({.room = "22222222", .secret = {}, .since = {}}, 20);
    CHECK(answers == std::map<std::string, int>{{"room/not_found", 5}, {"session/rate_limited", 15}});
  }
  SECTION("and a right code behind them tells no more than they do, while a right secret is let in") {
    std::vector<std::unique_ptr<Guest>> wrong;
    for (int i = 0; i < 5; ++i) {
      wrong.push_back(std::make_unique<Guest>(world, TestClient(), "192.0.2.7"));
      wrong.back()->tell(protocol::Join{.room = room, .secret = secret_of(7), .since = {}});
    }
    Guest code(world, TestClient(), "192.0.2.7"), secret(world, TestClient(), "192.0.2.7");
    CHECK(code.join(room).at("code") == "session/rate_limited");
    CHECK(secret.join(room, 0).at("type") == "reply");
  }
  SECTION("while any number of right ones may come at once") {
    join_at_once({.room = room, .secret = {}, .since = {}}, 20);
    CHECK(answers == std::map<std::string, int>{{"joined", 20}});
  }
}

}  // namespace bastide::test
