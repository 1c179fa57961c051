// Computers on seats: who adds and removes them, and with which levels.
#include "computer_table.hpp"
#include "stored_views.hpp"

#include <server/rooms/computer_levels.hpp>

#include "catch.hpp"

#include <algorithm>
#include <chrono>
#include <set>
#include <string>
#include <vector>

namespace bastide::test {

using nlohmann::json;

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

TEST_CASE("an impossible wish for computers is refused with its code", "[rooms][bots]") {
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
  CHECK(code(ada, protocol::Act{.actions = {Action{.kind = ActionKind::resign}}, .step = {}}) ==
        "room/computer_plays ");
  CHECK(code(ada, protocol::VoteSkip{.seat = 1}) == "room/computer_plays ");
  CHECK(code(ben, protocol::VoteSkip{.seat = 0}) == "room/not_skippable seat");
  CHECK(code(ben, protocol::VoteHandOver{.seat = 0}) == "room/not_skippable seat");

  Guest& resigned = ben;
  resigned.act(Action{.kind = ActionKind::resign});
  CHECK(ada.view().at("phase") == "finished");
  CHECK(code(ben, protocol::HandOver{.level = "club"}) == "room/wrong_phase ");
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

TEST_CASE("when the last person resigns the game is over at once, and the computer that is ahead has won",
          "[rooms][bots]") {
  RoomWorld world(at_once());
  ComputerTable table(world, {"neighbour", "club", "neighbour"});
  Random random(7);
  const auto scores = [&] {
    std::vector<int> all;
    for (const json& seat : table.ada.view().at("game").at("seats")) all.push_back(seat.at("score"));
    return all;
  };
  const auto ahead = [&] {
    const std::vector<int> all = scores();
    return static_cast<std::size_t>(std::max_element(all.begin() + 1, all.end()) - all.begin());
  };
  while (!table.over() && (table.to_act() != 0 || scores()[ahead()] == 0 || ahead() == 3)) {
    if (table.to_act() == 0)
      table.move(random);
    else
      world.run();
  }
  REQUIRE(!table.over());
  const std::size_t winner = ahead();
  const std::vector<int> points = scores();
  SECTION("by resigning") {
    REQUIRE(table.ada.act(Action{.kind = ActionKind::resign}).at("type") == "reply");
  }
  SECTION("by resigning, while the store can't be written for a moment") {
    world.store.fail_append(2, 2);
    REQUIRE(table.ada.act(Action{.kind = ActionKind::resign}).at("type") == "reply");
    for (int i = 0; i < 30 && !table.over(); ++i) world.pass(std::chrono::seconds(1));
  }
  world.run();
  REQUIRE(table.over());
  const json result = table.ada.view().at("game").at("result");
  CHECK(result.at("winners") == json::array({winner}));
  CHECK(result.at("ended") == "resigned");
  CHECK(result.at("scores") == points);
  CHECK(record_of(world, table.ada).at("result") == result);
}

TEST_CASE("computers play on for a person whom one of them stands in for", "[rooms][bots]") {
  RoomWorld world(at_once());
  ComputerTable table(world, {"neighbour", "neighbour"});
  REQUIRE(table.ada.ask(protocol::HandOver{.level = "neighbour"}).at("type") == "reply");
  const int before = table.step();
  for (int i = 0; i < 20; ++i) world.pass(std::chrono::seconds(1));
  CHECK((table.over() || table.step() > before + 3));
  if (table.over()) CHECK(table.ada.view().at("game").at("result").at("ended") == "finished");
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

}  // namespace bastide::test
