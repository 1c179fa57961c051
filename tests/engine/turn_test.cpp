// The steps of a turn and their order.
#include <engine/game.hpp>

#include "catch.hpp"
#include "describe.hpp"
#include "scenario.hpp"

namespace bastide::test {
namespace {

std::vector<std::size_t> kinds(const Events& events) {
  std::vector<std::size_t> indices;
  for (const Event& event : events) indices.push_back(event.index());
  return indices;
}

template <class... E>
std::vector<std::size_t> of_types() {
  return {Event(E{}).index()...};
}

}  // namespace

TEST_CASE(
    "a turn draws, places, acts, scores, takes back and ends (BASE-TURN-01 BASE-TURN-02 BASE-TURN-03 "
    "BASE-TURN-04 BASE-TURN-05 BASE-TURN-06)",
    "[engine][turn]") {
  auto [game, events] = started_with_events(forced_setup(base_rules(), 2, tiles({"E", "U"})));
  REQUIRE(kinds(events) == of_types<TileDrawn>());
  REQUIRE(phase(*game) == Phase::place);
  REQUIRE(kinds(play(*game, place(0, -1, 2))) == of_types<TilePlaced>());
  REQUIRE(phase(*game) == Phase::action);
  REQUIRE(kinds(play(*game, claim(*game, FeatureKind::city, Side::south))) ==
          of_types<PieceDeployed, Scored, PieceReturned, TurnEnded, TileDrawn>());
  REQUIRE(phase(*game) == Phase::place);
  REQUIRE(game->to_act() == 1);
}

TEST_CASE("after the last turn comes the final scoring, then nothing (BASE-TURN-07)", "[engine][turn]") {
  const auto game = started(forced_setup(base_rules(), 2, tiles({"U"})));
  play(*game, place(1, 0, 0));
  const Events events = play(*game, claim(*game, FeatureKind::road, Side::west));
  REQUIRE(kinds(events) == of_types<PieceDeployed, TurnEnded, Scored, GameFinished>());
  REQUIRE(phase(*game) == Phase::over);
  REQUIRE(game->over());
  REQUIRE(game->legal_actions().empty());
  REQUIRE(game->snapshot().table.ended == Ending::finished);
}

TEST_CASE("a follower deployed this turn takes part in this turn's scoring (BASE-TURN-08)",
          "[engine][turn]") {
  const auto game = started(forced_setup(base_rules(), 2, tiles({"E", "U"})));
  lay_and_claim(*game, 0, -1, 2, FeatureKind::city, Side::south);
  REQUIRE(score(*game, 0) == 4);
}

TEST_CASE("a step without a choice is passed by the engine (BASE-TURN-09)", "[engine][turn]") {
  // Without farmers the second road tile of the same road offers nothing.
  const auto game = started(forced_setup(base_rules({}, false), 2, tiles({"U", "U", "U"})));
  lay_and_claim(*game, 1, 0, 0, FeatureKind::road, Side::west);
  const Events events = play(*game, place(2, 0, 0));
  REQUIRE(kinds(events) == of_types<TilePlaced, TurnEnded, TileDrawn>());
  REQUIRE(game->to_act() == 0);
}

TEST_CASE("the engine never places for a player, even when there is only one place (BASE-TURN-09)",
          "[engine][turn]") {
  Setup setup = forced_setup(base_rules(), 2, tiles({"S", "U"}));
  setup.start = {{tiles({"A"})[0], {0, 0}, 0}};
  const auto game = started(setup);
  const bool one_place = game->legal_actions() == std::vector<Action>{place(0, 1, 2)};
  REQUIRE(one_place);
  REQUIRE(phase(*game) == Phase::place);
}

TEST_CASE("the game ends with the turn of the last tile, and nobody gets another (BASE-END-01, BASE-DIFF-12)",
          "[engine][turn]") {
  const auto game = started(forced_setup(base_rules(), 3, tiles({"U", "E"})));
  lay(*game, 1, 0, 0);
  play(*game, place(0, -1, 2));
  REQUIRE(phase(*game) == Phase::action);  // the last tile's own action is still asked for
  const Events events = play(*game, claim(*game, FeatureKind::city, Side::south));
  REQUIRE(kinds(events) == of_types<PieceDeployed, Scored, PieceReturned, TurnEnded, GameFinished>());
  REQUIRE(game->snapshot().table.turn == 2);
  REQUIRE(only<GameFinished>(events)[0].scores == std::vector<int>{0, 4, 0});
}

TEST_CASE("turns are counted from 1", "[engine][turn]") {
  const auto game = started(forced_setup(base_rules(), 2, tiles({"U", "U", "U"})));
  for (int turn = 1; turn <= 3; ++turn) {
    REQUIRE(game->snapshot().table.turn == turn);
    lay(*game, turn, 0, 0);
  }
}

}  // namespace bastide::test
