#include "room_world.hpp"

#include <protocol/message_table.hpp>

#include "catch.hpp"

#include <functional>

namespace bastide::test {

using nlohmann::json;

namespace {

const Action kPass{.kind = ActionKind::pass};

/// One of each intention that not everybody may send.
std::vector<protocol::Intention> commands() {
  return {protocol::Sit{.secret = secret_of(9), .name = "Eve", .seat = {}, .colour = {}},
          protocol::Profile{.name = "Eve", .colour = {}},
          protocol::Entropy{.value = protocol::sha256("x")},
          protocol::Chat{.text = "hi"},
          protocol::Renew{.secret = secret_of(9)},
          protocol::Leave{},
          protocol::Lock{.locked = true},
          protocol::Remove{.seat = 0},
          protocol::Start{},
          protocol::Act{.actions = {kPass}, .step = {}},
          protocol::AskPreview{.actions = {}},
          protocol::AskSurvey{},
          protocol::Rematch{},
          protocol::OfferRematch{},
          protocol::AcceptRematch{},
          protocol::DeclineRematch{},
          protocol::Resync{},
          protocol::AskHistory{},
          protocol::AskUndo{},
          protocol::AcceptUndo{},
          protocol::DeclineUndo{}};
}

std::string name_of(const protocol::Intention& command) {
  return std::string(protocol::row_of(command).name);
}

/// Sends every command for which `expected` has a code. Requires that each is refused with it and leaves the
/// room unchanged.
void expect_refusals(RoomWorld& world, Guest& sender, const std::map<std::string, std::string>& expected) {
  const std::size_t entries = world.store.entries();
  std::size_t sent = 0;
  for (const protocol::Intention& command : commands()) {
    const auto code = expected.find(name_of(command));
    if (code == expected.end()) continue;
    ++sent;
    const json answer = sender.ask(command);
    CAPTURE(name_of(command), answer.dump());
    CHECK(answer.at("type") == "error");
    CHECK(answer.value("code", "") == code->second);
    CHECK(world.store.entries() == entries);
  }
  CHECK(sent == expected.size());
}

std::map<std::string, std::string> all_as(const std::string& code) {
  std::map<std::string, std::string> expected;
  for (const protocol::Intention& command : commands()) expected[name_of(command)] = code;
  return expected;
}

const server::Limits kChatty{.messages_burst = 1000};

}  // namespace

TEST_CASE("somebody who has not joined is told to", "[rooms]") {
  RoomWorld world(kChatty);
  Guest stranger(world);
  expect_refusals(world, stranger, all_as("session/join_first"));
  CHECK(stranger.ask(protocol::Ping{}).at("type") == "reply");
  stranger.join("22222222");
  expect_refusals(world, stranger, all_as("session/join_first"));
}

TEST_CASE("somebody who has joined can't join again", "[rooms]") {
  RoomWorld world;
  const std::string room = world.create_room(), other = world.create_room();
  Guest ada(world);
  ada.join(room, 0);
  CHECK(ada.join(room, 0).at("code") == "session/already_joined");
  CHECK(ada.join(other).at("code") == "session/already_joined");
}

TEST_CASE("two joins at once make one member of one room", "[rooms]") {
  RoomWorld world;
  const std::string room = world.create_room(), other = world.create_room();
  Guest ada(world);
  const std::string first = ada.tell(protocol::Join{.room = room, .secret = {}, .since = {}});
  const std::string second = ada.tell(protocol::Join{.room = other, .secret = {}, .since = {}});
  world.run();
  CHECK(ada.client.answer(first)->at("type") == "reply");
  CHECK(ada.client.answer(second)->at("code") == "session/already_joined");
  CHECK(ada.view().at("room") == room);
  CHECK(world.directory().stats().joined == 1);
}

TEST_CASE("a wrong secret of a room and the secret of another room open nothing", "[rooms]") {
  RoomWorld world;
  const std::string room = world.create_room();
  Guest eve(world);
  CHECK(eve.join(room, 5).at("code") == "room/bad_secret");
  CHECK(!eve.joined());
  CHECK(!eve.client.has_view());
  CHECK(eve.client.traffic().size() == 1);
  CHECK(eve.join(room).at("type") == "reply");
}

TEST_CASE("spectators can't do what seats do", "[rooms]") {
  RoomWorld world(kChatty);
  std::map<std::string, std::string> expected = all_as("room/not_seated");
  expected.erase("resync");
  SECTION("in the lobby") {
    Guest eve(world);
    eve.join(world.create_room());
    expected.erase("sit");
    expected["history"] = "room/wrong_phase";
    expected["survey"] = "room/wrong_phase";
    expect_refusals(world, eve, expected);
  }
  SECTION("during a game, when nobody can sit down") {
    GameTable table(world);
    Guest eve(world);
    eve.join(table.room);
    expected["sit"] = "room/wrong_phase";
    expected.erase("history");
    expected.erase("survey");
    expect_refusals(world, eve, expected);
  }
}

TEST_CASE("seats that are not the host's can't do what the host does", "[rooms]") {
  RoomWorld world(kChatty);
  const std::string room = world.create_room();
  Guest ada(world), ben(world);
  ada.join(room, 0);
  ben.join(room);
  ben.sit(1);
  const json digest = ada.view();
  expect_refusals(world, ben,
                  {{"sit", "room/already_seated"},
                   {"lock", "room/not_host"},
                   {"remove", "room/not_host"},
                   {"start", "room/not_host"},
                   {"act", "room/wrong_phase"},
                   {"preview", "room/wrong_phase"},
                   {"rematch", "room/wrong_phase"},
                   {"offer_rematch", "room/wrong_phase"},
                   {"accept_rematch", "room/wrong_phase"},
                   {"decline_rematch", "room/wrong_phase"},
                   {"ask_undo", "room/wrong_phase"},
                   {"accept_undo", "room/wrong_phase"},
                   {"decline_undo", "room/wrong_phase"}});
  CHECK(ada.view() == digest);
}

TEST_CASE("the host, too, is held to the phases", "[rooms]") {
  RoomWorld world(kChatty);
  GameTable table(world);
  Guest &ada = *table.players[0], &ben = *table.players[1];
  expect_refusals(
      world, ada,
      {{"sit", "room/already_seated"},
       {"entropy", "room/wrong_phase"},
       {"start", "room/wrong_phase"},
       {"act", "action/" + std::string(&table.to_act() == &ada ? "cannot_pass" : "not_your_turn")},
       {"remove", "message/bad_value"},
       {"rematch", "room/wrong_phase"},
       {"ask_undo", "room/no_undo"},
       {"accept_undo", "room/no_undo"},
       {"decline_undo", "room/no_undo"}});
  ben.act(Action{.kind = ActionKind::resign});
  REQUIRE(table.over());
  expect_refusals(world, ada,
                  {{"sit", "room/already_seated"},
                   {"entropy", "room/wrong_phase"},
                   {"start", "room/wrong_phase"},
                   {"act", "room/wrong_phase"},
                   {"preview", "room/wrong_phase"},
                   {"accept_rematch", "room/no_offer"},
                   {"decline_rematch", "room/no_offer"}});
}

TEST_CASE("somebody who has left can do no more than a spectator", "[rooms]") {
  RoomWorld world(kChatty);
  GameTable table(world, 3);
  Guest& ben = *table.players[1];
  ben.ask(protocol::Leave{});
  std::map<std::string, std::string> expected = all_as("room/not_seated");
  expected["sit"] = "room/wrong_phase";
  expected.erase("resync");
  expected.erase("history");
  expected.erase("survey");
  expect_refusals(world, ben, expected);
}

TEST_CASE("every illegal action is refused with the engine's code and changes nothing", "[rooms]") {
  RoomWorld world(kChatty);
  GameTable table(world);
  Guest& player = table.to_act();
  Guest& other = *table.players[&player == table.players[0].get() ? 1 : 0];
  const json view = player.view();
  const std::size_t entries = world.store.entries();
  CHECK(other.act(offered_actions(view).front()).at("code") == "action/not_your_turn");
  const json occupied =
      player.act(Action{.kind = ActionKind::place_tile, .rotation = 0, .cell = {.x = 0, .y = 0}});
  CHECK(occupied.at("code") == "action/cell_occupied");
  CHECK(occupied.at("at") == "actions[0]");
  CHECK(!occupied.at("message").get<std::string>().empty());
  CHECK(world.store.entries() == entries);
  CHECK(player.view() == view);
}

}  // namespace bastide::test
