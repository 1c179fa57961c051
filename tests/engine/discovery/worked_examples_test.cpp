// The worked examples of engine/rules/discovery.md, in their order. A is seat 0, B is seat 1. Where an
// example says "any tile elsewhere", a sea is laid to the south or grassland to the north.
#include <engine/game.hpp>

#include "catch.hpp"
#include "discovery/discovery_scenario.hpp"

#include <set>

namespace bastide::test::discovery {
namespace {

constexpr Seat kA = 0;
constexpr Seat kB = 1;

using enum Side;

using Points = std::vector<int>;

const Options kFull{{"discovery_small_region", std::string("full")}};

/// Lays the tile and takes back the follower. Returns the seat's points of the turn.
Points lay_and_take(Game& game, Seat seat, int x, int y, const Action& take) {
  return points(lay_and(game, x, y, 0, take), seat);
}

/// Cells, each with its rotations, where the card may lie beside the start tile alone.
std::set<std::tuple<int, int, int>> beside_start(int number) {
  std::set<std::tuple<int, int, int>> places;
  for (const Action& action : with_pile({number})->legal_actions())
    places.emplace(action.cell.x, action.cell.y, action.rotation);
  return places;
}

}  // namespace

TEST_CASE("DISCOVERY-X01: an open grassland of two tiles (DISCOVERY-VAL-01, DISCOVERY-TAKE-01)",
          "[discovery][examples]") {
  const auto game = with_pile({4, 83, 83, 83});
  lay_and_explore(*game, 0, -1, 0, south);
  REQUIRE(supply(*game, kA) == 3);
  lay(*game, 0, 1, 0);
  REQUIRE(lay_and_take(*game, kA, 0, 2, take_back(0, -1, 1)) == Points{2});
  REQUIRE(supply(*game, kA) == 4);
  REQUIRE(score(*game, kA) == 2);
}

TEST_CASE("DISCOVERY-X02: a complete grassland of two tiles (DISCOVERY-REG-04)", "[discovery][examples]") {
  for (const auto& [options, expected] : {std::pair{Options{}, 2}, std::pair{kFull, 4}}) {
    const auto game = with_pile({19, 83, 83, 83}, options);
    lay_and_explore(*game, 0, -1, 1, south);
    lay(*game, 0, 1, 0);
    const auto feature = game->snapshot().table.pieces.at(0).feature;
    REQUIRE(lay_and_take(*game, kA, 0, 2, take_back(0, -1, feature)) == Points{expected});
  }
}

TEST_CASE(
    "DISCOVERY-X03: a complete grassland of three tiles, taken back or left to the end (DISCOVERY-VAL-01, "
    "DISCOVERY-FINAL-01)",
    "[discovery][examples]") {
  const auto game = with_pile({13, 19, 83});
  lay_and_explore(*game, 0, -1, 1, south);
  lay(*game, 0, -2, 1);
  const auto left = game->clone();
  play(*game, place(0, 1, 0));
  REQUIRE(points(play(*game, take_back(0, -1, 2)), kA) == Points{6});
  REQUIRE(points(lay(*left, 0, 1, 0), kA) == Points{3});
  REQUIRE(left->over());
}

TEST_CASE("DISCOVERY-X04: a sea with three cities (DISCOVERY-VAL-03)", "[discovery][examples]") {
  const auto open = with_pile({53, 82, 82, 83});
  lay_and_explore(*open, 0, 1, 1, north);
  lay(*open, 0, -1, 0);
  const auto feature = open->snapshot().table.pieces.at(0).feature;
  REQUIRE(lay_and_take(*open, kA, 0, -2, take_back(0, 1, feature)) == Points{2});

  const auto complete = with_pile({53, 40, 82});
  lay_and_explore(*complete, 0, 1, 1, north);
  lay(*complete, 0, 2, 3);
  const auto left = complete->clone();
  REQUIRE(lay_and_take(*complete, kA, 0, -1, take_back(0, 1, feature)) == Points{6});
  REQUIRE(points(lay(*left, 0, -1, 0), kA) == Points{3});
}

TEST_CASE("DISCOVERY-X05: two cities on one tile (DISCOVERY-TILE-03)", "[discovery][examples]") {
  const auto game = with_pile({54, 82, 82, 83});
  lay_and_explore(*game, 0, 1, 1, north);
  lay(*game, 0, -1, 0);
  const auto feature = game->snapshot().table.pieces.at(0).feature;
  REQUIRE(lay_and_take(*game, kA, 0, -2, take_back(0, 1, feature)) == Points{3});
}

TEST_CASE("DISCOVERY-X06: a mountain, and the grassland beside it (DISCOVERY-VAL-02, DISCOVERY-VAL-04)",
          "[discovery][examples]") {
  const auto open = with_pile({45, 24, 83, 83, 83});
  lay(*open, 0, -1, 1);
  lay_and_explore(*open, 1, 0, 2, west);
  const auto feature = open->snapshot().table.pieces.at(0).feature;
  lay(*open, 0, 1, 0);
  REQUIRE(lay_and_take(*open, kB, 0, 2, take_back(1, 0, feature)) == Points{2});

  const auto complete = with_pile({45, 24, 25, 83});
  lay(*complete, 0, -1, 1);
  lay_and_explore(*complete, 1, 0, 2, west);
  lay(*complete, -1, 0, 0);
  const auto left = complete->clone();
  REQUIRE(lay_and_take(*complete, kB, 0, 1, take_back(1, 0, feature)) == Points{6});
  REQUIRE(points(lay(*left, 0, 1, 0), kB) == Points{3});
}

TEST_CASE("DISCOVERY-X07: each follower scores in full (DISCOVERY-DEPLOY-02, DISCOVERY-TAKE-03)",
          "[discovery][examples]") {
  const auto game = with_pile({41, 4, 11, 83, 83, 83});
  lay_and_explore(*game, 1, 0, 0, west);
  lay_and_explore(*game, 0, -1, 0, east);
  const auto pieces = game->snapshot().table.pieces;
  lay(*game, 1, -1, 0);
  REQUIRE(lay_and_take(*game, kB, 0, 1, take_back(0, -1, pieces.at(1).feature)) == Points{2});
  REQUIRE(game->snapshot().table.pieces == std::vector{pieces.at(0)});  // A's stays
  REQUIRE(lay_and_take(*game, kA, 0, 2, take_back(1, 0, pieces.at(0).feature)) == Points{2});
}

TEST_CASE("DISCOVERY-X08: a sea of its own (DISCOVERY-REG-02, DISCOVERY-VAL-06)", "[discovery][examples]") {
  for (const auto& [options, expected] : {std::pair{Options{}, Points{}}, std::pair{kFull, Points{1}}}) {
    const auto game = with_pile({81, 83, 83, 83}, options);
    lay_and(*game, 0, -1, 0, deploy(4));
    lay(*game, 0, 1, 0);
    REQUIRE(supply(*game, kA) == 3);
    REQUIRE(lay_and_take(*game, kA, 0, 2, take_back(0, -1, 4)) == expected);
    REQUIRE(supply(*game, kA) == 4);  // it comes back for nothing, too
  }
}

TEST_CASE("DISCOVERY-X09: where tiles fit beside the start tile (DISCOVERY-PLACE-02)",
          "[discovery][examples]") {
  using Places = std::set<std::tuple<int, int, int>>;
  REQUIRE(beside_start(82) == Places{{0, -1, 0}, {0, -1, 1}, {0, -1, 2}, {0, -1, 3}});
  REQUIRE(beside_start(83) == Places{{0, 1, 0}, {0, 1, 1}, {0, 1, 2}, {0, 1, 3}});
  const auto at = [](const Places& places, int x, int y) {
    std::set<int> rotations;
    for (const auto& [px, py, rotation] : places)
      if (px == x && py == y) rotations.insert(rotation);
    return rotations;
  };
  REQUIRE(at(beside_start(31), 1, 0) == std::set{0, 1});
  REQUIRE(at(beside_start(57), 0, 1) == std::set{2});
}

TEST_CASE("DISCOVERY-X10: a region is claimed again (DISCOVERY-TAKE-04)", "[discovery][examples]") {
  const auto game = with_pile({53, 82, 82, 83, 83});
  lay_and_explore(*game, 0, 1, 1, north);
  lay(*game, 0, -1, 0);
  const auto feature = game->snapshot().table.pieces.at(0).feature;
  REQUIRE(lay_and_take(*game, kA, 0, -2, take_back(0, 1, feature)) == Points{2});
  lay_and_explore(*game, 0, 2, 0, north);
  REQUIRE(game->snapshot().table.pieces.at(0).seat == kB);
}

TEST_CASE(
    "DISCOVERY-X11: with no follower left only taking back or a pass, with all four only deploying or a "
    "pass (DISCOVERY-ACT-01, DISCOVERY-DEPLOY-01)",
    "[discovery][examples]") {
  const auto kinds = [](const Game& game) {
    std::set<ActionKind> all;
    for (const Action& action : game.legal_actions()) all.insert(action.kind);
    return all;
  };
  using Kinds = std::set<ActionKind>;
  // A claims four separate regions: mountains of tiles that lie in a row of grassland.
  const auto game = with_pile({4, 83, 4, 83, 4, 83, 4, 83, 82, 83});
  for (int turn = 0; turn < 4; ++turn) {
    play(*game, place(0, -1 - turn, 0));
    REQUIRE(kinds(*game) == (turn == 0
                                 ? Kinds{ActionKind::deploy, ActionKind::pass}
                                 : Kinds{ActionKind::deploy, ActionKind::take_follower, ActionKind::pass}));
    play(*game, explore(*game, east));
    lay(*game, 0, 1 + turn, 0);
  }
  REQUIRE(supply(*game, kA) == 0);
  play(*game, place(0, -5, 0));
  REQUIRE(kinds(*game) == Kinds{ActionKind::take_follower, ActionKind::pass});
  REQUIRE(code_of(*game, deploy(0)) == Code::no_piece_left);
}

TEST_CASE("DISCOVERY-X12: equal points share the win (DISCOVERY-WIN-01)", "[discovery][examples]") {
  const auto begun = with_pile({83}, {}, 3);
  Snapshot snapshot = begun->snapshot();
  for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}}) snapshot.table.seats[seat].score = seat < 2 ? 31 : 20;
  const auto game = continued(begun->setup(), snapshot);
  const GameFinished end = only<GameFinished>(lay(*game, 0, 1, 0)).at(0);
  REQUIRE(end.scores == std::vector{31, 31, 20});
  REQUIRE(end.winners == std::vector<Seat>{0, 1});
}

}  // namespace bastide::test::discovery
