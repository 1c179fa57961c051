// Fields and farmers.
#include <engine/game.hpp>

#include "catch.hpp"
#include "describe.hpp"
#include "scenario.hpp"

namespace bastide::test {
namespace {

using enum FeatureKind;
using enum Side;

TileId id(std::string_view name) { return tiles({name})[0]; }

std::unique_ptr<Game> with_pile(std::initializer_list<std::string_view> pile, const Options& options = {}) {
  return started(forced_setup(base_rules(options), 2, tiles(pile)));
}

/// Plays the rest of the game without deploying; returns the events of the end.
Events finish(Game& game) {
  Events last;
  while (!game.over()) last = play(game, game.legal_actions().back());
  return last;
}

}  // namespace

TEST_CASE("roads and cities bound a field, half-edges join it across tiles (BASE-FIELD-01, BASE-GEO-03)",
          "[engine][farms]") {
  const auto game = with_pile({"U", "U", "U"});
  lay_and_farm(*game, 1, 0, 0, 0);  // north of the road
  play(*game, place(2, 0, 0));
  REQUIRE(code_of(*game, claim_field(*game, 0)) == Code::feature_occupied);
  REQUIRE(is_legal(*game, claim_field(*game, 4)));  // south of it
}

TEST_CASE(
    "a monastery lies in its field, and the road that ends there does not split it (BASE-FIELD-01, "
    "BASE-DIFF-13)",
    "[engine][farms]") {
  const auto game = with_pile({"A", "U"});
  play(*game, place(1, 0, 1));
  for (int half = 0; half < 8; ++half) {
    const bool one_field = claim_field(*game, half) == claim_field(*game, 0);
    REQUIRE(one_field);
  }
}

TEST_CASE("a farmer is deployed like any follower (BASE-FIELD-02)", "[engine][farms]") {
  const auto game = with_pile({"B", "U"});
  const Events events = lay_and_farm(*game, 0, 1, 0, 0);
  REQUIRE(only<PieceDeployed>(events).at(0).kind == field);
  REQUIRE(supply(*game, 0) == 6);
}

TEST_CASE("a field never scores during play, and its farmers never return (BASE-FIELD-03, BASE-RETURN-03)",
          "[engine][farms]") {
  // The corner of V inside a closed loop of road is a field without a connection.
  const auto game = with_pile({"V", "V", "V", "V", "U"});
  lay_and_farm(*game, 0, 1, 3, 4);
  lay(*game, 1, 1, 0);
  lay(*game, 0, 2, 2);
  const Events events = lay(*game, 1, 2, 1);
  REQUIRE(only<Scored>(events).empty());
  REQUIRE(supply(*game, 0) == 6);
  REQUIRE(score(*game, 0) == 0);
}

TEST_CASE("a road between field and city prevents contact (BASE-FIELD-04)", "[engine][farms]") {
  // D's southern field lies beyond the road: it does not touch the city to the north.
  const auto game = with_pile({"E", "B", "U"});
  lay(*game, 0, -1, 2);
  lay_and_farm(*game, 0, 1, 0, 0);
  const Events events = finish(*game);
  REQUIRE(only<Scored>(events).empty());
}

TEST_CASE(
    "only complete cities pay, and a farm without one gives nothing (BASE-FARM-01, BASE-FARM-06, "
    "BASE-CITY-04)",
    "[engine][farms]") {
  for (const std::string option : {"farm-3", "farm-3-once", "city-4"}) {
    INFO(option);
    const Options options{{"farm_scoring", option}};
    const auto open_city = with_pile({"U", "U"}, options);
    lay_and_farm(*open_city, 1, 0, 0, 0);
    REQUIRE(only<Scored>(finish(*open_city)).empty());

    const auto no_farmer = with_pile({"E", "U"}, options);
    lay(*no_farmer, 0, -1, 2);
    REQUIRE(only<Scored>(finish(*no_farmer)).empty());
  }
}

TEST_CASE("those with most farmers own the farm, equals together (BASE-FARM-02)", "[engine][farms]") {
  const auto game = with_pile({"E", "U", "U", "V"});
  lay_and_farm(*game, 0, -1, 2, 0);  // seat 0 on the field round E
  lay_and_farm(*game, 1, 0, 0, 0);   // seat 1 on D's northern strip
  lay(*game, 2, 0, 0);
  const Events events = lay(*game, 1, -1, 2);  // joins both fields
  REQUIRE(text(Events(events.end() - 3, events.end())) ==
          std::vector<std::string>{
              "seat 0 scores 3 for field (final) (0,-1)/1 (1,-1)/1 (0,0)/2 (1,0)/1 (2,0)/1, total 3",
              "seat 1 scores 3 for field (final) (0,-1)/1 (1,-1)/1 (0,0)/2 (1,0)/1 (2,0)/1, total 3",
              "the game ends (finished) with 3 3, won by seat 0 seat 1",
          });
}

TEST_CASE(
    "a city pays each of several farms, or each player once, or whoever has most farmers around it "
    "(BASE-FARM-03 BASE-FARM-04 BASE-FARM-05 BASE-DIFF-14)",
    "[engine][farms]") {
  struct Row {
    const char* option;
    std::vector<int> scores;
  };
  // The city D, E: seat 0 farms the field round E and, apart from it, D's northern strip.
  for (const Row& row : {Row{"farm-3", {6, 0}}, Row{"farm-3-once", {3, 0}}, Row{"city-4", {4, 0}}}) {
    INFO(row.option);
    const auto game = with_pile({"E", "B", "U"}, {{"farm_scoring", std::string(row.option)}});
    lay_and_farm(*game, 0, -1, 2, 0);
    lay(*game, 0, 1, 0);
    const Events events = lay_and_farm(*game, 1, 0, 0, 0);
    REQUIRE(only<GameFinished>(events).at(0).scores == row.scores);
  }
}

TEST_CASE("without the option fields are no places and score nothing (BASE-DEPLOY-05, BASE-DIFF-03)",
          "[engine][farms]") {
  const auto game = started(forced_setup(base_rules({}, false), 2, tiles({"E", "U"})));
  play(*game, place(0, -1, 2));
  REQUIRE(code_of(*game, claim_field(*game, 0)) == Code::feature_not_claimable);
}

TEST_CASE("a farm may touch several cities (BASE-FARM-03)", "[engine][farms]") {
  // E, then a second city north of it: both touch the same field.
  Setup setup = forced_setup(base_rules(), 1, tiles({"E", "E", "E", "U"}));
  setup.start = {{id("E"), {0, 0}, 0}};
  const auto game = started(setup);
  lay(*game, 0, -1, 2);
  lay_and_farm(*game, 1, 0, 0, 4);  // joins the field of the start tile; its own city is still open
  lay(*game, 1, -1, 2);
  const Events events = finish(*game);
  REQUIRE(only<Scored>(events).at(0).points == 6);
  REQUIRE(only<Scored>(events).size() == 1);
}

}  // namespace bastide::test
