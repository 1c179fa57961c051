// The names that The Discovery adds to the contract.
#include <engine/game.hpp>

#include "catch.hpp"

namespace bastide::test::discovery {

TEST_CASE("the actions, features and reasons of The Discovery have the names of the contract",
          "[discovery][names]") {
  REQUIRE(fields(ActionKind::take_follower) == (kFieldCell | kFieldFeature));
  REQUIRE(fields(ActionKind::place_other) == (kFieldCell | kFieldRotation));
  REQUIRE(find_action("take_follower") == ActionKind::take_follower);
  REQUIRE(find_action("place_other") == ActionKind::place_other);
  REQUIRE(name(FeatureKind::mountain) == "mountain");
  REQUIRE(name(FeatureKind::grassland) == "grassland");
  REQUIRE(name(FeatureKind::sea) == "sea");
  REQUIRE(name(ScoreReason::follower_taken) == "follower_taken");
}

TEST_CASE("The Discovery is a game beside the others, without modules", "[discovery][names]") {
  const GameKind* discovery = find_game("discovery");
  REQUIRE(discovery != nullptr);
  REQUIRE(discovery->name() == "discovery");
  REQUIRE(discovery->modules().empty());
  REQUIRE(discovery->mends().empty());
  REQUIRE(discovery != find_game("castle"));
}

}  // namespace bastide::test::discovery
