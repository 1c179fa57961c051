// The names that The Castle adds to the contract.
#include <engine/game.hpp>

#include "catch.hpp"

namespace bastide::test::castle {

TEST_CASE("the actions, features and reasons of The Castle have the names of the contract",
          "[castle][names]") {
  REQUIRE(fields(ActionKind::score_next) == (kFieldCell | kFieldFeature));
  REQUIRE(fields(ActionKind::use_wall_tile) == kFieldWallTile);

  REQUIRE(name(FeatureKind::path) == "path");
  REQUIRE(name(FeatureKind::tower) == "tower");
  REQUIRE(name(FeatureKind::house) == "house");
  REQUIRE(name(FeatureKind::court) == "court");
  REQUIRE(name(FeatureKind::keep) == "keep");
  REQUIRE(name(ScoreReason::wall_tile) == "wall_tile");
}

TEST_CASE("The Castle is a game beside Carcassonne", "[castle][names]") {
  const GameKind* castle = find_game("castle");
  REQUIRE(castle != nullptr);
  REQUIRE(castle->name() == "castle");
  REQUIRE(castle->modules().empty());
  REQUIRE(castle != find_game("carcassonne"));
}

}  // namespace bastide::test::castle
