// Completion, values, majorities and returning followers.
#include <engine/game.hpp>

#include <engine/catalogue.hpp>

#include "catch.hpp"
#include "describe.hpp"
#include "scenario.hpp"

namespace bastide::test {
namespace {

using enum FeatureKind;
using enum Side;

TileId id(std::string_view name) { return tiles({name})[0]; }

Setup starting_with(std::vector<StartTile> start, std::initializer_list<std::string_view> pile, int seats = 2,
                    const Options& options = {}) {
  Setup setup = forced_setup(base_rules(options), seats, tiles(pile));
  setup.start = std::move(start);
  return setup;
}

/// A ring of eight tiles around the empty cell (0, 0): three-sided cities
/// and corners, whole but for the middle.
std::vector<StartTile> city_ring() {
  return {{id("N"), {-1, -1}, 2}, {id("R"), {0, -1}, 2}, {id("N"), {1, -1}, 3}, {id("R"), {-1, 0}, 1},
          {id("R"), {1, 0}, 3},   {id("N"), {-1, 1}, 1}, {id("R"), {0, 1}, 0},  {id("N"), {1, 1}, 0}};
}

/// Monasteries all around the empty cell (0, 0).
std::vector<StartTile> monastery_ring() {
  std::vector<StartTile> ring;
  for (std::int16_t y = -1; y <= 1; ++y)
    for (std::int16_t x = -1; x <= 1; ++x)
      if (x != 0 || y != 0) ring.push_back({id("B"), {x, y}, 0});
  return ring;
}

}  // namespace

TEST_CASE("corners join nothing (BASE-FEAT-01)", "[engine][scoring]") {
  // The cities of the two E only touch at a corner.
  const auto game = started(starting_with({{id("B"), {0, 0}, 0}}, {"E", "E", "U"}));
  lay_and_claim(*game, 0, 1, 1, city, east);
  play(*game, place(1, 0, 2));
  REQUIRE(is_legal(*game, claim(*game, city, south)));
}

TEST_CASE("the two cities of one tile are two, also when one is held (BASE-FEAT-02)", "[engine][scoring]") {
  const auto game = started(forced_setup(base_rules(), 2, tiles({"H", "E", "U"})));
  lay_and_claim(*game, 0, -1, 0, city, north);
  play(*game, place(0, -2, 2));
  REQUIRE(code_of(*game, claim(*game, city, south)) == Code::feature_occupied);
  const auto other = started(forced_setup(base_rules(), 2, tiles({"H", "E", "U"})));
  lay_and_claim(*other, 0, -1, 0, city, south);
  play(*other, place(0, -2, 2));
  REQUIRE(is_legal(*other, claim(*other, city, south)));
}

TEST_CASE("a road ends at a junction, a city or a monastery (BASE-ROAD-01)", "[engine][scoring]") {
  struct Ending {
    const char* tile;
    int rotation_west, rotation_east;
  };
  for (const Ending ending : {Ending{"X", 0, 0}, Ending{"A", 3, 1}, Ending{"S", 3, 1}, Ending{"W", 0, 0}}) {
    INFO(ending.tile);
    const auto game = started(forced_setup(base_rules(), 2, tiles({ending.tile, ending.tile, "U"})));
    lay_and_claim(*game, -1, 0, ending.rotation_west, road, east);
    lay(*game, 1, 0, ending.rotation_east);
    REQUIRE(score(*game, 0) == 3);
    REQUIRE(supply(*game, 0) == 7);
  }
}

TEST_CASE("the shortest road has two tiles and scores them (BASE-ROAD-02, BASE-ROAD-03, BASE-ROAD-04)",
          "[engine][scoring]") {
  const auto game = started(starting_with({{id("X"), {0, 0}, 0}}, {"A", "U"}));
  const Events events = lay_and_claim(*game, 1, 0, 1, road, west);
  REQUIRE(text(only<Scored>(events).at(0)) ==
          "seat 0 scores 2 for road (completed) (0,0)/1 (1,0)/1, total 2");
}

TEST_CASE(
    "an enclosed empty cell keeps a city incomplete, the tile that fills it closes it (BASE-CITY-01, "
    "BASE-CITY-02)",
    "[engine][scoring]") {
  const auto game = started(starting_with(city_ring(), {"C", "U"}));
  play(*game, place(0, 0, 0));
  REQUIRE(is_legal(*game, claim(*game, city, north)));
  const Events events = play(*game, claim(*game, city, north));
  const auto scored = only<Scored>(events);
  REQUIRE(scored.size() == 1);
  REQUIRE(scored[0].points == 2 * 9 + 2);
  REQUIRE(scored[0].tiles.size() == 9);
  REQUIRE(scored[0].lines.size() == 2);
}

TEST_CASE(
    "no tile can close a two-tile city with a pennant, so that `tiny_city` needs no pennant (BASE-CITY-03)",
    "[engine][scoring]") {
  // Each half of a two-tile city has only one city side. If abbeys close cities, each pennant counts as
  // much as each tile.
  for (const TileId tile_id : carcassonne().tiles())
    for (const Segment& segment : tile(tile_id).segments)
      if (segment.kind == city && std::has_single_bit(segment.sides) &&
          !tile(tile_id).id.starts_with("abbey-"))
        REQUIRE(segment.pennants == 0);
}

TEST_CASE("a monastery tile that fills a hole completes itself (BASE-MON-01, BASE-MON-02)",
          "[engine][scoring]") {
  const auto game = started(starting_with(monastery_ring(), {"B", "U"}));
  const Events events = lay_and_pray(*game, 0, 0, 0);
  REQUIRE(text(only<Scored>(events).at(0)) == "seat 0 scores 9 for monastery (completed) (0,0)/0, total 9");
  REQUIRE(supply(*game, 0) == 7);
}

TEST_CASE("neighbouring monasteries are two, each with its own monk (BASE-MON-03)", "[engine][scoring]") {
  const auto game = started(starting_with({{id("B"), {0, 0}, 0}}, {"B", "B", "U"}));
  lay_and_pray(*game, 1, 0, 0);
  lay_and_pray(*game, 2, 0, 0);
  REQUIRE(game->snapshot().table.pieces.size() == 2);
  REQUIRE(supply(*game, 0) == 6);
  REQUIRE(supply(*game, 1) == 6);
}

TEST_CASE("the holder scores, whoever placed the closing tile (BASE-COMPLETE-01, BASE-MAJ-03)",
          "[engine][scoring]") {
  const auto game = started(forced_setup(base_rules(), 2, tiles({"X", "X", "U"})));
  lay_and_claim(*game, -1, 0, 0, road, east);
  lay(*game, 1, 0, 0);
  REQUIRE(score(*game, 0) == 3);
  REQUIRE(score(*game, 1) == 0);
}

TEST_CASE("a feature that was complete before this turn is not scored again (BASE-COMPLETE-01)",
          "[engine][scoring]") {
  const auto game = started(forced_setup(base_rules(), 2, tiles({"E", "U", "U", "U"})));
  lay_and_claim(*game, 0, -1, 2, city, south);
  for (int x = 1; x <= 2; ++x) REQUIRE(only<Scored>(lay(*game, x, 0, 0)).empty());
  REQUIRE(score(*game, 0) == 4);
}

TEST_CASE(
    "features of the placed tile score in its order, then monasteries around by row (BASE-COMPLETE-02, "
    "BASE-COMPLETE-03)",
    "[engine][scoring]") {
  // Twelve monasteries in three rows; the last of them completes the two in the middle.
  std::vector<StartTile> rows;
  for (std::int16_t y = -1; y <= 1; ++y)
    for (std::int16_t x = -1; x <= 2; ++x) rows.push_back({id("B"), {x, y}, 0});
  std::erase_if(rows, [](const StartTile& start) {
    return start.cell == Cell{0, 0} || start.cell == Cell{1, 0} || start.cell == Cell{1, 1};
  });
  const auto game = started(starting_with(rows, {"B", "B", "B", "U"}));
  lay_and_pray(*game, 1, 0, 0);
  lay_and_pray(*game, 0, 0, 0);
  const auto monks = only<Scored>(lay(*game, 1, 1, 0));
  REQUIRE(monks.size() == 2);
  REQUIRE(monks[0].seat == 1);  // (0, 0) comes before (1, 0)
  REQUIRE(monks[1].seat == 0);

  // L: its city comes before its roads although the road's thief has the lower seat.
  const auto other = started(forced_setup(base_rules(), 2, tiles({"X", "V", "V", "L", "U"})));
  lay_and_claim(*other, -1, 0, 0, road, east);
  lay(*other, 1, 0, 1);
  lay(*other, 1, -1, 0);
  const auto both = only<Scored>(lay_and_claim(*other, 0, -1, 2, city, south));
  REQUIRE(both.size() == 2);
  REQUIRE(both[0].feature == city);
  REQUIRE(both[1].feature == road);
}

TEST_CASE("a complete feature without followers scores nothing, now and later (BASE-COMPLETE-04)",
          "[engine][scoring]") {
  const auto game = started(forced_setup(base_rules(), 2, tiles({"E", "U"})));
  REQUIRE(only<Scored>(lay(*game, 0, -1, 2)).empty());
  REQUIRE(only<Scored>(lay(*game, 1, 0, 0)).empty());
  REQUIRE(game->over());
}

TEST_CASE("everybody on a completed feature takes back, whoever scored, and only then (BASE-RETURN-01)",
          "[engine][scoring]") {
  const auto game = started(forced_setup(base_rules(), 2, tiles({"E", "X", "U", "X", "U"})));
  lay_and_farm(*game, 0, 1, 2, 0);
  lay_and_claim(*game, -1, 0, 0, road, east);
  lay(*game, 1, 0, 0);
  const Events events = lay(*game, 2, 0, 0);
  REQUIRE(text(only<PieceReturned>(events).at(0)) == "seat 1 gets meeple back from (-1,0) feature 1");
  REQUIRE(only<PieceReturned>(events).size() == 1);  // the farmer stays (BASE-RETURN-03)
  REQUIRE(supply(*game, 0) == 6);
  REQUIRE(supply(*game, 1) == 7);
}

TEST_CASE("a returned follower serves again, in any role (BASE-RETURN-02)", "[engine][scoring]") {
  const auto game = started(forced_setup(base_rules(), 1, tiles({"E", "B", "U"})));
  lay_and_claim(*game, 0, -1, 2, city, south);
  const Events events = lay_and_pray(*game, 0, 1, 0);
  REQUIRE(only<PieceDeployed>(events).at(0).kind == monastery);
  REQUIRE(supply(*game, 0) == 6);
}

}  // namespace bastide::test
