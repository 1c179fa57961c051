#include "../../server/rooms/src/decision.hpp"

#include <protocol/records/record.hpp>

#include <engine/game.hpp>

#include "catch.hpp"

#include <algorithm>
#include <memory>
#include <string_view>

namespace bastide::test {
namespace {

/// CASTLE-X13 up to Ben's choice which of his features is scored first.
constexpr std::string_view kOrderOfScoring = R"({
  "format": "bastide-game/1",
  "rules": {"game": "castle"},
  "seats": [{"name": "Ada"}, {"name": "Ben"}],
  "deck": {
    "order": ["K28", "K28", "K13", "K24", "K32", "K19", "K13", "K24", "K13"],
    "wall_tiles": [1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4]
  },
  "actions": [
    {"seat": 0, "type": "place_tile", "x": 4, "y": 12, "rotation": 0}, {"seat": 0, "type": "pass"},
    {"seat": 1, "type": "place_tile", "x": 5, "y": 12, "rotation": 0},
    {"seat": 1, "type": "deploy", "piece": "meeple", "feature": 0},
    {"seat": 0, "type": "place_tile", "x": 4, "y": 11, "rotation": 0}, {"seat": 0, "type": "pass"},
    {"seat": 1, "type": "place_tile", "x": 3, "y": 11, "rotation": 2},
    {"seat": 1, "type": "deploy", "piece": "meeple", "feature": 0},
    {"seat": 0, "type": "place_tile", "x": 2, "y": 11, "rotation": 0}, {"seat": 0, "type": "pass"},
    {"seat": 1, "type": "place_tile", "x": 2, "y": 12, "rotation": 1}, {"seat": 1, "type": "pass"},
    {"seat": 0, "type": "place_tile", "x": 3, "y": 10, "rotation": 0}, {"seat": 0, "type": "pass"},
    {"seat": 1, "type": "place_tile", "x": 3, "y": 12, "rotation": 0}, {"seat": 1, "type": "pass"}
  ]
})";

/// With 14 points and a wall tile 1 from an earlier turn, so that Ben is asked again after the scoring.
std::unique_ptr<Game> before_the_choice() {
  auto record = protocol::read_record(kOrderOfScoring);
  REQUIRE(record);
  const Setup setup = protocol::setup_of(*record);
  Events events;
  auto game = *record->kind->start(setup, events);
  const std::size_t last_turn = record->actions.size() - 2;
  for (std::size_t i = 0; i < record->actions.size(); ++i) {
    if (i == last_turn) {
      Snapshot snapshot = game->snapshot();
      snapshot.table.seats[1].score = 14;
      std::erase(snapshot.table.corners_left, 0);
      snapshot.table.wall_tiles.push_back({.seat = 1, .number = 1, .turn = 2, .used = false});
      game = *record->kind->restore(setup, snapshot);
    }
    REQUIRE(game->apply(record->actions[i].seat, record->actions[i].action, events));
  }
  REQUIRE(game->snapshot().table.phase == Phase::score);
  return game;
}

bool turns_up_a_wall_tile(const Event& event) { return std::holds_alternative<WallTileTaken>(event); }
bool tells_a_number(const Event& event) {
  const auto* taken = std::get_if<WallTileTaken>(&event);
  return taken != nullptr && taken->wall_tile != 0;
}

}  // namespace

TEST_CASE("neither a preview nor a step goes on behind a wall tile that it turns up (CASTLE-WALL-01)",
          "[rooms]") {
  const auto game = before_the_choice();
  for (const Action& choice : game->legal_actions()) {
    const auto tried = try_step(*game, 1, std::vector{choice});
    REQUIRE(tried);
    const Preview foreseen = preview(*tried, 1, 100);
    CHECK(std::ranges::none_of(foreseen.events, tells_a_number));
    REQUIRE(!foreseen.choices.empty());
    for (const auto& [next, then] : foreseen.choices) {
      CHECK_FALSE(then.has_value());
      const auto both = try_step(*game, 1, std::vector{choice, next});
      REQUIRE_FALSE(both);
      CHECK(both.error().rejection.code == Code::wrong_phase);
      CHECK(both.error().action == 1);
      CHECK(server::rejection_of(both.error()).at == "actions[1]");
    }
    Events events;
    REQUIRE(game->clone()->apply(1, choice, events));
    CHECK(std::ranges::any_of(events, turns_up_a_wall_tile));
  }
}

}  // namespace bastide::test
