// Deploying a follower.
#include <engine/game.hpp>

#include "catch.hpp"
#include "scenario.hpp"

namespace bastide::test {
namespace {

using enum FeatureKind;
using enum Side;

std::unique_ptr<Game> with_pile(std::initializer_list<std::string_view> pile, bool farmers = true,
                                int seats = 2) {
  return started(forced_setup(base_rules({}, farmers), seats, tiles(pile)));
}

}  // namespace

TEST_CASE("deploying is optional and at most once a turn (BASE-DEPLOY-01)", "[engine][deploying]") {
  const auto game = with_pile({"U", "U", "U"});
  play(*game, place(1, 0, 0));
  REQUIRE(is_legal(*game, kPass));
  play(*game, claim(*game, road, west));
  REQUIRE(game->to_act() == 1);
  REQUIRE(phase(*game) == Phase::place);
  Events events;
  REQUIRE(game->apply(0, deploy(1), events).error().code == Code::not_your_turn);
}

TEST_CASE("the follower comes from the supply (BASE-DEPLOY-02)", "[engine][deploying]") {
  const auto game = with_pile({"U", "U", "U"});
  lay_and_farm(*game, 1, 0, 0, 0);
  REQUIRE(supply(*game, 0) == 6);
  REQUIRE(supply(*game, 1) == 7);
  REQUIRE(game->snapshot().table.pieces.size() == 1);
}

TEST_CASE("with an empty supply a player only places tiles (BASE-DEPLOY-02)", "[engine][deploying]") {
  // Eight crossings in a row to the east: seven thieves on roads to the north,
  // and no follower for the eighth.
  const auto game = with_pile({"X", "X", "X", "X", "X", "X", "X", "X", "X"}, true, 1);
  for (int x = 1; x <= 7; ++x) lay_and_claim(*game, x, 0, 0, road, north);
  REQUIRE(supply(*game, 0) == 0);
  const Events events = play(*game, place(8, 0, 0));
  REQUIRE(only<TurnEnded>(events).size() == 1);
  REQUIRE(phase(*game) == Phase::place);
}

TEST_CASE("a feature index means the tile just placed and no other (BASE-DEPLOY-03)", "[engine][deploying]") {
  const auto game = with_pile({"E", "X", "U"});
  lay(*game, 0, 1, 2);
  play(*game, place(1, 0, 0));
  const auto events = play(*game, claim(*game, road, north));
  const auto deployed = only<PieceDeployed>(events);
  REQUIRE(deployed.size() == 1);
  REQUIRE(deployed[0].cell == Cell{1, 0});
  REQUIRE(deployed[0].kind == road);
}

TEST_CASE(
    "the whole feature must be free, at any distance and of one's own too (BASE-DEPLOY-04, BASE-DIFF-11)",
    "[engine][deploying]") {
  const auto game = with_pile({"U", "U", "U", "U"});
  lay_and_claim(*game, 1, 0, 0, road, west);
  lay(*game, 2, 0, 0);
  play(*game, place(3, 0, 0));
  REQUIRE(code_of(*game, claim(*game, road, west)) == Code::feature_occupied);
  REQUIRE(is_legal(*game, claim_field(*game, 0)));
}

TEST_CASE(
    "several followers in one feature come from joining, which no further one may use (BASE-DEPLOY-04 "
    "BASE-DEPLOY-08 BASE-FEAT-03)",
    "[engine][deploying]") {
  const auto game = with_pile({"U", "V", "V", "V", "U"});
  lay_and_claim(*game, 1, 0, 0, road, west);
  lay_and_claim(*game, 1, 1, 3, road, east);  // a road of its own, to the east and south
  lay(*game, 2, 0, 0);
  play(*game, place(2, 1, 1));  // joins both
  REQUIRE(code_of(*game, claim(*game, road, north)) == Code::feature_occupied);
  REQUIRE(code_of(*game, claim(*game, road, west)) == Code::feature_occupied);
  play(*game, kPass);
  REQUIRE(game->snapshot().table.pieces.size() == 2);
}

TEST_CASE("roads, cities, monasteries, and fields with farmers, but a junction is no place (BASE-DEPLOY-05)",
          "[engine][deploying]") {
  const std::vector<Action> with_farmers{deploy(0), deploy(1), deploy(2), deploy(3),
                                         deploy(4), deploy(5), kPass};
  const std::vector<Action> without{deploy(0), deploy(1), deploy(2), kPass};
  for (const bool farmers : {true, false}) {
    const auto game = with_pile({"W", "U"}, farmers);
    play(*game, place(1, 0, 0));
    const bool as_expected = game->legal_actions() == (farmers ? with_farmers : without);
    REQUIRE(as_expected);
    if (!farmers) REQUIRE(code_of(*game, claim_field(*game, 0)) == Code::feature_not_claimable);
  }
  const auto game = with_pile({"B", "U"}, false);
  play(*game, place(0, 1, 0));
  const bool monk_or_nothing = game->legal_actions() == std::vector<Action>{claim_monastery(*game), kPass};
  REQUIRE(monk_or_nothing);
}

TEST_CASE("a feature that this tile completes may be claimed and scores at once (BASE-DEPLOY-06)",
          "[engine][deploying]") {
  const auto game = with_pile({"E", "U"});
  const Events events = lay_and_claim(*game, 0, -1, 2, city, south);
  REQUIRE(only<Scored>(events).size() == 1);
  REQUIRE(supply(*game, 0) == 7);
}

TEST_CASE("followers stay until their feature is scored (BASE-DEPLOY-07)", "[engine][deploying]") {
  const auto game = with_pile({"U", "U", "U", "U"});
  lay_and_claim(*game, 1, 0, 0, road, west);
  const PlacedPiece thief = game->snapshot().table.pieces.at(0);
  for (int x = 2; x <= 3; ++x) {
    lay(*game, x, 0, 0);
    const bool still_there = game->snapshot().table.pieces.at(0) == thief;
    REQUIRE(still_there);
  }
}

}  // namespace bastide::test
