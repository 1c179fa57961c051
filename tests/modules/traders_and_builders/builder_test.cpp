// Traders & Builders, the builder and the double turn: what its worked examples
// (`playthroughs/`) leave out.
#include "catch.hpp"
#include "modules/traders_and_builders/games.hpp"

namespace bastide::test {

using enum FeatureKind;
using enum PieceKind;
using enum Side;

TEST_CASE(
    "a double turn is one turn with two draws, placements, actions and scorings "
    "(TRADERS-TURN-01, TRADERS-TURN-03, EXP-PART-02, TRADERS-REC-02, TRADERS-REC-03)",
    "[engine][traders]") {
  const auto game = with_a_builder({"E", "U", "E", "U", "U"});
  lay_elsewhere(*game);
  const int turn = table_of(*game).turn;
  const Events first = lay(*game, 3, 0, 0);
  REQUIRE(only<TurnEnded>(first).empty());
  REQUIRE(only<DoubleTurn>(first).at(0).seat == 0);
  REQUIRE(only<TileDrawn>(first).at(0).seat == 0);
  REQUIRE(table_of(*game).turn == turn);
  REQUIRE(game->to_act() == 0);
  REQUIRE(table_of(*game).parts.part == PartReason::builder);
  REQUIRE(table_of(*game).parts.due.empty());
  const Events second = lay_elsewhere(*game);
  REQUIRE(only<TurnEnded>(second).size() == 1);
  REQUIRE(game->to_act() == 1);
  REQUIRE(table_of(*game).turn == turn + 1);
  REQUIRE_FALSE(table_of(*game).parts.part);
}

TEST_CASE(
    "the second tile is due from the placement on, and everybody sees it (TRADERS-BUILD-05, TRADERS-REC-04)",
    "[engine][traders]") {
  const auto game = with_a_builder({"E", "U", "E", "U"});
  lay_elsewhere(*game);
  REQUIRE(game->view(1).table.parts.due.empty());
  play(*game, place(3, 0, 0));
  REQUIRE(phase(*game) == Phase::action);
  REQUIRE(game->view(1).table.parts.due == std::vector{PartReason::builder});
  REQUIRE_FALSE(game->view(1).table.parts.part);
}

TEST_CASE("nobody foresees what follows the draw of the second tile (TRADERS-TURN-03)",
          "[engine][traders][preview]") {
  const auto game = with_a_builder({"E", "U", "E", "U"});
  lay_elsewhere(*game);
  const std::vector<Action> first{place(3, 0, 0), kPass};
  const Preview preview = accepted(foresee(*game, 0, first));
  REQUIRE(only<DoubleTurn>(preview.events).size() == 1);
  REQUIRE(only<TileDrawn>(preview.events).empty());
  REQUIRE(preview.choices.empty());
  const std::vector<Action> both{place(3, 0, 0), kPass, place(4, 0, 0)};
  REQUIRE_FALSE(try_step(*game, 0, both));
}

TEST_CASE(
    "TRADERS-X06: what came home in the first part serves in the second (TRADERS-TURN-05, TRADERS-BUILD-06)",
    "[engine][traders][examples]") {
  const auto before = with_traders_pile({"W", "E", "U", "V", "X", "V", "U"});
  const auto game = changed(*before, [](TableState& table) { table.seats[0].supply[0] = 1; });
  lay_and_claim(*game, 1, 0, 0, road, west);
  lay(*game, 0, -1, 2);
  play(*game, place(-1, 0, 0));
  play(*game, as(builder, claim(*game, road, east)));
  lay(*game, 0, 1, 0);
  play(*game, place(-2, 0, 0));
  REQUIRE(score(*game, 0) == 4);  // nothing could be deployed, and the step was skipped
  REQUIRE(supply(*game, 0) == 1);
  REQUIRE(supply(*game, 0, builder) == 1);
  play(*game, place(-2, -1, 0));
  REQUIRE(code_of(*game, as(builder, claim(*game, road, south))) == Code::no_own_follower);
  play(*game, claim(*game, road, south));
  REQUIRE(supply(*game, 0) == 0);
}

TEST_CASE("one builder, which stays where it is and works in every turn (TRADERS-BUILD-04, TRADERS-BUILD-09)",
          "[engine][traders]") {
  const auto game = with_a_builder({"E", "U", "E", "E", "U", "E", "U"});
  for (int x = 3; x < 5; ++x) {
    lay_elsewhere(*game);
    play(*game, place(x, 0, 0));
    REQUIRE(code_of(*game, as(builder, claim(*game, road, west))) == Code::no_piece_left);
    REQUIRE(only<DoubleTurn>(play(*game, kPass)).size() == 1);
    lay_elsewhere(*game);
    REQUIRE(game->to_act() == 1);
  }
}

TEST_CASE("another's builder gives nothing (TRADERS-BUILD-10)", "[engine][traders]") {
  const auto game = with_a_builder({"U", "U"});
  const Events events = lay(*game, 3, 0, 0);
  REQUIRE(only<DoubleTurn>(events).empty());
  REQUIRE(game->to_act() == 0);
}

TEST_CASE(
    "the second part extends the road as well, and gives no third one (TRADERS-BUILD-08, EXP-PART-01, "
    "EXP-DIFF-10)",
    "[engine][traders]") {
  const auto game = with_a_builder({"E", "U", "U", "U"});
  lay_elsewhere(*game);
  lay(*game, 3, 0, 0);
  REQUIRE(game->to_act() == 0);
  const Events second = lay(*game, 4, 0, 0);
  REQUIRE(only<DoubleTurn>(second).empty());
  REQUIRE(game->to_act() == 1);
}

TEST_CASE(
    "asked before it, a player may take the double turn or not (TRADERS-BUILD-11, TRADERS-TURN-02, "
    "TRADERS-DIFF-02)",
    "[engine][traders]") {
  for (const bool takes : {true, false}) {
    const auto game = with_a_builder({"E", "U", "U", "U"}, {{"double_turn", "may"}});
    lay_elsewhere(*game);
    const Events asked = lay(*game, 3, 0, 0);
    REQUIRE(only<TileDrawn>(asked).empty());
    REQUIRE(phase(*game) == Phase::again);
    REQUIRE(game->legal_actions() == std::vector<Action>{kDoubleTurn, kPass});
    REQUIRE(code_of(*game, place(4, 0, 0)) == Code::wrong_phase);
    const Events answered = play(*game, takes ? kDoubleTurn : kPass);
    REQUIRE(only<DoubleTurn>(answered).size() == (takes ? 1 : 0));
    REQUIRE(only<TurnEnded>(answered).size() == (takes ? 0 : 1));
    REQUIRE(game->to_act() == (takes ? 0 : 1));
    REQUIRE(on_table(*game, builder) == 1);
  }
}

TEST_CASE("with the last tile nobody is asked (EXP-PART-03, TRADERS-BUILD-12)", "[engine][traders]") {
  for (const std::string double_turn : {"may", "always"}) {
    const auto game = with_a_builder({"E", "U"}, {{"double_turn", double_turn}});
    lay_elsewhere(*game);
    const Events end = lay(*game, 3, 0, 0);
    REQUIRE(game->over());
    REQUIRE(only<TurnEnded>(end).size() == 1);
    REQUIRE(only<DoubleTurn>(end).empty());
  }
}

TEST_CASE("the second tile fits nowhere and was the last: the turn and the game end (TRADERS-BUILD-12)",
          "[engine][traders]") {
  const auto game = with_a_builder({"U", "U", "C"});
  lay_elsewhere(*game);
  const Events end = lay(*game, 3, 0, 0);
  REQUIRE(game->over());
  REQUIRE(only<DoubleTurn>(end).size() == 1);
  REQUIRE(only<TileDiscarded>(end).size() == 1);
  REQUIRE(only<TurnEnded>(end).size() == 1);
}

TEST_CASE("the second tile fits nowhere and another is drawn, or not (TRADERS-BUILD-12)",
          "[engine][traders]") {
  const auto before = with_a_builder({"U", "U", "C", "U", "U"}, {{"unplaceable", "redraw_may"}});
  lay_elsewhere(*before);
  lay(*before, 3, 0, 0);
  REQUIRE(phase(*before) == Phase::redraw);
  const auto again = before->clone();
  play(*again, kDrawAgain);
  REQUIRE(phase(*again) == Phase::place);
  REQUIRE(again->to_act() == 0);
  const Events ended = play(*before, kPass);
  REQUIRE(only<TurnEnded>(ended).size() == 1);
  REQUIRE(before->to_act() == 1);
}

TEST_CASE(
    "anybody who leaves plays no second part, before it, in it or asked for it (EXP-PART-01, EXP-RESIGN-02)",
    "[engine][traders]") {
  for (const std::string double_turn : {"always", "may"}) {
    for (const int steps : {1, 2}) {
      const auto game =
          with_a_builder({"E", "U", "U", "U", "U", "U"},
                         {{"double_turn", double_turn}, {"sixth_player", false}}, kWithTraders, 3);
      const Seat owner = 0;
      while (game->to_act() != owner) lay_elsewhere(*game);
      play(*game, place(3, 0, 0));
      if (steps > 1) play(*game, kPass);
      Events events;
      REQUIRE(game->apply(owner, kResign, events));
      REQUIRE(only<TurnEnded>(events).size() == 1);
      REQUIRE(only<DoubleTurn>(events).empty());
      REQUIRE(game->to_act() != owner);
      REQUIRE(table_of(*game).parts == PartsTable{});
    }
  }
}

}  // namespace bastide::test
