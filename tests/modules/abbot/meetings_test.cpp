// The Abbot on the River.
#include "catch.hpp"
#include "modules/abbot/games.hpp"

namespace bastide::test {

TEST_CASE(
    "a garden on a river tile is like any other, and river tiles surround it "
    "(ABBOT-RIVER-01, RIVER-FEAT-02)",
    "[engine][abbot][river]") {
  const auto game =
      game_with({"farmers", "river", "abbot"}, {"river1-bend-garden", "river1-straight", "river1-lake"});
  lay_and_bless(*game, 1, 0, 0);
  lay(*game, 1, 1, 1);
  const Events events = lay_and(*game, 1, 2, 1, kReturnAbbot);
  REQUIRE(only<Scored>(events).at(0).points == 3);  // itself, the source, the straight
  REQUIRE(only<Scored>(events).at(0).feature == FeatureKind::garden);
}

}  // namespace bastide::test
