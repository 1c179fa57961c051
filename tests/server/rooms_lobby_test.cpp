#include "room_world.hpp"

#include <protocol/messages.hpp>

#include "catch.hpp"

namespace bastide::test {

using nlohmann::json;
using namespace std::chrono_literals;

TEST_CASE("a new room has a seat for who made it and shows its commitment", "[rooms]") {
  RoomWorld world;
  const std::string room = world.create_room(3);
  Guest ada(world);
  const json reply = ada.join(room, 0);
  CHECK(reply.at("seat") == 0);
  CHECK(reply.at("resume") == "snapshot");
  CHECK(ada.joined());
  CHECK(ada.view().at("phase") == "lobby");
  CHECK(ada.view().at("host") == 0);
  CHECK(ada.view().at("you") == 0);
  CHECK(ada.view().at("seats") == json::parse(R"([{"name":"Ada","colour":"red"},null,null])"));
  CHECK(ada.view().at("shuffle").at("commitment").get<std::string>().size() == 64);
  CHECK(ada.client.presence().at("connected") == json::parse("[true,false,false]"));
}

TEST_CASE("who sits down goes on with a delta from a spectator's view to a seat's", "[rooms]") {
  RoomWorld world;
  const std::string room = world.create_room();
  Guest ada(world), ben(world), eve(world);
  ada.join(room, 0);
  eve.join(room);
  CHECK(ben.join(room).at("seat").is_null());
  CHECK(ada.client.presence().at("spectators") == 2);
  CHECK(ben.view().at("you").is_null());

  CHECK(ben.sit(1).at("seat") == 1);
  CHECK(ben.client.snapshots() == 1);
  CHECK(ben.view().at("you") == 1);
  CHECK(ben.view().at("seats").at(1) == json::parse(R"({"name":"Ben","colour":"blue"})"));
  for (const Guest* guest : {&ada, &ben, &eve}) {
    CHECK(guest->client.deltas().back().at("events").at(0).at("type") == "seat_taken");
    CHECK(guest->client.presence().at("spectators") == 1);
  }
}

TEST_CASE("who leaves in the lobby watches on, and the lowest seat left becomes host", "[rooms]") {
  RoomWorld world;
  const std::string room = world.create_room(3);
  Guest ada(world), ben(world), eve(world);
  ada.join(room, 0);
  ben.join(room);
  ben.sit(1);
  CHECK(ada.ask(protocol::Leave{}).at("type") == "reply");
  CHECK(ada.view().at("you").is_null());
  CHECK(ada.client.snapshots() == 1);
  CHECK(ben.view().at("host") == 1);
  CHECK(ben.view().at("seats").at(0).is_null());
  CHECK(ada.close_code() == 0);
  CHECK(eve.join(room, 0).at("code") == "room/bad_secret");

  SECTION("and when nobody is left, the room is closed") {
    ben.ask(protocol::Leave{});
    for (const Guest* guest : {&ada, &ben}) {
      CHECK(guest->client.closing() == "room_closed");
      CHECK(guest->close_code() == 4003);
    }
    CHECK(eve.join(room).at("code") == "room/closed");
  }
}

TEST_CASE("the host locks the room, removes people and hands nothing else out", "[rooms]") {
  RoomWorld world;
  const std::string room = world.create_room(3);
  Guest ada(world), ben(world), cleo(world);
  ada.join(room, 0);
  ben.join(room);
  ben.sit(1);
  cleo.join(room);
  ada.ask(protocol::Lock{.locked = true});
  CHECK(cleo.sit(2, "Cleo").at("code") == "room/locked");
  ada.ask(protocol::Lock{.locked = false});
  CHECK(cleo.sit(2, "Cleo").at("seat") == 2);

  CHECK(ada.ask(protocol::Remove{.seat = 1}).at("type") == "reply");
  CHECK(ben.client.closing() == "removed");
  CHECK(ben.close_code() == 4001);
  CHECK(ada.client.presence().at("connected") == json::parse("[true,false,true]"));
  Guest again(world);
  CHECK(again.join(room, 1).at("code") == "room/bad_secret");
  CHECK(ada.ask(protocol::Remove{.seat = 0}).at("code") == "message/bad_value");
  CHECK(ada.ask(protocol::Remove{.seat = 1}).at("code") == "message/bad_value");
  CHECK(ada.ask(protocol::Remove{.seat = 3}).at("code") == "message/out_of_range");
}

TEST_CASE("names and colours can be changed, colours by one seat at a time and before the game", "[rooms]") {
  RoomWorld world;
  GameTable table(world);
  Guest& ben = *table.players[1];
  CHECK(ben.ask(protocol::Profile{.name = "Benno", .colour = {}}).at("type") == "reply");
  CHECK(ben.view().at("seats").at(1).at("name") == "Benno");
  const json refusal = ben.ask(protocol::Profile{.name = {}, .colour = protocol::Colour::green});
  CHECK(refusal.at("code") == "room/wrong_phase");
  CHECK(refusal.at("at") == "colour");

  RoomWorld other;
  const std::string room = other.create_room();
  Guest ada(other), cleo(other);
  ada.join(room, 0);
  cleo.join(room);
  cleo.sit(1, "Cleo");
  CHECK(cleo.ask(protocol::Profile{.name = {}, .colour = protocol::Colour::red}).at("code") ==
        "room/colour_taken");
  CHECK(cleo.ask(protocol::Profile{.name = {}, .colour = protocol::Colour::green}).at("type") == "reply");
  CHECK(ada.view().at("seats").at(1).at("colour") == "green");
}

TEST_CASE("sitting down is refused where seats or colours are taken, and says which", "[rooms]") {
  RoomWorld world;
  const std::string room = world.create_room(2);
  Guest ben(world), cleo(world);
  ben.join(room);
  cleo.join(room);
  const auto sit = [](std::optional<Seat> seat, std::optional<protocol::Colour> colour) {
    return protocol::Sit{.secret = secret_of(1), .name = "Ben", .seat = seat, .colour = colour};
  };
  CHECK(ben.ask(sit(0, {})).at("code") == "room/seat_taken");
  CHECK(ben.ask(sit(2, {})).at("code") == "message/out_of_range");
  CHECK(ben.ask(sit({}, protocol::Colour::red)).at("code") == "room/colour_taken");
  CHECK(ben.ask(sit(1, protocol::Colour::pink)).at("seat") == 1);
  CHECK(cleo.sit(2, "Cleo").at("code") == "room/full");
}

TEST_CASE("at the start free seats vanish and the others close up", "[rooms]") {
  RoomWorld world;
  const std::string room = world.create_room(4);
  Guest ada(world), ben(world), cleo(world);
  ada.join(room, 0);
  ben.join(room);
  ben.ask(protocol::Sit{.secret = secret_of(1), .name = "Ben", .seat = 3, .colour = {}});
  cleo.join(room);
  cleo.sit(2, "Cleo");
  ada.ask(protocol::Leave{});
  CHECK(ben.view().at("host") == 1);
  CHECK(cleo.ask(protocol::Start{}).at("type") == "reply");
  CHECK(cleo.view().at("you") == 0);
  CHECK(ben.view().at("you") == 1);
  CHECK(ben.view().at("host") == 0);
  CHECK(ben.view().at("seats").size() == 2);
  CHECK(ben.client.presence().at("connected") == json::parse("[true,true]"));
  CHECK(ada.view() != ben.view());
  CHECK(ben.client.snapshots() == 1);
}

TEST_CASE("a room for several does not start with one player, a practice room does", "[rooms]") {
  RoomWorld world;
  Guest ada(world), alone(world);
  ada.join(world.create_room(2), 0);
  CHECK(ada.ask(protocol::Start{}).at("code") == "room/not_enough_seats");
  alone.join(world.create_room(1), 0);
  CHECK(alone.ask(protocol::Start{}).at("type") == "reply");
  CHECK(alone.view().at("phase") == "playing");
}

TEST_CASE("entropy is shown as given or not, and can be taken back", "[rooms]") {
  RoomWorld world;
  Guest ada(world);
  ada.join(world.create_room(), 0);
  const protocol::Bytes32 value = protocol::sha256("dice");
  ada.ask(protocol::Entropy{.value = value});
  CHECK(ada.view().at("shuffle").at("entropy") == json::parse("[true,false]"));
  CHECK(ada.client.traffic().back().find(protocol::to_hex(value)) == std::string::npos);
  ada.ask(protocol::Entropy{.value = {}});
  CHECK(ada.view().at("shuffle").at("entropy") == json::parse("[false,false]"));
}

TEST_CASE("chat shows the last 50 lines and is limited in rate", "[rooms]") {
  RoomWorld world;
  Guest ada(world);
  ada.join(world.create_room(), 0);
  for (int i = 0; i < 5; ++i) CHECK(ada.ask(protocol::Chat{.text = "hello"}).at("type") == "reply");
  CHECK(ada.ask(protocol::Chat{.text = "spam"}).at("code") == "room/chat_rate_limited");
  for (int i = 0; i < 50; ++i) {
    world.time.pass(2s);
    REQUIRE(ada.ask(protocol::Chat{.text = "line"}).at("type") == "reply");
  }
  const json& chat = ada.view().at("chat");
  CHECK(chat.size() == 50);
  CHECK(chat.front().at("n") == 6);
  CHECK(chat.back().at("at") == world.time.wall_ms());
}

TEST_CASE("what is as wished already is answered and changes nothing", "[rooms]") {
  RoomWorld world;
  Guest ada(world);
  ada.join(world.create_room(), 0);
  const auto seq = ada.client.seq();
  CHECK(ada.ask(protocol::Lock{.locked = false}).at("type") == "reply");
  CHECK(ada.ask(protocol::Profile{.name = "Ada", .colour = {}}).at("type") == "reply");
  CHECK(ada.ask(protocol::Entropy{.value = {}}).at("type") == "reply");
  CHECK(ada.ask(protocol::Renew{.secret = secret_of(0)}).at("type") == "reply");
  CHECK(ada.client.seq() == seq);
  CHECK(world.store.entries() == seq);
}

TEST_CASE("a renewed secret opens the seat, the old one no more", "[rooms]") {
  RoomWorld world;
  const std::string room = world.create_room();
  Guest ada(world), ben(world), old(world), fresh(world);
  ada.join(room, 0);
  ben.join(room);
  ben.sit(1);
  CHECK(ada.ask(protocol::Renew{.secret = secret_of(1)}).at("code") == "message/bad_value");
  CHECK(ada.ask(protocol::Renew{.secret = secret_of(7)}).at("type") == "reply");
  CHECK(old.join(room, 0).at("code") == "room/bad_secret");
  CHECK(fresh.join(room, 7).at("seat") == 0);
}

TEST_CASE("a room takes so many spectators and no more", "[rooms]") {
  RoomWorld world({.spectators_max = 2});
  const std::string room = world.create_room();
  Guest a(world), b(world), c(world), ada(world);
  a.join(room);
  b.join(room);
  CHECK(c.join(room).at("code") == "room/full");
  CHECK(!c.joined());
  CHECK(ada.join(room, 0).at("seat") == 0);
  a.disconnect();
  CHECK(c.join(room).at("type") == "reply");
  CHECK(ada.client.presence().at("spectators") == 2);
}

}  // namespace bastide::test
