// Every action and event of the engine is in the schemas and among the examples.
#include <protocol/canonical.hpp>
#include <protocol/game_json.hpp>
#include <protocol/json.hpp>

#include "catch.hpp"
#include "schema_check.hpp"

#include <filesystem>
#include <fstream>
#include <set>
#include <string>

using namespace bastide;
using namespace bastide::protocol;
namespace fs = std::filesystem;

namespace {

const fs::path kExamples = fs::path(BASTIDE_EXAMPLES_DIR) / "valid";

/// One of each kind.
const Events kEvents{
    TileDrawn{.seat = 0, .tile = 0},
    TileDiscarded{.seat = 0, .tile = 0},
    TilePlaced{.seat = 0, .tile = 0, .cell = {-1, 2}, .rotation = 3},
    PieceDeployed{
        .seat = 0, .piece = PieceKind::abbot, .cell = {-1, 2}, .feature = 1, .kind = FeatureKind::garden},
    Scored{.seat = 0,
           .points = -3,
           .feature = FeatureKind::none,
           .tiles = {},
           .reason = ScoreReason::ransom,
           .total = 4,
           .lines = {{"ransom", -3}}},
    PieceReturned{.seat = 0, .piece = PieceKind::abbot, .cell = {0, 1}, .feature = 0},
    PieceReturned{
        .seat = 0, .piece = PieceKind::builder, .cell = {0, 1}, .feature = 0, .reason = ReturnReason::alone},
    SeatResigned{.seat = 0},
    TurnEnded{.seat = 0},
    GameFinished{.scores = {3, 4}, .winners = {1}, .ended = Ending::finished},
    TileSetAside{.seat = 0, .tile = 0},
    TowerPiecePlaced{.seat = 0,
                     .cell = {1, 1},
                     .feature = 1,
                     .height = 1,
                     .range = {{1, 0}, {0, 1}, {1, 1}, {2, 1}, {1, 2}}},
    PieceCaptured{.seat = 0, .owner = 1, .piece = PieceKind::meeple, .cell = {0, 1}, .feature = 0},
    PrisonerFreed{.seat = 0, .from_seat = 1, .piece = PieceKind::meeple},
    KeepMoved{.seat = 0, .cell = {4, 12}, .feature = 0, .size = 5},
    WallTileTaken{.seat = 0, .corner = 12, .wall_tile = 9},
    WallTileUsed{.seat = 0, .wall_tile = 1},
    AwardTaken{.award = Award::king,
               .seat = 0,
               .from_seat = kNoSeat,
               .size = 2,
               .tiles = {{0, -1}, {0, 0}},
               .parts = {1, 5}},
    DoubleTurn{.seat = 0, .reason = PartReason::builder},
    GoodsClaimed{.seat = 0, .wine = 1, .grain = 0, .cloth = 2, .tiles = {{0, -1}, {0, 0}}, .parts = {1, 5}},
    TilesReturned{.count = 2},
    ChanceDrawn{.seat = 1, .stream = "trial_die", .value = 4},
    DragonMoved{.seat = 0, .from = std::nullopt, .to = {0, 1}, .step = 0, .reason = DragonReason::volcano},
    DragonMoveEnded{.steps = 3},
    FairyMoved{.seat = 1, .from = Cell{0, 1}, .to = {1, 0}, .feature = 0},
    PieceMoved{.seat = 1,
               .piece = PieceKind::wagon,
               .from = {1, 0},
               .from_feature = 3,
               .to = {1, 0},
               .feature = 1,
               .kind = FeatureKind::road},
};

/// Collects every `type` in the files of this folder.
void collect_types(const Json& json, std::set<std::string>& types) {
  if (json.is_object() && json.contains("type") && json.at("type").is_string()) types.insert(json.at("type"));
  if (json.is_structured())
    for (const Json& part : json) collect_types(part, types);
}

std::set<std::string> types_in(const std::string& folder) {
  std::set<std::string> types;
  for (const auto& entry : fs::directory_iterator(kExamples / folder))
    collect_types(Json::parse(std::ifstream(entry.path())), types);
  return types;
}

}  // namespace

TEST_CASE("every action has its schema, in messages and in records, and stands in an example",
          "[protocol][vocabulary]") {
  const std::set<std::string> in_messages = types_in("client_message");
  for (int kind = 0; kind < kActionKinds; ++kind) {
    Json action = to_json(Action{.kind = static_cast<ActionKind>(kind), .wall_tile = 1});
    CAPTURE(action.dump());
    CHECK(test::schema_faults(action, "action") == "");
    CHECK(in_messages.contains(action.at("type")));
    action["seat"] = 0;
    CHECK(test::schema_faults(action, "record_action") == "");
  }
}

TEST_CASE("the text of every action is canonical", "[protocol][vocabulary]") {
  for (int kind = 0; kind < kActionKinds; ++kind) {
    for (const bool elsewhere : {false, true}) {
      for (const Corner corner : {Corner::none, Corner::se}) {
        const std::vector<Action> one{
            {.kind = static_cast<ActionKind>(kind), .elsewhere = elsewhere, .corner = corner}};
        const std::string text = json_text(one).text;
        CHECK(text == canonical(Json::parse(text)));
      }
    }
  }
}

TEST_CASE("every event has its schema and stands in an example", "[protocol][vocabulary]") {
  const std::set<std::string> in_messages = types_in("server_message");
  std::set<std::size_t> kinds;
  for (const Event& event : kEvents) {
    const Json json = to_json(event);
    CAPTURE(json.dump());
    CHECK(test::schema_faults(json, "game_event") == "");
    CHECK(test::schema_faults(json, "replay_line") == "");
    CHECK(in_messages.contains(json.at("type")));
    kinds.insert(event.index());
  }
  CHECK(kinds.size() == std::variant_size_v<Event>);
}
