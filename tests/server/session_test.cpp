#include <server/rooms/session.hpp>

#include "room_world.hpp"

#include "catch.hpp"

namespace bastide::test {

using nlohmann::json;
using namespace std::chrono_literals;

TEST_CASE("unreadable messages are answered with the reason until the twentieth ends the connection",
          "[session]") {
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

TEST_CASE("a connection may send 40 messages at once and 20 a second", "[session]") {
  RoomWorld world;
  Guest guest(world);
  for (int i = 0; i < 40; ++i) REQUIRE(guest.ask(protocol::Ping{}).at("type") == "reply");
  CHECK(guest.ask(protocol::Ping{}).at("code") == "session/rate_limited");
  world.time.pass(500ms);
  for (int i = 0; i < 10; ++i) REQUIRE(guest.ask(protocol::Ping{}).at("type") == "reply");
  CHECK(guest.ask(protocol::Ping{}).at("code") == "session/rate_limited");
}

TEST_CASE("moves that are carried out never count for the rate", "[session]") {
  RoomWorld world;
  Random random(1);
  GameTable table(world, 1);
  table.play(random);  // about 140 acts without any time between them
  CHECK(table.over());
}

TEST_CASE("who fails to join five times in a minute has to wait, and so has its address", "[session]") {
  RoomWorld world;
  const std::string room = world.create_room();
  Guest guest(world, TestClient(), "192.0.2.7"), same(world, TestClient(), "192.0.2.7");
  Guest elsewhere(world, TestClient(), "192.0.2.8"), exempt(world, TestClient(), "");
  for (int i = 0; i < 5; ++i) CHECK(guest.join("22222222").at("code") == "room/not_found");
  CHECK(guest.join(room, 0).at("code") == "session/rate_limited");
  CHECK(same.join(room, 0).at("code") == "session/rate_limited");
  CHECK(elsewhere.join(room, 0).at("type") == "reply");
  for (int i = 0; i < 6; ++i) CHECK(exempt.join("22222222").at("code") == "room/not_found");
  world.pass(1min);
  CHECK(same.join(room, 0).at("type") == "reply");
}

}  // namespace bastide::test
