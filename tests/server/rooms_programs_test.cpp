// Programs on seats: they are shown as such, play as people do, and nobody asks or waits for them.
#include "clock_table.hpp"
#include "record_tools.hpp"
#include "room_world.hpp"

#include "catch.hpp"

#include <protocol/push.hpp>

#include <string>
#include <vector>

namespace bastide::test {

using nlohmann::json;
using namespace std::chrono_literals;

namespace {

constexpr const char* kForPeople = "room/for_people";
constexpr Action kGivesUp{.kind = ActionKind::resign};
const json kNothing = json::object();

bool is_program(const Guest& guest, std::size_t seat) {
  return guest.view().at("seats").at(seat).value("program", false);
}

/// The game goes on until it is this seat's turn.
void play_to(GameTable& table, Seat seat, Random& random) {
  while (seat_to_act(*table.players[0]) != seat) table.move(random);
}

/// The seat plays until another is to act.
void play_turn(GameTable& table, Random& random) {
  const int seat = seat_to_act(*table.players[0]);
  while (seat_to_act(*table.players[0]) == seat) table.move(random);
}

}  // namespace

TEST_CASE("a program is shown as one until it leaves, and in the record of its game", "[rooms][programs]") {
  RoomWorld world;
  Random random(1);
  GameTable table(world, 2, nullptr, kNothing, {1});
  Guest& ada = *table.players[0];
  CHECK(is_program(ada, 1));
  CHECK(!is_program(ada, 0));
  CHECK(table.players[1]->ask(protocol::Profile{.name = "Python", .colour = {}}).at("type") == "reply");
  CHECK(is_program(ada, 1));
  world.restart();
  Guest again(world);
  again.join(table.room, 0);
  CHECK(is_program(again, 1));
  table.players[0] = std::make_unique<Guest>(world);
  table.players[1] = std::make_unique<Guest>(world);
  table.players[0]->join(table.room, 0);
  table.players[1]->join(table.room, 1);
  table.play(random);
  const auto text = world.find_record(game_id(*table.players[0]));
  REQUIRE(text);
  const json record = json::parse(**text);
  CHECK(record.at("seats").at(1).at("program") == true);
  CHECK(!record.at("seats").at(0).contains("program"));
  CHECK(server::verify_tool(**text).exit_code == 0);
  // The log is a snapshot now.
  world.restart();
  Guest watcher(world);
  watcher.join(table.room);
  CHECK(is_program(watcher, 1));
  CHECK(!is_program(watcher, 0));
}

TEST_CASE("a program sits down as it joins, by a link's secret, and comes back to its seat",
          "[rooms][programs]") {
  RoomWorld world;
  const std::string room = world.create_room(3);
  Guest program(world);
  const protocol::Join join{.room = room,
                            .secret = secret_of(7),
                            .since = {},
                            .sit = protocol::SeatWish{.name = "Python", .seat = 2, .program = true}};
  CHECK(program.ask(join).at("seat") == 2);
  CHECK(is_program(program, 2));
  Guest back(world);
  CHECK(back.ask(join).at("seat") == 2);
  CHECK(program.close_code() != 0);
  CHECK(back.ask(protocol::Leave{}).at("type") == "reply");
  Guest ada(world);
  ada.join(room, 0);
  Guest ben(world);
  ben.join(room);
  CHECK(ben.sit(7, "Ben").at("type") == "reply");
  CHECK(!is_program(ada, 1));
}

TEST_CASE("a locked or full room lets no program in either", "[rooms][programs]") {
  RoomWorld world;
  const std::string room = world.create_room(2);
  Guest ada(world), program(world);
  ada.join(room, 0);
  program.join(room);
  ada.ask(protocol::Lock{.locked = true});
  CHECK(program.sit(1, "Python", true).at("code") == "room/locked");
  ada.ask(protocol::Lock{.locked = false});
  CHECK(program.sit(1, "Python", true).at("type") == "reply");
  Guest second(world);
  second.join(room);
  CHECK(second.sit(2, "Perl", true).at("code") == "room/full");
  CHECK(ada.ask(protocol::Remove{.seat = 1}).at("type") == "reply");
}

TEST_CASE("a program that makes a room is shown as one, and begins its game as its host",
          "[rooms][programs]") {
  RoomWorld world;
  const std::string room = world.create_room(2, nullptr, {{"program", true}});
  Guest program(world), ben(world);
  program.join(room, 0);
  ben.join(room);
  ben.sit(1);
  CHECK(is_program(ben, 0));
  CHECK(!is_program(ben, 1));
  CHECK(program.ask(protocol::Start{}).at("type") == "reply");
}

TEST_CASE("a program neither votes nor asks or answers, and is not called", "[rooms][programs]") {
  RoomWorld world;
  GameTable table(world, 3, kAdaBegins, kThreeDays, {1});
  Guest &ada = *table.players[0], &program = *table.players[1];
  const auto code = [&](protocol::Intention intention) {
    return program.ask(std::move(intention)).value("code", "");
  };
  CHECK(code(protocol::VoteSkip{.seat = 0}) == kForPeople);
  CHECK(code(protocol::VoteHandOver{.seat = 0}) == kForPeople);
  CHECK(code(protocol::Pause{}) == kForPeople);
  CHECK(code(protocol::DeclinePause{}) == kForPeople);
  CHECK(code(protocol::Unpause{}) == kForPeople);
  CHECK(code(protocol::AskUndo{}) == kForPeople);
  CHECK(code(protocol::AcceptUndo{}) == kForPeople);
  CHECK(code(protocol::DeclineUndo{}) == kForPeople);
  CHECK(code(protocol::PushSubscribe{.subscription = {.endpoint = "https://push.example.com/python",
                                                      .keys = {},
                                                      .language = protocol::PushLanguage::en,
                                                      .kinds = {protocol::PushKind::turn},
                                                      .quiet = {}}}) == kForPeople);
  CHECK(code(protocol::Chat{.text = "I compute"}) == "");
  ada.act(kGivesUp);
  table.players[2]->act(kGivesUp);
  REQUIRE(table.over());
  CHECK(code(protocol::OfferRematch{}) == kForPeople);
  ada.ask(protocol::OfferRematch{});
  CHECK(code(protocol::AcceptRematch{}) == kForPeople);
  CHECK(code(protocol::DeclineRematch{}) == kForPeople);
}

TEST_CASE("a program is not counted where others vote, and is skipped as a person is", "[rooms][programs]") {
  RoomWorld world;
  Random random(2);
  GameTable table(world, 3, kAdaBegins, kNothing, {1});
  Guest& ada = *table.players[0];
  const auto goes = [&](std::size_t seat) {
    table.players[seat]->disconnect();
    wait(world, 2min);
  };
  SECTION("one other person decides about an absent one") {
    play_to(table, 2, random);
    goes(2);
    CHECK(ada.ask(protocol::VoteSkip{.seat = 2}).at("type") == "reply");
    CHECK(seat_to_act(ada) != 2);
  }
  SECTION("both people decide about an absent program") {
    play_to(table, 1, random);
    goes(1);
    CHECK(ada.ask(protocol::VoteSkip{.seat = 1}).at("type") == "reply");
    CHECK(ada.view().at("skip").at("needed") == 2);
    CHECK(seat_to_act(ada) == 1);
    CHECK(table.players[2]->ask(protocol::VoteSkip{.seat = 1}).at("type") == "reply");
    CHECK(seat_to_act(ada) == 2);
  }
}

TEST_CASE("a program wants each pause", "[rooms][programs]") {
  RoomWorld world;
  GameTable table(world, 2, kAdaBegins, kMinute, {1});
  Guest& ada = *table.players[0];
  CHECK(ada.ask(protocol::Pause{}).at("type") == "reply");
  CHECK(clock_of(ada).value("paused", false));
  CHECK(ada.ask(protocol::Unpause{}).at("type") == "reply");
}

TEST_CASE("a program's clock runs and runs out as a person's does", "[rooms][programs]") {
  RoomWorld world;
  Random random(3);
  GameTable table(world, 2, kAdaBegins, kMinute, {1});
  Guest& ada = *table.players[0];
  play_turn(table, random);
  REQUIRE(seat_to_act(ada) == 1);
  wait(world, kHeadStart + 20s);
  CHECK(left_ms(world, ada, 1) == 40'000);
  wait(world, 41s);
  CHECK(seat_to_act(ada) == 0);
  CHECK(clock_of(ada).at("timeouts").at(1) == 1);
}

TEST_CASE("a program accepts each rematch, and is at its seat in the next game", "[rooms][programs]") {
  RoomWorld world;
  GameTable table(world, 2, nullptr, kNothing, {1});
  Guest& ada = *table.players[0];
  ada.act(kGivesUp);
  REQUIRE(table.over());
  CHECK(ada.ask(protocol::OfferRematch{}).at("type") == "reply");
  CHECK(ada.view().at("rematch").at("accepted") == json::parse("[false,true]"));
  CHECK(ada.ask(protocol::AcceptRematch{}).at("type") == "reply");
  CHECK(ada.view().at("phase") == "playing");
  CHECK(ada.view().at("number") == 2);
  CHECK(is_program(ada, 1));
}

TEST_CASE("a person's turn is taken back with what a program played since, and nobody is asked",
          "[rooms][programs]") {
  RoomWorld world;
  Random random(4);
  GameTable table(world, 2, kAdaBegins, kNothing, {1});
  Guest &ada = *table.players[0], &program = *table.players[1];
  const json before = ada.view().at("game").at("board");
  play_turn(table, random);
  play_turn(table, random);
  REQUIRE(seat_to_act(ada) == 0);
  CHECK(!program.view().contains("may_undo"));
  REQUIRE(ada.view().contains("may_undo"));
  CHECK(ada.ask(protocol::AskUndo{}).at("type") == "reply");
  CHECK(ada.view().at("game").at("board") == before);
  CHECK(!ada.view().contains("undo"));
  CHECK(program.view().at("game").at("board") == before);
}

TEST_CASE("programs play on without people, and their game has its record", "[rooms][programs]") {
  RoomWorld world;
  Random random(5);
  GameTable table(world, 3, nullptr, kNothing, {1, 2});
  table.players[0]->act(kGivesUp);
  REQUIRE(!table.over());
  table.play(random);
  REQUIRE(table.over());
  const auto text = world.find_record(game_id(*table.players[0]));
  REQUIRE(text);
  CHECK(server::verify_tool(**text).exit_code == 0);
}

}  // namespace bastide::test
