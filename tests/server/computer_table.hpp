// Tables with computers, for tests.
#pragma once

#include "game_wishes.hpp"
#include "record_tools.hpp"
#include "room_world.hpp"

#include "catch.hpp"

#include <initializer_list>
#include <string>
#include <vector>

namespace bastide::test {

using nlohmann::json;

/// Computers move as soon as they have decided.
inline server::Limits at_once() {
  server::Limits limits;
  limits.bot_pace_normal_ms = 0;
  limits.messages_burst = 1'000'000;
  limits.seat_changes_burst = 1'000'000;
  limits.room_changes_burst = 1'000'000;
  limits.room_address_changes_burst = 1'000'000;
  return limits;
}

inline json with_computers(std::initializer_list<const char*> levels) {
  json computers = json::array();
  for (const char* level : levels) computers.push_back({{"level", level}});
  return {{"computers", computers}};
}

/// A game of Ada on seat 0 with computers on all other seats.
struct ComputerTable {
  explicit ComputerTable(RoomWorld& in, std::initializer_list<const char*> levels,
                         const json& rules = kAdaBegins, json more = json::object(),
                         const std::string& address = "192.0.2.1")
      : world(in), ada(in, TestClient("a-"), address) {
    more.update(with_computers(levels));
    room = world.create_room(static_cast<int>(levels.size()) + 1, rules, more);
    REQUIRE(ada.join(room, 0).at("seat") == 0);
    REQUIRE(ada.ask(protocol::Start{}).at("type") == "reply");
  }

  bool over() const { return ada.view().at("phase") == "finished"; }
  int step() const { return ada.view().at("game").at("step"); }
  int to_act() const { return ada.view().at("game").at("seat"); }
  /// Plays a random legal action of Ada.
  void move(Random& random) {
    const std::vector<Action> actions = offered_actions(ada.view());
    REQUIRE(!actions.empty());
    REQUIRE(ada.act(actions[random.below(static_cast<std::uint32_t>(actions.size()))]).at("type") == "reply");
  }
  /// Plays until a computer is to act.
  void end_turn() {
    Random random(1);
    for (int i = 0; i < 20 && to_act() == 0; ++i) move(random);
    REQUIRE(to_act() != 0);
  }

  RoomWorld& world;
  Guest ada;
  std::string room;
};

inline json record_of(RoomWorld& world, const Guest& guest) {
  const auto text = world.find_record(game_id(guest));
  REQUIRE(text);
  const server::ToolReport report = server::verify_tool(**text);
  CAPTURE(report.out, report.err);
  CHECK(report.exit_code == 0);
  CHECK(server::replay_tool(**text, false).exit_code == 0);
  return json::parse(**text);
}

}  // namespace bastide::test
