// The city of Carcassonne on the map, and the fields at its walls.
#include <engine/catalogue.hpp>
#include <engine/game.hpp>

#include "catch.hpp"
#include "mistakes.hpp"
#include "modules/count/games.hpp"

#include <algorithm>

namespace bastide::test {
namespace {

using enum PieceKind;
using std::string;

/// Copies of the usual start tile in the land pile.
std::ptrdiff_t start_tiles_in_pile(const Modules& modules, const Options& options) {
  const auto piles = carcassonne().piles(rules_with(modules, options));
  return std::ranges::count(piles.back().items, tile_named("D"));
}

}  // namespace

TEST_CASE("twelve tiles in a block take the start tile's place (COUNT-COMP-01, COUNT-SETUP-01, EXP-SETUP-01)",
          "[engine][count]") {
  for (const string edition : {"classic", "new"}) {
    REQUIRE(tile_set("count", edition).size() == 12);
    const Rules rules = carcassonne().resolve({.edition = edition, .modules = kWithCount}).value();
    const auto start = carcassonne().opening_layout(rules);
    REQUIRE(start.size() == 12);
    for (int i = 0; i < 12; ++i) {
      const Cell cell{static_cast<std::int16_t>(i % 4 - 2), static_cast<std::int16_t>(i / 4 - 1)};
      REQUIRE(start[static_cast<std::size_t>(i)].cell == cell);
    }
  }
  const auto with = carcassonne().piles(rules_with(kWithCount)),
             without = carcassonne().piles(rules_with({"farmers"}));
  REQUIRE(with[0].items == without[0].items);
}

TEST_CASE(
    "tiles of the block are never drawn, and lie side by side only where their land goes on "
    "(COUNT-SETUP-01)",
    "[engine][count]") {
  REQUIRE(refused(forced_setup(rules_with(kWithCount), 2, tiles({"count-r1c2"}))).code == Code::unknown_tile);
  Setup setup = forced_setup(rules_with(kWithCount), 2, tiles({"U"}));
  setup.start = {lying("count-r1c1", 0, 0), lying("count-r3c2", 1, 0)};
  REQUIRE(refused(setup).code == Code::bad_start);
  setup.start = {lying("count-r1c1", 0, 0), lying("count-r1c2", 1, 0)};
  started(setup);
}

TEST_CASE("the usual start tile leaves the game or is shuffled in (COUNT-SETUP-02)", "[engine][count]") {
  REQUIRE(start_tiles_in_pile(kWithCount, {}) == 3);
  REQUIRE(start_tiles_in_pile(kWithCount, {{"count_start_tile", string("shuffle")}}) == 4);
}

TEST_CASE(
    "with the river the spring lies to the east, and the count's option alone counts (COUNT-SETUP-03, "
    "COUNT-MIX-01, COUNT-DIFF-04)",
    "[engine][count]") {
  const Modules modules{"farmers", "river", "count"};
  const auto start = opening_with(modules);
  REQUIRE(start.size() == 13);
  REQUIRE(start.back().tile == tile_named("river-spring"));
  REQUIRE(start.back().cell == Cell{2, -1});
  REQUIRE(start.back().rotation == 0);
  for (const string river : {"remove", "shuffle"}) {
    REQUIRE(start_tiles_in_pile(modules, {{"river_start_tile", river}}) == 3);
    REQUIRE(start_tiles_in_pile(modules,
                                {{"river_start_tile", river}, {"count_start_tile", string("shuffle")}}) == 4);
  }
  const auto game = game_with(modules, {"river1-straight", "river1-lake", "U"});
  const auto places = of_kind(*game, ActionKind::place_tile);
  REQUIRE(std::ranges::all_of(places, [](const Action& one) { return one.cell == Cell{3, -1}; }));
  lay(*game, 3, -1, places.front().rotation);
  lay(*game, 4, -1, of_kind(*game, ActionKind::place_tile).front().rotation);
  REQUIRE(is_legal(*game, place(-3, -1, 0)));  // the sides of the block take land tiles
}

TEST_CASE("the count begins in the castle, and the quarters are empty (COUNT-SETUP-04)", "[engine][count]") {
  const auto game = game_with(kWithCount, {"U"});
  REQUIRE(count_of(*game) == Quarter::castle);
  REQUIRE(lodgers(*game).empty());
  const auto without = game_with({"farmers"}, {"U"});
  REQUIRE_FALSE(without->snapshot().table.quarters.count);
}

TEST_CASE(
    "outside its walls the block has three roads, two cities and the fields between, and no city of its own "
    "(COUNT-SETUP-05, COUNT-SETUP-06)",
    "[engine][count]") {
  const auto game = game_with(kWithCount, {"U"});
  int roads = 0, cities = 0, fields = 0;
  for (const SurveyedFeature& feature : game->survey().features) {
    roads += feature.kind == FeatureKind::road;
    cities += feature.kind == FeatureKind::city;
    fields += feature.kind == FeatureKind::field;
    if (feature.kind != FeatureKind::field) REQUIRE(feature.tiles == 1);
    if (feature.kind == FeatureKind::city) REQUIRE(feature.state == FeatureState::open);
    for (const SegmentOnTable& segment : feature.segments) {
      REQUIRE_FALSE(segment.cell == Cell{-1, 0});
      REQUIRE_FALSE(segment.cell == Cell{0, 0});
    }
  }
  REQUIRE(roads == 3);
  REQUIRE(cities == 2);
  REQUIRE(fields == 3);  // parted by the roads alone: they pass below the city sides
  REQUIRE(game->survey().cells.size() == 14);
}

TEST_CASE(
    "a barn at the walls is paid for the city of Carcassonne, too (COUNT-FIELD-01, COUNT-FIELD-02, "
    "COUNT-DIFF-02)",
    "[engine][count]") {
  const auto game = at_the_walls({"B"});
  put_barn(*game);
  REQUIRE(game->over());
  REQUIRE(score(*game, 0) == 4);
}

}  // namespace bastide::test
