#include "room_world.hpp"

#include <server/rooms/table_look.hpp>

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

TEST_CASE("somebody who sits down goes on with a delta from a spectator's view to a seat's", "[rooms]") {
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

TEST_CASE("somebody who leaves in the lobby watches on, and the lowest seat left becomes host", "[rooms]") {
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
    world.pass(2s);
    REQUIRE(ada.ask(protocol::Chat{.text = "line"}).at("type") == "reply");
  }
  const json& chat = ada.view().at("chat");
  CHECK(chat.size() == 50);
  CHECK(chat.front().at("n") == 6);
  CHECK(chat.back().at("at") == world.time.wall_ms());
}

TEST_CASE("a phrase is handed on with the words of who said it", "[rooms]") {
  RoomWorld world;
  Guest ada(world);
  ada.join(world.create_room(), 0);
  ada.ask(protocol::Chat{.text = "Ciao!", .phrase = "hello"});
  const json& line = ada.view().at("chat").at(0);
  CHECK(line.at("text") == "Ciao!");
  CHECK(line.at("phrase") == "hello");
}

TEST_CASE("a wish that holds already is answered and changes nothing", "[rooms]") {
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

TEST_CASE("spectators in frames of others' pages take no place of other spectators",
          "[rooms][spectators][limits]") {
  RoomWorld world({.spectators_max = 1, .embedded_max = 3, .embedded_per_address_max = 2});
  const std::string room = world.create_room();
  const protocol::Join framed{.room = room, .embedded = true};
  Guest ada(world), friend_(world), second(world), a(world), b(world), c(world),
      d(world, TestClient(), "192.0.2.2"), e(world, TestClient(), "192.0.2.3");
  ada.join(room, 0);
  CHECK(a.ask(framed).at("seat").is_null());
  CHECK(b.ask(framed).at("type") == "reply");
  CHECK(c.ask(framed).at("code") == "room/full");  // one address too often
  CHECK(d.ask(framed).at("type") == "reply");
  CHECK(e.ask(framed).at("code") == "room/full");  // the room too often
  CHECK(friend_.join(room).at("type") == "reply");
  CHECK(second.join(room).at("code") == "room/full");
  CHECK(ada.client.presence().at("spectators") == 4);
  a.disconnect();
  CHECK(e.ask(framed).at("type") == "reply");
  CHECK(c.ask(framed).at("code") == "room/full");
  friend_.disconnect();
  CHECK(second.join(room).at("type") == "reply");

  SECTION("and are sent away with all others") {
    ada.ask(protocol::RemoveSpectators{});
    for (const Guest* guest : {&b, &d, &e, &second}) CHECK(guest->close_code() == 4001);
    CHECK(ada.client.presence().at("spectators") == 0);
    CHECK(Guest(world, TestClient(), "192.0.2.2").ask(framed).at("code") == "room/no_spectators");
  }
}

TEST_CASE("a client in a frame of others' pages comes without a secret", "[rooms][spectators]") {
  RoomWorld world;
  const std::string room = world.create_room();
  Guest ada(world), framed(world);
  ada.join(room, 0);
  const json refused = framed.ask(protocol::Join{.room = room, .secret = secret_of(0), .embedded = true});
  CHECK(refused.at("code") == "message/bad_value");
  CHECK(refused.at("at") == "embedded");
  const protocol::Join sits{
      .room = room, .secret = secret_of(1), .sit = protocol::SeatWish{.name = "Ben"}, .embedded = true};
  CHECK(framed.ask(sits).at("code") == "message/bad_value");
  CHECK(ada.close_code() == 0);  // nobody took the seat over
  CHECK(framed.ask(protocol::Join{.room = room, .embedded = true}).at("seat").is_null());
}

TEST_CASE("spectators keep nobody from sitting down", "[rooms][spectators]") {
  RoomWorld world({.spectators_max = 1});
  const std::string room = world.create_room(3);
  Guest watcher(world), ada(world), ben(world), again(world), late(world);
  watcher.join(room);
  ada.join(room, 0);
  CHECK(ben.join(room).at("code") == "room/full");
  const protocol::Join join{
      .room = room,
      .secret = secret_of(1),
      .since = {},
      .sit = protocol::SeatWish{.name = "Ben", .seat = 2, .colour = protocol::Colour::pink}};
  const json reply = ben.ask(join);
  CHECK(reply.at("type") == "reply");
  CHECK(reply.at("seat") == 2);
  CHECK(reply.at("resume") == "snapshot");
  for (const Guest* guest : {&ben, &ada, &watcher}) {
    CHECK(guest->view().at("seats").at(2) == json({{"name", "Ben"}, {"colour", "pink"}}));
    CHECK(guest->client.presence().at("connected") == json({true, false, true}));
    CHECK(guest->client.presence().at("spectators") == 1);
  }
  CHECK(ben.view().at("you") == 2);
  CHECK(again.ask(join).at("seat") == 2);  // the answer was lost: the secret holds the seat already
  CHECK(ben.client.closing() == "taken_over");
  CHECK(again.view().at("seats").at(1) == nullptr);

  SECTION("but the room's own rules do") {
    const auto sit = [&](std::optional<Seat> seat) {
      return late.ask(protocol::Join{.room = room,
                                     .secret = secret_of(5),
                                     .since = {},
                                     .sit = protocol::SeatWish{.name = "Cleo", .seat = seat}});
    };
    CHECK(sit(0).at("code") == "room/seat_taken");
    CHECK(sit(3).at("code") == "message/out_of_range");
    ada.ask(protocol::Lock{.locked = true});
    CHECK(sit({}).at("code") == "room/locked");
    ada.ask(protocol::Lock{.locked = false});
    CHECK(sit({}).at("seat") == 1);
  }
  SECTION("nor does a game that has begun") {
    ada.ask(protocol::Start{});
    CHECK(late.ask(protocol::Join{.room = room,
                                  .secret = secret_of(5),
                                  .since = {},
                                  .sit = protocol::SeatWish{.name = "Cleo", .seat = {}, .colour = {}}})
              .at("code") == "room/wrong_phase");
    CHECK(!late.joined());
  }
  SECTION("and where it can't be stored nothing has happened") {
    world.store.fail_append(1);
    protocol::Join other = join;
    other.secret = secret_of(5);
    other.sit->seat = 1;
    other.sit->colour = protocol::Colour::blue;
    CHECK(late.ask(other).at("code") == "store/unavailable");
    CHECK(!late.joined());
    CHECK(late.ask(other).at("seat") == 1);
  }
}

TEST_CASE("the host sends the spectators away, and they do not come back for a while",
          "[rooms][spectators]") {
  RoomWorld world;
  const std::string room = world.create_room(3);
  Guest ada(world, TestClient(), "192.0.2.1"), ben(world, TestClient(), "192.0.2.7");
  Guest heckler(world, TestClient(), "192.0.2.7"), other(world, TestClient(), "192.0.2.8");
  ada.join(room, 0);
  ben.join(room);
  ben.sit(1);
  heckler.join(room);
  CHECK(ada.client.presence().at("spectators") == 1);
  CHECK(ben.ask(protocol::RemoveSpectators{}).at("code") == "room/not_host");
  const std::uint64_t seq = ada.client.seq();
  CHECK(ada.ask(protocol::RemoveSpectators{}).at("type") == "reply");
  CHECK(ada.client.seq() == seq);
  CHECK(heckler.client.closing() == "removed");
  CHECK(heckler.close_code() == 4001);
  CHECK(ben.close_code() == 0);
  CHECK(ada.client.presence().at("spectators") == 0);

  CHECK(other.join(room).at("type") == "reply");  // was not connected
  Guest back(world, TestClient(), "192.0.2.7");
  CHECK(back.join(room).at("code") == "room/no_spectators");
  CHECK(Guest(world, TestClient(), "192.0.2.7").join(room, 1).at("seat") ==
        1);  // a player of the same household
  CHECK(back.ask(protocol::Join{.room = room,
                                .secret = secret_of(5),
                                .since = {},
                                .sit = protocol::SeatWish{.name = "Cleo", .seat = {}, .colour = {}}})
            .at("seat") == 2);
  Guest later(world, TestClient(), "192.0.2.7");
  world.time.pass(10min);
  CHECK(later.join(room).at("type") == "reply");
}

TEST_CASE("of a table that nobody may watch neither points nor a picture is told", "[rooms][webhook]") {
  RoomWorld world;
  GameTable table(world, 2, nullptr, {{"unwatched", true}});
  table.players[0]->ask(protocol::SetWebhook{.endpoint = "https://chat.example.com/hooks/abc"});
  const Seat mover = table.players[0]->view().at("game").at("seat").get<Seat>();
  table.players[mover]->disconnect();
  world.run();
  world.pass(60s);
  Guest back(world);
  back.join(table.room, mover);
  back.ask(protocol::Leave{});
  const auto& messages = world.webhooks.sent;
  REQUIRE(messages.size() == 2);
  CHECK_FALSE(messages[0].name.empty());
  CHECK(messages[1].name.empty());
  for (const server::WebhookMessage& message : messages) {
    CHECK_FALSE(message.watched);
    CHECK(message.points.empty());
  }
}

TEST_CASE("a room without spectators lets people in to sit, and sends them away when a game begins",
          "[rooms][spectators]") {
  RoomWorld world;
  const std::string room = world.create_room(3);
  Guest ada(world), ben(world), watcher(world);
  ada.join(room, 0);
  CHECK_FALSE(ada.view().contains("unwatched"));
  ben.join(room);
  ben.sit(1);
  CHECK(ben.ask(protocol::SetUnwatched{.unwatched = true}).at("code") == "room/not_host");
  CHECK(ada.ask(protocol::SetUnwatched{.unwatched = true}).at("type") == "reply");
  CHECK(ben.view().at("unwatched") == true);
  CHECK(watcher.join(room).at("type") == "reply");
  ada.ask(protocol::Start{});
  CHECK(watcher.client.closing() == "removed");
  CHECK(ada.client.presence().at("spectators") == 0);
  CHECK(ben.close_code() == 0);
  CHECK(Guest(world).join(room).at("code") == "room/no_spectators");
  CHECK(Guest(world).join(room, 1).at("seat") == 1);

  CHECK(ada.ask(protocol::SetUnwatched{.unwatched = false}).at("type") == "reply");
  CHECK_FALSE(ada.view().contains("unwatched"));
  Guest back(world);
  CHECK(back.join(room).at("type") == "reply");
  ada.ask(protocol::SetUnwatched{.unwatched = true});
  CHECK(back.client.closing() == "removed");
}

TEST_CASE("somebody who may not watch a table sees nothing of it at a glance",
          "[rooms][spectators][pictures]") {
  RoomWorld world;
  const std::string room = world.create_room();
  Guest ada(world);
  ada.join(room, 0);
  const auto code_of_look = [&] {
    std::string code = "no answer";
    world.directory().look_at_table(
        room, "192.0.2.7",
        [&](const protocol::Expected<server::TableLook>& look) { code = look ? "seen" : look.error().code; });
    world.run();
    return code;
  };
  CHECK(code_of_look() == "room/not_found");  // the game has not begun
  Guest ben(world);
  ben.join(room);
  ben.sit(1);
  ada.ask(protocol::Start{});
  CHECK(code_of_look() == "seen");
  ada.ask(protocol::SetUnwatched{.unwatched = true});
  CHECK(code_of_look() == "room/no_spectators");
}

TEST_CASE("a table without spectators is not listed for strangers, who would come as such",
          "[rooms][spectators][tables]") {
  RoomWorld world({.open_tables = true});
  Guest ada(world);
  ada.join(world.create_room(2, nullptr, {{"listed", true}}), 0);
  const auto is_listed = [&] {
    world.pass(1s);
    bool found = false;
    world.directory().list_tables([&](protocol::Expected<std::shared_ptr<const std::string>> told) {
      found = told && (*told)->contains("Ada");
    });
    return found;
  };
  CHECK(is_listed());
  ada.ask(protocol::SetUnwatched{.unwatched = true});
  CHECK_FALSE(is_listed());
  ada.ask(protocol::SetUnwatched{.unwatched = false});
  CHECK(is_listed());
}

TEST_CASE("messages of spectators do not fill the queue of the players", "[rooms][spectators]") {
  RoomWorld world({.messages_per_second = 1000, .messages_burst = 1000, .commands_waiting_max = 10});
  const std::string room = world.create_room();
  Guest ada(world), watcher(world);
  ada.join(room, 0);
  watcher.join(room);
  std::vector<std::string> flood;
  for (int i = 0; i < 20; ++i) flood.push_back(watcher.tell(protocol::Ping{}));
  const std::string id = ada.tell(protocol::Ping{});
  world.run();
  CHECK(ada.client.answer(id)->at("type") == "reply");
  CHECK(watcher.client.answer(flood.front())->at("type") == "reply");
  CHECK(watcher.client.answer(flood.back())->at("code") == "room/server_busy");
}

TEST_CASE("a name that somebody has is given a number", "[rooms][names]") {
  RoomWorld world;
  const std::string room = world.create_room(4);
  Guest ada(world), second(world), third(world);
  ada.join(room, 0);
  const std::string name = ada.view().at("seats").at(0).at("name");
  second.join(room);
  second.sit(1, name);
  third.join(room);
  third.sit(2, name);
  const auto names = [&] {
    std::vector<std::string> all;
    for (const json& seat : ada.view().at("seats"))
      if (!seat.is_null()) all.push_back(seat.at("name"));
    return all;
  };
  CHECK(names() == std::vector<std::string>{name, name + " 2", name + " 3"});
  second.ask(protocol::Profile{.name = "Ben", .colour = {}});
  third.ask(protocol::Profile{.name = "ben", .colour = {}});
  CHECK(names() == std::vector<std::string>{name, "Ben", "ben 2"});
  CHECK(third.ask(protocol::Profile{.name = "ben", .colour = {}}).at("type") == "reply");
  CHECK(names() == std::vector<std::string>{name, "Ben", "ben 2"});
  second.ask(protocol::Profile{.name = "Ben", .colour = {}});  // one's own name is free
  CHECK(names() == std::vector<std::string>{name, "Ben", "ben 2"});
}

}  // namespace bastide::test
