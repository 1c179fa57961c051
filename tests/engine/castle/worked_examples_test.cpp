// The worked examples of engine/rules/castle.md, in their order. A is seat 0, B is seat 1. Examples with
// given scores or wall tiles start from a snapshot that has them.
#include <engine/game.hpp>

#include "castle/castle_scenario.hpp"
#include "catch.hpp"

#include <algorithm>

namespace bastide::test::castle {
namespace {

constexpr Seat kA = 0;
constexpr Seat kB = 1;

using enum Side;

using Points = std::vector<int>;
using Corners = std::vector<int>;

/// Indices of corners by their track spaces (CASTLE-BOARD-04).
constexpr int kCorner12 = 0;
constexpr int kCorner16 = 1;
constexpr int kCorner20 = 2;

bool nobody_scores(const Events& events) { return only<Scored>(events).empty(); }

bool all_refused(const Game& game, int x, int y, Code code) {
  return std::ranges::all_of(std::array{0, 1, 2, 3},
                             [&](int rotation) { return code_of(game, place(x, y, rotation)) == code; });
}

}  // namespace

TEST_CASE("CASTLE-X01: a start space is a tile of the feature that the first tile joins",
          "[castle][examples]") {
  const auto game = with_pile({"K02", "K44", "K13"});
  REQUIRE(all_refused(*game, 5, 1, Code::cell_not_adjacent));
  REQUIRE(is_legal(*game, place(7, 1, 0)));
  const Events events = lay_figure(*game, 7, 1, 0, n2);
  REQUIRE(only<PieceDeployed>(events).at(0).kind == FeatureKind::tower);
  REQUIRE(nobody_scores(events));  // open at e1 and w2
}

TEST_CASE("CASTLE-X02: a tower is closed by tiles that are no towers (CASTLE-DONE-01, CASTLE-VAL-03)",
          "[castle][examples]") {
  const auto game = with_pile({"K02", "K44", "K13"});
  lay_figure(*game, 7, 1, 0, n2);
  REQUIRE(nobody_scores(lay(*game, 8, 1, 2)));
  const Events events = lay(*game, 6, 1, 0);
  REQUIRE(points(events, kA) == Points{4});
  const std::vector<Cell> tower{{7, 0}, {7, 1}};  // the start space has joined, its house has not
  const bool as_expected = only<Scored>(events).at(0).tiles == tower;
  REQUIRE(as_expected);
}

TEST_CASE("CASTLE-X03: only paths must match", "[castle][examples]") {
  const auto next_to_a_path = [](std::string_view name) {
    auto game = with_pile({"K14", name});
    lay(*game, 4, 12, 0);
    return game;
  };
  REQUIRE(all_refused(*next_to_a_path("K13"), 5, 12, Code::path_does_not_fit));
  REQUIRE(code_of(*next_to_a_path("K15"), place(5, 12, 1)) == Code::path_does_not_fit);
  REQUIRE(is_legal(*next_to_a_path("K16"), place(5, 12, 0)));

  const auto game = with_pile({"K24"});
  for (const int rotation : {0, 1, 2})
    REQUIRE(code_of(*game, place(4, 6, rotation)) == Code::path_does_not_fit);
  REQUIRE(is_legal(*game, place(4, 6, 3)));
}

TEST_CASE(
    "CASTLE-X04: a path ends at a house, a square and the wall (CASTLE-TILE-03, CASTLE-DEPLOY-04, "
    "CASTLE-VAL-01)",
    "[castle][examples]") {
  const auto game = with_pile({"K14", "K16", "K24"});
  lay_herald(*game, 4, 12, 0, west);
  play(*game, place(5, 12, 0));
  REQUIRE(code_of(*game, herald(*game, west)) == Code::feature_occupied);
  const Events fast = play(*game, herald(*game, east));
  REQUIRE(points(fast, kB) == Points{1});
  REQUIRE(supply(*game, kB) == 6);
  const Events events = lay(*game, 3, 12, 1);
  REQUIRE(points(events, kA) == Points{3});
  REQUIRE(points(events, kB).empty());
}

TEST_CASE(
    "CASTLE-X05: a fountain doubles a path and does not part it, the start space counts (CASTLE-TILE-04, "
    "CASTLE-VAL-02, CASTLE-SRC-10)",
    "[castle][examples]") {
  const auto game = with_pile({"K25", "K16", "K30"});
  lay_herald(*game, 8, 8, 0, west);
  REQUIRE(nobody_scores(lay(*game, 7, 8, 0)));
  REQUIRE(points(lay(*game, 8, 9, 0), kA) == Points{8});
}

TEST_CASE("CASTLE-X06: the fountain on a start space counts (CASTLE-FEAT-02)", "[castle][examples]") {
  const auto game = with_pile({"K24"});
  REQUIRE(points(lay_herald(*game, 4, 6, 3, west), kA) == Points{4});
}

TEST_CASE("CASTLE-X07: a closed loop is complete (CASTLE-DONE-02, CASTLE-SRC-02)", "[castle][examples]") {
  const auto game = with_pile({"K15", "K36", "K45", "K31"});
  lay_herald(*game, 4, 12, 0, north);
  lay(*game, 3, 12, 1);
  REQUIRE(nobody_scores(lay(*game, 3, 11, 2)));
  REQUIRE(points(lay(*game, 4, 11, 3), kA) == Points{4});
}

TEST_CASE(
    "CASTLE-X08: a fast tower, a one-tile house, the first keep (CASTLE-VAL-04, CASTLE-KEEP-01, "
    "CASTLE-SRC-01)",
    "[castle][examples]") {
  const auto game = with_pile({"K47", "K47", "K32", "K13"});
  lay(*game, 4, 12, 2);
  REQUIRE(points(lay_figure(*game, 3, 12, 1, e2), kB) == Points{4});
  const Events events = lay_figure(*game, 2, 12, 0, s2);
  REQUIRE(points(events, kA) == Points{1});
  REQUIRE(only<KeepMoved>(events).size() == 1);
  REQUIRE(keep_size(*game, kA) == 1);
  REQUIRE(keep_size(*game, kB) == 0);
}

TEST_CASE("CASTLE-X08, with a usable wall tile 2: B may score twice as much", "[castle][examples]") {
  const auto begun = with_pile({"K47", "K47", "K32"});
  lay(*begun, 4, 12, 2);
  const auto game = with_corner_taken(*begun, kB, 1);
  REQUIRE(nobody_scores(lay_figure(*game, 3, 12, 1, e2)));
  const std::vector<Action> choices{use_wall_tile(2), kPass};
  const bool as_expected = game->legal_actions() == choices;
  REQUIRE(as_expected);
  REQUIRE(points(play(*game->clone(), kPass), kB) == Points{4});
  const Events doubled = play(*game, use_wall_tile(2));
  REQUIRE(only<WallTileUsed>(doubled).at(0).wall_tile == 2);
  REQUIRE(points(doubled, kB) == Points{8});
}

TEST_CASE(
    "CASTLE-X09: a tie in a house scores nothing and moves no keep (CASTLE-MAJ-01, CASTLE-KEEP-03, "
    "CASTLE-SRC-03)",
    "[castle][examples]") {
  const auto game = with_pile({"K32", "K32", "K28", "K28", "K13", "K44"});
  lay_figure(*game, 4, 12, 1, n1);
  lay_figure(*game, 4, 11, 1, n1);
  lay(*game, 3, 12, 3);
  lay(*game, 3, 11, 3);
  lay(*game, 3, 10, 0);
  REQUIRE(supply(*game, kA) == 5);
  const Events events = lay(*game, 4, 10, 0);
  REQUIRE(nobody_scores(events));
  REQUIRE(only<PieceReturned>(events).size() == 2);
  REQUIRE(supply(*game, kA) == 6);
  REQUIRE(supply(*game, kB) == 6);
  REQUIRE(keep_size(*game, kA) == 0);
  REQUIRE(keep_size(*game, kB) == 0);
}

TEST_CASE("CASTLE-X10: the majority scores and builds its keep", "[castle][examples]") {
  const auto game = with_pile({"K32", "K32", "K28", "K44", "K07", "K28", "K13"});
  lay_figure(*game, 4, 12, 1, n1);
  lay_figure(*game, 4, 11, 1, n1);
  lay(*game, 3, 12, 3);
  lay(*game, 4, 10, 0);
  lay_figure(*game, 3, 10, 3, e2);
  const Events events = lay(*game, 3, 11, 3);
  REQUIRE(points(events, kA) == Points{5});
  REQUIRE(points(events, kB).empty());
  REQUIRE(keep_size(*game, kA) == 5);
  REQUIRE(only<PieceReturned>(events).size() == 3);
}

TEST_CASE(
    "CASTLE-X11: who stops on a corner takes its wall tile, once, and passing takes nothing (CASTLE-WALL-01, "
    "CASTLE-WALL-02)",
    "[castle][examples]") {
  SECTION("A at 8 scores 4, then B at 9 scores 4") {
    constexpr WallTiles kNoExtraTurns{9, 9, 8, 8, 7, 7, 6, 6, 5, 5, 4, 4, 3};
    const auto begun = started(forced_setup(tiles({"K24", "K24", "K47", "K47", "K13"}), {}, kNoExtraTurns));
    const auto game = with_scores(*begun, 8, 9);
    const Events landing = lay_herald(*game, 4, 6, 3, west);
    REQUIRE(score(*game, kA) == 12);
    REQUIRE(corners(landing, kA) == Corners{kCorner12});
    lay(*game, 8, 8, 1);
    lay(*game, 4, 12, 2);
    const Events on_the_empty_corner = lay_figure(*game, 3, 12, 1, e2);
    REQUIRE(score(*game, kB) == 13);
    REQUIRE(corners(on_the_empty_corner, kB).empty());
  }
  SECTION("A at 12 scores 3") {
    const auto game = with_scores(*with_pile({"K14", "K16", "K24"}), 12, 0);
    lay_herald(*game, 4, 12, 0, west);
    lay(*game, 5, 12, 0);
    const Events events = lay(*game, 3, 12, 1);
    REQUIRE(score(*game, kA) == 15);
    REQUIRE(corners(events, kA).empty());
  }
  SECTION("B at 13 scores 5 and passes a corner") {
    Setup setup = forced_setup(tiles({"K32", "K32", "K28", "K44", "K07", "K28", "K13"}));
    setup.first_player = kB;
    const auto game = with_scores(*started(setup), 0, 13);
    lay_figure(*game, 4, 12, 1, n1);
    lay_figure(*game, 4, 11, 1, n1);
    lay(*game, 3, 12, 3);
    lay(*game, 4, 10, 0);
    lay_figure(*game, 3, 10, 3, e2);
    const Events events = lay(*game, 3, 11, 3);
    REQUIRE(score(*game, kB) == 18);
    REQUIRE(corners(events, kB).empty());
  }
}

TEST_CASE("CASTLE-X11, the second lap: A at 96 scores 20 and stops on space 16 (CASTLE-SRC-12)",
          "[castle][examples]") {
  const bool second_lap = GENERATE(true, false);
  const auto begun = started(forced_setup(tiles({"K44", "K44", "K44", "K44", "K13", "K13", "K13", "K13"}),
                                          {{"castle_second_lap", second_lap}}));
  lay_figure(*begun, 7, 1, 0, n2);
  lay(*begun, 6, 1, 0);
  lay(*begun, 5, 1, 0);
  lay(*begun, 8, 1, 0);
  lay(*begun, 8, 2, 0);
  lay(*begun, 4, 1, 0);
  // Five tiles with S4; a wall tile 2 makes 20 of the 10 points.
  const auto game = with_corner_taken(*with_scores(*begun, 96, 0), kA, 10);
  lay(*game, 9, 1, 0);
  const Events events = play(*game, use_wall_tile(2));
  REQUIRE(score(*game, kA) == 116);
  REQUIRE(corners(events, kA) == (second_lap ? Corners{kCorner16} : Corners{}));
}

TEST_CASE("CASTLE-X12: what the mover wins is scored first", "[castle][examples]") {
  const auto begun = with_pile({"K47", "K32", "K13"});
  lay_figure(*begun, 4, 12, 2, s2);
  const auto game = with_scores(*begun, 10, 11);
  const Events events = lay_figure(*game, 3, 12, 3, s1);
  REQUIRE(only<Scored>(events).at(0).seat == kB);
  REQUIRE(score(*game, kB) == 12);
  REQUIRE(score(*game, kA) == 12);
  REQUIRE(corners(events, kB) == Corners{kCorner12});
  REQUIRE(corners(events, kA).empty());
  REQUIRE(keep_size(*game, kB) == 1);
}

TEST_CASE("CASTLE-X13: the mover chooses the order of what he wins himself (CASTLE-SRC-08)",
          "[castle][examples]") {
  const auto begun = with_pile({"K28", "K28", "K13", "K24", "K32", "K19", "K13", "K24", "K13"});
  lay(*begun, 4, 12, 0);
  lay_figure(*begun, 5, 12, 0, s1);
  lay(*begun, 4, 11, 0);
  lay_herald(*begun, 3, 11, 2, south);
  lay(*begun, 2, 11, 0);
  lay(*begun, 2, 12, 1);
  lay(*begun, 3, 10, 0);
  const auto game = with_scores(*begun, 0, 14);
  REQUIRE(nobody_scores(lay(*game, 3, 12, 0)));
  REQUIRE(game->to_act() == kB);
  const Action house = score_next(2, 11, 0);
  const Action path = score_next(3, 11, 0);
  const std::vector<Action> choices{house, path};
  const bool as_expected = game->legal_actions() == choices;
  REQUIRE(as_expected);

  const Events house_first = play(*game->clone(), house);
  REQUIRE(points(house_first, kB) == Points{5, 2});
  REQUIRE(corners(house_first, kB) == Corners{kCorner20});
  const Events path_first = play(*game, path);
  REQUIRE(points(path_first, kB) == Points{2, 5});
  REQUIRE(corners(path_first, kB) == Corners{kCorner16, kCorner20});
}

TEST_CASE("CASTLE-X13, both won by A: the mover B is asked all the same", "[castle][examples]") {
  const auto begun = with_pile({"K28", "K13", "K24", "K28", "K32", "K19", "K13", "K24", "K13"});
  lay_figure(*begun, 4, 12, 0, s1);
  lay(*begun, 4, 11, 0);
  lay_herald(*begun, 3, 11, 2, south);
  lay(*begun, 5, 12, 0);
  lay(*begun, 2, 11, 0);
  lay(*begun, 2, 12, 1);
  lay(*begun, 3, 10, 0);
  const auto game = with_scores(*begun, 14, 0);
  lay(*game, 3, 12, 0);
  REQUIRE(phase(*game) == Phase::score);
  REQUIRE(game->to_act() == kB);
  REQUIRE(corners(play(*game, score_next(3, 11, 0)), kA) == Corners{kCorner16, kCorner20});
}

TEST_CASE(
    "CASTLE-X14: a wall tile helps neither in the turn in which it is taken nor in the other's turn "
    "(CASTLE-WALL-05)",
    "[castle][examples]") {
  const auto begun = started(forced_setup(
      tiles({"K44", "K44", "K13", "K24", "K13", "K47", "K44", "K47", "K13", "K43", "K13", "K13"}), {},
      {2, 1, 1, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7}));
  lay(*begun, 4, 12, 2);
  lay_figure(*begun, 5, 12, 2, s1);
  lay(*begun, 4, 11, 0);
  lay_herald(*begun, 3, 11, 2, south);
  lay(*begun, 2, 11, 0);
  lay_figure(*begun, 5, 11, 0, n2);
  lay(*begun, 2, 12, 2);
  lay_figure(*begun, 2, 10, 3, n1);
  lay(*begun, 5, 10, 0);

  const auto game = with_scores(*begun, 0, 10);
  lay(*game, 3, 12, 2);  // B completes a path worth 2 and a tower worth 8
  const Events same_turn = play(*game, score_next(3, 11, 0));
  REQUIRE(corners(same_turn, kB) == Corners{kCorner12, kCorner20});
  REQUIRE(points(same_turn, kB) == Points{2, 8});

  const Events turn_of_a = lay(*game, 6, 11, 0);
  REQUIRE(points(turn_of_a, kB) == Points{2});

  REQUIRE(nobody_scores(lay(*game, 2, 9, 0)));
  REQUIRE(is_legal(*game, use_wall_tile(2)));
  REQUIRE(points(play(*game, use_wall_tile(2)), kB) == Points{4});
}

TEST_CASE("CASTLE-X15: a wall tile 1 gives another turn while there are tiles", "[castle][examples]") {
  const auto begun = with_pile({"K13", "K13", "K13", "K13", "K13"});
  lay(*begun, 4, 12, 0);
  const auto game = with_corner_taken(*with_corner_taken(*begun, kB, 0), kB, 9);  // both hold a tile 1
  lay(*game, 5, 12, 0);
  REQUIRE(phase(*game) == Phase::extra);
  REQUIRE(game->view(kNoSeat).tiles_left == 3);
  const Events events = play(*game, use_wall_tile(1));
  REQUIRE(only<TurnEnded>(events).at(0).seat == kB);
  REQUIRE(only<TileDrawn>(events).at(0).seat == kB);
  lay(*game, 3, 12, 0);
  play(*game, kPass);  // the second tile 1
  REQUIRE(game->to_act() == kA);
  lay(*game, 4, 11, 0);
  REQUIRE(game->to_act() == kB);
  lay(*game, 3, 11, 0);  // the pile is empty: nothing is offered
  REQUIRE(game->over());
}

TEST_CASE(
    "CASTLE-X17: a court scores for its markets, those of start spaces included (CASTLE-FINAL-03, "
    "CASTLE-VAL-05, CASTLE-WALL-T7)",
    "[castle][examples]") {
  const auto begun = with_pile({"K13", "K29"});
  lay_figure(*begun, 4, 12, 0, n1);
  const auto finished_by_b = [](Game& game) {
    play(game, place(4, 11, 2));
    REQUIRE(code_of(game, figure(game, s1)) == Code::feature_occupied);
    return play(game, kPass);
  };
  REQUIRE(points(finished_by_b(*begun->clone()), kA) == Points{9});
  REQUIRE(points(finished_by_b(*with_corner_taken(*begun, kA, 6)), kA) == Points{12});
}

TEST_CASE("CASTLE-X17, with one merchant each: nobody scores", "[castle][examples]") {
  const auto game = with_pile({"K13", "K13", "K13", "K13", "K13"});
  lay_figure(*game, 4, 12, 0, n1);
  lay_figure(*game, 2, 10, 0, n1);
  lay(*game, 3, 12, 0);
  lay(*game, 2, 12, 0);
  const Events events = lay(*game, 2, 11, 0);
  REQUIRE(game->over());
  REQUIRE(nobody_scores(events));
}

TEST_CASE("CASTLE-X18: an incomplete path scores with a wall tile 4 only (CASTLE-FINAL-04, CASTLE-SRC-05)",
          "[castle][examples]") {
  const auto final_points = [](bool fountain_counts, bool has_wall_tile) {
    const auto begun =
        started(forced_setup(tiles({"K25", "K16"}), {{"castle_wall4_fountain", fountain_counts}}));
    lay_herald(*begun, 8, 8, 0, west);
    const auto game = has_wall_tile ? with_corner_taken(*begun, kA, 3) : begun->clone();
    return points(lay(*game, 7, 8, 0), kA);
  };
  REQUIRE(final_points(true, false).empty());
  REQUIRE(final_points(false, false).empty());
  REQUIRE(final_points(true, true) == Points{6});
  REQUIRE(final_points(false, true) == Points{3});
}

}  // namespace bastide::test::castle
