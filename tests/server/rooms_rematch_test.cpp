// Rematches: seats that accept the offer go straight on to the next game.
#include "record_tools.hpp"
#include "room_world.hpp"

#include "catch.hpp"

#include <protocol/bytes.hpp>

#include <chrono>
#include <set>
#include <string>

namespace bastide::test {

using nlohmann::json;
using namespace std::chrono_literals;

namespace {

constexpr Action kResign{.kind = ActionKind::resign};

int first_player(const Guest& guest) { return guest.view().at("rules").at("options").at("first_player"); }

std::set<std::string> event_types(const json& delta) {
  std::set<std::string> types;
  for (const json& event : delta.at("events")) types.insert(event.at("type"));
  return types;
}

/// Ends the game without anybody leaving: all but the last seat resign.
void end_game(GameTable& table) {
  for (std::size_t seat = 0; seat + 1 < table.players.size(); ++seat) table.players[seat]->act(kResign);
  REQUIRE(table.over());
}

protocol::AcceptRematch with_entropy(const std::string& what) { return {.entropy = protocol::sha256(what)}; }

}  // namespace

TEST_CASE("a rematch that all accept begins at once, without the lobby", "[rooms][rematch]") {
  RoomWorld world;
  GameTable table(world);
  Guest &ada = *table.players[0], &ben = *table.players[1];
  Guest watcher(world);
  watcher.join(table.room);
  end_game(table);
  const std::string first_game = game_id(ada);

  CHECK(ben.ask(protocol::OfferRematch{}).at("type") == "reply");
  const json offer = ada.view().at("rematch");
  CHECK(offer.at("by") == 1);
  CHECK(offer.at("accepted") == json::parse("[false,false]"));
  CHECK(watcher.view().at("rematch") == offer);
  CHECK(ada.view().at("shuffle").at("game_id") == first_game);

  ben.ask(with_entropy("ben"));
  CHECK(ada.view().at("rematch").at("accepted") == json::parse("[false,true]"));
  CHECK(ada.view().at("phase") == "finished");

  CHECK(ada.ask(with_entropy("ada")).at("type") == "reply");
  CHECK(event_types(watcher.client.deltas().back()) ==
        std::set<std::string>{"rematch_accepted", "rematch", "game_started", "tile_drawn"});
  for (const Guest* guest : {&ada, &ben, &watcher}) {
    CHECK(guest->view().at("phase") == "playing");
    CHECK(guest->view().at("number") == 2);
    CHECK_FALSE(guest->view().contains("rematch"));
    CHECK(guest->view().at("shuffle").at("game_id") == offer.at("game_id"));
    CHECK(guest->view().at("shuffle").at("commitment") == offer.at("commitment"));
    CHECK(guest->view().at("shuffle").at("entropy") == json::parse("[true,true]"));
  }
  CHECK(world.find_record(first_game));

  ada.act(kResign);
  const auto record = world.find_record(game_id(ada));
  REQUIRE(record);
  CHECK(server::verify_tool(**record).exit_code == 0);
}

TEST_CASE("in a rematch who comes after the last first player begins", "[rooms][rematch]") {
  RoomWorld world;
  GameTable table(world, 3, {{"options", {{"first_player", 2}}}});
  Guest &ada = *table.players[0], &ben = *table.players[1], &cleo = *table.players[2];
  const auto play_again = [&] {
    end_game(table);
    cleo.ask(protocol::OfferRematch{});
    for (const auto& guest : table.players) guest->ask(protocol::AcceptRematch{});
    return ada.view().at("game").at("seat").get<int>();
  };
  CHECK(ada.view().at("game").at("seat") == 2);
  CHECK(play_again() == 0);
  CHECK(first_player(ada) == 0);
  CHECK(play_again() == 1);

  SECTION("and who has left is passed over, as the free seat vanishes") {
    end_game(table);
    cleo.ask(protocol::Leave{});
    ben.ask(protocol::OfferRematch{});
    CHECK(ada.view().at("rematch").at("accepted") == json::parse("[false,false,null]"));
    ada.ask(protocol::AcceptRematch{});
    ben.ask(protocol::AcceptRematch{});
    CHECK(ada.view().at("seats").size() == 2);
    CHECK(ada.view().at("game").at("seat") == 0);
  }
  SECTION("and by way of the lobby the rules hold as the room was made") {
    end_game(table);
    ben.ask(protocol::Rematch{});
    CHECK(first_player(ada) == 2);
    ada.ask(protocol::Start{});
    CHECK(ada.view().at("game").at("seat") == 2);
  }
}

TEST_CASE("a rematch that is declined is offered no longer, and can be offered again", "[rooms][rematch]") {
  RoomWorld world;
  GameTable table(world);
  Guest &ada = *table.players[0], &ben = *table.players[1];
  end_game(table);
  ada.ask(protocol::OfferRematch{});
  const json first = ada.view().at("rematch");
  ada.ask(protocol::AcceptRematch{});
  ben.ask(protocol::DeclineRematch{});
  CHECK(event_types(ada.client.deltas().back()) == std::set<std::string>{"rematch_declined"});
  CHECK_FALSE(ada.view().contains("rematch"));
  CHECK(ada.ask(protocol::AcceptRematch{}).at("code") == "room/no_offer");
  CHECK(ada.ask(protocol::DeclineRematch{}).at("code") == "room/no_offer");

  ben.ask(protocol::OfferRematch{});
  CHECK(ada.view().at("rematch").at("commitment") != first.at("commitment"));
  CHECK(ada.view().at("rematch").at("accepted") == json::parse("[false,false]"));

  SECTION("offering once more changes nothing") {
    const json offer = ada.view().at("rematch");
    CHECK(ada.ask(protocol::OfferRematch{}).at("type") == "reply");
    CHECK(ada.view().at("rematch") == offer);
  }
  SECTION("who leaves does not want it either") {
    ada.ask(protocol::AcceptRematch{});
    ben.ask(protocol::Leave{});
    CHECK_FALSE(ada.view().contains("rematch"));
    CHECK(ada.ask(protocol::OfferRematch{}).at("code") == "room/not_enough_seats");
    CHECK(ada.ask(protocol::Rematch{}).at("type") == "reply");
    CHECK(ada.view().at("phase") == "lobby");
  }
  SECTION("the lobby is open to everybody all the time, where each keeps the seat") {
    ada.ask(protocol::AcceptRematch{});
    ada.ask(protocol::Rematch{});
    CHECK(ben.view().at("phase") == "lobby");
    CHECK_FALSE(ben.view().contains("rematch"));
    CHECK(ben.view().at("you") == 1);
    CHECK(ben.view().at("shuffle").at("commitment") != first.at("commitment"));
  }
}

TEST_CASE("somebody who is away keeps a rematch waiting, over a restart, too", "[rooms][rematch]") {
  RoomWorld world({.room_log_bytes_max = 1024});
  GameTable table(world);
  end_game(table);
  table.players[1]->disconnect();
  table.players[0]->ask(protocol::OfferRematch{});
  table.players[0]->ask(with_entropy("ada"));
  const json view = table.players[0]->view();
  CHECK(view.at("phase") == "finished");
  CHECK(view.at("rematch").at("accepted") == json::parse("[true,false]"));
  world.pass(10s);
  world.restart();
  Guest ada(world, TestClient("ada-")), ben(world, TestClient("ben-"));
  ada.join(table.room, 0);
  ben.join(table.room, 1);
  CHECK(ada.view() == view);
  ben.ask(protocol::AcceptRematch{});
  CHECK(ada.view().at("phase") == "playing");
  CHECK(ada.view().at("shuffle").at("entropy") == json::parse("[true,false]"));

  const json playing = ada.view();
  world.pass(10s);
  world.restart();
  Guest again(world, TestClient("again-"));
  again.join(table.room, 0);
  CHECK(again.view() == playing);
  again.act(kResign);
  again.ask(protocol::Rematch{});
  CHECK(again.view().at("rules").at("options").at("first_player") == "random");
}

TEST_CASE("somebody who plays alone goes on at once", "[rooms][rematch]") {
  RoomWorld world;
  GameTable table(world, 1);
  Guest& ada = *table.players[0];
  ada.act(kResign);
  REQUIRE(table.over());
  ada.ask(protocol::OfferRematch{});
  ada.ask(protocol::AcceptRematch{});
  CHECK(ada.view().at("phase") == "playing");
  CHECK(ada.view().at("number") == 2);
}

}  // namespace bastide::test
