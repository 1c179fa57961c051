// The end of the game.
#include <engine/game.hpp>

#include "catch.hpp"
#include "describe.hpp"
#include "scenario.hpp"

namespace bastide::test {
namespace {

using enum FeatureKind;
using enum Side;

std::unique_ptr<Game> with_pile(std::initializer_list<std::string_view> pile, const Options& options = {}) {
  return started(forced_setup(base_rules(options), 2, tiles(pile)));
}

Events tail(const Events& events, std::ptrdiff_t count) { return {events.end() - count, events.end()}; }

}  // namespace

TEST_CASE(
    "an incomplete road counts its tiles, or 1 in all with incomplete_road=flat1 (BASE-FINAL-01, "
    "BASE-OPT-04, "
    "BASE-DIFF-04)",
    "[engine][final]") {
  for (const auto& [option, points] : {std::pair{"per_tile", 3}, std::pair{"flat1", 1}}) {
    INFO(option);
    const auto game = with_pile({"U", "U"}, {{"incomplete_road", std::string(option)}});
    lay_and_claim(*game, 1, 0, 0, road, west);
    const Events events = lay(*game, 2, 0, 0);
    REQUIRE(only<Scored>(events).at(0).points == points);
    REQUIRE(score(*game, 0) == points);
  }
}

TEST_CASE(
    "an incomplete city counts tiles or segments, and pennants, once (BASE-FINAL-01, BASE-OPT-03, "
    "BASE-DIFF-05)",
    "[engine][final]") {
  // A ring of six tiles, two pennants; H lies in it with both its segments, and R leaves it open to the west.
  for (const auto& [option, points] : {std::pair{"tile", 8}, std::pair{"segment", 9}}) {
    INFO(option);
    const auto game = with_pile({"H", "N", "M", "F", "R", "N"}, {{"count_unit", std::string(option)}});
    lay_and_claim(*game, 0, 1, 1, city, east);
    lay(*game, 1, 1, 3);
    lay(*game, 1, 2, 0);
    lay(*game, 0, 2, 0);
    lay(*game, -1, 2, 0);
    const Events events = lay(*game, -1, 1, 2);
    REQUIRE(only<Scored>(events).at(0).points == points);
    REQUIRE(only<Scored>(events).at(0).tiles.size() == 6);
  }
}

TEST_CASE("an incomplete monastery counts itself and its neighbours (BASE-FINAL-01)", "[engine][final]") {
  const auto game = with_pile({"B", "U", "U"});
  lay_and_pray(*game, 0, 1, 0);
  lay(*game, 1, 0, 0);
  lay(*game, -1, 0, 0);
  REQUIRE(score(*game, 0) == 4);
}

TEST_CASE("a feature is counted once whatever followers stand on it (BASE-FINAL-02)", "[engine][final]") {
  const auto game = with_pile({"U", "V", "V", "V"});
  lay_and_claim(*game, 1, 0, 0, road, west);
  lay_and_claim(*game, 1, 1, 3, road, east);
  lay(*game, 2, 0, 0);
  const Events events = lay(*game, 2, 1, 1);
  REQUIRE(text(only<Scored>(events).at(0)) ==
          "seat 0 scores 5 for road (final) (0,0)/1 (1,0)/0 (2,0)/0 (1,1)/0 (2,1)/0, total 5");
  REQUIRE(text(only<Scored>(events).at(1)) ==
          "seat 1 scores 5 for road (final) (0,0)/1 (1,0)/0 (2,0)/0 (1,1)/0 (2,1)/0, total 5");
  REQUIRE(only<Scored>(events).size() == 2);
}

TEST_CASE(
    "roads, cities, monasteries, farms score in this order, each kind by reading order (BASE-FINAL-03, "
    "BASE-FINAL-04)",
    "[engine][final]") {
  const auto game = with_pile({"B", "E", "X", "E", "U", "E", "U"});
  lay_and_pray(*game, 0, 1, 0);
  lay_and_farm(*game, 0, -1, 2, 0);
  lay_and_claim(*game, 1, 0, 0, road, east);
  lay_and_claim(*game, 0, 2, 2, city, south);
  lay_and_claim(*game, -1, 0, 0, road, east);
  lay_and_claim(*game, -1, -1, 3, city, west);
  std::vector<std::string> order;
  for (const Scored& scored : only<Scored>(lay(*game, 2, 0, 0))) order.push_back(text(scored));
  REQUIRE(order ==
          std::vector<std::string>{
              "seat 0 scores 3 for road (final) (-1,0)/0 (0,0)/1 (1,0)/3, total 3",
              "seat 0 scores 2 for road (final) (1,0)/1 (2,0)/0, total 5",
              "seat 1 scores 1 for city (final) (-1,-1)/0, total 1",
              "seat 1 scores 1 for city (final) (0,2)/0, total 2",
              "seat 0 scores 5 for monastery (final) (0,1)/0, total 10",
              "seat 1 scores 3 for field (final) (-1,-1)/1 (0,-1)/1 (-1,0)/1 (0,0)/2 (1,0)/4, total 5",
          });
}

TEST_CASE("the highest score wins (BASE-WIN-01)", "[engine][final]") {
  const auto game = with_pile({"U", "B"});
  lay_and_claim(*game, 1, 0, 0, road, west);
  const Events events = lay_and_pray(*game, 0, 1, 0);
  REQUIRE(text(tail(events, 1)) ==
          std::vector<std::string>{"the game ends (finished) with 2 3, won by seat 1"});
}

TEST_CASE("equal highest scores win together (BASE-WIN-02)", "[engine][final]") {
  const auto game = with_pile({"U", "U"});
  lay(*game, 1, 0, 0);
  const Events events = lay(*game, 2, 0, 0);
  REQUIRE(only<GameFinished>(events).at(0).winners == std::vector<Seat>{0, 1});
}

}  // namespace bastide::test
