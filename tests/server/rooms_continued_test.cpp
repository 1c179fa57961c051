// Games that continue from the middle of a record.
#include "computer_table.hpp"

#include "catch.hpp"

#include <protocol/records/record.hpp>

#include <optional>
#include <string>

namespace bastide::test {

using nlohmann::json;

namespace {

constexpr int kSecret = 7;

protocol::Expected<protocol::RoomCreated> ask_to_continue(RoomWorld& world, const json& record,
                                                          const json& more) {
  json body = {{"secret", protocol::to_base64url(secret_of(kSecret).bytes)},
               {"name", "Zoe"},
               {"turns", 5},
               {"seat", 1},
               {"level", "beginner"}};
  body.update(more);
  const auto wish = protocol::decode_continue_game(body.dump());
  REQUIRE(wish);
  const auto read = protocol::read_record(record.dump());
  REQUIRE(read);
  std::optional<protocol::Expected<protocol::RoomCreated>> answer;
  world.directory().continue_game(*wish, *read, [&](const auto& created) { answer = created; });
  world.run();
  REQUIRE(answer);
  return *answer;
}

/// Plays a game of two people to its end.
json played_record(RoomWorld& world, const json& rules, Random& random) {
  GameTable table(world, 2, rules);
  table.play(random);
  REQUIRE(table.over());
  return record_of(world, *table.players[0]);
}

json first_actions(const json& record, std::size_t count) {
  const json& actions = record.at("actions");
  return json(actions.begin(), actions.begin() + static_cast<std::ptrdiff_t>(count));
}

}  // namespace

TEST_CASE("a recorded game goes on where it was left, with the same tiles and against computers",
          "[rooms][bots][continued]") {
  const json rules = GENERATE(values<json>({
      json::object(),
      {{"modules", {"farmers", "river", "princess_and_dragon"}}, {"options", {{"first_player", 1}}}},
      {{"game", "castle"}},
      {{"game", "discovery"}},
  }));
  CAPTURE(rules.dump());
  RoomWorld world(at_once());
  Random random(11);
  const json record = played_record(world, rules, random);
  const auto created = ask_to_continue(world, record, json::object());
  REQUIRE(created);
  CHECK(created->seat == 1);

  Guest zoe(world);
  REQUIRE(zoe.join(created->room, kSecret).at("type") == "reply");
  CHECK(zoe.view().at("you") == 1);
  CHECK(zoe.view().at("phase") == "playing");
  CHECK(zoe.view().at("seats").at(1).at("name") == "Zoe");
  CHECK(zoe.view().at("seats").at(0).at("computer").at("level") == "beginner");
  CHECK(zoe.view().at("shuffle").at("game_id") != record.at("proof").at("game_id"));
  zoe.ask(protocol::HandOver{.level = "beginner"});
  REQUIRE(zoe.view().at("phase") == "finished");

  const json again = record_of(world, zoe);  // which verifies
  CHECK(again.at("proof") == record.at("proof"));
  std::size_t same = 0;
  while (again.at("actions").at(same) == record.at("actions").at(same)) ++same;
  CHECK(same >= 5);
  CHECK(first_actions(again, same) == first_actions(record, same));
  world.restart();
  Guest later(world);
  CHECK(later.join(created->room, kSecret).at("type") == "reply");
}

TEST_CASE("a game goes on only from a turn, by a seat and from a shuffle that it had",
          "[rooms][bots][continued]") {
  RoomWorld world(at_once());
  Random random(12);
  const json record = played_record(world, json::object(), random);
  const auto code = [&](const json& of, const json& more) {
    const auto created = ask_to_continue(world, of, more);
    REQUIRE_FALSE(created);
    return std::string(created.error().code) + " " + created.error().at;
  };
  CHECK(code(record, {{"turns", 5000}}) == "message/out_of_range turns");
  CHECK(code(record, {{"seat", 2}}) == "message/out_of_range seat");
  CHECK(code(record, {{"level", "god"}}) == "room/unknown_level level");
  json other = record;
  other.erase("proof");
  CHECK(code(other, json::object()) == "message/bad_value proof");
  other = record;
  other["actions"][0]["x"] = 100;
  CHECK(code(other, json::object()).starts_with("action/"));
  CHECK_FALSE(protocol::decode_continue_game("{}"));
}

}  // namespace bastide::test
