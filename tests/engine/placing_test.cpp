// Where a tile may be placed.
#include <engine/game.hpp>

#include "catch.hpp"
#include "mistakes.hpp"
#include "scenario.hpp"

#include <algorithm>

namespace bastide::test {
namespace {

std::unique_ptr<Game> with_hand(std::string_view tile) {
  return started(forced_setup(base_rules(), 2, tiles({tile, "U"})));
}

}  // namespace

TEST_CASE("the cell is empty and shares a side with a tile: a corner is not enough (BASE-PLACE-01)",
          "[engine][placing]") {
  const auto game = with_hand("B");
  REQUIRE(code_of(*game, place(0, 0, 0)) == Code::cell_occupied);
  for (const int x : {-1, 1})
    for (const int y : {-1, 1}) REQUIRE(code_of(*game, place(x, y, 0)) == Code::cell_not_adjacent);
  REQUIRE(code_of(*game, place(0, 2, 0)) == Code::cell_not_adjacent);
  REQUIRE(is_legal(*game, place(0, 1, 0)));
}

TEST_CASE("every shared side must show the same terrain, with all neighbours (BASE-PLACE-02)",
          "[engine][placing]") {
  const auto game = started(forced_setup(base_rules(), 2, tiles({"U", "E", "V", "N", "U"})));
  // D shows city to the north, roads to the east and west, field to the south.
  REQUIRE(code_of(*game, place(0, -1, 0)) == Code::tile_does_not_fit);
  REQUIRE(code_of(*game, place(1, 0, 1)) == Code::tile_does_not_fit);
  REQUIRE(code_of(*game, place(0, 1, 1)) == Code::tile_does_not_fit);
  REQUIRE(refused(*game, place(0, -1, 0)).at == "south");
  REQUIRE(refused(*game, place(1, 0, 1)).at == "west");
  REQUIRE(refused(*game, place(0, 1, 1)).at == "north");
  lay(*game, 1, 0, 0);
  lay(*game, 0, -1, 2);
  // V at (1,-1) has E's field to the west and U's field to the south: only two of its four
  // rotations fit both.
  std::vector<int> fitting;
  for (int rotation = 0; rotation < 4; ++rotation)
    if (is_legal(*game, place(1, -1, rotation))) fitting.push_back(rotation);
  REQUIRE(fitting == std::vector<int>{2});
}

TEST_CASE("rotation turns the tile clockwise by quarter turns (BASE-GEO-02)", "[engine][placing]") {
  // The only city side of E must meet the city to the north of D.
  const auto game = with_hand("E");
  for (int rotation = 0; rotation < 4; ++rotation)
    REQUIRE(is_legal(*game, place(0, -1, rotation)) == (rotation == 2));
  // The road of A leaves to the south: to the west after one turn, to the east after three.
  const auto other = with_hand("A");
  for (int rotation = 0; rotation < 4; ++rotation) {
    REQUIRE(is_legal(*other, place(1, 0, rotation)) == (rotation == 1));
    REQUIRE(is_legal(*other, place(-1, 0, rotation)) == (rotation == 3));
  }
}

TEST_CASE("a tile that can be placed must be placed (BASE-PLACE-03)", "[engine][placing]") {
  const auto game = with_hand("B");
  REQUIRE(code_of(*game, kPass) == Code::cannot_pass);
  const std::vector<Action> legal = game->legal_actions();
  REQUIRE(
      std::ranges::all_of(legal, [](const Action& action) { return action.kind == ActionKind::place_tile; }));
}

TEST_CASE("field against field is contact enough (BASE-PLACE-04, BASE-DIFF-08)", "[engine][placing]") {
  const auto game = with_hand("N");
  REQUIRE(is_legal(*game, place(0, 1, 2)));  // its city looks to the south and east, away from D
}

TEST_CASE("placements are listed by reading order, then rotation", "[engine][placing]") {
  const auto game = with_hand("X");
  const std::vector<Action> expected{place(-1, 0, 0), place(-1, 0, 1), place(-1, 0, 2), place(-1, 0, 3),
                                     place(1, 0, 0),  place(1, 0, 1),  place(1, 0, 2),  place(1, 0, 3)};
  const bool as_expected = game->legal_actions() == expected;
  REQUIRE(as_expected);
}

}  // namespace bastide::test
