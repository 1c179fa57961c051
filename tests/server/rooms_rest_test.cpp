// Resting rooms drop what can be made again, without anybody noticing.
#include "computer_table.hpp"
#include "room_world.hpp"

#include "all_modules.hpp"
#include "catch.hpp"
#include "effort.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace bastide::test {

using nlohmann::json;
using namespace std::chrono_literals;

namespace {

constexpr auto kLook = 10s;  ///< every room is checked within this time
constexpr auto kNever = std::chrono::hours(1000);

server::Limits resting_after(std::chrono::seconds quiet) {
  server::Limits limits = at_once();
  limits.chat_lines_burst = 1'000'000;
  limits.bot_ms_max = 5;
  limits.room_rests_after = quiet;
  return limits;
}

std::uint64_t rested(RoomWorld& world) { return world.directory().stats().rooms_rested_total; }

/// A game, and the first move of the next, with random questions to the room. The room is checked between any
/// two steps, and rests then if it may. Equal seeds do the same.
class BusyGame {
 public:
  BusyGame(std::chrono::seconds rests_after, std::uint64_t seed, int seats, const json& rules,
           const json& more, std::uint32_t moves_max)
      : world_(resting_after(rests_after), seed), random_(seed), table_(world_, seats, rules, more) {
    play(moves_max);
    for (auto& one : table_.players) keep(std::move(one));
    rested_ += test::rested(world_);
  }

  /// Every message to everybody, and the record of the game.
  const std::vector<std::string>& heard() const { return heard_; }
  std::uint64_t rested() const { return rested_; }

 private:
  void play(std::uint32_t moves_max) {
    const std::uint32_t restart_at = 5 + random_.below(20);
    for (std::uint32_t step = 0; !table_.over(); ++step) {
      if (step == moves_max) return;
      if (step == restart_at) restart();
      TestClient& past = pasts_.emplace_back();
      past.resume(player(0).client);
      quiet();
      do_something();
      quiet();
      if (!table_.over()) table_.move(random_);  // a clock may have ended it
    }
    quiet();
    heard_.push_back(**world_.find_record(game_id(player(0))));
    player(0).ask(protocol::AskHistory{});
    player(0).ask(protocol::OfferRematch{});
    quiet();
    for (auto& one : table_.players) one->ask(protocol::AcceptRematch{});
    quiet();
    table_.move(random_);
  }

  void do_something() {
    const std::size_t seat = random_.below(static_cast<std::uint32_t>(table_.players.size()));
    switch (random_.below(9)) {
      case 0: player(seat).ask(protocol::Chat{.text = "still here"}); break;
      case 1: player(seat).ask(protocol::Resync{}); break;
      case 2: player(seat).ask(protocol::AskHistory{}); break;
      case 3: player(seat).ask(protocol::AskSurvey{}); break;
      case 4:
        if (!table_.over())
          table_.to_act().ask(protocol::AskPreview{.actions = {offered_actions(table_.to_act().view())[0]}});
        break;
      case 5: come_back(random_.below(seen())); break;
      case 6: come_back(random_.below(std::min(4U, seen()))); break;
      case 7: watch(); break;
      default: break;
    }
  }

  /// Reconnects seat 0, whose player has missed the last steps.
  void come_back(std::uint32_t missed) {
    const TestClient& past = pasts_[pasts_.size() - 1 - missed];
    auto back = std::make_unique<Guest>(world_, next_client());
    back->client.resume(past);
    back->join(table_.room, 0, past.seq());
    keep(std::exchange(table_.players[0], std::move(back)));
  }

  void watch() {
    auto eve = std::make_unique<Guest>(world_, next_client());
    eve->join(table_.room);
    quiet();
    if (!table_.over()) table_.move(random_);
    keep(std::move(eve));
  }

  void restart() {
    rested_ += test::rested(world_);
    world_.restart();
    for (std::size_t seat = 0; seat < table_.players.size(); ++seat) {
      auto again = std::make_unique<Guest>(world_, next_client());
      again->join(table_.room, static_cast<int>(seat));
      keep(std::exchange(table_.players[seat], std::move(again)));
    }
  }

  std::uint32_t seen() const { return static_cast<std::uint32_t>(pasts_.size()); }
  Guest& player(std::size_t seat) { return *table_.players[seat]; }
  void quiet() { world_.pass(kLook); }
  TestClient next_client() { return TestClient("c" + std::to_string(++clients_) + "-"); }
  void keep(std::unique_ptr<Guest> gone) {
    gone->disconnect();
    world_.run();
    const auto& traffic = gone->client.traffic();
    heard_.insert(heard_.end(), traffic.begin(), traffic.end());
  }

  RoomWorld world_;
  Random random_;
  GameTable table_;
  std::vector<TestClient> pasts_;
  std::vector<std::string> heard_;
  std::uint64_t rested_ = 0;
  int clients_ = 0;
};

}  // namespace

TEST_CASE("whether a room rests between any two steps nobody can tell, byte for byte", "[rooms][rest]") {
  struct Row {
    json rules;
    int seats;
    json more = json::object();
  };
  static const std::vector<Row> all{
      {{{"modules", all_modules()}}, 3},
      {{{"game", "castle"}}, 2, kMinute},
      {{{"preset", "new-edition-full"}}, 3, kMinute},
      {json::object(), 2},
      {{{"game", "castle"}}, 2},
      {{{"game", "discovery"}, {"preset", "discovery-expert"}}, 3},
  };
  const auto row = GENERATE(from_range(few_of(2, all)));
  CAPTURE(row.rules.dump(), row.more.dump());
  const std::uint32_t moves_max = kSanitized ? 60 : 1000;  // a whole game, where that is quick
  for (int seed = 0; seed < effort(1); ++seed) {
    CAPTURE(seed);
    const auto number = static_cast<std::uint64_t>(seed);
    const BusyGame awake(kNever, number, row.seats, row.rules, row.more, moves_max);
    const BusyGame resting(0s, number, row.seats, row.rules, row.more, moves_max);
    REQUIRE(awake.rested() == 0);
    REQUIRE(resting.rested() > 50);
    REQUIRE(resting.heard().size() == awake.heard().size());
    for (std::size_t i = 0; i < awake.heard().size(); ++i) REQUIRE(resting.heard()[i] == awake.heard()[i]);
  }
}

TEST_CASE("each single module rests as well as without", "[rooms][rest]") {
  const std::string module = GENERATE(from_range(all_modules()));
  CAPTURE(module);
  const json rules = {{"modules", {module}}};
  constexpr int kMoves = kSanitized ? 15 : 40;
  const BusyGame awake(kNever, 7, 2, rules, json::object(), kMoves);
  const BusyGame resting(0s, 7, 2, rules, json::object(), kMoves);
  REQUIRE(resting.rested() > kMoves);
  REQUIRE(resting.heard() == awake.heard());
}

TEST_CASE("a room rests after its time, once, and neither where it is asked nor for a ping",
          "[rooms][rest]") {
  RoomWorld world(resting_after(30s));
  Random random(1);
  GameTable table(world, 2, kAdaBegins);
  table.move(random);
  world.pass(20s);
  CHECK(rested(world) == 0);
  table.players[0]->ask(protocol::AskSurvey{});
  world.pass(20s);
  CHECK(rested(world) == 0);
  table.players[0]->ask(protocol::Ping{});
  world.pass(10s);
  CHECK(rested(world) == 1);
  world.pass(60s);
  table.players[0]->ask(protocol::Ping{});
  world.pass(60s);
  CHECK(rested(world) == 1);
  table.move(random);
  world.pass(20s);
  CHECK(rested(world) == 1);
  world.pass(10s);
  CHECK(rested(world) == 2);
}

TEST_CASE("computers play, stand in and give hints in rooms that rest", "[rooms][rest][bots]") {
  RoomWorld world(resting_after(0s));
  Random random(3);
  ComputerTable table(world, {"beginner"});
  while (!table.over()) {
    world.pass(kLook);
    REQUIRE(table.to_act() == 0);
    const json hint = table.ada.ask(protocol::AskHint{});
    if (hint.at("type") == "reply") {
      world.pass(kLook);
      const json act = {
          {"type", "act"}, {"id", "h" + std::to_string(table.step())}, {"actions", hint.at("actions")}};
      table.ada.tell_text(act.dump());
      world.run();
    }
    table.move(random);
  }
}

}  // namespace bastide::test
