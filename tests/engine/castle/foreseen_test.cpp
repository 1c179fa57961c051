#include "castle/foreseen.hpp"

#include "castle/castle_scenario.hpp"
#include "catch.hpp"

#include <string>

namespace bastide::test::castle {
namespace {

/// B's path worth 2 and house worth 5 of CASTLE-X13 wait, the path's end at (3,12) being B's last tile.
std::unique_ptr<Game> path_and_house(int score) {
  const auto begun = with_pile({"K28", "K28", "K13", "K24", "K32", "K19", "K13", "K24", "K13"});
  lay(*begun, 4, 12, 0);
  lay_figure(*begun, 5, 12, 0, s1);
  lay(*begun, 4, 11, 0);
  lay_herald(*begun, 3, 11, 2, Side::south);
  lay(*begun, 2, 11, 0);
  lay(*begun, 2, 12, 1);
  lay(*begun, 3, 10, 0);
  auto game = with_scores(*begun, 0, score);
  lay(*game, 3, 12, 0);
  return game;
}

/// "+5 =19, +2 =21 takes"
std::string shown(const ScoringWay& way) {
  std::string all;
  for (const ForeseenScore& step : way) {
    if (!all.empty()) all += ", ";
    all += "+" + std::to_string(step.points) + " =" + std::to_string(step.total);
    if (step.doubled) all += " doubled";
    if (step.takes) all += " takes";
  }
  return all;
}

std::vector<std::string> ways(const Game& game) {
  std::vector<std::string> all;
  for (const ScoringWay& way : game.view(game.to_act()).ways) all.push_back(shown(way));
  return all;
}

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE(
    "somebody who chooses the order is told where each leads, behind a wall tile too (CASTLE-ORDER-02, "
    "CASTLE-X13)",
    "[castle][view]") {
  const auto game = path_and_house(14);
  REQUIRE(ways(*game) == Lines{"+5 =19, +2 =21 takes", "+2 =16 takes, +5 =21 takes"});
  check_ways(*game);
}

TEST_CASE("a corner without its wall tile is foreseen bare (CASTLE-WALL-01)", "[castle][view]") {
  const auto game = with_corner_taken(*path_and_house(14), 0, 2);
  REQUIRE(ways(*game) == Lines{"+5 =19, +2 =21", "+2 =16 takes, +5 =21"});
}

TEST_CASE("a doubling that can be used is foreseen with and without it (CASTLE-WALL-T3, CASTLE-ORDER-03)",
          "[castle][view]") {
  const auto game = with_corner_taken(*path_and_house(14), 1, 2);  // the wall tile 3 of 20/21
  REQUIRE(ways(*game) == Lines{"+5 =19, +2 =21", "+10 =24 doubled, +2 =26 takes", "+2 =16 takes, +5 =21",
                               "+2 =16 takes, +10 =26 doubled takes"});
  check_ways(*game);

  play(*game, game->legal_actions().at(0));  // the house, which may be doubled
  REQUIRE(ways(*game) == Lines{"+5 =19, +2 =21", "+10 =24 doubled, +2 =26 takes"});
}

TEST_CASE("nothing is foreseen where the order changes nothing and nobody is asked", "[castle][view]") {
  const auto game = path_and_house(0);
  REQUIRE(phase(*game) != Phase::score);
  for (const Seat viewer : {Seat{0}, Seat{1}, kNoSeat}) REQUIRE(game->view(viewer).ways.empty());
}

}  // namespace bastide::test::castle
