// Computers play whole games, and rematches.
#include "computer_table.hpp"

#include "catch.hpp"

namespace bastide::test {

using nlohmann::json;

TEST_CASE("a person and computers play games to their end, and the records verify", "[rooms][bots]") {
  const json rules = GENERATE(values<json>({
      json::object(),
      {{"modules", {"farmers", "river", "abbot", "tower"}}},
      {{"game", "castle"}},
      {{"game", "discovery"}},
      {{"game", "discovery"}, {"preset", "discovery-expert"}},
  }));
  CAPTURE(rules.dump());
  RoomWorld world(at_once());
  const bool for_two = rules.value("game", "") == "castle";
  ComputerTable table = for_two ? ComputerTable(world, {"neighbour"}, rules)
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

}  // namespace bastide::test
