// Turns that are taken back: who is asked, what comes again, and what stays of them.
#include "clock_table.hpp"
#include "computer_table.hpp"
#include "room_world.hpp"
#include "stored_views.hpp"

#include "all_modules.hpp"
#include "catch.hpp"
#include "effort.hpp"

#include <protocol/undone.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace bastide::test {

using nlohmann::json;
using namespace std::chrono_literals;

namespace {

int step_of(const Guest& guest) { return guest.view().at("game").at("step"); }
bool may_undo(const Guest& guest) { return guest.view().contains("may_undo"); }
const json& events_told(const Guest& guest) { return guest.client.deltas().back().at("events"); }

/// The asked question is answered with this.
json question(int by, const json& accepted) { return {{"by", by}, {"accepted", accepted}}; }

/// All that a guest sees but what goes on although a turn is taken back.
json shown(const Guest& guest) {
  json view = guest.view();
  for (const char* key : {"may_undo", "undo", "chat", "clock"}) view.erase(key);
  view.at("game").erase("step");
  return view;
}

/// The seat to act plays its turn to the end, by the first action that does not put a figure on a tile.
std::vector<Action> play_turn(GameTable& table) {
  Guest& player = table.to_act();
  const json turn = player.view().at("game").at("turn");
  std::vector<Action> played;
  while (player.view().at("game").at("turn") == turn) {
    const std::vector<Action> offered = offered_actions(player.view());
    const auto pass = std::ranges::find(offered, ActionKind::pass, &Action::kind);
    played.push_back(pass == offered.end() ? offered.front() : *pass);
    REQUIRE(player.act(played.back()).at("type") == "reply");
  }
  return played;
}

void play_again(Guest& player, const std::vector<Action>& actions) {
  for (const Action& action : actions) REQUIRE(player.act(action).at("type") == "reply");
}

server::Limits without_bounds() {
  server::Limits limits = at_once();
  limits.messages_per_second = 1'000'000;
  return limits;
}

/// Three people, of whom Ada has played her first turn.
struct FirstTurn {
  explicit FirstTurn(server::Limits limits = without_bounds(), const json& more = json::object())
      : world(std::move(limits)), table(world, 3, kAdaBegins, more), before(shown(cleo())) {
    played = play_turn(table);
  }
  Guest& ada() { return *table.players[0]; }
  Guest& ben() { return *table.players[1]; }
  Guest& cleo() { return *table.players[2]; }

  RoomWorld world;
  GameTable table;
  json before;
  std::vector<Action> played;
};

}  // namespace

TEST_CASE("a turn is taken back when all others accept, and the same tile comes again", "[rooms][undo]") {
  FirstTurn at;
  const json after = shown(at.cleo());
  const int step = step_of(at.ada());
  REQUIRE(after != at.before);
  CHECK(may_undo(at.ada()));
  CHECK_FALSE(may_undo(at.ben()));
  REQUIRE(at.ada().ask(protocol::AskUndo{}).at("type") == "reply");
  CHECK(at.ben().view().at("undo") == question(0, {nullptr, false, false}));
  CHECK_FALSE(may_undo(at.ada()));
  CHECK(at.ada().ask(protocol::AskUndo{}).at("type") == "reply");
  CHECK(at.ada().ask(protocol::AcceptUndo{}).at("code") == "room/no_undo");

  REQUIRE(at.ben().ask(protocol::AcceptUndo{}).at("type") == "reply");
  CHECK(at.ben().view().at("undo") == question(0, {nullptr, true, false}));
  CHECK(shown(at.cleo()) == after);
  const std::string id = at.cleo().tell(protocol::AcceptUndo{});
  at.world.run();
  REQUIRE(at.cleo().client.answer(id)->at("type") == "reply");
  CHECK(events_told(at.ada()) == json::parse(R"([{"type":"undo_accepted","seat":2},
                                                 {"type":"turn_undone","seat":0,"step":0}])"));
  CHECK(shown(at.cleo()) == at.before);
  CHECK(step_of(at.ada()) == step + 1);
  CHECK_FALSE(at.ada().view().contains("undo"));
  CHECK_FALSE(may_undo(at.ada()));
  CHECK(stored_views(at.world, at.table.room).at(1) == at.ada().view().dump());

  CHECK(at.cleo().ask_again(id, protocol::AcceptUndo{}).at("type") == "reply");
  CHECK(at.cleo().ask(protocol::AcceptUndo{}).at("code") == "room/no_undo");
  play_again(at.ada(), at.played);
  CHECK(shown(at.cleo()) == after);
  CHECK(may_undo(at.ada()));
}

TEST_CASE("a turn that was taken back stays so after a restart, with a short log, too",
          "[rooms][undo][log]") {
  server::Limits limits = without_bounds();
  limits.room_log_bytes_max = GENERATE(std::size_t{1}, std::size_t{1} << 20);
  FirstTurn at(limits);
  const auto come_back = [&] {
    at.world.restart();
    for (int seat = 0; seat < 3; ++seat) {
      at.table.players[static_cast<std::size_t>(seat)] = std::make_unique<Guest>(at.world);
      REQUIRE(at.table.players[static_cast<std::size_t>(seat)]->join(at.table.room, seat).at("type") ==
              "reply");
    }
  };
  REQUIRE(at.ada().ask(protocol::AskUndo{}).at("type") == "reply");
  REQUIRE(at.ben().ask(protocol::AcceptUndo{}).at("type") == "reply");
  come_back();
  CHECK(at.ben().view().at("undo") == question(0, {nullptr, true, false}));
  REQUIRE(at.cleo().ask(protocol::AcceptUndo{}).at("type") == "reply");
  CHECK(shown(at.cleo()) == at.before);
  const int step = step_of(at.ada());
  come_back();
  CHECK(shown(at.cleo()) == at.before);
  CHECK(step_of(at.ada()) == step);
  const json history = at.ada().ask(protocol::AskHistory{}).at("steps");
  REQUIRE(std::ssize(history) == step + 1);
  for (int undone = 1; undone < step; ++undone)
    CHECK(history.at(static_cast<std::size_t>(undone)).at("events").empty());
  CHECK(history.back().at("events") == json::parse(R"([{"type":"turn_undone","seat":0,"step":0}])"));
  play_turn(at.table);
  CHECK(may_undo(at.ada()));
}

TEST_CASE("the history tells live what it tells after a restart", "[rooms][undo][history]") {
  FirstTurn at;
  REQUIRE(at.ada().ask(protocol::AskHistory{}).at("steps").size() > 1);  // kept from now on
  at.ada().ask(protocol::AskUndo{});
  at.ben().ask(protocol::AcceptUndo{});
  at.cleo().ask(protocol::AcceptUndo{});
  play_turn(at.table);
  const json live = at.ada().ask(protocol::AskHistory{}).at("steps");
  at.world.restart();
  Guest again(at.world);
  again.join(at.table.room, 0);
  CHECK(again.ask(protocol::AskHistory{}).at("steps") == live);
}

TEST_CASE("one who declines ends the question, and for this turn it is not asked again", "[rooms][undo]") {
  FirstTurn at;
  CHECK(at.ben().ask(protocol::DeclineUndo{}).at("code") == "room/no_undo");
  REQUIRE(at.ada().ask(protocol::AskUndo{}).at("type") == "reply");
  REQUIRE(at.ben().ask(protocol::AcceptUndo{}).at("type") == "reply");
  Guest& decliner = GENERATE(false, true) ? at.ada() : at.cleo();  // Ada has thought better of it
  REQUIRE(decliner.ask(protocol::DeclineUndo{}).at("type") == "reply");
  CHECK(events_told(at.ada()).at(0).at("type") == "undo_declined");
  CHECK_FALSE(at.ben().view().contains("undo"));
  CHECK_FALSE(may_undo(at.ada()));
  CHECK(at.ada().ask(protocol::AskUndo{}).at("code") == "room/no_undo");
  for (int i = 0; i < 3; ++i) play_turn(at.table);
  play_turn(at.table);
  CHECK(at.ada().ask(protocol::AskUndo{}).at("code") == "room/no_undo");
  CHECK(at.ben().ask(protocol::AskUndo{}).at("type") == "reply");
}

TEST_CASE("once the next person has acted the turn before stands", "[rooms][undo]") {
  FirstTurn at;
  CHECK(at.ben().ask(protocol::AskUndo{}).at("code") == "room/no_undo");
  REQUIRE(at.ada().ask(protocol::AskUndo{}).at("type") == "reply");
  const Action first = offered_actions(at.ben().view()).front();
  REQUIRE(at.ben().act(first).at("type") == "reply");
  CHECK_FALSE(at.ada().view().contains("undo"));
  CHECK(at.ada().ask(protocol::AskUndo{}).at("code") == "room/no_undo");
  CHECK(at.cleo().ask(protocol::AcceptUndo{}).at("code") == "room/no_undo");
  CHECK(may_undo(at.ben()));
}

TEST_CASE("somebody who resigns takes nothing back, and nothing is taken back from him", "[rooms][undo]") {
  FirstTurn at;
  SECTION("the asker") { at.ada().act(Action{.kind = ActionKind::resign}); }
  SECTION("another") { at.cleo().act(Action{.kind = ActionKind::resign}); }
  SECTION("one who leaves") { at.cleo().ask(protocol::Leave{}); }
  CHECK_FALSE(may_undo(at.ada()));
  CHECK(at.ada().ask(protocol::AskUndo{}).at("type") == "error");
}

TEST_CASE("a step that the server took for a seat is not taken back, nor what came before", "[rooms][undo]") {
  FirstTurn at(without_bounds(), kMinute);
  REQUIRE(may_undo(at.ada()));
  at.world.pass(70s);
  REQUIRE(seat_to_act(at.ada()) == 2);
  for (const auto& player : at.table.players) CHECK_FALSE(may_undo(*player));
}

TEST_CASE("for whom a computer stands in is not asked", "[rooms][undo][bots]") {
  FirstTurn at;
  at.world.workers().hold();
  REQUIRE(at.ada().ask(protocol::AskUndo{}).at("type") == "reply");
  REQUIRE(at.cleo().ask(protocol::HandOver{.level = "beginner"}).at("type") == "reply");
  CHECK_FALSE(at.ada().view().contains("undo"));  // whom it is asked has changed
  REQUIRE(at.ada().ask(protocol::AskUndo{}).at("type") == "reply");
  CHECK(at.ada().view().at("undo") == question(0, {nullptr, false, nullptr}));
  CHECK(at.cleo().ask(protocol::AcceptUndo{}).at("code") == "room/computer_plays");
  CHECK(at.cleo().ask(protocol::DeclineUndo{}).at("code") == "room/computer_plays");
  REQUIRE(at.ben().ask(protocol::AcceptUndo{}).at("type") == "reply");
  CHECK(shown(at.ben()).at("game") == at.before.at("game"));
}

TEST_CASE("alone with computers a turn is taken back at once, with their answers, which come again",
          "[rooms][undo][bots]") {
  RoomWorld world(without_bounds());
  ComputerTable table(world, {"beginner", "neighbour"});
  const json before = shown(table.ada);
  std::vector<Action> played;
  const auto play = [&] {
    for (const json turn = table.ada.view().at("game").at("turn");
         table.ada.view().at("game").at("turn") == turn;) {
      played.push_back(offered_actions(table.ada.view()).back());
      REQUIRE(table.ada.act(played.back()).at("type") == "reply");
    }
  };
  play();
  REQUIRE(table.to_act() == 0);
  const json after = shown(table.ada);
  REQUIRE(may_undo(table.ada));
  REQUIRE(table.ada.ask(protocol::AskUndo{}).at("type") == "reply");
  CHECK(events_told(table.ada) ==
        json::parse(R"([{"type":"undo_asked","seat":0},{"type":"turn_undone","seat":0,"step":0}])"));
  CHECK(shown(table.ada) == before);
  play_again(table.ada, played);
  CHECK(shown(table.ada) == after);
}

TEST_CASE("so many turns of a seat are taken back in a game, and no more", "[rooms][undo]") {
  RoomWorld world(without_bounds());
  ComputerTable table(world, {"beginner"});
  for (int i = 0; i < protocol::kUndoneTurnsMax; ++i) {
    CAPTURE(i);
    for (const json turn = table.ada.view().at("game").at("turn");
         table.ada.view().at("game").at("turn") == turn;)
      REQUIRE(table.ada.act(offered_actions(table.ada.view()).back()).at("type") == "reply");
    REQUIRE(table.ada.ask(protocol::AskUndo{}).at("type") == "reply");
  }
  Random random(1);
  for (int i = 0; i < 3; ++i) table.move(random);
  CHECK_FALSE(may_undo(table.ada));
  CHECK(table.ada.ask(protocol::AskUndo{}).at("code") == "room/no_undo");
  REQUIRE(table.ada.act(Action{.kind = ActionKind::resign}).at("type") == "reply");
  const json record = record_of(world, table.ada);
  CHECK(std::ssize(record.at("undone")) == protocol::kUndoneTurnsMax);
}

TEST_CASE("a record has what stands, and tells how often a turn was taken back", "[rooms][undo]") {
  FirstTurn at;
  Random random(7);
  CHECK(at.ada().ask(protocol::AskUndo{}).at("type") == "reply");
  at.ben().ask(protocol::AcceptUndo{});
  at.cleo().ask(protocol::AcceptUndo{});
  at.table.play(random);
  REQUIRE(at.table.over());
  CHECK(at.ada().ask(protocol::AskUndo{}).at("code") == "room/wrong_phase");
  const json record = record_of(at.world, at.ada());
  const auto steps = std::ssize(at.played);
  CHECK(record.at("undone") == json::array({{{"seat", 0}, {"step", steps + 1}, {"to", 0}, {"after", 0}}}));
  const auto text = at.world.find_record(game_id(at.ada()));
  CHECK(server::verify_tool(**text).out.contains("turns said to be taken back: 1"));
  CHECK(server::replay_tool(**text, false).out.contains("took a turn back"));
}

TEST_CASE("the time of a turn that is taken back is given back, to everybody", "[rooms][undo][clock]") {
  const json clock = GENERATE(kBank, kMinute);
  CAPTURE(clock.dump());
  RoomWorld world(without_bounds());
  GameTable table(world, 2, kAdaBegins, clock);
  Guest &ada = *table.players[0], &ben = *table.players[1];
  play_turn(table);
  world.pass(kHeadStart + 5s);
  play_turn(table);
  const std::int64_t adas = left_ms(world, ada, 0), bens = left_ms(world, ada, 1);
  world.pass(kHeadStart + 20s);
  play_turn(table);
  world.pass(kHeadStart + 10s);
  REQUIRE(ada.ask(protocol::AskUndo{}).at("type") == "reply");
  world.pass(3s);
  const bool restarted = GENERATE(false, true);
  if (restarted) {
    world.restart();
    Guest again(world);
    again.join(table.room, 1);
    REQUIRE(again.ask(protocol::AcceptUndo{}).at("type") == "reply");
    CHECK(left_ms(world, again, 0) == adas);
    CHECK(left_ms(world, again, 1) == bens);
    CHECK(clock_of(again).at("running").at("seat") == 0);
    return;
  }
  REQUIRE(ben.ask(protocol::AcceptUndo{}).at("type") == "reply");
  CHECK(left_ms(world, ada, 0) == adas);
  CHECK(left_ms(world, ada, 1) == bens);
  CHECK(clock_of(ada).at("running").at("seat") == 0);
  world.pass(kHeadStart + 7s);
  CHECK(left_ms(world, ada, 0) == adas - 7000);
}

TEST_CASE("in a pause no turn is asked for or given back", "[rooms][undo][clock]") {
  RoomWorld world(without_bounds());
  GameTable table(world, 2, kAdaBegins, kMinute);
  Guest &ada = *table.players[0], &ben = *table.players[1];
  play_turn(table);
  const bool asked = GENERATE(false, true);
  if (asked) ada.ask(protocol::AskUndo{});
  ada.ask(protocol::Pause{});
  ben.ask(protocol::Pause{});
  CHECK_FALSE(may_undo(ada));
  CHECK(ada.ask(protocol::AskUndo{}).at("code") == "room/paused");
  CHECK(ben.ask(protocol::AcceptUndo{}).at("code") == "room/paused");
  ben.ask(protocol::Unpause{});
  CHECK(may_undo(ada) == !asked);
  if (asked) CHECK(ben.ask(protocol::AcceptUndo{}).at("type") == "reply");
}

namespace {

/// Whether a step turned up anything before the turn was over.
bool turns_up_within_turn(const json& events) {
  constexpr std::array<std::string_view, 3> kHidden{"tile_drawn", "wall_tile_taken", "chance_drawn"};
  for (const json& event : events) {
    const std::string type = event.at("type");
    if (type == "turn_ended") return false;
    if (std::ranges::find(kHidden, type) != kHidden.end()) return true;
  }
  return false;
}

/// A game of people who take turns back at random.
class RepentantGame {
 public:
  RepentantGame(RoomWorld& world, const json& rules, int seats, std::uint64_t seed)
      : random_(seed), table_(world, seats, rules), eve_(world, TestClient("eve")) {
    eve_.join(table_.room);
    seen_[step_of(eve_)] = sights();
  }

  int undone() const { return undone_; }

  void play(int moves) {
    for (int i = 0; i < moves && !table_.over(); ++i) {
      const auto asker = std::ranges::find_if(table_.players, [](const auto& one) { return may_undo(*one); });
      if (asker != table_.players.end() && random_.below(3) == 0)
        take_back(**asker);
      else
        move();
    }
  }

 private:
  struct Step {
    std::size_t seat;
    Action action;
    json events;
  };

  std::vector<json> sights() const {
    std::vector<json> all{shown(eve_)};
    for (const auto& player : table_.players) all.push_back(shown(*player));
    return all;
  }

  void move() {
    const auto seat = table_.players[0]->view().at("game").at("seat").get<std::size_t>();
    const std::vector<Action> offered = offered_actions(table_.players[seat]->view());
    act(seat, offered[random_.below(static_cast<std::uint32_t>(offered.size()))]);
  }

  void act(std::size_t seat, const Action& action) {
    REQUIRE(table_.players[seat]->act(action).at("type") == "reply");
    steps_[step_of(eve_)] = {.seat = seat, .action = action, .events = events_told(eve_)};
    seen_[step_of(eve_)] = sights();
  }

  void take_back(Guest& asker) {
    REQUIRE(asker.ask(protocol::AskUndo{}).at("type") == "reply");
    for (const auto& player : table_.players)
      if (player.get() != &asker) REQUIRE(player->ask(protocol::AcceptUndo{}).at("type") == "reply");
    const json undone = events_told(eve_).back();
    REQUIRE(undone.at("type") == "turn_undone");
    ++undone_;
    const int to = undone.at("step"), last = step_of(eve_) - 1;
    seen_[step_of(eve_)] = sights();
    CHECK(sights() == seen_.at(to));
    const auto first = steps_.upper_bound(to);
    REQUIRE(first != steps_.end());
    const std::vector<std::pair<int, Step>> gone(first, steps_.upper_bound(last));
    for (const auto& [number, step] : gone) {
      CAPTURE(number, step.events.dump());
      CHECK_FALSE(turns_up_within_turn(step.events));
      CHECK(&asker == table_.players[step.seat].get());
    }
    if (random_.below(2) == 0) return;
    for (const auto& [number, step] : gone) {
      act(step.seat, step.action);
      CHECK(events_told(eve_) == step.events);
    }
  }

  Random random_;
  GameTable table_;
  Guest eve_;
  std::map<int, std::vector<json>> seen_;  ///< by step
  std::map<int, Step> steps_;
  int undone_ = 0;
};

}  // namespace

TEST_CASE("no turn that is taken back has shown its seat what it could use, and the same comes again",
          "[rooms][undo]") {
  struct Row {
    json rules;
    int seats;
  };
  static const std::vector<Row> all{
      {{{"modules", all_modules()}}, 3},
      {{{"game", "castle"}}, 2},
      {{{"modules", {"farmers", "river", "inns_and_cathedrals", "traders_and_builders"}}}, 2},
      {{{"game", "discovery"}}, 3},
      {{{"preset", "tower-2016"}}, 4},
  };
  const auto row = GENERATE(from_range(few_of(2, all)));
  CAPTURE(row.rules.dump());
  int undone = 0;
  for (int seed = 1; seed <= effort(4); ++seed) {
    CAPTURE(seed);
    RoomWorld world(without_bounds(), static_cast<std::uint64_t>(seed));
    RepentantGame game(world, row.rules, row.seats, static_cast<std::uint64_t>(seed));
    game.play(150);
    undone += game.undone();
  }
  CHECK(undone > 3);
}

}  // namespace bastide::test
