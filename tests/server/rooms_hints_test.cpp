// Hints: what a computer would do for the seat to act.
#include "computer_table.hpp"

#include "catch.hpp"
#include "effort.hpp"
#include "schema_check.hpp"

#include <chrono>
#include <string>

namespace bastide::test {

using nlohmann::json;
using namespace std::chrono_literals;

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

TEST_CASE("hints lead through the turns of any game", "[rooms][bots]") {
  const json rules = GENERATE(values<json>({
      {{"modules", {"farmers", "river", "abbot", "tower"}}},
      {{"preset", "standard"}},
      {{"game", "castle"}},
      {{"game", "discovery"}},
      {{"game", "discovery"}, {"preset", "discovery-expert"}},
  }));
  CAPTURE(rules.dump());
  RoomWorld world({.hints_burst = 100});
  GameTable table(world, 2, rules);
  const int turns = kSanitized ? 2 : 10;
  int explained = 0;
  for (int turn = 0; turn < turns; ++turn) {
    Guest& player = table.to_act();
    const json hint = player.ask(protocol::AskHint{});
    REQUIRE(hint.at("type") == "reply");
    explained += hint.contains("reasons");
    CHECK(schema_faults(hint, "hint_reply") == "");
    const std::string id = "turn" + std::to_string(turn);
    player.tell_text(json{{"type", "act"}, {"id", id}, {"actions", hint.at("actions")}}.dump());
    world.run();
    CHECK(player.client.answer(id)->at("type") == "reply");
  }
  CHECK(table.players[0]->view().at("game").at("step") == turns);
  // In the first turns there is little to tell, and along a river nothing.
  if (!kSanitized && !rules.contains("modules")) CHECK(explained > 0);
}

TEST_CASE("somebody who comes by an exempt address has as many hints as every seat", "[rooms][bots]") {
  RoomWorld world;
  GameTable table(world, 2, kAdaBegins);
  Guest exempt(world, TestClient(), "");
  REQUIRE(exempt.join(table.room, 0).at("type") == "reply");
  for (int n = 0; n < 3; ++n) CHECK(exempt.ask(protocol::AskHint{}).at("type") == "reply");
  CHECK(exempt.ask(protocol::AskHint{}).at("code") == "room/hints_rate_limited");
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

}  // namespace bastide::test
