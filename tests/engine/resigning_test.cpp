// Resigning.
#include <engine/game.hpp>

#include "catch.hpp"
#include "describe.hpp"
#include "scenario.hpp"

namespace bastide::test {
namespace {

using enum FeatureKind;
using enum Side;

std::unique_ptr<Game> with_pile(int seats, std::initializer_list<std::string_view> pile) {
  return started(forced_setup(base_rules(), seats, tiles(pile)));
}

std::vector<std::string> resign(Game& game, Seat seat) {
  Events events;
  REQUIRE(game.apply(seat, kResign, events));
  return text(events);
}

}  // namespace

TEST_CASE("any seat may resign at any time, once (BASE-RESIGN-01)", "[engine][resigning]") {
  const auto game = with_pile(3, {"U", "U", "U"});
  REQUIRE(resign(*game, 2) == std::vector<std::string>{"seat 2 resigns"});
  REQUIRE(game->to_act() == 0);
  Events events;
  REQUIRE(game->apply(2, kResign, events).error().code == Code::seat_resigned);
  REQUIRE_FALSE(is_legal(*game, kResign));  // it is not an action of the turn
}

TEST_CASE("a seat that resigned is skipped (BASE-RESIGN-02)", "[engine][resigning]") {
  const auto game = with_pile(3, {"U", "U", "U", "U"});
  resign(*game, 1);
  for (const int expected : {0, 2, 0, 2}) {
    REQUIRE(game->to_act() == expected);
    lay(*game, game->snapshot().table.turn, 0, 0);
  }
}

TEST_CASE("followers of a seat that resigned stay, block, score and return (BASE-RESIGN-02)",
          "[engine][resigning]") {
  const auto game = with_pile(3, {"X", "U", "U", "X", "U"});
  lay_and_claim(*game, -1, 0, 0, road, east);
  resign(*game, 0);
  play(*game, place(1, 0, 0));
  REQUIRE(code_of(*game, claim(*game, road, west)) == Code::feature_occupied);
  play(*game, kPass);
  lay(*game, 2, 0, 0);
  const Events events = lay(*game, 3, 0, 0);
  REQUIRE(only<Scored>(events).at(0).seat == 0);
  REQUIRE(score(*game, 0) == 5);
  REQUIRE(supply(*game, 0) == 7);
}

TEST_CASE("a seat that resigned cannot win (BASE-RESIGN-03)", "[engine][resigning]") {
  const auto game = with_pile(3, {"E", "U", "U"});
  lay_and_claim(*game, 0, -1, 2, city, south);
  resign(*game, 0);
  lay(*game, 1, 0, 0);
  const Events events = lay(*game, 2, 0, 0);
  REQUIRE(text(events).back() == "the game ends (finished) with 4 0 0, won by seat 1 seat 2");
}

TEST_CASE("resigning before placing discards the tile in hand and ends the turn (BASE-RESIGN-04)",
          "[engine][resigning]") {
  const auto game = with_pile(3, {"U", "V", "U"});
  REQUIRE(resign(*game, 0) == std::vector<std::string>{"seat 0 resigns", "seat 0 discards base-U",
                                                       "the turn of seat 0 ends", "seat 1 draws base-V"});
  REQUIRE(game->snapshot().table.discards == tiles({"U"}));
}

TEST_CASE("resigning after placing deploys nothing and scores the turn (BASE-RESIGN-04)",
          "[engine][resigning]") {
  const auto game = with_pile(3, {"X", "X", "U"});
  lay_and_claim(*game, -1, 0, 0, road, east);
  play(*game, place(1, 0, 0));
  REQUIRE(resign(*game, 1) ==
          std::vector<std::string>{"seat 1 resigns",
                                   "seat 0 scores 3 for road (completed) (-1,0)/1 (0,0)/1 (1,0)/3, total 3",
                                   "seat 0 gets meeple back from (-1,0) feature 1", "the turn of seat 1 ends",
                                   "seat 2 draws base-U"});
}

TEST_CASE("resigning instead of drawing again ends the turn (BASE-RESIGN-04)", "[engine][resigning]") {
  const Rules rules = base_rules({{"unplaceable", std::string("redraw_may")}});
  const auto game = started(forced_setup(rules, 3, tiles({"E", "C", "U"})));
  lay(*game, 0, -1, 2);
  REQUIRE(resign(*game, 1) ==
          std::vector<std::string>{"seat 1 resigns", "the turn of seat 1 ends", "seat 2 draws base-U"});
}

TEST_CASE("when one seat remains it wins at once, without final scoring (BASE-RESIGN-05)",
          "[engine][resigning]") {
  const auto game = with_pile(3, {"U", "U", "U"});
  lay_and_claim(*game, 1, 0, 0, road, west);
  resign(*game, 0);
  REQUIRE(resign(*game, 2) == std::vector<std::string>{"seat 2 resigns", "seat 1 discards base-U",
                                                       "the game ends (resigned) with 0 0 0, won by seat 1"});
  REQUIRE(game->over());
  REQUIRE(game->snapshot().table.ended == Ending::resigned);
  REQUIRE(game->snapshot().table.discards == tiles({"U"}));
}

TEST_CASE("when the last turn is still open, its features are not scored (BASE-RESIGN-05)",
          "[engine][resigning]") {
  const auto game = with_pile(2, {"X", "X", "U"});
  lay_and_claim(*game, -1, 0, 0, road, east);
  play(*game, place(1, 0, 0));
  REQUIRE(resign(*game, 1) ==
          std::vector<std::string>{"seat 1 resigns", "the game ends (resigned) with 0 0, won by seat 0"});
}

TEST_CASE("a practice game that is resigned has no winner (BASE-RESIGN-05)", "[engine][resigning]") {
  const auto game = with_pile(1, {"U", "U"});
  Events events;
  REQUIRE(game->apply(0, kResign, events));
  REQUIRE(only<GameFinished>(events).at(0).winners.empty());
}

}  // namespace bastide::test
