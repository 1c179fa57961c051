#include <protocol/json.hpp>
#include <protocol/room_view.hpp>

#include "catch.hpp"
#include "effort.hpp"
#include "random_play.hpp"
#include "schema_check.hpp"
#include "tree_patch.hpp"

#include <protocol/canonical.hpp>
#include <protocol/game_json.hpp>
#include <protocol/json_patch.hpp>
#include <protocol/room_event.hpp>

using namespace bastide;
using namespace bastide::protocol;

namespace {

Json view_of(const test::PlayedGame& played, Seat viewer) {
  const View view = played.game->view(viewer);
  RoomView room{.room = "ABCDEFGH",
                .phase = played.game->over() ? RoomPhase::finished : RoomPhase::playing,
                .you = viewer == kNoSeat ? std::nullopt : std::optional(viewer),
                .rules = played.rules,
                .shuffle = {.game_id = to_hex(played.proof.game_id),
                            .commitment = played.proof.commitment,
                            .entropy = {true, false}},
                .game = &view,
                .step = static_cast<int>(played.actions.size()),
                .chat = {{.n = 1, .seat = 0, .name = "Ada", .text = "hello", .at = 1790000000000}}};
  for (const RecordSeat& seat : played.seats) room.seats.push_back(SeatCard{*seat.name, *seat.colour});
  const std::string text = json_text(room).text;
  Json tree = Json::parse(text);
  if (canonical(tree) != text) FAIL("not canonical: " << text);
  return tree;
}

/// The legal actions of a view, ungrouped.
std::vector<Json> legal_actions(const Json& legal) {
  std::vector<Json> actions;
  for (const Json& placement : legal.at("placements"))
    for (const Json& rotation : placement.at("rotations"))
      actions.push_back({{"type", "place_tile"},
                         {"x", placement.at("x")},
                         {"y", placement.at("y")},
                         {"rotation", rotation}});
  for (const Json& action : legal.at("actions")) actions.push_back(action);
  return actions;
}

}  // namespace

TEST_CASE("a room in its lobby shows free seats and no game", "[protocol][view]") {
  const Rules rules = games().front()->resolve({}).value();
  const RoomView room{
      .room = "ABCDEFGH",
      .rules = rules,
      .seats = {SeatCard{"Ada", Colour::green}, std::nullopt},
      .shuffle = {.game_id = std::string(32, 'f'), .commitment = {}, .entropy = {false, false}}};
  const Json view = Json::parse(json_text(room).text);
  CHECK(test::schema_faults(view, "room_view") == "");
  CHECK(view.at("seats") == Json::parse(R"([{"name":"Ada","colour":"green"},null])"));
  CHECK(view.at("you").is_null());
  CHECK(view.at("game").is_null());
  CHECK(view.at("phase") == "lobby");
}

TEST_CASE("views of random games agree with the schema, the engine and their own patches",
          "[protocol][view]") {
  for (unsigned round = 0; round < test::all_games(); ++round) {
    auto played = test::begin_any_game(round);
    Json before = view_of(played, 0);
    test::play_on(played, round, 1000, [&] {
      const Json view = view_of(played, 0);
      if (const auto faults = test::schema_faults(view, "room_view"); !faults.empty()) FAIL(faults);
      const Json patch = test::tree_patch(before, view);
      if (apply_patch(before, patch) != view) FAIL("the patch leads elsewhere");
      if (digest(apply_patch(before, patch).value()) != digest(view)) FAIL("another digest");
      if (to_text(patch).size() > to_text(view).size() / 2 && played.actions.size() > 60)
        FAIL("a long patch: " << patch.dump());
      before = view;

      const Json& legal = view.at("game").at("legal");
      const bool to_act = played.game->to_act() == 0;
      if (legal.is_null() == to_act) FAIL("legal actions are for the seat to act, and for it alone");
      if (to_act &&
          Json(legal_actions(legal)) != to_json(std::span<const Action>(played.game->legal_actions())))
        FAIL("other legal actions than the engine's");
    });
    CHECK(before.at("game").at("phase") == "over");
    CHECK(before.at("game").at("seat").is_null());
    CHECK(before.at("game").at("tile").is_null());
    CHECK(before.at("game").at("result").at("scores").size() == played.seats.size());
  }
}

TEST_CASE("every event of a random game agrees with its schema", "[protocol][events]") {
  for (unsigned round = 0; round < test::all_games() * static_cast<unsigned>(test::effort(2)); ++round) {
    auto played = test::begin_any_game(round);
    test::play_on(played, round);
    for (const Event& event : played.events)
      if (const auto faults = test::schema_faults(to_json(event), "game_event"); !faults.empty())
        FAIL(faults);
  }
}

TEST_CASE("every event of a room agrees with its schema", "[protocol][events]") {
  const std::vector<RoomEvent> events{SeatTaken{1, "Ben", Colour::blue},
                                      SeatLeft{1},
                                      SeatChanged{0, "Ada", Colour::pink},
                                      SecretRenewed{0},
                                      HostChanged{1},
                                      Locked{true},
                                      EntropySet{0, false},
                                      GameStarted{1, 1},
                                      Chatted{0, "hello"},
                                      Rematched{2}};
  REQUIRE(events.size() == std::variant_size_v<RoomEvent>);
  for (std::size_t i = 0; i < events.size(); ++i) {
    REQUIRE(events[i].index() == i);
    CHECK(test::schema_faults(to_json(events[i]), "room_event") == "");
  }
}

TEST_CASE("an event names no feature where none is concerned", "[protocol][events]") {
  const Event scored = Scored{.seat = 0,
                              .points = 3,
                              .feature = FeatureKind::none,
                              .reason = ScoreReason::completed,
                              .total = 3,
                              .lines = {{"ransom", 3}}};
  CHECK_FALSE(to_json(scored).contains("feature"));
}
