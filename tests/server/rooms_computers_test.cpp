// Computers on seats: how they get there, that they play, and whom they stand in for.
#include "record_tools.hpp"
#include "room_world.hpp"

#include "../../server/rooms/src/room_state.hpp"
#include "../../server/rooms/src/thinkers.hpp"

#include <server/rooms/computer_levels.hpp>

#include <protocol/http.hpp>

#include "catch.hpp"

#include <chrono>
#include <set>
#include <string>

namespace bastide::test {

using nlohmann::json;
using namespace std::chrono_literals;

namespace {

const json kAdaBegins = {{"options", {{"first_player", 0}}}};
const json kMinute = {{"clock", {{"kind", "turn"}, {"seconds", 60}}}};

/// Computers move as soon as they know what.
server::Limits at_once() {
  server::Limits limits;
  limits.bot_pace_normal_ms = 0;
  limits.messages_burst = 1'000'000;
  limits.seat_changes_burst = 1'000'000;
  limits.room_changes_burst = 1'000'000;
  return limits;
}

json with_computers(std::initializer_list<const char*> levels) {
  json computers = json::array();
  for (const char* level : levels) computers.push_back({{"level", level}});
  return {{"computers", computers}};
}

/// A game of Ada, who sits on seat 0, with computers on all others.
struct ComputerTable {
  explicit ComputerTable(RoomWorld& in, std::initializer_list<const char*> levels,
                         const json& rules = kAdaBegins, json more = json::object())
      : world(in), ada(in, TestClient("a-")) {
    more.update(with_computers(levels));
    room = world.create_room(static_cast<int>(levels.size()) + 1, rules, more);
    REQUIRE(ada.join(room, 0).at("seat") == 0);
    REQUIRE(ada.ask(protocol::Start{}).at("type") == "reply");
  }

  bool over() const { return ada.view().at("phase") == "finished"; }
  int step() const { return ada.view().at("game").at("step"); }
  int to_act() const { return ada.view().at("game").at("seat"); }
  /// A random legal action of Ada.
  void move(Random& random) {
    const std::vector<Action> actions = offered_actions(ada.view());
    REQUIRE(!actions.empty());
    REQUIRE(ada.act(actions[random.below(static_cast<std::uint32_t>(actions.size()))]).at("type") == "reply");
  }
  /// Until a computer is to act.
  void end_turn() {
    Random random(1);
    for (int i = 0; i < 20 && to_act() == 0; ++i) move(random);
    REQUIRE(to_act() != 0);
  }

  RoomWorld& world;
  Guest ada;
  std::string room;
};

std::vector<std::string> event_types(const Guest& guest) {
  std::vector<std::string> types;
  for (const json& event : guest.client.deltas().back().at("events")) types.push_back(event.at("type"));
  return types;
}

json record_of(RoomWorld& world, const Guest& guest) {
  const auto text = world.find_record(guest.view().at("shuffle").at("game_id"));
  REQUIRE(text);
  const server::ToolReport report = server::verify_tool(**text);
  CAPTURE(report.out, report.err);
  CHECK(report.exit_code == 0);
  CHECK(server::replay_tool(**text, false).exit_code == 0);
  return json::parse(**text);
}

/// What everybody would see if the room were loaded now.
std::vector<std::string> stored_views(RoomWorld& world, const std::string& room) {
  server::RulesInPlay rules_in_play;
  const auto state = server::RoomState::rebuild(room, world.store.rooms().at(room).entries, rules_in_play);
  std::vector<std::string> views{state.view(server::kSpectating).text};
  for (const server::SessionId session : state.sessions()) views.push_back(state.view(session).text);
  return views;
}

}  // namespace

TEST_CASE("the host seats computers in the lobby, changes their level and sends them away", "[rooms][bots]") {
  RoomWorld world;
  const std::string room = world.create_room(4);
  Guest ada(world), ben(world);
  ada.join(room, 0);
  ben.join(room);
  ben.ask(protocol::Sit{.secret = secret_of(1), .name = "Ben", .seat = 2, .colour = {}});

  CHECK(ada.ask(protocol::AddComputer{.level = "club"}).at("type") == "reply");
  const json first = ben.view().at("seats").at(1);
  CHECK(first.at("computer") == json{{"level", "club"}});
  CHECK(first.at("colour") == "yellow");
  CHECK(ben.client.deltas().back().at("events").at(0) == json{{"type", "computer_seated"},
                                                              {"seat", 1},
                                                              {"level", "club"},
                                                              {"name", first.at("name")},
                                                              {"colour", "yellow"}});
  CHECK(ada.ask(protocol::AddComputer{.level = "club", .seat = 3}).at("type") == "reply");
  CHECK(ada.view().at("seats").at(3).at("name") != first.at("name"));
  CHECK(ada.view().at("seats").at(3).at("colour") == "green");
  CHECK(ada.client.presence().at("connected") == json{true, true, true, true});

  CHECK(ada.ask(protocol::AddComputer{.level = "beginner", .seat = 1}).at("type") == "reply");
  CHECK(ada.view().at("seats").at(1).at("computer").at("level") == "beginner");
  CHECK(ada.view().at("seats").at(1).at("colour") == "yellow");
  const auto before = ada.client.deltas().size();
  CHECK(ada.ask(protocol::AddComputer{.level = "beginner", .seat = 1}).at("type") == "reply");
  CHECK(ada.client.deltas().size() == before);

  CHECK(ada.ask(protocol::Remove{.seat = 3}).at("type") == "reply");
  CHECK(ada.view().at("seats").at(3).is_null());
  CHECK(stored_views(world, room) == stored_views(world, room));
  const json view = ada.view();
  world.restart();
  Guest again(world);
  again.join(room, 0);
  CHECK(again.view() == view);
}

TEST_CASE("each level is in the catalogue, and at each a computer has a name of its own", "[rooms][bots]") {
  RoomWorld world;
  std::set<std::string> names;
  for (const std::string_view level : server::computer_levels()) {
    CHECK(level != "random");
    const std::string room = world.create_room(5);
    Guest ada(world);
    ada.join(room, 0);
    for (int i = 0; i < 4; ++i) {
      REQUIRE(ada.ask(protocol::AddComputer{.level = std::string(level)}).at("type") == "reply");
      names.insert(ada.view().at("seats").back().is_null() ? "" : ada.view().at("seats").back().at("name"));
    }
    std::set<std::string> here;
    for (const json& seat : ada.view().at("seats")) here.insert(seat.at("name"));
    CHECK(here.size() == 5);
  }
  CHECK(server::computer_levels().size() >= 3);
  CHECK(names.size() > server::computer_levels().size());
}

TEST_CASE("what can't be done with computers is refused with its code", "[rooms][bots]") {
  RoomWorld world;
  const std::string room = world.create_room(2, kAdaBegins);
  Guest ada(world), ben(world);
  ada.join(room, 0);
  ben.join(room);
  ben.sit(1);
  const auto code = [](Guest& guest, protocol::Intention intention) {
    const json answer = guest.ask(std::move(intention));
    return answer.value("code", "done") + " " + answer.value("at", "");
  };
  CHECK(code(ada, protocol::AddComputer{.level = "wizard"}) == "room/unknown_level level");
  CHECK(code(ada, protocol::AddComputer{.level = "random"}) == "room/unknown_level level");
  CHECK(code(ada, protocol::AddComputer{.level = "club"}) == "room/full ");
  CHECK(code(ada, protocol::AddComputer{.level = "club", .seat = 1}) == "room/seat_taken seat");
  CHECK(code(ada, protocol::AddComputer{.level = "club", .seat = 4}) == "message/out_of_range seat");
  CHECK(code(ben, protocol::AddComputer{.level = "club"}) == "room/not_host ");
  CHECK(code(ben, protocol::SetPace{}) == "room/not_host ");
  CHECK(code(ada, protocol::HandOver{.level = "club"}) == "room/wrong_phase ");
  CHECK(code(ada, protocol::TakeBack{}) == "room/wrong_phase ");
  CHECK(code(ada, protocol::VoteHandOver{.seat = 1}) == "room/wrong_phase ");

  REQUIRE(ada.ask(protocol::Start{}).at("type") == "reply");
  CHECK(code(ada, protocol::AddComputer{.level = "club"}) == "room/wrong_phase ");
  CHECK(code(ada, protocol::HandOver{.level = "wizard"}) == "room/unknown_level level");
  CHECK(code(ada, protocol::TakeBack{}) == "room/no_computer ");
  CHECK(code(ben, protocol::VoteHandOver{.seat = 0}) == "room/not_skippable seat");
  CHECK(code(ada, protocol::VoteHandOver{.seat = 0}) == "room/not_skippable seat");
  CHECK(code(ada, protocol::HandOver{.level = "club"}) == "done ");
  CHECK(code(ada, protocol::HandOver{.level = "club"}) == "room/computer_plays ");
  CHECK(code(ada, protocol::Act{.actions = {{.kind = ActionKind::resign}}, .step = {}}) ==
        "room/computer_plays ");
  CHECK(code(ada, protocol::VoteSkip{.seat = 1}) == "room/computer_plays ");
  CHECK(code(ben, protocol::VoteSkip{.seat = 0}) == "room/not_skippable seat");
  CHECK(code(ben, protocol::VoteHandOver{.seat = 0}) == "room/not_skippable seat");

  Guest& resigned = ben;
  resigned.act({.kind = ActionKind::resign});
  CHECK(ada.view().at("phase") == "finished");
  CHECK(code(ben, protocol::HandOver{.level = "club"}) == "room/wrong_phase ");
}

TEST_CASE("who has resigned hands nothing over, and computers stay to the end of a game", "[rooms][bots]") {
  RoomWorld world;
  ComputerTable table(world, {"beginner", "beginner"});
  CHECK(table.ada.ask(protocol::Remove{.seat = 1}).at("code") == "room/wrong_phase");
  REQUIRE(table.ada.act({.kind = ActionKind::resign}).at("type") == "reply");
  REQUIRE_FALSE(table.over());
  CHECK(table.ada.ask(protocol::HandOver{.level = "club"}).at("code") == "action/seat_resigned");
}

TEST_CASE("a room is made with computers, and with none at a level that is not there", "[rooms][bots]") {
  RoomWorld world;
  const std::string room = world.create_room(4, nullptr, with_computers({"neighbour", "club"}));
  Guest ada(world);
  ada.join(room, 0);
  const json seats = ada.view().at("seats");
  CHECK(seats.at(1).at("computer").at("level") == "neighbour");
  CHECK(seats.at(2).at("computer").at("level") == "club");
  CHECK(seats.at(1).at("colour") == "blue");
  CHECK(seats.at(3).is_null());

  json body = {{"secret", protocol::to_base64url(secret_of(0).bytes)}, {"name", "Ada"}, {"seats", 3}};
  body.update(with_computers({"club", "wizard"}));
  std::optional<protocol::WireRejection> refused;
  world.directory().create_room(*protocol::decode_create_room(body.dump()), "",
                                [&](const protocol::Expected<protocol::RoomCreated>& created) {
                                  if (!created) refused = created.error();
                                });
  world.run();
  REQUIRE(refused);
  CHECK(refused->code == "room/unknown_level");
  CHECK(refused->at == "computers[1].level");
}

TEST_CASE("a person and computers play games to their end, and the records verify", "[rooms][bots]") {
  const json rules = GENERATE(values<json>({
      json::object(),
      {{"modules", {"farmers", "river", "abbot", "tower"}}},
      {{"game", "castle"}},
  }));
  CAPTURE(rules.dump());
  RoomWorld world(at_once());
  const bool castle = rules.contains("game");
  ComputerTable table = castle ? ComputerTable(world, {"neighbour"}, rules)
                               : ComputerTable(world, {"beginner", "neighbour"}, rules);
  Random random(7);
  while (!table.over()) table.move(random);
  const json result = table.ada.view().at("game").at("result");
  CHECK(result.at("ended") == "finished");
  const json record = record_of(world, table.ada);
  CHECK_FALSE(record.at("seats").at(0).contains("computer"));
  CHECK(record.at("seats").back().at("computer") == "neighbour");
  CHECK_FALSE(record.contains("stand_ins"));

  const server::RoomStats& stats = world.directory().stats();
  CHECK(stats.computer_moves().at("neighbour") > 20);
  CHECK(stats.thoughts_failed_total == 0);
  CHECK(stats.thoughts_elsewhere_total == 0);
  CHECK(stats.thoughts_waiting == 0);
}

TEST_CASE("a club player's moves are legal in every phase that it meets", "[rooms][bots]") {
  server::Limits limits = at_once();
  limits.bot_ms_max = 5;
  RoomWorld world(limits);
  ComputerTable table(world, {"club"}, {{"preset", "tower-2016"}});
  Random random(3);
  for (int i = 0; i < 24 && !table.over(); ++i) table.move(random);
  CHECK(world.directory().stats().computer_moves().at("club") > 5);
  CHECK(world.directory().stats().thoughts_failed_total == 0);
}

TEST_CASE("computers play on among themselves when every person has handed over", "[rooms][bots]") {
  RoomWorld world(at_once());
  ComputerTable table(world, {"beginner"});
  REQUIRE(table.ada.ask(protocol::HandOver{.level = "neighbour"}).at("type") == "reply");
  CHECK(table.over());
  CHECK(table.ada.view().at("game").at("result").at("ended") == "finished");
  const json record = record_of(world, table.ada);
  CHECK(record.at("stand_ins") == json::parse(R"([{"seat":0,"step":0,"level":"neighbour"}])"));
  CHECK_FALSE(record.at("seats").at(0).contains("computer"));
}

TEST_CASE("who is away for long is removed by the host though a computer stands in", "[rooms][bots]") {
  RoomWorld world;
  GameTable table(world, 3, kAdaBegins);
  Guest &ada = *table.players[0], &ben = *table.players[1];
  REQUIRE(ben.ask(protocol::HandOver{.level = "club"}).at("type") == "reply");
  CHECK(ada.ask(protocol::Remove{.seat = 1}).at("code") == "room/not_away");
  ben.disconnect();
  world.run();
  world.pass(5min + 1s);
  CHECK(ada.ask(protocol::Remove{.seat = 1}).at("type") == "reply");
  CHECK_FALSE(ada.view().at("seats").at(1).contains("computer"));
  CHECK(ada.view().at("game").at("seats").at(1).at("resigned") == true);
  CHECK(stored_views(world, table.room).at(1) == ada.view().dump());
}

TEST_CASE("computers play on when the last person has left for good", "[rooms][bots]") {
  RoomWorld world(at_once());
  ComputerTable table(world, {"beginner", "neighbour"});
  REQUIRE(table.ada.ask(protocol::Leave{}).at("type") == "reply");
  CHECK(table.over());
  const json result = table.ada.view().at("game").at("result");
  CHECK(result.at("ended") == "finished");
  CHECK(record_of(world, table.ada).at("seats").at(2).at("computer") == "neighbour");
}

TEST_CASE("who stood in when is kept over restarts and short logs", "[rooms][bots]") {
  server::Limits limits;
  limits.room_log_bytes_max = GENERATE(std::size_t{1024}, std::size_t{1} << 20);
  RoomWorld world(limits);
  ComputerTable table(world, {"beginner"});
  table.ada.ask(protocol::HandOver{.level = "club"});
  world.pass(2s);
  for (int i = 0; i < 5; ++i)
    table.ada.ask(protocol::Profile{.name = std::string(24, 'a' + char(i)), .colour = {}});
  const int step = table.step();
  REQUIRE(step > 0);
  world.restart();
  Guest again(world, TestClient("again-"));
  again.join(table.room, 0);
  CHECK(again.ask(protocol::TakeBack{}).at("type") == "reply");
  again.act({.kind = ActionKind::resign});
  const json expected = {{{"seat", 0}, {"step", 0}, {"level", "club"}},
                         {{"seat", 0}, {"step", step}, {"level", nullptr}}};
  CHECK(record_of(world, again).at("stand_ins") == expected);
}

TEST_CASE("a person hands the seat over, goes, comes back and takes it back", "[rooms][bots]") {
  RoomWorld world;
  ComputerTable table(world, {"beginner"}, kAdaBegins, kMinute);
  world.pass(21s);
  REQUIRE(table.ada.ask(protocol::HandOver{.level = "neighbour"}).at("type") == "reply");
  CHECK(table.ada.view().at("seats").at(0).at("computer") ==
        json::parse(R"({"level":"neighbour","stands_in":true})"));
  CHECK(table.ada.client.deltas().back().at("events") ==
        json::parse(R"([{"type":"handed_over","seat":0,"level":"neighbour","cause":"own"}])"));
  const json& clock = table.ada.view().at("clock");
  CHECK_FALSE(clock.contains("running"));
  CHECK(clock.at("left_ms").at(0) == 40'000);
  CHECK(stored_views(world, table.room).back() == table.ada.view().dump());

  table.ada.disconnect();
  world.pass(2s);
  Guest back(world, TestClient("again-"));
  back.join(table.room, 0);
  CHECK(back.view().at("game").at("step") == 1);
  CHECK(back.ask(protocol::TakeBack{}).at("type") == "reply");
  CHECK_FALSE(back.view().at("seats").at(0).contains("computer"));
  if (back.view().at("game").at("seat") == 0) {
    CHECK(back.view().at("clock").at("running").at("seat") == 0);
    CHECK(back.view().at("clock").at("left_ms").at(0) == 40'000);
  }
  back.act({.kind = ActionKind::resign});
  const json record = record_of(world, back);
  CHECK(record.at("stand_ins") ==
        json::parse(R"([{"seat":0,"step":0,"level":"neighbour"},{"seat":0,"step":1,"level":null}])"));
}

TEST_CASE("no clock runs for a computer, and each turn of a person has its whole time", "[rooms][bots]") {
  RoomWorld world;
  ComputerTable table(world, {"beginner"}, kAdaBegins, kMinute);
  REQUIRE(table.ada.view().at("clock").at("running").at("seat") == 0);
  table.end_turn();
  CHECK_FALSE(table.ada.view().at("clock").contains("running"));
  for (int i = 0; i < 10 && table.to_act() == 1; ++i) world.pass(2s);
  REQUIRE(table.to_act() == 0);
  world.pass(30s);
  table.ada.ask(protocol::HandOver{.level = "beginner"});
  for (int i = 0; i < 10 && table.to_act() == 0; ++i) world.pass(2s);
  table.ada.ask(protocol::TakeBack{});
  for (int i = 0; i < 10 && table.to_act() == 1; ++i) world.pass(2s);
  REQUIRE(table.to_act() == 0);
  CHECK(table.ada.view().at("clock").at("left_ms").at(0) == 60'000);
  world.pass(62s);
  CHECK(table.ada.view().at("clock").at("timeouts") == json{1, 0});
}

TEST_CASE("the others vote for a computer in the place of who is away, and persons alone count",
          "[rooms][bots]") {
  RoomWorld world;
  const std::string room = world.create_room(4, kAdaBegins, with_computers({"beginner"}));
  Guest ada(world), ben(world), cleo(world);
  ada.join(room, 0);
  ben.join(room);
  ben.sit(1, "Ben");
  cleo.join(room);
  cleo.sit(2, "Cleo");
  ada.ask(protocol::Start{});
  const protocol::VoteHandOver vote{.seat = 0};
  world.pass(4min);  // slow, but here
  CHECK(ben.ask(vote).at("code") == "room/not_skippable");
  ada.disconnect();
  world.run();
  world.pass(61s);
  CHECK(ben.ask(protocol::VoteHandOver{.seat = 1}).at("code") == "room/not_skippable");
  CHECK(ben.ask(vote).at("type") == "reply");
  CHECK(cleo.view().at("hand_over") ==
        json::parse(R"({"seat":0,"votes":[false,false,true,false],"needed":2})"));
  CHECK_FALSE(cleo.view().contains("skip"));
  CHECK(ben.ask(vote).at("type") == "reply");

  world.restart();
  Guest ben_again(world, TestClient("b2-")), cleo_again(world, TestClient("c2-"));
  ben_again.join(room, 1);
  cleo_again.join(room, 2);
  CHECK(cleo_again.view().at("hand_over").at("votes") == json{false, false, true, false});
  world.pass(61s);
  CHECK(cleo_again.ask(vote).at("type") == "reply");
  CHECK_FALSE(cleo_again.view().contains("hand_over"));
  CHECK(cleo_again.view().at("seats").at(0).at("computer") ==
        json::parse(R"({"level":"club","stands_in":true})"));
  CHECK(cleo_again.client.presence().at("skippable_in_ms").at(0).is_null());
  Guest back(world, TestClient("a2-"));
  back.join(room, 0);
  CHECK(back.ask(protocol::TakeBack{}).at("type") == "reply");
}

TEST_CASE("a pause asks persons alone, and nobody plays meanwhile", "[rooms][bots]") {
  RoomWorld world;
  ComputerTable table(world, {"beginner"}, kAdaBegins, kMinute);
  table.end_turn();
  REQUIRE(table.ada.ask(protocol::Pause{}).at("type") == "reply");
  REQUIRE(table.ada.view().at("clock").at("paused") == true);
  const int step = table.step();
  for (int i = 0; i < 5; ++i) world.pass(5s);
  CHECK(table.step() == step);
  table.ada.ask(protocol::Unpause{});
  world.pass(2s);
  CHECK(table.step() > step);
}

TEST_CASE("a computer lets the others wait as long as the pace says", "[rooms][bots]") {
  RoomWorld world;
  ComputerTable table(world, {"beginner"});
  SECTION("normal") {
    CHECK_FALSE(table.ada.view().contains("pace"));
    table.end_turn();
    const int step = table.step();
    world.pass(1100ms);
    CHECK(table.step() == step);
    world.pass(100ms);
    CHECK(table.step() == step + 1);
    if (table.to_act() == 1) {
      world.pass(300ms);
      CHECK(table.step() == step + 1);
      world.pass(100ms);
      CHECK(table.step() == step + 2);
    }
  }
  SECTION("slow") {
    CHECK(table.ada.ask(protocol::SetPace{protocol::Pace::slow}).at("type") == "reply");
    CHECK(table.ada.view().at("pace") == "slow");
    CHECK(event_types(table.ada) == std::vector<std::string>{"pace_set"});
    table.end_turn();
    const int step = table.step();
    world.pass(2400ms);
    CHECK(table.step() == step);
    world.pass(100ms);
    CHECK(table.step() == step + 1);
  }
  SECTION("fast") {
    table.ada.ask(protocol::SetPace{protocol::Pace::fast});
    CHECK(stored_views(world, table.room).back() == table.ada.view().dump());
    Random random(1);
    const int before = table.step();
    int moves = 0;
    for (; table.ada.view().at("game").at("turn") == 1; ++moves) table.move(random);
    CHECK(table.step() > before + moves);
    CHECK(table.to_act() == 0);
  }
}

TEST_CASE("after a restart computers go on as soon as somebody comes, and not before", "[rooms][bots]") {
  server::Limits limits;
  limits.room_log_bytes_max = GENERATE(std::size_t{1024}, std::size_t{1} << 20);
  RoomWorld world(limits);
  ComputerTable table(world, {"beginner", "neighbour"});
  for (int round = 0; round < 8; ++round) {
    table.end_turn();
    for (int i = 0; i < 40 && table.to_act() != 0; ++i) world.pass(1s);
  }
  table.ada.ask(protocol::HandOver{.level = "beginner"});
  const json view = table.ada.view();
  CHECK(stored_views(world, table.room).back() == view.dump());
  const int loads = world.store.loads();
  world.restart();
  for (int i = 0; i < 10; ++i) world.pass(5s);
  CHECK(world.store.loads() == loads);
  Guest again(world, TestClient("again-"));
  again.join(table.room, 0);
  CHECK(again.view() == view);
  world.pass(2s);
  CHECK(again.view().at("game").at("step") > view.at("game").at("step"));
}

TEST_CASE("computers rest when nobody has been there for an hour, but not by a clock of days",
          "[rooms][bots]") {
  server::Limits limits;
  limits.room_unloaded_after = 10h;
  RoomWorld world(limits);
  const bool of_days = GENERATE(false, true);
  const json days = {{"clock", {{"kind", "days"}, {"days", 3}}}};
  ComputerTable table(world, {"beginner"}, kAdaBegins, of_days ? days : json::object());
  const auto entries = [&] { return world.store.rooms().at(table.room).entries.size(); };
  world.workers().hold();  // so that the game does not end meanwhile
  table.ada.ask(protocol::HandOver{.level = "beginner"});
  table.ada.disconnect();
  world.pass(30s);
  world.pass(59min);
  world.pass(5min);
  const auto before = entries();
  world.workers().release();
  for (int i = 0; i < 3; ++i) world.pass(10s);
  CHECK((entries() > before) == of_days);

  Guest back(world, TestClient("again-"));
  back.join(table.room, 0);
  for (int i = 0; i < 3; ++i) world.pass(10s);
  CHECK(entries() > before);
}

TEST_CASE("a thought that comes when the game has moved on is dropped", "[rooms][bots]") {
  RoomWorld world(at_once());
  ComputerTable table(world, {"beginner"});
  world.workers().hold();
  table.ada.ask(protocol::HandOver{.level = "beginner"});
  REQUIRE(world.workers().waiting() == 1);
  SECTION("its seat was taken back") { REQUIRE(table.ada.ask(protocol::TakeBack{}).at("type") == "reply"); }
  SECTION("its person has left") { REQUIRE(table.ada.ask(protocol::Leave{}).at("type") == "reply"); }
  SECTION("the room was closed") {
    world.directory().end_room(table.room, [](const protocol::Expected<void>&) {});
    world.run();
  }
  const auto entries = world.store.rooms().at(table.room).entries.size();
  world.workers().release();
  world.run();
  CHECK(world.directory().stats().thoughts_dropped_total == 1);
  CHECK(world.directory().stats().computer_moves().empty());
  CHECK(world.store.rooms().at(table.room).entries.size() == entries);
}

TEST_CASE("for a computer that finds no move the server takes the step of a skipped seat", "[rooms][bots]") {
  RoomWorld world;
  ComputerTable table(world, {"beginner"});
  // A level of a later version, which this one does not know.
  for (auto& entry : world.store.rooms().at(table.room).entries) {
    const auto at = entry.payload.find("\"beginner\"");
    if (at != std::string::npos) entry.payload.replace(at, 10, "\"wizard\"");
  }
  world.restart();
  Guest again(world, TestClient("again-"));
  again.join(table.room, 0);
  while (again.view().at("game").at("seat") == 0) {
    const std::vector<Action> actions = offered_actions(again.view());
    again.act(actions.front());
  }
  const int turn = again.view().at("game").at("turn");
  world.pass(2s);
  CHECK(again.view().at("game").at("turn") == turn + 1);
  CHECK(again.view().at("game").at("seat") == 0);
  CHECK(world.directory().stats().thoughts_failed_total == 1);
}

TEST_CASE("a computer's move that can't be stored is tried again", "[rooms][bots]") {
  RoomWorld world;
  ComputerTable table(world, {"beginner"});
  table.end_turn();
  const int step = table.step();
  world.store.fail_append(1, 2);
  world.pass(1200ms);
  CHECK(table.step() == step);
  world.pass(1s);
  CHECK(table.step() == step);
  world.pass(1s);
  CHECK(table.step() == step + 1);
  CHECK(world.directory().stats().appends_failed_total == 2);
}

TEST_CASE("computers accept every rematch, and play in it", "[rooms][bots]") {
  RoomWorld world(at_once());
  ComputerTable table(world, {"beginner"});
  table.ada.ask(protocol::HandOver{.level = "beginner"});
  REQUIRE(table.over());
  CHECK(table.ada.ask(protocol::OfferRematch{}).at("type") == "reply");
  CHECK(table.ada.view().at("rematch").at("accepted") == json{false, true});
  CHECK(table.ada.ask(protocol::AcceptRematch{}).at("type") == "reply");
  CHECK(table.ada.view().at("number") == 2);
  CHECK_FALSE(table.ada.view().at("seats").at(0).contains("computer"));
  CHECK(table.ada.view().at("seats").at(1).at("computer").at("level") == "beginner");
  CHECK(table.to_act() == 0);  // the computer has begun and moved
  CHECK(table.step() > 0);
  Random random(4);
  while (!table.over()) table.move(random);
  CHECK_FALSE(record_of(world, table.ada).contains("stand_ins"));

  CHECK(table.ada.ask(protocol::Rematch{}).at("type") == "reply");
  CHECK(table.ada.view().at("phase") == "lobby");
  CHECK(table.ada.view().at("seats").at(1).at("computer").at("level") == "beginner");
  CHECK(table.ada.ask(protocol::Remove{.seat = 1}).at("type") == "reply");
  CHECK(table.ada.ask(protocol::Start{}).at("code") == "room/not_enough_seats");
}

TEST_CASE("a lobby that only computers are left in closes", "[rooms][bots]") {
  RoomWorld world;
  const std::string room = world.create_room(2, nullptr, with_computers({"club"}));
  Guest ada(world);
  ada.join(room, 0);
  ada.tell(protocol::Leave{});
  world.run();
  CHECK(world.store.rooms().at(room).closed);
}

TEST_CASE("removing a computer sends no spectator away", "[rooms][bots]") {
  RoomWorld world;
  const std::string room = world.create_room(2, nullptr, with_computers({"club"}));
  Guest ada(world), eve(world);
  ada.join(room, 0);
  eve.join(room);
  ada.ask(protocol::Remove{.seat = 1});
  CHECK(eve.close_code() == 0);
  CHECK(eve.view().at("seats").at(1).is_null());
}

TEST_CASE("a hint is a whole step that an act takes, for who must act, and not for ever", "[rooms][bots]") {
  RoomWorld world;
  GameTable table(world, 2, kAdaBegins);
  Guest &ada = *table.players[0], &ben = *table.players[1];
  CHECK(ben.ask(protocol::AskHint{}).at("code") == "action/not_your_turn");
  const json view = ada.view();
  const json hint = ada.ask(protocol::AskHint{});
  REQUIRE(hint.at("type") == "reply");
  CHECK(ada.view() == view);
  for (int again = 0; again < 2; ++again) CHECK(ada.ask(protocol::AskHint{}).at("type") == "reply");
  CHECK(ada.ask(protocol::AskHint{}).at("code") == "room/hints_rate_limited");
  world.pass(60s);
  CHECK(ada.ask(protocol::AskHint{}).at("type") == "reply");

  const json act = {{"type", "act"}, {"id", "h1"}, {"actions", hint.at("actions")}};
  ada.tell_text(act.dump());
  world.run();
  REQUIRE(ada.client.answer("h1")->at("type") == "reply");
  CHECK(ada.view().at("game").at("seat") == 1);
  CHECK(ada.view().at("game").at("step") == 1);

  world.workers().hold();
  const std::string late = ben.tell(protocol::AskHint{});
  world.run();
  CHECK(ben.ask(protocol::AskHint{}).at("code") == "room/server_busy");
  ben.act(offered_actions(ben.view()).front());
  world.workers().release();
  world.run();
  CHECK(ben.client.answer(late)->at("code") == "room/stale");
}

TEST_CASE("there are hints with all aids alone, and none where a computer plays", "[rooms][bots]") {
  RoomWorld world;
  GameTable table(world, 2, kAdaBegins, {{"aids", GENERATE("no_counting", "none")}});
  CHECK(table.players[0]->ask(protocol::AskHint{}).at("code") == "room/aids_off");
  GameTable other(world, 2, kAdaBegins, kMinute);
  Guest& ada = *other.players[0];
  ada.ask(protocol::Pause{});
  other.players[1]->ask(protocol::Pause{});
  CHECK(ada.ask(protocol::AskHint{}).at("code") == "room/paused");
  ada.ask(protocol::Unpause{});
  ada.ask(protocol::HandOver{.level = "beginner"});
  CHECK(ada.ask(protocol::AskHint{}).at("code") == "room/computer_plays");
}

TEST_CASE("the more decisions wait, the less time each of them gets", "[rooms][bots]") {
  FakeTime time;
  FakeWorkers workers;
  server::RoomStats stats;
  server::Limits limits;
  const server::Thinkers thinkers(&workers, time, limits, stats);
  CHECK(thinkers.time_for(time.steady()) == 1s);
  stats.thoughts_waiting = 1;
  CHECK(thinkers.time_for(time.steady()) == 900ms);
  stats.thoughts_waiting = 3;
  CHECK(thinkers.time_for(time.steady()) == 450ms);
  stats.thoughts_waiting = 199;
  CHECK(thinkers.time_for(time.steady()) == 9ms);
  stats.thoughts_waiting = 0;
  CHECK(thinkers.time_for(time.steady() - 1600ms) == 200ms);
  CHECK(thinkers.time_for(time.steady() - 5s) == 0ms);
  limits.bot_ms_max = 30;
  CHECK(thinkers.time_for(time.steady()) == 30ms);
}

}  // namespace bastide::test
