// Rules of The Castle that no worked example of engine/rules/castle.md shows.
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

bool may_lie(std::string_view name, const Options& options, int x, int y, int rotation) {
  const auto game = started(forced_setup({kind().find_tile(name).value()}, options));
  return is_legal(*game, place(x, y, rotation));
}

const Options kWallEnd{{"castle_start_path", std::string("wall_end")}};

}  // namespace

TEST_CASE(
    "a turn: draw, place, deploy, score, return, and the next seat draws (CASTLE-TURN-01, CASTLE-TURN-02, "
    "CASTLE-TURN-03, CASTLE-TURN-04, CASTLE-TURN-05, CASTLE-DRAW-01)",
    "[castle][turn]") {
  auto [game, begin] = started_with_events(forced_setup(tiles({"K24", "K13"})));
  REQUIRE(only<TileDrawn>(begin).at(0).seat == kA);
  REQUIRE(phase(*game) == Phase::place);
  REQUIRE(game->view(kB).table.tile == tiles({"K24"})[0]);  // shown to both
  play(*game, place(4, 6, 3));
  REQUIRE(phase(*game) == Phase::deploy);
  const Events rest = play(*game, herald(*game, west));
  REQUIRE(rest.size() == 5);
  REQUIRE(std::holds_alternative<PieceDeployed>(rest[0]));
  REQUIRE(std::holds_alternative<Scored>(rest[1]));
  REQUIRE(std::holds_alternative<PieceReturned>(rest[2]));
  REQUIRE(std::holds_alternative<TurnEnded>(rest[3]));
  REQUIRE(std::holds_alternative<TileDrawn>(rest[4]));
  REQUIRE(game->to_act() == kB);
  REQUIRE(phase(*game) == Phase::place);
}

TEST_CASE("the last turn is scored and ends the game (CASTLE-TURN-07, CASTLE-END-01, CASTLE-SRC-09)",
          "[castle][turn]") {
  const auto game = with_pile({"K24"});
  const Events events = lay_herald(*game, 4, 6, 3, west);
  REQUIRE(score(*game, kA) == 4);
  REQUIRE(game->over());
  REQUIRE(phase(*game) == Phase::over);
  REQUIRE(std::holds_alternative<GameFinished>(events.back()));
}

TEST_CASE("an extra turn is offered to who holds a usable wall tile 1 only (CASTLE-TURN-06, CASTLE-WALL-04)",
          "[castle][turn]") {
  const auto begun = with_pile({"K13", "K13", "K13"});
  lay(*begun, 4, 12, 0);
  const auto of_the_other = with_corner_taken(*begun, kA, 0);
  lay(*of_the_other, 5, 12, 0);
  REQUIRE(of_the_other->to_act() == kA);
  REQUIRE(phase(*of_the_other) == Phase::place);

  const auto declined = with_corner_taken(*begun, kB, 0);
  lay(*declined, 5, 12, 0);
  REQUIRE(phase(*declined) == Phase::extra);
  play(*declined, kPass);
  REQUIRE(declined->to_act() == kA);
  REQUIRE_FALSE(declined->snapshot().table.wall_tiles.at(0).used);
}

TEST_CASE(
    "a wall tile 1 just taken gives no turn, in the next own turn it does (CASTLE-WALL-04, CASTLE-WALL-T1)",
    "[castle][turn]") {
  const auto game = with_scores(*with_pile({"K24", "K13", "K13", "K13"}), 8, 0);
  REQUIRE(corners(lay_herald(*game, 4, 6, 3, west), kA) == std::vector{0});
  REQUIRE(game->to_act() == kB);
  lay(*game, 4, 12, 0);
  lay(*game, 5, 12, 0);
  REQUIRE(game->to_act() == kA);
  REQUIRE(phase(*game) == Phase::extra);
}

TEST_CASE("two wall tiles 1 may follow each other, one in each turn (CASTLE-WALL-T1, CASTLE-WALL-05)",
          "[castle][turn]") {
  const auto begun = with_pile({"K13", "K13", "K13", "K13", "K13"});
  lay(*begun, 4, 12, 0);
  const auto game = with_corner_taken(*with_corner_taken(*begun, kB, 0), kB, 9);
  for (const int x : {5, 3}) {
    lay(*game, x, 12, 0);
    play(*game, use_wall_tile(1));
    REQUIRE(game->to_act() == kB);
    REQUIRE(phase(*game) == Phase::place);
  }
  lay(*game, 2, 12, 0);
  REQUIRE(game->to_act() == kA);  // both are used up
}

TEST_CASE("a tile without a legal placement leaves the game and the same seat draws again (CASTLE-DRAW-02)",
          "[castle][drawing]") {
  Setup setup = forced_setup(tiles({"K13"}));
  setup.forced.resize(76, setup.forced[0]);
  setup.forced[0] = setup.forced[1] = tiles({"K24"})[0];
  setup.forced.push_back(tiles({"K01"})[0]);
  std::swap(setup.forced[74], setup.forced[76]);  // only one cell is left then
  const auto game = started(setup);
  lay(*game, 4, 6, 3);
  lay(*game, 8, 8, 1);
  Events events;
  while (game->drawn().size() < 75) {
    const Action anywhere = game->legal_actions().front();
    events = lay(*game, anywhere.cell.x, anywhere.cell.y, anywhere.rotation);
  }
  REQUIRE(only<TileDiscarded>(events).size() == 1);
  const auto drawn = only<TileDrawn>(events);
  REQUIRE(drawn.size() == 2);
  REQUIRE(drawn[0].seat == drawn[1].seat);
  REQUIRE(game->to_act() == drawn[0].seat);
  REQUIRE(code_of(*game, kPass) == Code::cannot_pass);  // CASTLE-PLACE-05
}

TEST_CASE("a tile must share a whole side with a tile or a start space (CASTLE-PLACE-01)",
          "[castle][placing]") {
  const auto game = with_pile({"K13", "K13"});
  const std::vector<Cell> at_start_spaces{{4, 1}, {7, 1}, {9, 3}, {2, 10}, {4, 12}};  // S2 and S6 show a path
  std::vector<Cell> cells;
  for (const Action& action : game->legal_actions())
    if (action.rotation == 0) cells.push_back(action.cell);
  const bool as_expected = cells == at_start_spaces;
  REQUIRE(as_expected);
  lay(*game, 4, 12, 0);
  REQUIRE(code_of(*game, place(5, 11, 0)) == Code::cell_not_adjacent);  // a corner only
  REQUIRE(is_legal(*game, place(5, 12, 0)));
  REQUIRE(is_legal(*game, place(7, 1, 0)));  // another start space
}

TEST_CASE("houses, towers and courts may meet in any combination (CASTLE-PLACE-02)", "[castle][placing]") {
  for (const char* name : {"K02", "K44", "K28", "K19", "K37", "K13", "K32"}) {
    const auto game = with_pile({"K04", name});
    lay(*game, 7, 1, 0);
    for (int rotation = 0; rotation < 4; ++rotation) REQUIRE(is_legal(*game, place(6, 1, rotation)));
  }
}

TEST_CASE("a path may run into the plain wall and ends there (CASTLE-PLACE-03)", "[castle][placing]") {
  const auto game = with_pile({"K14", "K13"});
  REQUIRE(is_legal(*game, place(4, 1, 1)));  // its north arm meets the wall
  lay_herald(*game, 4, 12, 0, west);
  REQUIRE(code_of(*game, place(3, 12, 0)) == Code::path_does_not_fit);
}

TEST_CASE(
    "a start space without a path takes no path, unless the option says that it ends it (CASTLE-PLACE-04)",
    "[castle][placing]") {
  // K14 has a path W–E; S3 lies to the west of (4,1) and shows none.
  REQUIRE_FALSE(may_lie("K14", {}, 4, 1, 0));
  REQUIRE(may_lie("K14", {}, 4, 1, 1));
  REQUIRE(may_lie("K14", kWallEnd, 4, 1, 0));
  REQUIRE(may_lie("K14", kWallEnd, 4, 1, 1));
  for (const Options& options : {Options{}, kWallEnd}) {
    // S2 and S6 show a path: both options ask for one.
    REQUIRE(may_lie("K14", options, 4, 6, 0));
    REQUIRE_FALSE(may_lie("K14", options, 4, 6, 1));
    REQUIRE(may_lie("K14", options, 8, 8, 0));
    REQUIRE_FALSE(may_lie("K13", options, 8, 8, 0));
  }
}

TEST_CASE("between tiles paths must match whatever ends at start spaces (CASTLE-PLACE-02, CASTLE-PLACE-04)",
          "[castle][placing]") {
  const auto game = started(forced_setup(tiles({"K13", "K14"}), kWallEnd));
  lay(*game, 4, 12, 0);
  REQUIRE(code_of(*game, place(5, 12, 0)) == Code::path_does_not_fit);  // K13 shows no path
  REQUIRE(is_legal(*game, place(5, 12, 1)));
}

TEST_CASE("a path that runs into a start space without one is closed there (CASTLE-PLACE-04, CASTLE-DONE-02)",
          "[castle][scoring]") {
  // K24 at S3: its path runs west into S3's tower and ends at its own house: one tile.
  const auto game = started(forced_setup(tiles({"K24"}), kWallEnd));
  REQUIRE(points(lay_herald(*game, 4, 1, 3, west), kA) == Points{1});
}

TEST_CASE("one figure a turn, on the tile just placed, or none (CASTLE-DEPLOY-01, CASTLE-DEPLOY-03)",
          "[castle][deploying]") {
  const auto game = with_pile({"K02", "K13"});
  play(*game, place(7, 1, 0));
  const std::vector<Action> expected{deploy(0), deploy(1), kPass};  // S4 above offers nothing of its own
  const bool as_expected = game->legal_actions() == expected;
  REQUIRE(as_expected);
  play(*game, deploy(0));
  REQUIRE(game->to_act() == kB);
  REQUIRE(supply(*game, kA) == 5);
}

TEST_CASE("with an empty supply the step is passed (CASTLE-DEPLOY-01)", "[castle][deploying]") {
  const auto begun = with_pile({"K13", "K13", "K13", "K13"});
  const auto five = changed(*begun, [](Snapshot& s) { s.table.seats[0].supply[0] = 1; });
  lay_figure(*five, 4, 12, 0, n1);
  REQUIRE(supply(*five, kA) == 0);
  lay(*five, 5, 12, 0);
  REQUIRE(only<TurnEnded>(play(*five, place(7, 1, 0))).size() == 1);
}

TEST_CASE("a feature with a figure of either player takes no second one (CASTLE-DEPLOY-02)",
          "[castle][deploying]") {
  const auto game = with_pile({"K44", "K44", "K44"});
  lay_figure(*game, 7, 1, 0, n2);
  play(*game, place(6, 1, 0));
  REQUIRE(code_of(*game, figure(*game, n2)) == Code::feature_occupied);  // of the other
  play(*game, kPass);
  play(*game, place(5, 1, 0));
  REQUIRE(code_of(*game, figure(*game, n2)) == Code::feature_occupied);  // the own
}

TEST_CASE("a merchant stays until the end, courts are never completed (CASTLE-DEPLOY-05, CASTLE-DONE-04)",
          "[castle][scoring]") {
  // The court corner of K37 at (4,1), turned towards the wall, faces no empty cell.
  const auto game = with_pile({"K37", "K13", "K13"});
  const Events events = lay_figure(*game, 4, 1, 0, n1);
  REQUIRE(only<PieceReturned>(events).empty());
  REQUIRE(only<Scored>(events).empty());
  lay(*game, 7, 1, 0);
  lay(*game, 4, 12, 0);
  REQUIRE(game->over());
  REQUIRE(supply(*game, kA) == 5);
}

TEST_CASE("a tile with two segments of a feature counts once (CASTLE-FEAT-01, CASTLE-FEAT-03)",
          "[castle][scoring]") {
  // Both tower corners of K41 belong to one tower, which runs round above it.
  const auto game = with_pile({"K44", "K43", "K44", "K44", "K41", "K44", "K13", "K13"});
  lay_figure(*game, 4, 1, 1, e1);
  lay(*game, 5, 1, 0);
  lay(*game, 6, 1, 3);
  lay(*game, 4, 2, 0);
  lay(*game, 5, 2, 0);
  lay(*game, 6, 2, 0);
  const Events events = lay(*game, 7, 2, 0);
  REQUIRE(only<Scored>(events).at(0).tiles.size() == 6);
  REQUIRE(points(events, kA) == Points{12});
}

TEST_CASE("the court round the fountain of S2 is one, or two by option (CASTLE-BOARD-03)",
          "[castle][scoring]") {
  // K24's two courts touch one half of S2 each; the tile below touches the lower of them.
  for (const std::string word : {"joined", "split"}) {
    const auto game = started(forced_setup(tiles({"K24", "K13"}), {{"castle_s2_court", word}}));
    lay_figure(*game, 4, 6, 3, n1);
    play(*game, place(4, 7, 0));
    REQUIRE(is_legal(*game, figure(*game, n1)) == (word == "split"));
  }
}

TEST_CASE("a start space whose cell is empty leaves its feature open (CASTLE-DONE-03)", "[castle][scoring]") {
  // Row 1 from S4 to the west: the tower reaches (5,1) and joins S3 only through (4,1).
  const auto game = with_pile({"K44", "K44", "K13", "K44", "K44"});
  lay_figure(*game, 7, 1, 0, n2);
  lay(*game, 6, 1, 0);
  lay(*game, 8, 1, 0);
  REQUIRE(only<Scored>(lay(*game, 5, 1, 0)).empty());
  REQUIRE(points(lay(*game, 4, 1, 0), kA) == Points{12});  // four tiles and two start spaces
}

TEST_CASE("the majority scores, whoever placed the last tile (CASTLE-MAJ-02, CASTLE-WALL-03)",
          "[castle][scoring]") {
  const auto begun = with_pile({"K47", "K13", "K13"});
  lay_figure(*begun, 4, 12, 2, s2);
  const auto game = with_scores(*begun, 10, 0);
  const Events events = lay(*game, 3, 12, 0);  // B closes A's tower
  REQUIRE(points(events, kA) == Points{2});
  REQUIRE(corners(events, kA) == std::vector{0});  // in B's turn
}

TEST_CASE("a figure that returns can be used from the next own turn on (CASTLE-RETURN-01)",
          "[castle][scoring]") {
  const auto begun = with_pile({"K24", "K13", "K13"});
  const auto game = changed(*begun, [](Snapshot& s) { s.table.seats[0].supply[0] = 1; });
  REQUIRE(game->snapshot().table.seats[0].supply[0] == 1);
  const Events events = lay_herald(*game, 4, 6, 3, west);
  REQUIRE(only<PieceReturned>(events).at(0).seat == kA);
  REQUIRE(supply(*game, kA) == 1);
}

TEST_CASE(
    "a keep moves to a strictly larger house only, start spaces counted (CASTLE-KEEP-01, CASTLE-KEEP-02, "
    "CASTLE-SRC-04)",
    "[castle][keep]") {
  const auto game = with_pile({"K32", "K13", "K32", "K13", "K32", "K13", "K13"});
  const auto first = only<KeepMoved>(lay_figure(*game, 4, 1, 1, n1));
  REQUIRE(first.size() == 1);
  REQUIRE(first[0].size == 1);
  lay(*game, 4, 12, 0);
  const Events as_large = lay_figure(*game, 5, 12, 3, s1);
  REQUIRE(points(as_large, kA) == Points{1});
  REQUIRE(only<KeepMoved>(as_large).empty());
  lay(*game, 3, 12, 0);
  lay_figure(*game, 2, 10, 1, w2);  // joined with S1
  const auto larger = only<KeepMoved>(lay(*game, 2, 9, 0));
  REQUIRE(larger.size() == 1);
  REQUIRE(larger[0].size == 2);
  const bool begins_on_the_wall = larger[0].cell == Cell{1, 10};
  REQUIRE(begins_on_the_wall);
  REQUIRE(keep_size(*game, kA) == 2);
}

TEST_CASE("doubling a house does not change the keep's size (CASTLE-KEEP-03, CASTLE-WALL-T3)",
          "[castle][keep]") {
  const auto begun = with_pile({"K13", "K13", "K32", "K13"});
  lay(*begun, 4, 12, 0);
  lay(*begun, 7, 1, 0);
  const auto game = with_corner_taken(*begun, kA, 2);
  lay_figure(*game, 5, 12, 3, s1);
  REQUIRE(points(play(*game, use_wall_tile(3)), kA) == Points{2});
  REQUIRE(keep_size(*game, kA) == 1);
}

TEST_CASE(
    "several wall tiles may be used in one turn, one on each feature (CASTLE-WALL-05, CASTLE-WALL-07, "
    "CASTLE-WALL-T2, CASTLE-WALL-T3)",
    "[castle][wall]") {
  const auto begun =
      started(forced_setup(tiles({"K47", "K13", "K32", "K13"}), {}, {2, 2, 3, 3, 9, 9, 8, 8, 7, 7, 6, 6, 5}));
  lay_figure(*begun, 4, 12, 2, s2);
  lay(*begun, 7, 1, 0);
  auto game = begun->clone();
  for (const int corner : {0, 1, 2, 3}) game = with_corner_taken(*game, kA, corner);
  REQUIRE(only<Scored>(lay_figure(*game, 3, 12, 3, s1)).empty());
  REQUIRE(points(play(*game, use_wall_tile(3)), kA) == Points{2});  // the house; no second tile 3 is offered
  REQUIRE(code_of(*game, use_wall_tile(3)) == Code::no_such_wall_tile);
  REQUIRE(points(play(*game, use_wall_tile(2)), kA) == Points{4});
  REQUIRE(game->to_act() == kB);
}

TEST_CASE(
    "a doubling that is on offer may make the order matter, one just taken may not (CASTLE-ORDER-02, "
    "CASTLE-WALL-04)",
    "[castle][wall]") {
  // As in CASTLE-X13: B's own tile completes a path worth 2 and a house worth 5, or 10 with a wall tile 3.
  const auto begun = with_pile({"K28", "K28", "K13", "K24", "K32", "K19", "K13", "K24", "K13"});
  lay(*begun, 4, 12, 0);
  lay_figure(*begun, 5, 12, 0, s1);
  lay(*begun, 4, 11, 0);
  lay_herald(*begun, 3, 11, 2, south);
  lay(*begun, 2, 11, 0);
  lay(*begun, 2, 12, 1);
  lay(*begun, 3, 10, 0);
  const auto near_a_corner = with_scores(*begun, 0, 29);  // 29 + 10 stops on 38/39, nothing else on any
  const auto with_tile_3_taken = [&](int turns_ago) {
    return changed(*near_a_corner, [&](Snapshot& snapshot) {
      std::erase(snapshot.table.corners_left, 2);
      snapshot.table.wall_tiles.push_back({kB, 3, snapshot.table.turn - turns_ago, false});
    });
  };
  const auto usable = with_tile_3_taken(1);
  REQUIRE(only<Scored>(lay(*usable, 3, 12, 0)).empty());
  REQUIRE(usable->legal_actions().size() == 2);
  REQUIRE(usable->legal_actions().front().kind == ActionKind::score_next);
  const auto too_fresh = with_tile_3_taken(0);
  REQUIRE(points(lay(*too_fresh, 3, 12, 0), kB) == Points{5, 2});
}

TEST_CASE("a doubling needs the majority (CASTLE-WALL-06)", "[castle][wall]") {
  const auto begun = with_pile({"K47", "K47", "K13"});
  lay_figure(*begun, 4, 12, 2, s2);
  const auto game = with_corner_taken(*begun, kB, 1);
  const Events events = lay(*game, 3, 12, 1);  // B completes A's tower
  REQUIRE(points(events, kA) == Points{4});
  REQUIRE(only<WallTileUsed>(events).empty());
}

TEST_CASE(
    "wall tiles 5 and 6 score what is incomplete, only with them (CASTLE-WALL-T5, CASTLE-WALL-T6, "
    "CASTLE-FINAL-04)",
    "[castle][final]") {
  const auto tower = with_pile({"K02", "K13"});
  lay_figure(*tower, 7, 1, 0, n2);
  REQUIRE(points(lay(*with_corner_taken(*tower, kA, 4), 4, 12, 0), kA) == Points{4});
  REQUIRE(points(lay(*with_corner_taken(*tower, kB, 4), 4, 12, 0), kA).empty());
  REQUIRE(points(lay(*tower, 4, 12, 0), kA).empty());
  const auto house = with_pile({"K28", "K13"});
  lay_figure(*house, 4, 12, 0, s1);
  REQUIRE(points(lay(*with_corner_taken(*house, kA, 5), 7, 1, 0), kA) == Points{1});
  REQUIRE(points(lay(*house, 7, 1, 0), kA).empty());
}

TEST_CASE(
    "each wall tile is applied where it brings most, two to two features (CASTLE-WALL-07, CASTLE-WALL-08)",
    "[castle][final]") {
  const auto begun =
      started(forced_setup(tiles({"K47", "K13", "K02", "K13"}), {}, {5, 5, 1, 2, 3, 4, 6, 7, 8, 9, 1, 2, 3}));
  lay_figure(*begun, 7, 1, 1, e2);  // a tower of one tile
  lay(*begun, 4, 12, 0);
  lay_figure(*begun, 4, 1, 3, w1);  // one of two: S3 has joined
  const auto one = with_corner_taken(*begun, kA, 0);
  const auto two = with_corner_taken(*one, kA, 1);
  REQUIRE(points(lay(*one, 5, 12, 0), kA) == Points{4});
  REQUIRE(points(lay(*two, 5, 12, 0), kA) == Points{4, 2});
}

TEST_CASE(
    "final scoring: keep, courts, tiles 4 to 6, tile 9, and no point takes a wall tile (CASTLE-END-02, "
    "CASTLE-FINAL-01, CASTLE-WALL-T9)",
    "[castle][final]") {
  const auto begun = with_pile({"K32", "K13", "K13", "K13", "K02", "K13"});
  lay_figure(*begun, 4, 1, 1, n1);  // a keep
  lay(*begun, 2, 10, 0);
  lay_figure(*begun, 4, 12, 0, n1);
  lay(*begun, 5, 12, 0);
  lay_figure(*begun, 7, 1, 0, n2);
  const auto with_tiles = with_corner_taken(*with_corner_taken(*begun, kA, 4), kA, 8);
  const auto game = with_scores(*with_tiles, 3, 0);
  const Events events = lay(*game, 3, 12, 0);
  std::vector<FeatureKind> order;
  std::vector<int> totals;
  for (const Scored& scored : only<Scored>(events)) {
    order.push_back(scored.feature);
    totals.push_back(scored.total);
  }
  const std::vector expected{FeatureKind::keep, FeatureKind::court, FeatureKind::tower, FeatureKind::none};
  const bool in_order = order == expected;
  REQUIRE(in_order);
  // 70 empty cells; four markets; two tiles of a tower; five.
  REQUIRE(totals == std::vector{73, 85, 89, 94});  // 89 lies on a corner
  REQUIRE(only<WallTileTaken>(events).empty());
  REQUIRE(game->snapshot().table.corners_left.empty());
}

TEST_CASE("points, then the keep, then the landing (CASTLE-ORDER-03)", "[castle][keep]") {
  const auto game = with_scores(*with_pile({"K32", "K13"}), 11, 0);
  const Events events = lay_figure(*game, 4, 1, 1, n1);  // a house of one tile: 12 points
  REQUIRE(events.size() >= 5);
  REQUIRE(std::holds_alternative<Scored>(events[2]));
  REQUIRE(std::holds_alternative<KeepMoved>(events[3]));
  REQUIRE(std::holds_alternative<WallTileTaken>(events[4]));
}

TEST_CASE("each of two wall tiles 9 is worth five points (CASTLE-WALL-T9)", "[castle][final]") {
  const auto begun =
      started(forced_setup(tiles({"K13", "K13"}), {}, {9, 9, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6}));
  lay(*begun, 4, 12, 0);
  const auto game = with_corner_taken(*with_corner_taken(*begun, kB, 0), kB, 1);
  REQUIRE(points(lay(*game, 7, 1, 0), kB) == Points{5, 5});
}

TEST_CASE("wall tiles without a feature to pay for stay unused (CASTLE-WALL-T7, CASTLE-WALL-08)",
          "[castle][final]") {
  const auto begun = with_pile({"K44", "K13"});
  lay_figure(*begun, 7, 1, 0, s1);  // a court without markets
  const auto game = with_corner_taken(*with_corner_taken(*begun, kA, 6), kA, 3);
  const Events events = lay(*game, 2, 10, 0);
  REQUIRE(game->over());
  REQUIRE(only<WallTileUsed>(events).empty());
  REQUIRE(points(events, kA).empty());
}

TEST_CASE("castle_wall4_fountain=false lowers paths alone (CASTLE-WALL-T4, CASTLE-WALL-T5)",
          "[castle][final]") {
  const auto begun = started(forced_setup(tiles({"K02", "K13"}), {{"castle_wall4_fountain", false}}));
  lay_figure(*begun, 7, 1, 0, n2);
  REQUIRE(points(lay(*with_corner_taken(*begun, kA, 4), 4, 12, 0), kA) == Points{4});
}

TEST_CASE("a wall tile 9 taken in the very last turn still counts (CASTLE-WALL-04, CASTLE-SRC-06)",
          "[castle][final]") {
  const auto begun = started(forced_setup(tiles({"K24"}), {}, {9, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6}));
  const auto game = with_scores(*begun, 8, 0);
  REQUIRE(points(lay_herald(*game, 4, 6, 3, west), kA) == Points{4, 5});
  REQUIRE(score(*game, kA) == 17);
}

TEST_CASE("a keep beats none (CASTLE-FINAL-02), without one a wall tile 8 has no effect (CASTLE-WALL-T8)",
          "[castle][final]") {
  const auto begun = with_pile({"K32", "K13"});
  lay_figure(*begun, 4, 1, 1, n1);
  const auto game = with_corner_taken(*begun, kB, 7);
  const Events events = lay(*game, 4, 12, 0);
  REQUIRE(points(events, kA) == Points{74});  // the empty cells are one region
  REQUIRE(points(events, kB).empty());
  REQUIRE(only<WallTileUsed>(events).empty());
}

TEST_CASE("most points win, equal points win together (CASTLE-WIN-01)", "[castle][final]") {
  const auto winners = [](int first, int second) {
    const auto game = with_scores(*with_pile({"K13"}), first, second);
    return only<GameFinished>(lay(*game, 4, 12, 0)).at(0).winners;
  };
  REQUIRE(winners(30, 29) == std::vector<Seat>{kA});
  REQUIRE(winners(129, 130) == std::vector<Seat>{kB});
  REQUIRE(winners(41, 41) == std::vector<Seat>{kA, kB});
}

}  // namespace bastide::test::castle
