// The past of a game, for clients who were not there.
#include "room_world.hpp"

#include "catch.hpp"
#include "effort.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace bastide::test {

using nlohmann::json;

namespace {

/// Events of a room that do not belong to a game.
bool concerns_the_room_alone(const json& event) {
  constexpr std::array<std::string_view, 12> kTypes{
      "seat_taken",  "seat_left", "seat_changed", "secret_renewed",  "host_changed",     "locked",
      "entropy_set", "chat",      "rematch",      "rematch_offered", "rematch_accepted", "rematch_declined"};
  return std::ranges::find(kTypes, event.at("type").get<std::string>()) != kTypes.end();
}

bool is_step(const json& delta) {
  return std::ranges::any_of(delta.at("patch"), [](const json& op) { return op.at("path") == "/game/step"; });
}

/// The steps of the current game in a guest's deltas, as the history must tell them. A step may
/// have no events.
json steps_seen(const Guest& guest) {
  json steps = json::array();
  for (const json& delta : guest.client.deltas()) {
    json events = json::array();
    for (const json& event : delta.at("events"))
      if (!concerns_the_room_alone(event)) events.push_back(event);
    const bool begins = !events.empty() && events.front().at("type") == "game_started";
    if (begins) steps = json::array();
    if (begins || is_step(delta)) steps.push_back({{"step", steps.size()}, {"events", events}});
  }
  return steps;
}

/// All pages joined.
json whole_history(Guest& guest) {
  json steps = guest.ask(protocol::AskHistory{}).at("steps");
  while (!steps.empty() && steps.front().at("step") > 0) {
    json older =
        guest.ask(protocol::AskHistory{.before = steps.front().at("step").get<std::int64_t>()}).at("steps");
    REQUIRE(!older.empty());
    older.insert(older.end(), steps.begin(), steps.end());
    steps = std::move(older);
  }
  return steps;
}

std::vector<std::int64_t> numbers(const json& steps) {
  std::vector<std::int64_t> all;
  for (const json& step : steps) all.push_back(step.at("step").get<std::int64_t>());
  return all;
}

}  // namespace

TEST_CASE("somebody who comes late hears of a game what those heard who were there", "[rooms][history]") {
  static const std::vector<json> all{
      {{"modules", {"farmers", "river", "abbot", "tower"}}},
      {{"game", "castle"}},
      json::object(),
      {{"preset", "tower-2016"}},
      {{"game", "discovery"}, {"preset", "discovery-expert"}},
  };
  const json rules = GENERATE(from_range(few_of(2, all)));
  CAPTURE(rules.dump());
  for (int seed = 0; seed < effort(4); ++seed) {
    CAPTURE(seed);
    RoomWorld world({}, static_cast<std::uint64_t>(seed));
    Random random(static_cast<std::uint64_t>(seed));
    GameTable table(world, 2, rules);
    table.play(random, 20);
    Guest late(world);
    late.join(table.room);
    // It was asked for during the game, and has been updated since.
    REQUIRE(whole_history(late) == steps_seen(*table.players[0]));
    table.play(random, 20);
    table.players[1]->ask(protocol::Chat{.text = "no step"});
    table.play(random);
    const json seen = steps_seen(*table.players[0]);
    REQUIRE(seen.back().at("step") == table.players[0]->view().at("game").at("step"));
    REQUIRE(whole_history(late) == seen);
    REQUIRE(whole_history(*table.players[1]) == seen);

    // Rebuilt from the log alone.
    world.restart();
    Guest later(world);
    later.join(table.room);
    REQUIRE(whole_history(later) == seen);
  }
}

TEST_CASE("the history of a game in which somebody left is that of its steps", "[rooms][history]") {
  RoomWorld world;
  Random random(3);
  GameTable table(world, 3);
  table.play(random, 5);
  Guest eve(world);
  eve.join(table.room);
  CHECK(whole_history(eve) == steps_seen(*table.players[1]));
  table.players[0]->ask(protocol::Leave{});
  const json history = whole_history(eve);
  CHECK(history == steps_seen(*table.players[1]));
  CHECK(history.back().at("events").front().at("type") != "seat_left");
}

TEST_CASE("a page holds so many steps and bytes, and one step at least", "[rooms][history]") {
  server::Limits limits;
  limits.history_steps_max = 10;
  SECTION("steps") {
    RoomWorld world(limits);
    Random random(5);
    GameTable table(world);
    table.play(random, 24);
    Guest& ada = *table.players[0];
    const auto step = ada.view().at("game").at("step").get<std::int64_t>();
    const auto last = numbers(ada.ask(protocol::AskHistory{}).at("steps"));
    REQUIRE(last.size() == 10);
    CHECK(last.front() == step - 9);
    CHECK(last.back() == step);
    CHECK(std::ranges::is_sorted(last));
    CHECK(numbers(ada.ask(protocol::AskHistory{.before = 3}).at("steps")) ==
          std::vector<std::int64_t>{0, 1, 2});
    CHECK(ada.ask(protocol::AskHistory{.before = 0}).at("steps").empty());
    CHECK(numbers(ada.ask(protocol::AskHistory{.before = 1'000'000}).at("steps")) == last);
  }
  SECTION("bytes") {
    limits.history_bytes_max = 1;
    RoomWorld world(limits);
    Random random(5);
    GameTable table(world);
    table.play(random, 6);
    Guest& ada = *table.players[0];
    CHECK(ada.ask(protocol::AskHistory{}).at("steps").size() == 1);
    CHECK(whole_history(ada) == steps_seen(ada));
  }
}

TEST_CASE("each game has a history of its own, and the lobby none", "[rooms][history]") {
  RoomWorld world;
  Random random(8);
  GameTable table(world);
  Guest &ada = *table.players[0], &ben = *table.players[1];
  table.play(random, 3);
  CHECK(ben.ask(protocol::AskHistory{}).at("number") == 1);
  ben.act(Action{.kind = ActionKind::resign});
  CHECK(whole_history(ada) == steps_seen(ada));
  ben.ask(protocol::Rematch{});
  CHECK(ada.ask(protocol::AskHistory{}).at("code") == "room/wrong_phase");
  ada.ask(protocol::Start{});
  table.play(random, 2);
  CHECK(ada.ask(protocol::AskHistory{}).at("number") == 2);
  const json history = whole_history(ada);
  CHECK(history == steps_seen(ada));
  CHECK(history.front().at("events").front().at("type") == "game_started");
}

TEST_CASE("a history that is kept for a while says the same afterwards", "[rooms][history]") {
  server::Limits limits;
  limits.history_kept = std::chrono::seconds(30);
  RoomWorld world(limits);
  Random random(9);
  GameTable table(world);
  Guest& ada = *table.players[0];
  table.play(random, 4);
  CHECK(whole_history(ada) == steps_seen(ada));
  world.pass(std::chrono::seconds(60));
  table.play(random, 4);
  CHECK(whole_history(ada) == steps_seen(ada));
}

TEST_CASE("the history is told whole when the log was made short before a restart", "[rooms][history][log]") {
  RoomWorld world({.room_log_bytes_max = 1024});
  Random random(4);
  GameTable table(world);
  table.play(random, 40);
  REQUIRE(world.store.rooms().at(table.room).entries.size() < 40);
  const json before = whole_history(*table.players[0]);
  REQUIRE(before.size() == 41);
  world.restart();
  Guest back(world);
  back.join(table.room, 0);
  CHECK(whole_history(back) == before);
}

}  // namespace bastide::test
