// Rules of The Discovery that no worked example of engine/rules/discovery.md shows.
#include <engine/game.hpp>

#include "catch.hpp"
#include "describe.hpp"
#include "discovery/discovery_scenario.hpp"

namespace bastide::test::discovery {
namespace {

using enum Side;

/// A game that begins with this card.
std::unique_ptr<Game> begun_with(int start, std::initializer_list<int> pile) {
  Setup setup = forced_setup(cards(pile));
  setup.start = {{card(start), {0, 0}, 0}};
  return started(setup);
}

}  // namespace

TEST_CASE("the track is passed as often as needed (DISCOVERY-COMP-04)", "[discovery][rules]") {
  const auto begun = with_pile({4, 83, 83});
  lay_and_explore(*begun, 0, -1, 0, south);
  Snapshot snapshot = begun->snapshot();
  snapshot.table.seats[0].score = 149;
  const auto game = continued(begun->setup(), snapshot);
  lay(*game, 0, 1, 0);
  const Events events = lay(*game, 0, 2, 0);
  REQUIRE(points(events, 0) == std::vector{2});
  REQUIRE(only<GameFinished>(events).at(0).scores == std::vector{151, 0});
}

TEST_CASE("a turn is a draw, a placement and one action (DISCOVERY-TURN-01 to DISCOVERY-TURN-03)",
          "[discovery][rules]") {
  const auto game = with_pile({4, 83});
  REQUIRE(game->phase() == Phase::place);
  REQUIRE(game->snapshot().table.tile == card(4));  // open to all (DISCOVERY-DRAW-01)
  play(*game, place(0, -1, 0));
  REQUIRE(game->phase() == Phase::action);
  REQUIRE(game->to_act() == 0);
  REQUIRE(text(play(*game, kPass)) ==
          std::vector<std::string>{"the turn of seat 0 ends", "seat 1 draws D63"});
  REQUIRE(game->to_act() == 1);
}

TEST_CASE(
    "DISCOVERY-TURN-01, DISCOVERY-TURN-02, DISCOVERY-TURN-03, DISCOVERY-TURN-04: the last turn ends the "
    "game with its scoring",
    "[discovery][rules]") {
  const auto game = with_pile({4});
  const Events events = lay_and_explore(*game, 0, -1, 0, south);
  REQUIRE(only<TurnEnded>(events).size() == 1);
  REQUIRE(points(events, 0) == std::vector{2});
  REQUIRE(game->phase() == Phase::over);  // DISCOVERY-END-01
}

TEST_CASE("the step of the one action is left out if nothing can be done (DISCOVERY-TURN-03)",
          "[discovery][rules]") {
  const auto game = with_pile({82, 82, 83});
  lay_and_explore(*game, 0, -1, 0, south);
  play(*game, place(0, -2, 0));  // B: the grassland is held, and B has nobody on the board
  REQUIRE(game->to_act() == 0);
  REQUIRE(game->phase() == Phase::place);
}

TEST_CASE("a tile that fits nowhere leaves the game and the same seat draws again (DISCOVERY-DRAW-02)",
          "[discovery][rules]") {
  const auto game = begun_with(84, {83, 82, 84, 84});
  REQUIRE(game->to_act() == 0);
  TableState table = game->snapshot().table;
  REQUIRE(table.tile == card(84));
  REQUIRE(table.discards == cards({83, 82}));
  REQUIRE(table.turn == 1);
}

TEST_CASE("when the pile runs out so, the game ends with its scoring (DISCOVERY-DRAW-02, DISCOVERY-END-01)",
          "[discovery][rules]") {
  const auto game = begun_with(84, {84, 83, 82});
  play(*game, place(0, -1, 0));
  const Events events = play(*game, deploy(0));
  REQUIRE(game->over());
  REQUIRE(only<TileDiscarded>(events).size() == 2);
  REQUIRE(only<GameFinished>(events).at(0).ended == Ending::finished);
  REQUIRE(points(events, 0).empty());  // a mountain without a city
}

TEST_CASE("a tile shares a side with another, and corners are not enough (DISCOVERY-PLACE-01)",
          "[discovery][rules]") {
  const auto game = with_pile({83, 83});
  REQUIRE(code_of(*game, place(1, 1, 0)) == Code::cell_not_adjacent);
  lay(*game, 0, 1, 0);
  REQUIRE(is_legal(*game, place(1, 1, 0)));
  REQUIRE(code_of(*game, place(0, 1, 0)) == Code::cell_occupied);
}

TEST_CASE("placing is compulsory (DISCOVERY-PLACE-03)", "[discovery][rules]") {
  REQUIRE(code_of(*with_pile({83}), kPass) == Code::cannot_pass);
}

TEST_CASE(
    "a follower goes on the tile just placed, also on what it has completed (DISCOVERY-DEPLOY-01, "
    "DISCOVERY-DEPLOY-03)",
    "[discovery][rules]") {
  const auto game = with_pile({19, 83, 83});
  const Events events = lay_and_explore(*game, 0, -1, 1, south);  // it completes the start tile's grassland
  REQUIRE(only<PieceDeployed>(events).at(0).kind == FeatureKind::grassland);
  const PlacedPiece piece = game->snapshot().table.pieces.at(0);
  REQUIRE((piece.cell == Cell{0, -1}));
  const Survey survey = game->survey();
  const auto held =
      std::ranges::find_if(survey.features, [](const auto& one) { return !one.holders.empty(); });
  REQUIRE(held->state == FeatureState::complete);
}

TEST_CASE("nobody claims a held region, however far away the follower stands (DISCOVERY-DEPLOY-02)",
          "[discovery][rules]") {
  const auto game = with_pile({83, 83, 83, 83});
  lay_and_explore(*game, 0, 1, 0, north);
  for (int y = 2; y <= 3; ++y) {
    play(*game, place(0, y, 0));
    if (game->phase() == Phase::action) {
      REQUIRE(code_of(*game, deploy(0)) == Code::feature_occupied);
      play(*game, kPass);
    }
  }
}

TEST_CASE(
    "a follower is taken back from anywhere, and never comes back by itself (DISCOVERY-TAKE-01, "
    "DISCOVERY-TAKE-02)",
    "[discovery][rules]") {
  const auto game = with_pile({13, 19, 83, 83, 83});
  lay_and_explore(*game, 0, -1, 1, south);
  const Events completing = lay(*game, 0, -2, 1);
  REQUIRE(only<Scored>(completing).empty());
  REQUIRE(only<PieceReturned>(completing).empty());
  REQUIRE(supply(*game, 0) == 3);
  const Events taking = lay_and(*game, 0, 1, 0, take_back(0, -1, 2));
  REQUIRE(only<PieceReturned>(taking).size() == 1);
  REQUIRE(supply(*game, 0) == 4);
  REQUIRE(code_of(*game, take_back(0, -1, 2)) == Code::wrong_phase);
}

TEST_CASE("never both in one turn: after one action the turn is over (DISCOVERY-ACT-01)",
          "[discovery][rules]") {
  const auto game = with_pile({4, 83, 83, 83});
  lay_and_explore(*game, 0, -1, 0, south);
  lay(*game, 0, 1, 0);
  lay_and(*game, 0, 2, 0, take_back(0, -1, 1));
  REQUIRE(game->to_act() == 1);
  REQUIRE(game->phase() == Phase::place);
}

TEST_CASE("two followers of one seat in a region score it twice, in two turns (DISCOVERY-TAKE-03)",
          "[discovery][rules]") {
  // Two mountains of A, which B joins.
  const auto game = with_pile({41, 83, 4, 11, 83, 83, 83, 83});
  lay_and_explore(*game, 1, 0, 0, west);
  lay(*game, 0, 1, 0);
  lay_and_explore(*game, 0, -1, 0, east);
  lay(*game, 1, -1, 0);
  const auto pieces = game->snapshot().table.pieces;
  REQUIRE(points(lay_and(*game, 0, 2, 0, take_back(1, 0, pieces.at(0).feature)), 0) == std::vector{2});
  lay(*game, 0, 3, 0);
  REQUIRE(points(lay_and(*game, 0, 4, 0, take_back(0, -1, pieces.at(1).feature)), 0) == std::vector{2});
}

TEST_CASE(
    "a region is what hangs together across sides, and each tile counts once (DISCOVERY-REG-01, "
    "DISCOVERY-REG-02, DISCOVERY-REG-03)",
    "[discovery][rules]") {
  // The card has three grasslands around a mountain; two of them meet by way of plain grassland.
  const auto game = begun_with(2, {82, 82, 82, 83});
  const std::size_t apart = game->survey().features.size();
  REQUIRE(apart == 4);
  lay(*game, 0, -1, 0);
  lay(*game, 1, -1, 0);
  lay(*game, 1, 0, 0);
  const Survey survey = game->survey();
  int largest = 0;
  for (const SurveyedFeature& feature : survey.features)
    if (feature.kind == FeatureKind::grassland) largest = std::max(largest, feature.tiles);
  REQUIRE(largest == 4);  // five segments on four tiles
}

TEST_CASE("for a sea all cities on its shore count, on mountains as on grassland (DISCOVERY-VAL-05)",
          "[discovery][rules]") {
  // The start tile's city stands on a mountain, that of d53 on grassland.
  const auto game = with_pile({53, 82});
  lay_and_explore(*game, 0, 1, 1, north);
  const Survey survey = game->survey();
  const auto sea =
      std::ranges::find_if(survey.features, [](const SurveyedFeature& one) { return !one.holders.empty(); });
  REQUIRE(sea->kind == FeatureKind::sea);
  REQUIRE(sea->now->lines.size() == 1);
  REQUIRE(sea->now->lines[0].what == "cities");
  REQUIRE(sea->now->lines[0].count == 2);
}

TEST_CASE(
    "a region without a city brings nothing, and the follower comes back all the same (DISCOVERY-VAL-06)",
    "[discovery][rules]") {
  const auto game = begun_with(84, {84, 84, 84, 84});
  lay_and(*game, 0, -1, 0, deploy(0));
  lay(*game, 0, -2, 0);
  const Events events = lay_and(*game, 0, -3, 0, take_back(0, -1, 0));
  REQUIRE(only<Scored>(events).empty());
  REQUIRE(only<PieceReturned>(events).size() == 1);
}

TEST_CASE(
    "followers left score at the end, seats from the first player on, each by place (DISCOVERY-FINAL-01)",
    "[discovery][rules]") {
  Setup setup = forced_setup(cards({83, 4, 82, 83}), {}, 3);
  setup.first_player = 1;
  const auto game = started(setup);
  lay(*game, 0, 1, 0);                      // seat 1
  lay_and_explore(*game, 0, -1, 0, south);  // seat 2: grassland
  lay(*game, 0, -2, 0);                     // seat 0
  play(*game, place(0, 2, 0));              // seat 1: the sea, at last
  const Events events = play(*game, deploy(0));
  REQUIRE(game->over());
  std::vector<Seat> order;
  for (const Scored& scored : only<Scored>(events)) {
    REQUIRE(scored.reason == ScoreReason::final);
    order.push_back(scored.seat);
  }
  REQUIRE(order == std::vector<Seat>{1, 2});
  REQUIRE(only<GameFinished>(events).at(0).scores == std::vector{0, 1, 3});
}

}  // namespace bastide::test::discovery
