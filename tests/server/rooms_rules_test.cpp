// The host of a lobby changes what the room plays, and in which order people sit.
#include "room_world.hpp"

#include <protocol/messages.hpp>

#include <engine/game.hpp>

#include "catch.hpp"

namespace bastide::test {

using nlohmann::json;

namespace {

protocol::SetRules rules_of(std::string_view game, int seats, protocol::Aids aids = protocol::Aids::all) {
  const GameKind& kind = *find_game(game);
  return {.rules = {&kind, kind.resolve({}).value()}, .seats = seats, .aids = aids};
}

/// A lobby of four seats, with Ada as its host on seat 0 and Ben on seat 3.
struct Lobby {
  RoomWorld world;
  const std::string room = world.create_room(4);
  Guest ada{world}, ben{world};

  Lobby() {
    ada.join(room, 0);
    ben.join(room);
    ben.ask(protocol::Sit{.secret = secret_of(3), .name = "Ben", .seat = 3, .colour = {}});
  }
};

}  // namespace

TEST_CASE("the host of a lobby changes game, seats and aids, and everybody sees it", "[rooms][rules]") {
  Lobby lobby;
  const json commitment = lobby.ada.view().at("shuffle").at("commitment");
  REQUIRE(lobby.ada.ask(rules_of("discovery", 5, protocol::Aids::none)).at("type") == "reply");
  for (const Guest* guest : {&lobby.ada, &lobby.ben}) {
    CHECK(guest->view().at("rules").at("game") == "discovery");
    CHECK(guest->view().at("aids") == "none");
    CHECK(guest->view().at("seats").size() == 5);
    CHECK(guest->view().at("shuffle").at("commitment") == commitment);
    CHECK(guest->client.deltas().back().at("events").at(0).at("type") == "rules_set");
    CHECK(guest->client.presence().at("connected").size() == 5);
    CHECK(guest->client.snapshots() == 1);
  }
  CHECK(lobby.ben.view().at("you") == 3);
}

TEST_CASE("somebody who sits behind the last seat that is left moves up", "[rooms][rules]") {
  Lobby lobby;
  REQUIRE(lobby.ada.ask(rules_of("castle", 2)).at("type") == "reply");
  CHECK(lobby.ben.view().at("you") == 1);
  CHECK(lobby.ben.view().at("seats").size() == 2);
  CHECK(lobby.ada.client.presence().at("connected") == json::parse("[true,true]"));
  // Read back from its log the room is the same, and its game is the one that was chosen last.
  lobby.world.restart();
  Guest ada(lobby.world), ben(lobby.world);
  ada.join(lobby.room, 0);
  ben.join(lobby.room, 3);  // by his secret
  CHECK(ben.view().at("you") == 1);
  CHECK(ada.view().at("rules").at("game") == "castle");
  REQUIRE(ada.ask(protocol::Start{}).at("type") == "reply");
  CHECK(ada.view().at("phase") == "playing");
  CHECK(ada.view().at("game").at("seats").size() == 2);
}

TEST_CASE("rules that do not fit the room are refused, and nothing changes", "[rooms][rules]") {
  Lobby lobby;
  const auto seq = lobby.ada.client.seq();
  const auto refused = [&](Guest& guest, const protocol::SetRules& wish) { return guest.ask(wish); };
  CHECK(refused(lobby.ada, rules_of("castle", 3)).at("code") == "setup/bad_seat_count");
  const json full = refused(lobby.ada, rules_of("carcassonne", 1));
  CHECK(full.at("code") == "room/full");
  CHECK(full.at("at") == "seats");
  auto first = rules_of("carcassonne", 2);
  for (OptionSetting& option : first.rules.rules.options)
    if (option.spec->name == "first_player") option.value = 4;
  const json nobody = refused(lobby.ada, first);
  CHECK(nobody.at("code") == "rules/bad_option_value");
  CHECK(nobody.at("at") == "rules.options.first_player");
  CHECK(refused(lobby.ben, rules_of("castle", 2)).at("code") == "room/not_host");
  CHECK(refused(lobby.ada, rules_of("carcassonne", 4)).at("type") == "reply");  // as it is
  CHECK(lobby.ada.client.seq() == seq);
  lobby.ada.ask(protocol::Start{});
  CHECK(refused(lobby.ada, rules_of("castle", 2)).at("code") == "room/wrong_phase");
}

TEST_CASE("computers and clock stay when the rules change", "[rooms][rules]") {
  Lobby lobby;
  lobby.ada.ask(protocol::AddComputer{.level = "casual", .seat = 1});
  lobby.ada.ask(
      protocol::SetClock{.clock = protocol::ClockRule{.kind = protocol::ClockKind::turn, .seconds = 60}});
  REQUIRE(lobby.ada.ask(rules_of("discovery", 3)).at("type") == "reply");
  const json& view = lobby.ben.view();
  CHECK(view.at("you") == 2);
  CHECK(view.at("seats").at(1).at("computer").at("level") == "casual");
  CHECK(view.at("clock").at("rule").at("seconds") == 60);
  CHECK(lobby.ada.ask(rules_of("castle", 2)).at("code") == "room/full");
}

TEST_CASE("the host of a lobby lets two seats change places", "[rooms][rules]") {
  Lobby lobby;
  lobby.ada.ask(protocol::AddComputer{.level = "casual", .seat = 1});
  lobby.ben.ask(protocol::Entropy{.value = protocol::Bytes32{7}});
  lobby.ben.ask(protocol::Chat{.text = "Hello."});
  REQUIRE(lobby.ada.ask(protocol::SwapSeats{.seat = 0, .other = 3}).at("type") == "reply");
  const json event = {{"type", "seats_swapped"}, {"seat", 0}, {"other", 3}};
  for (const Guest* guest : {&lobby.ada, &lobby.ben}) {
    CHECK(guest->client.deltas().back().at("events") == json::array({event}));
    CHECK(guest->view().at("host") == 3);
    CHECK(guest->view().at("seats").at(0).at("name") == "Ben");
    CHECK(guest->view().at("seats").at(3).at("name") == "Ada");
    CHECK(guest->view().at("shuffle").at("entropy").at(0) == true);
    CHECK(guest->view().at("chat").at(0).at("seat") == 0);
    CHECK(guest->client.presence().at("connected") == json::parse("[true,true,false,true]"));
  }
  CHECK(lobby.ada.view().at("you") == 3);
  CHECK(lobby.ben.view().at("you") == 0);
  // With a computer, and with a free seat.
  REQUIRE(lobby.ada.ask(protocol::SwapSeats{.seat = 1, .other = 0}).at("type") == "reply");
  REQUIRE(lobby.ada.ask(protocol::SwapSeats{.seat = 2, .other = 3}).at("type") == "reply");
  CHECK(lobby.ada.view().at("host") == 2);
  CHECK(lobby.ada.view().at("seats").at(3) == nullptr);
  // Read back from its log the room is the same; everybody plays on the seat that is theirs now.
  lobby.world.restart();
  Guest ada(lobby.world), ben(lobby.world);
  ada.join(lobby.room, 0);
  ben.join(lobby.room, 3);  // by his secret
  CHECK(ada.view().at("you") == 2);
  CHECK(ben.view().at("you") == 1);
  REQUIRE(ada.ask(protocol::Start{}).at("type") == "reply");
  CHECK(ada.view().at("seats").at(0).at("computer").at("level") == "casual");
  CHECK(ada.view().at("seats").at(1).at("name") == "Ben");
}

TEST_CASE("seats change places by the host alone, before a game, and if there are both", "[rooms][rules]") {
  Lobby lobby;
  const auto seq = lobby.ada.client.seq();
  const json beyond = lobby.ada.ask(protocol::SwapSeats{.seat = 0, .other = 4});
  CHECK(beyond.at("code") == "message/out_of_range");
  CHECK(beyond.at("at") == "other");
  CHECK(lobby.ada.ask(protocol::SwapSeats{.seat = 5, .other = 0}).at("at") == "seat");
  CHECK(lobby.ben.ask(protocol::SwapSeats{.seat = 0, .other = 3}).at("code") == "room/not_host");
  CHECK(lobby.ada.ask(protocol::SwapSeats{.seat = 3, .other = 3}).at("type") == "reply");  // as it is
  CHECK(lobby.ada.client.seq() == seq);
  lobby.ada.ask(protocol::Start{});
  CHECK(lobby.ada.ask(protocol::SwapSeats{.seat = 0, .other = 1}).at("code") == "room/wrong_phase");
}

}  // namespace bastide::test
