// Hills: the tiles that they hide and the ties that they break; vineyards; cities that share a side.
#include "catch.hpp"
#include "modules/bridges_castles_and_bazaars/games.hpp"
#include "modules/hills_and_sheep/games.hpp"
#include "properties.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>
#include <numeric>

namespace bastide::test {
namespace {

using enum PieceKind;
using enum FeatureKind;

constexpr std::string_view kHill = "hills-CFRF-hill";
constexpr std::string_view kShared = "hills-CCFC-nw+e-shared-vineyard";

bool shows(TileId id, FeatureKind symbol) {
  return std::ranges::any_of(tile(id).segments,
                             [&](const Segment& segment) { return segment.kind == symbol; });
}

int printed(std::string_view edition, FeatureKind symbol) {
  int sum = 0;
  for (const SetEntry& entry : tile_set("hills_and_sheep", edition))
    sum += shows(entry.tile, symbol) ? entry.count : 0;
  return sum;
}

/// A pile in this order, nothing of it forced.
Setup pile_of(const Modules& modules, Names names, const Options& options = {}) {
  Setup setup = forced_setup(rules_with(modules, options), 2, {});
  setup.end_after_forced = false;
  for (Pile& pile : setup.piles) pile.items.clear();
  setup.piles.back().items = tiles(names);
  return setup;
}

int unseen(const Game& game) {
  const std::vector<TileCount> tiles = game.view(kNoSeat).unseen;
  return std::accumulate(tiles.begin(), tiles.end(), 0,
                         [](int sum, const TileCount& one) { return sum + one.count; });
}

/// HILLS-X05 before the tile that completes the city; pieces of seat 0 and seat 1 stand there.
std::unique_ptr<Game> contest(PieceKind mine, PieceKind theirs, const Options& options = {}) {
  auto game = game_with(hills_and({"inns_and_cathedrals"}), {"F", "W", "N", kHill, "M", "U"}, options);
  play(*game, place(0, -1, 1));
  play(*game, as(mine, claim(*game, city, Side::south)));
  lay(*game, 1, 0, 1);
  lay(*game, 0, -2, 2);
  play(*game, place(1, -1, 0));
  play(*game, as(theirs, claim(*game, city, Side::north)));
  return game;
}

}  // namespace

TEST_CASE("18 tiles, eight with a hill, eight with a vineyard, two monasteries (HILLS-COMP-01)",
          "[engine][hills]") {
  for (const std::string_view edition : carcassonne().editions()) {
    int all = 0, plain = 0;
    for (const SetEntry& entry : tile_set("hills_and_sheep", edition)) {
      all += entry.count;
      plain += !shows(entry.tile, hill) && !shows(entry.tile, vineyard) ? entry.count : 0;
    }
    CHECK(all == 18);
    CHECK(printed(edition, hill) == 8);
    CHECK(printed(edition, vineyard) == 8);
    CHECK(printed(edition, monastery) == 2);
    CHECK(plain == 2);
  }
}

TEST_CASE("with a river hills bury land tiles alone (HILLS-COMP-01, HILLS-WITH-01)", "[engine][hills]") {
  const Rules rules = rules_with(hills_and({"river"}));
  const std::vector<Pile> piles = carcassonne().piles(rules);
  for (const TileId id : piles.front().items) REQUIRE_FALSE(shows(id, hill));
  std::size_t buried = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    Random random(seed);
    const auto game = started(shuffled_setup(rules, 2, random));
    while (!game->over()) play(*game, game->legal_actions().back());
    for (const TileId id : game->snapshot().buried) REQUIRE_FALSE(is_of_river(tile(id).deck));
    buried += game->snapshot().buried.size();
  }
  REQUIRE(buried > 10);
}

TEST_CASE(
    "the last tile of the pile goes under a hill, unseen "
    "(HILLS-X09, HILLS-HILL-01, HILLS-HILL-02, HILLS-HILL-03, HILLS-TURN-01, EXP-CHANCE-07)",
    "[engine][hills]") {
  const auto game = started(pile_of(kWithHills, {kHill, "E", "U", "V"}));
  REQUIRE(game->view(kNoSeat).tiles_left == 3);
  const Events events = lay(*game, 1, 0, 1);
  REQUIRE(only<TileBuried>(events).front().cell == Cell{1, 0});
  REQUIRE(table_of(*game).hills.buried == std::vector<Cell>{{1, 0}});
  REQUIRE(game->view(kNoSeat).tiles_left == 1);  // E is drawn
  REQUIRE(unseen(*game) == 2);
  REQUIRE(game->snapshot().buried == tiles({"V"}));
  check_same(*game, *continued(game->setup(), game->snapshot()));
  lay(*game, 0, -1, 2);
  lay(*game, -1, 0, 0);
  REQUIRE(game->over());
  REQUIRE(game->drawn() == tiles({kHill, "E", "U"}));
}

TEST_CASE("nothing goes under a hill that is drawn last, nor in a forced deck that ends (HILLS-HILL-01/02)",
          "[engine][hills]") {
  const auto last = started(pile_of(kWithHills, {"U", kHill}));
  lay(*last, -1, 0, 0);
  REQUIRE(only<TileBuried>(lay(*last, 1, 0, 1)).empty());
  REQUIRE(last->over());
  const auto forced = game_with(kWithHills, {kHill, "U"});
  REQUIRE(only<TileBuried>(lay(*forced, 1, 0, 1)).empty());
  Setup behind = pile_of(kWithHills, {"V"});
  behind.forced = tiles({kHill, "U"});
  const auto game = started(behind);
  lay(*game, 1, 0, 1);
  REQUIRE(game->snapshot().buried == tiles({"V"}));  // no forced draw is taken
  lay(*game, -1, 0, 0);
  REQUIRE(game->over());
}

TEST_CASE("with hills switched off they are art (HILLS-HILL-08, EXP-GEN-05)", "[engine][hills]") {
  const auto game = started(pile_of(kWithHills, {kHill, "E", "U", "V"}, {{"hills_hills", false}}));
  REQUIRE(only<TileBuried>(lay(*game, 1, 0, 1)).empty());
  REQUIRE(game->view(kNoSeat).tiles_left == 2);
  play(*game, place(0, -1, 2));
  REQUIRE(std::ranges::none_of(game->legal_actions(), [](const Action& action) {
    return action.kind == ActionKind::deploy && action.feature >= 4;
  }));
}

TEST_CASE("no view and no save tells which tile lies under a hill (HILLS-HILL-03)", "[engine][hills]") {
  const auto one = started(pile_of(kWithHills, {kHill, "E", "U", "V"}));
  const auto other = started(pile_of(kWithHills, {kHill, "E", "V", "U"}));
  lay(*one, 1, 0, 1);
  lay(*other, 1, 0, 1);
  REQUIRE(one->snapshot().buried != other->snapshot().buried);
  REQUIRE(one->snapshot().table == other->snapshot().table);
  for (const Seat seat : {Seat{0}, Seat{1}, kNoSeat}) {
    const View a = one->view(seat), b = other->view(seat);
    REQUIRE(std::ranges::equal(a.unseen, b.unseen, [](const TileCount& x, const TileCount& y) {
      return x.tile == y.tile && x.count == y.count;
    }));
  }
}

TEST_CASE("saves with tiles under hills that can't be are refused (HILLS-HILL-01)", "[engine][hills]") {
  const auto game = started(pile_of(kWithHills, {kHill, "E", "U", "V"}));
  lay(*game, 1, 0, 1);
  const std::function<void(TableState&)> faults[]{
      [](TableState& table) { table.hills.buried = {{0, 0}}; },
      [](TableState& table) { table.hills.buried = {{7, 7}}; },
      [](TableState& table) { table.hills.buried = {{1, 0}, {1, 0}}; },
  };
  for (const auto& spoil : faults) REQUIRE(refused_save(*game, spoil) == Code::bad_snapshot);
}

TEST_CASE(
    "a hill breaks the tie of equal weights alone (HILLS-X05, HILLS-HILL-04, HILLS-WITH-03, EXP-SCORE-11)",
    "[engine][hills]") {
  const auto play_out = [](PieceKind mine, PieceKind theirs, const Options& options) {
    const auto game = contest(mine, theirs, options);
    lay(*game, 1, -2, 3);
    return std::pair{score(*game, 0), score(*game, 1)};
  };
  CHECK(play_out(meeple, meeple, {}) == std::pair{0, 14});
  CHECK(play_out(meeple, meeple, {{"hills_hills", false}}) == std::pair{14, 14});
  CHECK(play_out(big_meeple, meeple, {}) == std::pair{14, 0});
  CHECK(play_out(big_meeple, big_meeple, {}) == std::pair{0, 14});
}

TEST_CASE("with `count` the most followers on hills win (HILLS-X08, HILLS-HILL-05, HILLS-HILL-06)",
          "[engine][hills]") {
  // Two ordinary knights on hills against a big one on a hill.
  constexpr std::string_view kJoined = "hills-CFFC-joined-hill";
  for (const bool count : {false, true}) {
    const auto empty = from_layout(
        {lying(kJoined, 0, 0, 1), lying(kJoined, 1, 0, 0), lying(kJoined, 1, -1, 3)}, {kJoined, "U"},
        {{"hill_tiebreak", std::string(count ? "count" : "presence")}}, hills_and({"inns_and_cathedrals"}));
    const auto game = with_pieces(
        *empty, {standing(0, meeple, kJoined, city, 0, 0), standing(0, meeple, kJoined, city, 1, 0),
                 standing(1, big_meeple, kJoined, city, 1, -1)});
    lay(*game, 0, -1, 2);
    INFO(count);
    CHECK(score(*game, 0) == 8);
    CHECK(score(*game, 1) == (count ? 0 : 8));
  }
}

TEST_CASE("a follower on another feature of the hill breaks no tie (HILLS-HILL-06)", "[engine][hills]") {
  const auto empty = from_layout({lying("R", 0, 0), lying("E", 1, 0, 3), lying("E", -1, 0, 1)}, {kHill, "U"},
                                 {}, kWithHills);
  const auto game =
      with_pieces(*empty, {standing(0, meeple, "E", city, 1, 0), standing(1, meeple, "E", city, -1, 0)});
  lay_and_claim(*game, 0, -1, 2, road, Side::north);
  REQUIRE(score(*game, 0) == 8);
  REQUIRE(score(*game, 1) == 8);
}

TEST_CASE("hills break ties of farms, too (HILLS-HILL-04, HILLS-HILL-07, HILLS-FINAL-01)",
          "[engine][hills]") {
  constexpr std::string_view kEnds = "hills-RFRF-ends-hill";
  for (const auto& [scoring, points] : {std::pair{"farm-3", 3}, {"farm-3-once", 3}, {"city-4", 4}}) {
    for (const bool on : {true, false}) {
      const auto empty =
          from_layout({lying("E", 0, 0, 2), lying("E", 0, 1, 0), lying(kEnds, 1, 1)}, {"U"},
                      {{"farm_scoring", std::string(scoring)}, {"hills_hills", on}}, kWithHills);
      const auto game = with_pieces(
          *empty, {standing(0, meeple, "E", field, 0, 1), standing(1, meeple, kEnds, field, 1, 1)});
      lay_elsewhere(*game);
      REQUIRE(game->over());
      INFO(scoring);
      CHECK(score(*game, 0) == (on ? 0 : points));
      CHECK(score(*game, 1) == points);
    }
  }
}

TEST_CASE("a builder on a hill breaks no tie (HILLS-WITH-04)", "[engine][hills]") {
  const auto empty = from_layout({lying("R", 0, 0), lying(kHill, 0, -1, 2), lying("E", -1, 0, 1)}, {"E", "U"},
                                 {}, hills_and({"traders_and_builders"}));
  const auto game =
      with_pieces(*empty, {standing(0, meeple, "R", city, 0, 0), standing(0, builder, kHill, city, 0, -1),
                           standing(1, meeple, "E", city, -1, 0)});
  lay(*game, 1, 0, 3);
  REQUIRE(score(*game, 0) == 8);
  REQUIRE(score(*game, 1) == 8);
}

TEST_CASE(
    "vineyards around a completed monastery are worth three each, gardens by option "
    "(HILLS-X06, HILLS-VINE-01, HILLS-VINE-02, HILLS-VINE-03, HILLS-WITH-02, EXP-MIX-12)",
    "[engine][hills]") {
  const std::string_view spur = "hills-CFFF-spur-vineyard";
  const auto around = [&](std::string_view middle) {
    return std::vector<StartTile>{lying(middle, 0, 0), lying(spur, -1, -1), lying("B", 0, -1),
                                  lying("B", 1, -1),   lying("B", -1, 0),   lying("B", 1, 0),
                                  lying("B", -1, 1),   lying(spur, 0, 1, 2)};
  };
  const auto points = [&](std::string_view middle, PieceKind piece, FeatureKind kind,
                          const Options& options) {
    const auto empty = from_layout(around(middle), {"B", "U"}, options, hills_and({"abbot"}));
    const auto game = with_pieces(*empty, {standing(0, piece, middle, kind, 0, 0)});
    lay(*game, 1, 1, 0);
    return score(*game, 0);
  };
  const Options gardens{{"vineyard_scope", std::string("monasteries_and_gardens")}};
  CHECK(points("B", meeple, monastery, {}) == 15);
  CHECK(points("B", abbot, monastery, {}) == 15);
  CHECK(points("B", meeple, monastery, {{"hills_vineyards", false}}) == 9);
  CHECK(points("tower-FFFF-garden", abbot, garden, {}) == 9);
  CHECK(points("tower-FFFF-garden", abbot, garden, gardens) == 15);
  const auto empty = from_layout(around("B"), {"U"}, {}, hills_and({"abbot"}));
  const auto ends = with_pieces(*empty, {standing(0, meeple, "B", monastery, 0, 0)});
  lay_elsewhere(*ends);
  CHECK(ends->over());
  CHECK(score(*ends, 0) == 8);
}

TEST_CASE("abbeys have vineyards, too (EXP-MIX-12)", "[engine][hills]") {
  const std::string_view spur = "hills-CFFF-spur-vineyard";
  const auto game = from_layout({lying("B", -1, -1), lying("B", 0, -1), lying("B", 1, -1), lying("B", -1, 0),
                                 lying("B", 1, 0), lying("B", -1, 1), lying(spur, 0, 1, 2), lying("B", 1, 1)},
                                {"U", "U", "U"}, {}, hills_and({"abbey_and_mayor"}));
  REQUIRE(phase(*game) == Phase::abbey);
  const std::vector<Action> holes = of_kind(*game, ActionKind::place_abbey);
  REQUIRE(holes.size() == 1);
  play(*game, holes.front());
  play(*game, claim_monastery(*game));
  REQUIRE(score(*game, 0) == 12);
}

TEST_CASE(
    "two cities share a side, and a city laid there makes them one "
    "(HILLS-X07, HILLS-TILE-01, EXP-MIX-13)",
    "[engine][hills]") {
  const auto caps = [](std::string_view in_hole, const Modules& modules) {
    // The shared side looks north; caps in the west and the east.
    return from_layout({lying(kShared, 0, 0), lying("E", -1, 0, 1), lying("E", 1, 0, 3)}, {in_hole, "U"}, {},
                       modules);
  };
  const auto empty = caps("E", kWithHills);
  const auto apart = empty->survey().features;
  REQUIRE(std::ranges::count_if(apart, [](const SurveyedFeature& one) { return one.kind == city; }) == 2);
  const auto game =
      with_pieces(*empty, {standing(0, meeple, "E", city, -1, 0), standing(1, meeple, "E", city, 1, 0)});
  play(*game, place(0, -1, 2));
  REQUIRE(code_of(*game, claim(*game, city, Side::south)) == Code::feature_occupied);
  const Events events = play(*game, kPass);
  REQUIRE(score(*game, 0) == 8);
  REQUIRE(score(*game, 1) == 8);
  REQUIRE(only<Scored>(events).front().tiles == std::vector<Cell>{{0, -1}, {-1, 0}, {0, 0}, {1, 0}});
}

TEST_CASE("two shared sides that meet make one city of four (HILLS-TILE-01)", "[engine][hills]") {
  const auto game = from_layout({lying(kShared, 0, 0)}, {kShared, "E", "E", "E", "E", "U"}, {}, kWithHills);
  play(*game, place(0, -1, 2));
  play(*game, claim(*game, city, Side::east));
  const auto cities = [&] {
    const auto features = game->survey().features;
    return std::ranges::count_if(features, [](const SurveyedFeature& one) { return one.kind == city; });
  };
  REQUIRE(cities() == 1);
  lay(*game, 1, 0, 3);
  lay(*game, -1, 0, 1);
  lay(*game, 1, -1, 3);
  lay(*game, -1, -1, 1);
  REQUIRE(score(*game, 0) == 12);
}

TEST_CASE(
    "an abbey at a shared side closes both cities and joins nothing, and none becomes a castle "
    "(HILLS-X11, HILLS-TILE-01, EXP-MIX-13)",
    "[engine][hills]") {
  const std::vector<StartTile> layout{lying(kShared, 0, 0), lying("E", -1, 0, 1), lying("E", 1, 0, 3),
                                      lying("B", -1, -1),   lying("B", 1, -1),    lying("B", -1, -2),
                                      lying("B", 0, -2),    lying("B", 1, -2)};
  const auto empty =
      from_layout(layout, {"U", "U", "U"}, {}, hills_and({"abbey_and_mayor", "bridges_castles_and_bazaars"}));
  const auto game =
      with_pieces(*empty, {standing(0, meeple, "E", city, -1, 0), standing(1, meeple, "E", city, 1, 0)});
  const std::vector<Action> holes = of_kind(*game, ActionKind::place_abbey);
  const auto hole = std::ranges::find(holes, Cell{0, -1}, &Action::cell);
  REQUIRE(hole != holes.end());
  play(*game, *hole);
  play(*game, kPass);
  REQUIRE(phase(*game) == Phase::place);
  REQUIRE(score(*game, 0) == 4);
  REQUIRE(score(*game, 1) == 4);
}

TEST_CASE("the spur of a city parts the grass and opens nowhere (HILLS-TILE-02)", "[engine][hills]") {
  const Tile& spur = tile(tile_named("hills-CFFF-spur-vineyard"));
  REQUIRE(std::ranges::count(spur.segments, field, &Segment::kind) == 2);
  const auto game = game_with(kWithHills, {"hills-CFFF-spur-vineyard", "U"});
  play(*game, place(0, -1, 2));
  play(*game, claim(*game, city, Side::south));
  REQUIRE(score(*game, 0) == 4);
}

TEST_CASE("a hill bought at a bazaar buries when it is placed (HILLS-WITH-11, EXP-MIX-36)",
          "[engine][hills]") {
  Setup setup =
      pile_of(hills_and({"bridges_castles_and_bazaars"}), {"bazaar-FFFF-bazaar", kHill, "U", "V", "B"},
              {{"bazaar_auction", std::string("pick")}});
  const auto game = started(setup);
  lay(*game, 0, 1, 0);
  REQUIRE(phase(*game) == Phase::bazaar);
  REQUIRE(game->snapshot().buried.empty());
  const std::vector<Action> offers = of_kind(*game, ActionKind::bazaar_offer);
  play(*game, offers.front());
  while (phase(*game) == Phase::bazaar) play(*game, game->legal_actions().front());
  while (!game->over() && game->snapshot().buried.empty()) {
    const std::vector<Action> legal = game->legal_actions();
    play(*game, phase(*game) == Phase::action ? kPass : legal.front());
  }
  REQUIRE(game->snapshot().buried == tiles({"B"}));
}

TEST_CASE("the preset of merchants and shepherds has 119 land tiles (EXP-PRE-04)", "[engine][hills]") {
  const Rules rules = carcassonne().resolve({.preset = "merchants-and-shepherds"}).value();
  REQUIRE(carcassonne().piles(rules).back().items.size() == 119);
}

}  // namespace bastide::test
