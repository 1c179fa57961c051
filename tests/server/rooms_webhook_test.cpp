// A room's webhook: who sets it, what its chat is told and when, and that its address stays a secret.
#include "catch.hpp"
#include "clock_table.hpp"

#include <protocol/push.hpp>

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

using namespace bastide;
using namespace bastide::test;
using nlohmann::json;
using protocol::PushLanguage;
using server::WebhookKind;
using server::WebhookMessage;
using server::WebhookOutcome;

namespace {

constexpr const char* kHook = "https://chat.example.com/hooks/sesame";

protocol::SetWebhook hook(bool only_end = false, const char* endpoint = kHook) {
  return {.endpoint = endpoint, .language = PushLanguage::de, .only_end = only_end};
}

std::vector<WebhookMessage> told(RoomWorld& world) { return std::exchange(world.webhooks.sent, {}); }

/// All entries that the store has of rooms.
std::string stored(const RoomWorld& world) {
  std::string all;
  for (const auto& [code, room] : world.store.rooms())
    for (const auto& entry : room.entries) all += entry.payload;
  return all;
}

/// A game of two whose chat is told.
struct Told {
  explicit Told(RoomWorld& with, const json& more = json::object(), bool only_end = false)
      : world(with), table(with, 2, nullptr, more) {
    REQUIRE(host().ask(hook(only_end)).at("type") == "reply");
  }
  Guest& host() { return *table.players[0]; }
  Guest& other() { return *table.players[1]; }
  Seat to_act() { return host().view().at("game").at("seat").get<Seat>(); }
  std::string name_to_act() { return host().view().at("seats").at(to_act()).at("name"); }
  void mover_goes() {
    table.players[to_act()]->disconnect();
    world.run();
  }

  RoomWorld& world;
  GameTable table;
};

}  // namespace

TEST_CASE("a chat is told once whose turn it is, when that person has been away for some seconds",
          "[rooms][webhook]") {
  RoomWorld world;
  Told room(world);
  wait(world, 30s);
  CHECK(told(world).empty());  // both are there
  const std::string name = room.name_to_act();
  room.mover_goes();
  wait(world, 8s);
  CHECK(told(world).empty());
  wait(world, 12s);
  const auto messages = told(world);
  REQUIRE(messages.size() == 1);
  CHECK(messages[0].kind == WebhookKind::turn);
  CHECK(messages[0].endpoint == kHook);
  CHECK(messages[0].language == PushLanguage::de);
  CHECK(messages[0].name == name);
  CHECK(messages[0].room == room.table.room);
  CHECK(messages[0].watched);
  CHECK(messages[0].points.empty());
  wait(world, 10min);
  CHECK(told(world).empty());
}

TEST_CASE("a game between people who are there tells nothing but its end", "[rooms][webhook]") {
  RoomWorld world;
  Told room(world);
  Random random(5);
  while (!room.table.over()) {
    room.table.move(random);
    world.pass(1s);
  }
  const auto messages = told(world);
  REQUIRE(messages.size() == 1);
  CHECK(messages[0].kind == WebhookKind::over);
  const json scores = room.host().view().at("game").at("result").at("scores");
  REQUIRE(messages[0].points.size() == 2);
  for (std::size_t seat = 0; seat < 2; ++seat) {
    CHECK(messages[0].points[seat].points == scores[seat]);
    CHECK(room.host().view().at("seats")[seat].at("name") == messages[0].points[seat].name);
  }
}

TEST_CASE("a chat that wants the end alone is not told of turns", "[rooms][webhook]") {
  RoomWorld world;
  Told room(world, json::object(), true);
  room.mover_goes();
  wait(world, 60s);
  CHECK(told(world).empty());
}

TEST_CASE("only the host sets, tries and ends the webhook", "[rooms][webhook]") {
  RoomWorld world;
  Told room(world);
  Guest watcher(world);
  watcher.join(room.table.room);
  for (const protocol::Intention& intention :
       std::vector<protocol::Intention>{hook(), protocol::TryWebhook{}, protocol::EndWebhook{}}) {
    CHECK(room.other().ask(intention).at("code") == "room/not_host");
    CHECK(watcher.ask(intention).at("code") == "room/not_seated");
  }
  CHECK(told(world).empty());
  CHECK(room.host().view().contains("webhook"));
}

TEST_CASE("everybody sees that a chat is told, and nobody its address", "[rooms][webhook]") {
  RoomWorld world;
  Told room(world);
  Guest watcher(world);
  watcher.join(room.table.room);
  for (Guest* guest : {&room.host(), &room.other(), &watcher}) {
    CHECK(guest->view().at("webhook") == json{{"form", "plain"}});
    CHECK_FALSE(guest->view().dump().contains("sesame"));
  }
  room.host().ask(hook(true, "https://chat.example.com/api/webhooks/1/sesame"));
  CHECK(watcher.view().at("webhook") == json{{"form", "discord"}, {"only_end", true}});
  room.host().ask(protocol::EndWebhook{});
  for (Guest* guest : {&room.host(), &room.other(), &watcher}) CHECK_FALSE(guest->view().contains("webhook"));
}

TEST_CASE("an address that is told no more is in no entry of the log", "[rooms][webhook]") {
  RoomWorld world;
  Told room(world);
  REQUIRE(stored(world).contains("sesame"));
  SECTION("ended by the host") { room.host().ask(protocol::EndWebhook{}); }
  SECTION("replaced") { room.host().ask(hook(false, "https://chat.example.com/hooks/other")); }
  SECTION("forgotten by its service") {
    world.webhooks.outcome = WebhookOutcome::gone;
    CHECK(room.host().ask(protocol::TryWebhook{}).at("code") == "room/webhook_failed");
    CHECK_FALSE(room.host().view().contains("webhook"));
  }
  world.run();
  CHECK_FALSE(stored(world).contains("sesame"));
}

TEST_CASE("the address is in no record, and goes with the room", "[rooms][webhook]") {
  RoomWorld world;
  Told room(world);
  const std::string game = game_id(room.host());
  Random random(5);
  room.table.play(random);
  REQUIRE(room.table.over());
  CHECK(stored(world).contains("sesame"));
  const auto record = world.find_record(game);
  REQUIRE(record);
  for (auto& player : room.table.players) player->disconnect();
  wait(world, 31 * 24h);
  CHECK_FALSE(stored(world).contains("sesame"));
  for (const auto& [id, one] : world.store.records()) CHECK(!one.gzip.empty());
}

TEST_CASE("a webhook outlives a restart and the shortening of the log", "[rooms][webhook]") {
  server::Limits limits;
  limits.room_log_bytes_max = 1024;
  RoomWorld world(limits);
  Told room(world);
  Random random(3);
  room.table.play(random, 40);
  world.restart();
  Guest host(world);
  host.join(room.table.room, 0);
  CHECK(host.view().at("webhook") == json{{"form", "plain"}});
  CHECK(host.ask(protocol::TryWebhook{}).at("type") == "reply");
  const auto messages = told(world);
  REQUIRE(messages.size() == 1);
  CHECK(messages[0].kind == WebhookKind::trial);
  CHECK(messages[0].endpoint == kHook);
  CHECK(messages[0].language == PushLanguage::de);
}

TEST_CASE("a room that has left memory tells its chat at its time, and once", "[rooms][webhook]") {
  RoomWorld world;
  Told room(world, {{"clock", {{"kind", "days"}, {"days", 1}}}});
  for (auto& player : room.table.players) player->disconnect();
  wait(world, 20min);
  CHECK(told(world).size() == 1);
  world.restart();
  wait(world, 2h);
  Guest back(world);
  back.join(room.table.room, room.to_act());
  back.disconnect();
  wait(world, 60s);
  CHECK(told(world).empty());
}

TEST_CASE("a message on trial is answered when the chat has taken it, or refused", "[rooms][webhook]") {
  RoomWorld world;
  Told room(world);
  CHECK(room.host().ask(protocol::TryWebhook{}).at("type") == "reply");
  world.webhooks.outcome = WebhookOutcome::failed;
  CHECK(room.host().ask(protocol::TryWebhook{}).at("code") == "room/webhook_failed");
  CHECK(room.host().view().contains("webhook"));
  room.host().ask(protocol::EndWebhook{});
  CHECK(room.host().ask(protocol::TryWebhook{}).at("code") == "room/no_webhook");
}

TEST_CASE("a chat that this server does not tell is refused with its place", "[rooms][webhook]") {
  RoomWorld world;
  GameTable table(world, 2);
  const json error = table.players[0]->ask(hook(false, "https://other.example.com/x"));
  CHECK(error.at("code") == "message/bad_value");
  CHECK(error.at("at") == "endpoint");
  CHECK_FALSE(error.dump().contains("other.example.com"));
  CHECK_FALSE(table.players[0]->view().contains("webhook"));
}

TEST_CASE("a server that tells no chats refuses webhooks, and keeps those of before", "[rooms][webhook]") {
  RoomWorld world;
  Told room(world);
  world.tells_chats = false;
  world.restart();
  Guest host(world);
  host.join(room.table.room, 0);
  CHECK(host.ask(hook(true)).at("code") == "room/no_webhook");
  CHECK(host.ask(protocol::TryWebhook{}).at("code") == "room/no_webhook");
  wait(world, 60s);
  CHECK(told(world).empty());
  CHECK(host.ask(protocol::EndWebhook{}).at("type") == "reply");
  CHECK_FALSE(host.view().contains("webhook"));
}

TEST_CASE("an address sets and tries so many webhooks in an hour", "[rooms][webhook]") {
  server::Limits limits;
  limits.webhooks_per_hour = 2;
  RoomWorld world(limits);
  Told room(world);
  CHECK(room.host().ask(protocol::TryWebhook{}).at("type") == "reply");
  CHECK(room.host().ask(protocol::TryWebhook{}).at("code") == "session/rate_limited");
  CHECK(room.host().ask(hook(true)).at("code") == "session/rate_limited");
  CHECK(told(world).size() == 1);
  world.pass(1h);
  CHECK(room.host().ask(hook(true)).at("type") == "reply");
}

TEST_CASE("a room tells its chat so much in an hour", "[rooms][webhook]") {
  server::Limits limits;
  limits.webhook_messages_per_hour = 2;
  RoomWorld world(limits);
  Told room(world);
  for (int time = 0; time < 2; ++time) CHECK(room.host().ask(protocol::TryWebhook{}).at("type") == "reply");
  CHECK(room.host().ask(protocol::TryWebhook{}).at("code") == "session/rate_limited");
  room.mover_goes();
  wait(world, 60s);
  CHECK(told(world).size() == 2);
}

TEST_CASE("a host who is forgotten takes the webhook along", "[rooms][webhook]") {
  RoomWorld world;
  Told room(world);
  std::optional<protocol::Expected<int>> done;
  world.directory().forget_seat(room.table.room, 0,
                                [&](protocol::Expected<int> count) { done = std::move(count); });
  world.run();
  REQUIRE(done);
  CHECK_FALSE(stored(world).contains("sesame"));
  CHECK_FALSE(room.other().view().contains("webhook"));
}

TEST_CASE("a new host may end the webhook that another one set", "[rooms][webhook]") {
  RoomWorld world;
  const std::string code = world.create_room(2);
  Guest ada(world);
  ada.join(code, 0);
  ada.ask(hook());
  Guest ben(world);
  ben.join(code);
  ben.sit(1);
  ada.ask(protocol::Leave{});
  REQUIRE(ben.view().at("host") == 1);
  CHECK(ben.view().contains("webhook"));
  CHECK(ben.ask(protocol::EndWebhook{}).at("type") == "reply");
  CHECK_FALSE(ben.view().contains("webhook"));
}

TEST_CASE("neither in a pause nor for a computer is a chat told of a turn", "[rooms][webhook]") {
  RoomWorld world;
  Told room(world, {{"clock", {{"kind", "days"}, {"days", 1}}}});
  const Seat mover = room.to_act();
  SECTION("a pause") {
    for (auto& player : room.table.players) player->ask(protocol::Pause{});
  }
  SECTION("a computer stands in") { room.table.players[mover]->ask(protocol::HandOver{"club"}); }
  world.workers().hold();
  room.table.players[mover]->disconnect();
  wait(world, 60s);
  CHECK(told(world).empty());
}
