// Calls to people whose page is closed: when, on which devices, and when not.
#include "catch.hpp"
#include "clock_table.hpp"

#include <protocol/clock.hpp>
#include <protocol/push.hpp>

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

using namespace bastide;
using namespace bastide::test;
using nlohmann::json;
using protocol::PushKind;
using protocol::QuietHours;

namespace {

const std::vector<PushKind> kAll{PushKind::turn, PushKind::time, PushKind::seat, PushKind::rematch,
                                 PushKind::over};

protocol::PushSubscribe subscribe(const std::string& device, std::vector<PushKind> kinds = kAll,
                                  std::optional<QuietHours> quiet = {}) {
  return {.subscription = {.endpoint = "https://push.example.com/" + device,
                           .keys = {},
                           .language = protocol::PushLanguage::en,
                           .kinds = std::move(kinds),
                           .quiet = quiet}};
}

std::string device(const std::string& name) {
  return protocol::device_of("https://push.example.com/" + name);
}

/// What has been sent since the last call, as "kind to device".
std::vector<std::string> sent(RoomWorld& world) {
  std::vector<std::string> told;
  for (const auto& one : world.push.sent)
    told.push_back(std::string(name(one.message.call.kind)) + " to " + one.message.to.endpoint.substr(25));
  world.push.sent.clear();
  return told;
}
using CallsSent = std::vector<std::string>;

/// A game of two whose seats are called on "ada" and "ben".
struct Called {
  explicit Called(RoomWorld& with, const json& more = json::object(), std::optional<QuietHours> quiet = {})
      : world(with), table(with, 2, nullptr, more) {
    table.players[0]->ask(subscribe("ada", kAll, quiet));
    table.players[1]->ask(subscribe("ben", kAll, quiet));
  }
  Seat to_act() const { return table.players[0]->view().at("game").at("seat").get<Seat>(); }
  std::string mover() const { return to_act() == 0 ? "ada" : "ben"; }
  /// Whoever must act goes; the other one stays.
  void mover_goes() {
    table.players[to_act()]->disconnect();
    world.run();
  }

  RoomWorld& world;
  GameTable table;
};

const json kOneDay = {{"clock", {{"kind", "days"}, {"days", 1}}}};

/// Minutes of the UTC day at the world's time.
int minute_now(const RoomWorld& world) { return static_cast<int>(world.time.wall_ms() / 60'000 % (24 * 60)); }

}  // namespace

TEST_CASE("somebody who must act and is not there is called once, after some seconds", "[rooms][push]") {
  RoomWorld world;
  Called room(world);
  wait(world, 30s);
  CHECK(sent(world) == CallsSent{});  // both are there
  const std::string mover = room.mover();
  room.mover_goes();
  wait(world, 8s);
  CHECK(sent(world) == CallsSent{});
  wait(world, 12s);
  CHECK(world.push.sent.at(0).message.call.room == room.table.room);
  CHECK(sent(world) == CallsSent{"turn to " + mover});
  wait(world, 300s);
  CHECK(sent(world) == CallsSent{});
}

TEST_CASE("a new turn of somebody who is not there is a new call", "[rooms][push]") {
  RoomWorld world;
  Called room(world);
  Random random(3);
  const Seat away = static_cast<Seat>(1 - room.to_act());
  room.table.players[away]->disconnect();
  while (room.table.players[1 - away]->view().at("game").at("seat") != away) room.table.move(random);
  wait(world, 12s);
  CHECK(sent(world) == CallsSent{away == 0 ? "turn to ada" : "turn to ben"});
}

TEST_CASE("nobody is called who did not ask for it, or not for this", "[rooms][push]") {
  RoomWorld world;
  GameTable table(world, 2);
  const Seat seat = table.players[0]->view().at("game").at("seat");
  table.players[seat]->ask(subscribe("one", {PushKind::over}));
  table.players[seat]->disconnect();
  wait(world, 60s);
  CHECK(sent(world) == CallsSent{});
}

TEST_CASE("the time of a long turn is called at its half and at a tenth", "[rooms][push]") {
  RoomWorld world;
  Called room(world, kOneDay);
  const std::string mover = room.mover();
  room.mover_goes();
  wait(world, 1min);
  CHECK(sent(world) == CallsSent{"turn to " + mover});
  wait(world, 11h);
  CHECK(sent(world) == CallsSent{});
  wait(world, 61min);
  CHECK(world.push.sent.at(0).message.call.seconds.value() / 60 == 12 * 60 - 1);
  CHECK(sent(world) == CallsSent{"time to " + mover});
  wait(world, 9h + 36min);
  CHECK(sent(world) == CallsSent{"time to " + mover});
}

TEST_CASE("a room that nobody has in memory calls at its time, after a restart, too, and once",
          "[rooms][push]") {
  RoomWorld world;
  Called room(world, kOneDay);
  const std::string mover = room.mover();
  for (auto& player : room.table.players) player->disconnect();
  wait(world, 20min);  // it has left memory
  CHECK(sent(world) == CallsSent{"turn to " + mover});
  world.restart();
  wait(world, 11h);
  CHECK(sent(world) == CallsSent{});
  world.restart();
  wait(world, 62min);
  CHECK(sent(world) == CallsSent{"time to " + mover});
  world.restart();
  wait(world, 1h);
  CHECK(sent(world) == CallsSent{});
}

TEST_CASE("in quiet hours a turn waits for their end", "[rooms][push]") {
  RoomWorld world;
  const int now = minute_now(world);
  Called room(world, json::object(),
              QuietHours{.from = (now + 24 * 60 - 5) % (24 * 60), .to = (now + 180) % (24 * 60)});
  const std::string mover = room.mover();
  room.mover_goes();
  wait(world, 170min);
  CHECK(sent(world) == CallsSent{});
  wait(world, 15min);
  CHECK(sent(world) == CallsSent{"turn to " + mover});
}

TEST_CASE("a call of the time that would come too late does not wait for the end of quiet hours",
          "[rooms][push]") {
  RoomWorld world;
  const int now = minute_now(world);
  Called room(world, kOneDay,
              QuietHours{.from = (now + 20 * 60) % (24 * 60), .to = (now + 2 * 60) % (24 * 60)});
  const std::string mover = room.mover();
  room.mover_goes();
  wait(world, 2h + 2min);
  CHECK(sent(world) == CallsSent{"turn to " + mover});
  wait(world, 10h);
  CHECK(sent(world) == CallsSent{"time to " + mover});
  wait(world, 9h + 40min);
  CHECK(sent(world) == CallsSent{"time to " + mover});
}

TEST_CASE("news are called to those who are not there, and in quiet hours never", "[rooms][push]") {
  RoomWorld world;
  const std::string room = world.create_room(3);
  Guest ada(world);
  ada.join(room, 0);
  const int now = minute_now(world);
  const bool quiet = GENERATE(false, true);
  const auto hours =
      quiet ? std::optional(QuietHours{.from = now, .to = (now + 60) % (24 * 60)}) : std::nullopt;
  ada.ask(subscribe("ada", kAll, hours));
  Guest ben(world);
  ben.join(room);
  ben.sit(1);
  CHECK(sent(world) == CallsSent{});  // Ada has seen it
  ada.disconnect();
  Guest cleo(world);
  cleo.join(room);
  cleo.sit(2, "Cleo");
  if (!quiet) CHECK(world.push.sent.at(0).message.call.name == "Cleo");
  CHECK(sent(world) == (quiet ? CallsSent{} : CallsSent{"seat to ada"}));
  wait(world, 2h);
  CHECK(sent(world) == CallsSent{});
}

TEST_CASE("the end of a game and the offer of another one are called", "[rooms][push]") {
  RoomWorld world;
  Called room(world);
  room.table.players[1]->disconnect();
  room.table.players[0]->ask(protocol::Leave{});
  CHECK(sent(world) == CallsSent{"over to ben"});
}

TEST_CASE("an offered rematch is called", "[rooms][push]") {
  RoomWorld world;
  Called room(world);
  Random random(5);
  room.table.play(random);
  REQUIRE(room.table.over());
  CHECK(sent(world) == CallsSent{});
  room.table.players[0]->disconnect();
  room.table.players[1]->ask(protocol::OfferRematch{});
  CHECK(sent(world) == CallsSent{"rematch to ada"});
}

TEST_CASE("somebody who has subscribed sees where, and the others that they can be called", "[rooms][push]") {
  RoomWorld world;
  GameTable table(world, 2);
  CHECK_FALSE(table.players[0]->view().contains("push"));
  CHECK_FALSE(table.players[1]->view().at("seats")[0].contains("callable"));
  table.players[0]->ask(subscribe("one"));
  table.players[0]->ask(subscribe("two"));
  CHECK(table.players[0]->view().at("push") == json{device("one"), device("two")});
  CHECK(table.players[1]->view().at("seats")[0].at("callable") == true);
  CHECK_FALSE(table.players[1]->view().contains("push"));
  table.players[0]->ask(protocol::PushUnsubscribe{device("one")});
  CHECK(table.players[0]->view().at("push") == json{device("two")});
  table.players[0]->ask(protocol::PushUnsubscribe{device("two")});
  CHECK_FALSE(table.players[0]->view().contains("push"));
  CHECK_FALSE(table.players[1]->view().at("seats")[0].contains("callable"));
}

TEST_CASE("a seat is called on so many devices, of which the oldest ends", "[rooms][push]") {
  server::Limits limits;
  limits.push_devices_max = 2;
  RoomWorld world(limits);
  GameTable table(world, 2);
  for (const char* one : {"one", "two", "three"}) table.players[0]->ask(subscribe(one));
  CHECK(table.players[0]->view().at("push") == json{device("two"), device("three")});
  table.players[0]->ask(subscribe("two", {PushKind::over}));  // the same one anew
  CHECK(table.players[0]->view().at("push") == json{device("three"), device("two")});
}

TEST_CASE("a subscription that is gone ends, also in a room that has left memory", "[rooms][push]") {
  RoomWorld world;
  Called room(world);
  const std::string mover = room.mover();
  for (auto& player : room.table.players) player->disconnect();
  wait(world, 20min);
  REQUIRE(world.push.sent.size() == 1);
  world.push.sent[0].gone();
  world.run();
  Guest back(world);
  back.join(room.table.room, mover == "ada" ? 0 : 1);
  CHECK_FALSE(back.view().contains("push"));
}

TEST_CASE("subscriptions outlive a restart and the shortening of the log, and end with the seat",
          "[rooms][push]") {
  server::Limits limits;
  limits.room_log_bytes_max = 1024;
  RoomWorld world(limits);
  Called room(world);
  Random random(3);
  room.table.play(random, 40);
  world.restart();
  Guest ada(world);
  ada.join(room.table.room, 0);
  CHECK(ada.view().at("push") == json{device("ada")});
  ada.ask(protocol::Leave{});
  Guest ben(world);
  ben.join(room.table.room, 1);
  CHECK_FALSE(ben.view().at("seats")[0].contains("callable"));
}

TEST_CASE("a push service that this server does not call is refused with its place", "[rooms][push]") {
  RoomWorld world;
  GameTable table(world, 2);
  protocol::PushSubscribe other = subscribe("one");
  other.subscription.endpoint = "https://other.example.com/one";
  const json error = table.players[0]->ask(other);
  CHECK(error.at("code") == "message/bad_value");
  CHECK(error.at("at") == "endpoint");
  CHECK_FALSE(table.players[0]->view().contains("push"));
}

TEST_CASE("calls to a seat are bounded, over all its devices", "[rooms][push]") {
  server::Limits limits;
  limits.push_calls_burst = 2;
  limits.push_interval = 1h;
  RoomWorld world(limits);
  const std::string room = world.create_room(5);
  Guest ada(world);
  ada.join(room, 0);
  ada.ask(subscribe("one"));
  ada.ask(subscribe("two"));
  ada.disconnect();
  for (int number = 1; number < 4; ++number) {
    Guest guest(world);
    guest.join(room);
    guest.sit(number, "Guest " + std::to_string(number));
  }
  CHECK(sent(world) == CallsSent{"seat to one", "seat to two"});
}

TEST_CASE("an address subscribes so many times an hour", "[rooms][push]") {
  server::Limits limits;
  limits.push_subscriptions_per_hour = 2;
  RoomWorld world(limits);
  GameTable table(world, 2);
  table.players[0]->ask(subscribe("one"));
  table.players[1]->ask(subscribe("two"));
  CHECK(table.players[0]->ask(subscribe("three")).at("code") == "session/rate_limited");
  CHECK(table.players[0]->view().at("push") == json{device("one")});
  world.pass(1h);
  table.players[0]->ask(subscribe("three"));
  CHECK(table.players[0]->view().at("push") == json{device("one"), device("three")});
}

TEST_CASE("somebody who renews a seat's secret ends the subscriptions of whoever had the old one",
          "[rooms][push]") {
  RoomWorld world;
  Called room(world);
  room.table.players[0]->ask(protocol::Renew{secret_of(7)});
  CHECK_FALSE(room.table.players[0]->view().contains("push"));
  CHECK(room.table.players[1]->view().contains("push"));
}

TEST_CASE("in a pause, for a computer and when it was handed over nobody is called", "[rooms][push]") {
  RoomWorld world;
  Called room(world, kOneDay);
  const Seat mover = room.to_act();
  SECTION("a pause") {
    for (auto& player : room.table.players) player->ask(protocol::Pause{});
  }
  SECTION("a computer stands in") { room.table.players[mover]->ask(protocol::HandOver{"club"}); }
  world.workers().hold();
  room.table.players[mover]->disconnect();
  wait(world, 60s);
  CHECK(sent(world) == CallsSent{});
}
