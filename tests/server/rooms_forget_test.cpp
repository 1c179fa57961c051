// Who sat on a seat is forgotten, in the room and in the records of its games, and the game goes on.
#include "record_tools.hpp"
#include "room_world.hpp"

#include "catch.hpp"

#include <server/rooms/gzip.hpp>

#include <protocol/push.hpp>
#include <protocol/records/record.hpp>

#include <optional>
#include <string>

namespace bastide::test {

using nlohmann::json;

namespace {

constexpr const char* kName = "Wilhelmina";
constexpr const char* kLine = "see you at the fountain";
constexpr const char* kEndpoint = "https://push.example.com/wilhelmina";

protocol::Expected<int> forget(RoomWorld& world, const std::string& room, Seat seat) {
  std::optional<protocol::Expected<int>> told;
  world.directory().forget_seat(room, seat, [&](protocol::Expected<int> count) { told = std::move(count); });
  world.run();
  REQUIRE(told);
  return *told;
}

protocol::Expected<void> forget_in_record(RoomWorld& world, const std::string& game, Seat seat) {
  std::optional<protocol::Expected<void>> told;
  world.directory().forget_player(game, seat, [&](protocol::Expected<void> done) { told = std::move(done); });
  world.run();
  REQUIRE(told);
  return *told;
}

/// All that the store holds of rooms and records.
std::string stored(RoomWorld& world) {
  std::string all;
  for (const auto& [code, room] : world.store.rooms())
    for (const auto& entry : room.entries) all += entry.payload;
  for (const auto& [id, record] : world.store.records())
    all += server::gunzip(record.gzip, protocol::kRecordBytesMax);
  return all;
}

/// A game in which seat 1 has said its name, a line and where to call.
struct Known {
  explicit Known(RoomWorld& with) : world(with), table(with) {
    Guest& her = *table.players[1];
    her.ask(protocol::Profile{.name = kName, .colour = {}});
    her.ask(protocol::Chat{.text = kLine});
    her.ask(protocol::PushSubscribe{.subscription = {.endpoint = kEndpoint,
                                                     .keys = {},
                                                     .language = protocol::PushLanguage::en,
                                                     .kinds = {protocol::PushKind::turn},
                                                     .quiet = {}}});
    table.players[0]->ask(protocol::Chat{.text = "hello"});
  }
  void check_forgotten() {
    const std::string all = stored(world);
    for (const char* trace : {kName, kLine, kEndpoint}) CHECK(!all.contains(trace));
    for (const auto& guest : table.players) {
      CHECK(guest->view().at("seats").at(1).at("name") == "N. N.");
      REQUIRE(guest->view().at("chat").size() == 1);
      CHECK(guest->view().at("chat").at(0).at("text") == "hello");
    }
  }

  RoomWorld& world;
  GameTable table;
};

}  // namespace

TEST_CASE("a seat is forgotten in the middle of a game, which goes on", "[rooms][forget]") {
  RoomWorld world;
  Random random(3);
  Known known(world);
  GameTable& table = known.table;
  table.play(random, 6);
  REQUIRE(stored(world).contains(kName));
  CHECK(forget(world, table.room, 1) == 0);
  known.check_forgotten();
  CHECK(world.store.scrubs() == 1);
  CHECK(world.store.rooms().at(table.room).entries.size() == 1);

  const json view = table.players[0]->view();
  world.restart();
  for (int seat = 0; seat < 2; ++seat) {
    table.players[static_cast<std::size_t>(seat)] = std::make_unique<Guest>(world);
    CHECK(table.players[static_cast<std::size_t>(seat)]->join(table.room, seat).at("type") == "reply");
  }
  CHECK(table.players[0]->view() == view);
  known.check_forgotten();
  table.play(random);
  const auto text = world.find_record(game_id(*table.players[0]));
  REQUIRE(text);
  CHECK(json::parse(**text).at("seats").at(1).at("name") == "N. N.");
  CHECK(server::verify_tool(**text).exit_code == 0);
}

TEST_CASE("a seat is forgotten in the records of its room's games, whichever seat it had there",
          "[rooms][forget]") {
  RoomWorld world;
  Random random(4);
  Known known(world);
  GameTable& table = known.table;
  table.play(random);
  const std::string game = game_id(*table.players[0]);
  const json before = json::parse(**world.find_record(game));
  REQUIRE(before.at("seats").at(1).at("name") == kName);
  CHECK(forget(world, table.room, 1) == 1);
  known.check_forgotten();
  const auto text = world.find_record(game);
  json after = json::parse(**text);
  CHECK(server::verify_tool(**text).exit_code == 0);
  CHECK(after.at("seats").at(1).at("name") == "N. N.");
  after["seats"][1]["name"] = kName;
  CHECK(after == before);
  // Again: there is nothing left to forget.
  CHECK(forget(world, table.room, 1) == 0);
}

TEST_CASE("somebody who comes back after a seat was forgotten is not told what it had said",
          "[rooms][forget]") {
  RoomWorld world;
  Known known(world);
  Guest& ada = *known.table.players[0];
  const protocol::Seq since = ada.client.seq() - 2;
  CHECK(forget(world, known.table.room, 1) == 0);
  Guest again(world);
  REQUIRE(again.join(known.table.room, 0, since).at("type") == "reply");
  CHECK(again.client.snapshots() == 1);
  for (const std::string& text : again.client.traffic()) CHECK(!text.contains(kLine));
}

TEST_CASE("a record that could not be stored yet is stored without the forgotten name", "[rooms][forget]") {
  RoomWorld world;
  Random random(5);
  Known known(world);
  world.store.fail_compactions(true);
  known.table.play(random);
  CHECK(forget(world, known.table.room, 1).error().code == "store/unavailable");
  world.store.fail_compactions(false);
  CHECK(forget(world, known.table.room, 1));
  CHECK(world.store.records().size() == 1);
  known.check_forgotten();
}

TEST_CASE("one name is forgotten in one record, and the room keeps it", "[rooms][forget]") {
  RoomWorld world;
  Random random(6);
  Known known(world);
  known.table.play(random);
  const std::string game = game_id(*known.table.players[0]);
  CHECK(forget_in_record(world, game, 1));
  const auto text = world.find_record(game);
  CHECK(json::parse(**text).at("seats").at(1).at("name") == "N. N.");
  CHECK(json::parse(**text).at("seats").at(0).at("name") != "N. N.");
  CHECK(server::verify_tool(**text).exit_code == 0);
  CHECK(known.table.players[0]->view().at("seats").at(1).at("name") == kName);
  CHECK(forget_in_record(world, game, 1).error().code == "room/not_found");
  CHECK(forget_in_record(world, game, 2).error().code == "room/not_found");
  CHECK(forget_in_record(world, std::string(32, '0'), 0).error().code == "room/not_found");
  CHECK(forget_in_record(world, "nonsense", 0).error().code == "room/not_found");
}

TEST_CASE("a seat that nobody has can't be forgotten, nor one of an unknown room", "[rooms][forget]") {
  RoomWorld world;
  const std::string room = world.create_room(2);
  CHECK(forget(world, room, 1).error().message == "Nobody has seat 1 of this room.");
  CHECK(forget(world, room, 5).error().code == "room/not_found");
  CHECK(forget(world, "22222222", 0).error().code == "room/not_found");
  CHECK(forget(world, "nonsense", 0).error().code == "room/not_found");
  CHECK(forget(world, room, 0) == 0);
}

TEST_CASE("the host is told where the store's file may still hold what was forgotten", "[rooms][forget]") {
  RoomWorld world;
  Known known(world);
  world.store.fail_scrubs(true);
  const auto told = forget(world, known.table.room, 1);
  REQUIRE(!told);
  CHECK(told.error().message.contains("may still hold it"));
  world.store.fail_scrubs(false);
  CHECK(forget(world, known.table.room, 1));
  CHECK(world.store.scrubs() == 2);
}

}  // namespace bastide::test
