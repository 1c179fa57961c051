// Rooms whose log can't be read to its end: they can be looked at, and their host can end the game there.
#include "catch.hpp"
#include "room_world.hpp"

#include <protocol/json.hpp>
#include <protocol/log_entry.hpp>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <ranges>
#include <string>
#include <vector>

namespace bastide::test {
namespace {

using namespace std::chrono_literals;
using nlohmann::json;
using server::StoredEntry;

using Entries = std::vector<StoredEntry>;

Entries& log_of(RoomWorld& world, const std::string& room) { return world.store.rooms().at(room).entries; }

/// The entries from this one on, as a newer version with other words would have written them.
void rewrite_as_newer(Entries& entries, std::size_t from) {
  for (StoredEntry& entry : entries | std::views::drop(from)) {
    json text = json::parse(entry.payload);
    if (text.at("type") == "game_started") text["revision"] = 1'000'000;
    if (text.at("type") == "acted") text["type"] = "acted_by_other_words";
    entry.payload = text.dump();
  }
}

std::size_t place_of(const Entries& entries, std::string_view type) {
  const auto found = std::ranges::find_if(
      entries, [&](const StoredEntry& entry) { return json::parse(entry.payload).at("type") == type; });
  return static_cast<std::size_t>(found - entries.begin());
}

json scores_in(const json& view) {
  json all = json::array();
  for (const json& seat : view.at("game").at("seats")) all.push_back(seat.at("score"));
  return all;
}

/// What the record of this game says.
json record_of(RoomWorld& world, const std::string& id) {
  const auto found = world.find_record(id);
  REQUIRE(found);
  return json::parse(**found);
}

}  // namespace

TEST_CASE("a room with a damaged entry shows what came before it, and takes no change", "[rooms][unread]") {
  RoomWorld world;
  GameTable table(world);
  Random random(7);
  table.play(random, 8);
  const json before = table.players[0]->view();
  const std::string id = game_id(*table.players[0]);
  table.play(random, 4);
  const std::uint64_t seq = table.players[0]->view().at("game").at("step").get<std::uint64_t>();
  Entries& entries = log_of(world, table.room);
  const std::size_t damaged = place_of(entries, "acted") + 8;
  entries[damaged].payload = std::string("\xff{");
  const Entries kept = entries;
  world.restart();

  Guest ada(world), ben(world), watcher(world);
  const json joined = ada.join(table.room, 0, kept.back().seq, "0123456789abcdef");
  CHECK(joined.at("resume") == "snapshot");
  CHECK(joined.at("seq") == kept.back().seq);
  ben.join(table.room, 1);
  watcher.join(table.room);
  json shown = ada.view();
  CHECK(shown.at("broken_off") == json{{"cause", "damaged"}, {"changes", kept.size() - damaged}});
  CHECK(shown.at("game").at("step") == before.at("game").at("step"));
  CHECK(scores_in(shown) == scores_in(before));
  CHECK(shown.at("game").at("legal").empty());
  CHECK(ben.view().at("game").at("legal").empty());
  CHECK(seq > 8);

  CHECK(ada.ask(protocol::Act{.actions = {Action{.kind = ActionKind::resign}}, .step = {}}).at("code") ==
        "room/unreadable");
  CHECK(ben.ask(protocol::Chat{.text = "?"}).at("code") == "room/unreadable");
  CHECK(ben.ask(protocol::Leave{}).at("code") == "room/unreadable");
  CHECK(ben.ask(protocol::BreakOff{}).at("code") == "room/not_host");
  CHECK(ada.ask(protocol::AskHistory{}).at("type") == "reply");
  CHECK(world.directory().stats().rooms_unreadable == 1);
  world.pass(30 * 24h);
  CHECK(log_of(world, table.room) == kept);

  // The host ends it: the points count as they stood.
  Guest host(world), other(world);
  host.join(table.room, 0);
  other.join(table.room, 1);
  CHECK(host.ask(protocol::BreakOff{}).at("type") == "reply");
  CHECK(world.directory().stats().rooms_unreadable == 0);
  for (const Guest* one : {&host, &other}) {
    CHECK(one->view().at("phase") == "finished");
    CHECK(one->view().at("game").at("result").at("ended") == "abandoned");
    CHECK(one->view().at("game").at("result").at("scores") == scores_in(before));
    CHECK(one->view().at("broken_off").at("ended") == true);
  }
  CHECK(host.ask(protocol::BreakOff{}).at("code") == "room/wrong_phase");
  const json record = record_of(world, id);
  CHECK(record.at("result").at("ended") == "abandoned");
  CHECK(record.at("broken_off") == json{{"cause", "damaged"}, {"changes", kept.size() - damaged}});

  // What was set aside stays, and the room goes on.
  const json told = host.view();
  world.restart();
  Guest back(world);
  back.join(table.room, 0);
  CHECK(back.view().at("game").at("result") == told.at("game").at("result"));
  CHECK(back.view().at("broken_off") == told.at("broken_off"));
  const auto stored = protocol::log::decode(log_of(world, table.room).back().payload);
  REQUIRE(stored);
  const auto& aside = std::get<protocol::log::Snapshot>(stored->change).set_aside;
  REQUIRE(aside.size() == kept.size() - damaged);
  CHECK(aside.front() == kept[damaged].payload);
  CHECK(aside.back() == kept.back().payload);
  CHECK(back.ask(protocol::Rematch{}).at("type") == "reply");
  CHECK_FALSE(back.view().contains("broken_off"));
}

TEST_CASE("a game by rules of a newer version is not shown, but its points are (EXP-REV-02)",
          "[rooms][unread]") {
  RoomWorld world;
  GameTable table(world);
  Random random(3);
  table.play(random);
  const json points = table.players[0]->view().at("game").at("result").at("scores");
  REQUIRE(points != json::array({0, 0}));
  // Made short by the newer version, or not yet.
  const bool made_short = GENERATE(false, true);
  Entries& entries = log_of(world, table.room);
  if (made_short) {
    REQUIRE(entries.size() == 1);
    json text = json::parse(entries[0].payload);
    text["rules"]["revision"] = 1'000'000;
    entries[0].payload = text.dump();
  } else {
    world.restart();
    RoomWorld other;
    GameTable same(other);
    Random again(11);
    same.play(again, 60);
    entries = log_of(other, same.room);
    rewrite_as_newer(entries, place_of(entries, "game_started"));
  }
  const Entries kept = entries;
  world.restart();

  Guest ada(world);
  CHECK(ada.join(table.room, 0).at("type") == "reply");
  CHECK(ada.view().at("phase") == "lobby");
  CHECK(ada.view().at("seats").at(1).at("name") == "Player 1");
  const json broken_off = ada.view().at("broken_off");
  CHECK(broken_off.at("cause") == "newer");
  if (made_short) CHECK(broken_off.at("points") == points);
  CHECK(broken_off.at("points").size() == 2);
  CHECK(ada.ask(protocol::Start{}).at("code") == "room/unreadable");
  // Whose seat can't be read keeps its secret for later.
  Guest other(world);
  CHECK(other.join(table.room, 7).at("code") == "room/unreadable");
  CHECK(log_of(world, table.room) == kept);

  // What the game was shuffled with is not used again.
  const std::string before = game_id(ada);
  CHECK(ada.ask(protocol::BreakOff{}).at("type") == "reply");
  CHECK(game_id(ada) != before);
  CHECK(ada.view().at("broken_off").at("points") == broken_off.at("points"));
  world.restart();
  Guest back(world);
  back.join(table.room, 0);
  CHECK(back.view().at("broken_off") == ada.view().at("broken_off"));
  CHECK(back.ask(protocol::Start{}).at("type") == "reply");
  CHECK_FALSE(back.view().contains("broken_off"));
  CHECK(world.find_record(game_id(back)).error().code == "room/not_found");
}

TEST_CASE(
    "a lobby of rules that this version does not know keeps its people, until the host goes on by others",
    "[rooms][unread]") {
  RoomWorld world;
  const std::string room = world.create_room(3);
  Guest ada(world), ben(world);
  ada.join(room, 0);
  ben.join(room);
  ben.sit(1, "Ben");
  CHECK(ada.ask(protocol::Lock{.locked = true}).at("type") == "reply");
  const bool begun = GENERATE(false, true);
  if (begun) CHECK(ada.ask(protocol::Start{}).at("type") == "reply");
  Entries& entries = log_of(world, room);
  json text = json::parse(entries[0].payload);
  text["rules"]["modules"] = json::array({"a_box_of_later"});
  entries[0].payload = text.dump();
  const Entries kept = entries;
  world.restart();

  Guest host(world), other(world);
  CHECK(host.join(room, 0).at("type") == "reply");
  CHECK(other.join(room, 1).at("seat") == 1);
  CHECK(host.view().at("phase") == "lobby");
  CHECK(host.view().at("locked") == true);
  CHECK(host.view().at("seats").at(1).at("name") == "Ben");
  CHECK(host.view().at("broken_off") == json{{"cause", "newer"}, {"changes", kept.size()}});
  CHECK(other.ask(protocol::Leave{}).at("code") == "room/unreadable");
  CHECK(log_of(world, room) == kept);

  CHECK(host.ask(protocol::BreakOff{}).at("type") == "reply");
  const json told = host.view();
  world.restart();
  Guest back(world), friend_back(world);
  back.join(room, 0);
  friend_back.join(room, 1);
  CHECK(back.view().at("seats") == told.at("seats"));
  CHECK(back.view().at("broken_off") == told.at("broken_off"));
  CHECK(back.ask(protocol::Start{}).at("type") == "reply");
  CHECK(back.view().at("phase") == "playing");
}

TEST_CASE("points that a version would count otherwise are never shown instead of those that were told",
          "[rooms][unread]") {
  RoomWorld world;
  GameTable table(world);
  Random random(11);
  table.play(random, 60);
  Entries& entries = log_of(world, table.room);
  const auto scoring = std::ranges::find_if(
      entries, [](const StoredEntry& entry) { return entry.payload.contains("\"points\""); });
  REQUIRE(scoring != entries.end());
  json text = json::parse(scoring->payload);
  text["points"][0] = text["points"][0].get<int>() + 1;
  scoring->payload = text.dump();
  const auto left = entries.end() - scoring;
  world.restart();
  Guest ada(world);
  ada.join(table.room, 0);
  CHECK(ada.view().at("broken_off") == json{{"cause", "damaged"}, {"changes", left}});
}

TEST_CASE("a newer version keeps to what people were told when a game was broken off", "[rooms][unread]") {
  RoomWorld world;
  GameTable table(world);
  Random random(5);
  table.play(random, 10);
  const Entries readable = log_of(world, table.room);
  rewrite_as_newer(log_of(world, table.room), readable.size() - 4);
  world.restart();
  Guest ada(world);
  ada.join(table.room, 0);
  world.store.fail_compactions(true);  // so that the log stays as long as it is
  CHECK(ada.ask(protocol::BreakOff{}).at("type") == "reply");
  const json result = ada.view().at("game").at("result");
  world.store.fail_compactions(false);
  Entries& entries = log_of(world, table.room);
  std::ranges::copy(readable | std::views::drop(readable.size() - 4),
                    entries.begin() + static_cast<std::ptrdiff_t>(readable.size() - 4));
  world.restart();
  Guest back(world);
  back.join(table.room, 0);
  CHECK(back.view().at("game").at("result") == result);
  CHECK(back.view().at("broken_off").at("changes") == 4);
}

TEST_CASE("a log that breaks off where all can be read is no log of a room", "[rooms][unread]") {
  RoomWorld world;
  GameTable table(world);
  Entries& entries = log_of(world, table.room);
  const auto after = GENERATE(-1, 0, 99);  // counted from the last entry
  const std::uint64_t last = entries.back().seq;
  const json broken_off{
      {"type", "broken_off"}, {"after", static_cast<std::int64_t>(last) + after}, {"cause", "damaged"}};
  if (after < 0) entries.pop_back();
  entries.push_back({.seq = entries.back().seq + 1, .at_ms = 0, .payload = broken_off.dump()});
  world.restart();
  Guest ada(world);
  CHECK(ada.join(table.room, 0).at("code") == "room/unreadable");
}

TEST_CASE("the host of the server ends a room that can only be looked at, with its record",
          "[rooms][unread]") {
  RoomWorld world;
  GameTable table(world);
  Random random(5);
  table.play(random, 10);
  const std::string id = game_id(*table.players[0]);
  log_of(world, table.room).back().payload = "{";
  world.restart();
  Guest ada(world);
  ada.join(table.room, 0);
  std::optional<protocol::Expected<void>> ended;
  world.directory().end_room(table.room, [&](protocol::Expected<void> answer) { ended = std::move(answer); });
  world.run();
  REQUIRE(ended);
  CHECK(ended->has_value());
  CHECK(ada.client.closing() == "room_closed");
  CHECK(record_of(world, id).at("broken_off").at("changes") == 1);
  CHECK(world.directory().stats().rooms_unreadable == 0);
}

}  // namespace bastide::test
