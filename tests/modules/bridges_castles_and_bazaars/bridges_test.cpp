// Bridges: where they may lie, what they join, and what other modules make of them.
#include "catch.hpp"
#include "mistakes.hpp"
#include "modules/bridges_castles_and_bazaars/games.hpp"

#include <algorithm>

namespace bastide::test {
namespace {

using enum PieceKind;
using enum FeatureKind;
constexpr Axis kNorthSouth = Axis::north_south, kEastWest = Axis::east_west;

int bridges_left(const Game& game, Seat seat) { return table_of(game).seats[seat].bridges.left; }
int castles_in_stock(const Game& game, Seat seat) { return table_of(game).seats[seat].castles.left; }

std::vector<StartTile> with_start(std::vector<StartTile> more) {
  more.insert(more.begin(), lying("D", 0, 0));
  return more;
}

}  // namespace

TEST_CASE(
    "the set has twelve tiles, and each seat three bridges and castles, two with five or six seats "
    "(BRIDGES-COMP-01, BRIDGES-COMP-02, EXP-SETUP-04)",
    "[engine][bridges]") {
  for (const std::string edition : {"classic", "new"}) {
    int tiles = 0, bazaars = 0;
    for (const auto& [id, count, start] : tile_set("bridges_castles_and_bazaars", edition)) {
      tiles += count;
      const auto segments = tile(id).segments;
      if (std::ranges::count(segments, bazaar, &Segment::kind) > 0) bazaars += count;
    }
    REQUIRE(tiles == 12);
    REQUIRE(bazaars == 8);
  }
  for (const int seats : {1, 2, 3, 4, 5, 6}) {
    const auto game = game_with({"inns_and_cathedrals", "bridges_castles_and_bazaars"}, {"U"}, {}, seats);
    for (Seat seat = 0; seat < seats; ++seat) {
      REQUIRE(bridges_left(*game, seat) == (seats <= 4 ? 3 : 2));
      REQUIRE(castles_in_stock(*game, seat) == (seats <= 4 ? 3 : 2));
    }
  }
}

TEST_CASE("a bazaar parts nothing, but two roads that end at it (BRIDGES-COMP-03)", "[engine][bridges]") {
  const auto fields = [](std::string_view name) {
    return std::ranges::count(tile(tile_named(name)).segments, field, &Segment::kind);
  };
  REQUIRE(fields("bazaar-CFRF-bazaar") == 1);
  REQUIRE(fields("bazaar-FFFF-bazaar") == 1);
  REQUIRE(fields("bazaar-RFRF-ends-bazaar") == 2);
  REQUIRE(std::ranges::count(tile(tile_named("bazaar-RFRF-ends-bazaar")).segments, road, &Segment::kind) ==
          2);
}

TEST_CASE(
    "a tile that fits only so is placed with a bridge over itself, which is one road more "
    "(BRIDGES-X01, BRIDGES-BRIDGE-05, BRIDGES-BRIDGE-08, BRIDGES-BRIDGE-10, BRIDGES-TURN-01, EXP-TURN-05)",
    "[engine][bridges]") {
  const auto game = game_with(kWithBridges, {"B", "X", "W"});
  REQUIRE(code_of(*game, place(1, 0, 0)) == Code::needs_bridge);
  const Events events = play(*game, place_with(1, 0, 0, 1, 0, kEastWest));
  REQUIRE(only<BridgePlaced>(events).size() == 1);
  REQUIRE(only<TilePlaced>(events).front().tile == tile_named("B"));
  REQUIRE(bridges_left(*game, 0) == 2);
  REQUIRE(is_legal(*game, claim_monastery(*game)));
  const Action on_bridge = deploy(static_cast<int>(tile(tile_named("B")).segments.size()));
  play(*game, on_bridge);
  lay(*game, 2, 0, 0);
  REQUIRE(score(*game, 0) == 0);
  lay(*game, -1, 0, 0);
  REQUIRE(score(*game, 0) == 4);
  REQUIRE(supply(*game, 0) == 7);
  REQUIRE(table_of(*game).bridges.laid ==
          std::vector<BridgeOnBoard>{{{1, 0}, kEastWest}});  // BRIDGES-BRIDGE-11
}

TEST_CASE("fields go on under a bridge, and join those that its road parts (BRIDGES-X02, BRIDGES-BRIDGE-09)",
          "[engine][bridges]") {
  for (const bool north : {true, false}) {
    const auto game = game_with(kWithBridges, {"B", "U", "U"});
    play(*game, place_with(1, 0, 0, 1, 0, kEastWest));
    play(*game, claim_field(*game, 0));
    play(*game, north ? place(1, -1, 0) : place(0, 1, 0));
    const int joined = north ? 5 : 0;  // s2 of the tile in the north, n1 of that in the south
    REQUIRE(code_of(*game, claim_field(*game, joined)) == Code::feature_occupied);
    if (north) REQUIRE(is_legal(*game, claim_field(*game, 0)));
  }
}

TEST_CASE(
    "a bridge may lie on the neighbour, under whatever stands there, and takes no figure there "
    "(BRIDGES-X03, BRIDGES-BRIDGE-02, BRIDGES-BRIDGE-05, BRIDGES-BRIDGE-10)",
    "[engine][bridges]") {
  const auto game = game_with(kWithBridges, {"B", "U"});
  lay_and_pray(*game, 0, 1, 0);
  REQUIRE(code_of(*game, place(1, 1, 0)) == Code::needs_bridge);
  play(*game, place_with(1, 1, 0, 0, 1, kEastWest));
  REQUIRE(on_table(*game, meeple) == 1);
  Action on_neighbour = deploy(2);
  on_neighbour.elsewhere = true;
  on_neighbour.cell = {0, 1};
  REQUIRE(code_of(*game, on_neighbour) == Code::no_portal);
  play(*game, claim(*game, road, Side::west));
  REQUIRE(game->over());
  REQUIRE(score(*game, 1) == 2);
}

TEST_CASE(
    "no end of a bridge meets a field, a city or an abbey (BRIDGES-X04, BRIDGES-BRIDGE-04, BRIDGES-DIFF-05)",
    "[engine][bridges]") {
  const auto game = game_with(kWithBridges, {"B", "E", "U", "U"});
  lay(*game, 0, 1, 0);
  lay(*game, -1, 1, 3);
  REQUIRE(code_of(*game, place(1, 1, 0)) == Code::tile_does_not_fit);
  REQUIRE(code_of(*game, place_with(1, 1, 0, 0, 1, kEastWest)) == Code::no_bridge_there);
  REQUIRE(is_legal(*game, place(1, 1, 1)));
}

TEST_CASE(
    "no bridge is laid against an abbey, and an abbey closes one that is there (BRIDGES-DIFF-05, "
    "ABBEY-MIX-09)",
    "[engine][bridges]") {
  const auto around =
      from_layout(with_start({lying("B", 0, 1), lying("B", 0, 2), lying("B", 1, 2), lying("B", 2, 2),
                              lying("B", 2, 1), lying("U", 1, 0), lying("U", 2, 0)}),
                  {"A", "U"}, {}, {"farmers", "abbey_and_mayor", "bridges_castles_and_bazaars"});
  const Action abbey{.kind = ActionKind::place_abbey, .cell = {1, 1}};
  const auto game = around->clone();
  play(*game, abbey);
  REQUIRE(code_of(*game, bridge(0, 1, kEastWest)) == Code::no_bridge_there);
  REQUIRE(of_kind(*game, ActionKind::place_bridge).empty());
  const auto closed = changed(*around, [](TableState& table) {
    table.bridges.laid = {{{0, 1}, kEastWest}};
    table.seats[0].bridges.left = 2;
  });
  play(*closed, abbey);
  play(*closed, kPass);
  lay_and_claim(*closed, -1, 1, 3, road, Side::east);
  REQUIRE(score(*closed, 1) == 2);
}

TEST_CASE(
    "a bridge without need is laid after the tile, on it or beside it, and leaves the step open "
    "(BRIDGES-X05, BRIDGES-BRIDGE-01, BRIDGES-BRIDGE-02, BRIDGES-BRIDGE-06, BRIDGES-TURN-02, EXP-ACT-02, "
    "EXP-DIFF-18)",
    "[engine][bridges]") {
  const auto game = game_with(kWithBridges, {"B", "E", "U"});
  lay(*game, 0, 1, 0);
  REQUIRE(code_of(*game, place_with(1, 1, 1, 1, 1, kNorthSouth)) == Code::no_bridge_there);
  play(*game, place(1, 1, 1));
  REQUIRE(is_legal(*game, bridge(1, 1, kNorthSouth)));
  for (const Action& refused :
       {bridge(1, 1, kEastWest), bridge(0, 1, kNorthSouth), bridge(0, 1, kEastWest), bridge(9, 9, kEastWest)})
    REQUIRE(code_of(*game, refused) == Code::no_bridge_there);
  play(*game, bridge(1, 1, kNorthSouth));
  REQUIRE(phase(*game) == Phase::action);
  REQUIRE(code_of(*game, bridge(1, 1, kNorthSouth)) == Code::bridge_used);
  play(*game, deploy(2));
  REQUIRE(bridges_left(*game, 1) == 2);
  REQUIRE(phase(*game) == Phase::place);
}

TEST_CASE(
    "a neighbour gets a bridge after the placement as well, one in the whole game "
    "(BRIDGES-BRIDGE-01, BRIDGES-BRIDGE-03, EXP-DIFF-18)",
    "[engine][bridges]") {
  const auto game = game_with(kWithBridges, {"B", "E", "U", "U"});
  lay(*game, 0, 1, 0);
  play(*game, place(0, 2, 1));
  play(*game, bridge(0, 1, kEastWest));
  REQUIRE(table_of(*game).bridges.laid.size() == 1);
  play(*game, kPass);
  play(*game, place(-1, 1, 0));  // its road meets the bridge
  REQUIRE(code_of(*game, bridge(0, 1, kEastWest)) == Code::no_bridge_there);
  REQUIRE(code_of(*game, bridge(0, 1, kNorthSouth)) == Code::no_bridge_there);
}

TEST_CASE(
    "a tile that is joined through a bridge extends the builder's road, and each part of the turn may have a "
    "bridge (BRIDGES-BRIDGE-01, EXP-GEN-04, BRIDGES-MIX-06, EXP-MIX-15, EXP-X02)",
    "[engine][bridges]") {
  const auto game = game_with({"farmers", "traders_and_builders", "bridges_castles_and_bazaars"},
                              {"U", "E", "U", "V", "B", "B", "X"});
  lay_and_claim(*game, 1, 0, 0, road, Side::west);
  lay(*game, 0, -1, 2);
  play(*game, place(-1, 0, 0));
  play(*game, as(builder, claim(*game, road, Side::east)));
  lay(*game, 0, 1, 0);
  play(*game, place_with(2, 0, 0, 2, 0, kEastWest));
  REQUIRE(table_of(*game).parts.due == std::vector{PartReason::builder});
  play(*game, kPass);
  REQUIRE(game->to_act() == 0);
  play(*game, place_with(3, 0, 0, 3, 0, kEastWest));
  REQUIRE(bridges_left(*game, 0) == 1);
}

TEST_CASE("a builder may stand on the bridge of his tile (BRIDGES-MIX-06)", "[engine][bridges]") {
  const auto game =
      game_with({"farmers", "traders_and_builders", "bridges_castles_and_bazaars"}, {"U", "E", "B", "U"});
  lay_and_claim(*game, 1, 0, 0, road, Side::west);
  lay(*game, 0, -1, 2);
  play(*game, place_with(2, 0, 0, 2, 0, kEastWest));
  play(*game, as(builder, deploy(2)));
  REQUIRE(on_table(*game, builder) == 1);
}

TEST_CASE(
    "somebody who has a placement only with a bridge may discard the tile, but nobody else (BRIDGES-X06, "
    "BRIDGES-BRIDGE-07, EXP-REC-02)",
    "[engine][bridges]") {
  const auto game = game_with(kWithBridges, {"A", "A", "X", "U"});
  REQUIRE_FALSE(is_legal(*game, kPass));
  lay(*game, 1, 0, 1);
  REQUIRE(code_of(*game, kPass) == Code::cannot_pass);
  lay(*game, -1, 0, 3);
  const auto placements = of_kind(*game, ActionKind::place_tile);
  REQUIRE(placements.size() == 16);
  for (const Action& one : placements) {
    REQUIRE(one.axis == kNorthSouth);
    REQUIRE(one.to == Cell{one.cell.x, 0});
  }
  const auto other = game->clone();
  const Events events = play(*game, kPass);
  REQUIRE(only<TileDiscarded>(events).front().tile == tile_named("X"));
  REQUIRE(only<TileDrawn>(events).front().tile == tile_named("U"));
  REQUIRE(game->to_act() == 0);
  play(*other, place_with(1, 1, 0, 1, 0, kNorthSouth));
  play(*other, claim(*other, road, Side::north));
  REQUIRE(on_table(*other, meeple) == 1);
}

TEST_CASE("a discarded last tile ends the game, and with redraw_may the seat is asked (BRIDGES-BRIDGE-07)",
          "[engine][bridges]") {
  const auto last = game_with(kWithBridges, {"A", "A", "X"});
  lay(*last, 1, 0, 1);
  lay(*last, -1, 0, 3);
  play(*last, kPass);
  REQUIRE(last->over());
  const auto asked =
      game_with(kWithBridges, {"A", "A", "X", "U"}, {{"unplaceable", std::string("redraw_may")}});
  lay(*asked, 1, 0, 1);
  lay(*asked, -1, 0, 3);
  play(*asked, kPass);
  REQUIRE(phase(*asked) == Phase::redraw);
}

TEST_CASE("nobody lays a bridge without one in stock (BRIDGES-COMP-02)", "[engine][bridges]") {
  const auto full = from_layout(with_start({lying("B", 0, 1), lying("B", 0, 2), lying("B", 0, 3)}),
                                {"B", "U", "U"}, {}, kWithBridges);
  const auto game = changed(*full, [](TableState& table) {
    table.bridges.laid = {{{0, 1}, kEastWest}, {{0, 2}, kEastWest}, {{0, 3}, kEastWest}};
    table.seats[0].bridges.left = 0;
  });
  REQUIRE(code_of(*game, place_with(1, 0, 0, 1, 0, kEastWest)) == Code::no_bridge_left);
  for (const Action& one : of_kind(*game, ActionKind::place_tile)) REQUIRE(one.axis == Axis::none);
  play(*game, place(0, 4, 0));
  REQUIRE(code_of(*game, bridge(0, 4, kEastWest)) == Code::no_bridge_left);
}

TEST_CASE("bridges cross river tiles, and the river goes on as ever (BRIDGES-MIX-02)", "[engine][bridges]") {
  const auto game =
      game_with({"farmers", "river", "bridges_castles_and_bazaars"}, {"river1-straight", "river1-lake", "U"});
  const Action first = of_kind(*game, ActionKind::place_tile).front();
  play(*game, first);
  const std::vector<Action> bridges = of_kind(*game, ActionKind::place_bridge);
  REQUIRE(bridges.size() == 2);  // over the spring and over the river behind it
  play(*game, bridges.back());
  if (phase(*game) == Phase::action) play(*game, kPass);
  for (const Action& one : of_kind(*game, ActionKind::place_tile)) REQUIRE(one.axis == Axis::none);
  REQUIRE(table_of(*game).bridges.laid.size() == 1);
}

TEST_CASE("a road over a bridge has its inn, and takes the big follower (BRIDGES-MIX-05)",
          "[engine][bridges]") {
  const auto game = game_with({"farmers", "inns_and_cathedrals", "bridges_castles_and_bazaars"},
                              {"B", "inns-FRFR-through-inn", "W", "X"});
  play(*game, place_with(1, 0, 0, 1, 0, kEastWest));
  play(*game, as(big_meeple, deploy(2)));
  lay(*game, 2, 0, 0);
  lay(*game, 3, 0, 0);
  lay(*game, -1, 0, 0);
  REQUIRE(score(*game, 0) == 10);  // X, D, B, the inn and W, two points each
}

TEST_CASE(
    "a portal leads to a bridge on an old tile while its road is free and open, and the dragon eats whoever "
    "stands on one (BRIDGES-MIX-07, EXP-MIX-14, EXP-MIX-09)",
    "[engine][bridges]") {
  const Modules modules{"farmers", "princess_and_dragon", "bridges_castles_and_bazaars"};
  const auto layout = from_layout(with_start({lying("B", 0, 1), lying("U", 1, 0)}),
                                  {"dragon-FRRR-ends-portal", "U"}, {}, modules);
  const auto game = changed(*layout, [](TableState& table) {
    table.bridges.laid = {{{0, 1}, kEastWest}};
    table.seats[0].bridges.left = 2;
  });
  play(*game, place(2, 0, 0));
  Action through = deploy(2);
  through.elsewhere = true;
  through.cell = {0, 1};
  REQUIRE(is_legal(*game, through));
  const auto stands = with_pieces(*game, {{1, meeple, {0, 1}, 2}});
  REQUIRE(code_of(*stands, through) == Code::feature_occupied);
}

TEST_CASE("a wagon drives on to a bridge near by (BRIDGES-MIX-08, EXP-MIX-14)", "[engine][bridges]") {
  const auto layout = from_layout(with_start({lying("B", 0, 1)}), {"U", "W", "X", "U"},
                                  {{"wagon_range", std::string("near")}},
                                  {"farmers", "abbey_and_mayor", "bridges_castles_and_bazaars"});
  const auto game = changed(*layout, [](TableState& table) {
    table.bridges.laid = {{{0, 1}, kEastWest}};
    table.seats[0].bridges.left = 2;
  });
  play(*game, place(1, 0, 0));
  play(*game, as(wagon, claim(*game, road, Side::west)));
  lay(*game, 2, 0, 0);
  lay(*game, -1, 0, 0);
  REQUIRE(phase(*game) == Phase::wagon);
  REQUIRE(score(*game, 0) == 4);
  const Action on_bridge{.kind = ActionKind::move_wagon, .feature = 2, .cell = {0, 1}};
  REQUIRE(is_legal(*game, on_bridge));
}

TEST_CASE("bridge tiles lengthen a road for the robber baron (BRIDGES-MIX-09, EXP-MIX-16, KING-MIX-07)",
          "[engine][bridges]") {
  const auto game = game_with({"farmers", "king_and_robber", "bridges_castles_and_bazaars"}, {"B", "X", "W"});
  play(*game, place_with(1, 0, 0, 1, 0, kEastWest));
  play(*game, deploy(2));
  lay(*game, 2, 0, 0);
  const Events events = lay(*game, -1, 0, 0);
  const auto taken = only<AwardTaken>(events);
  REQUIRE(taken.size() == 1);
  REQUIRE(taken.front().award == Award::robber);
  REQUIRE(taken.front().size == 4);
}

TEST_CASE("a bridge spans a tower, which goes on (BRIDGES-MIX-04)", "[engine][bridges]") {
  const auto game = game_with({"farmers", "tower", "bridges_castles_and_bazaars"}, {"tower-FFFF", "B", "U"});
  play(*game, place(0, 1, 0));
  play(*game, bridge(0, 1, kEastWest));
  play(*game, Action{.kind = ActionKind::place_tower_piece, .cell = {0, 1}});
  play(*game, place(0, 2, 0));
  REQUIRE(is_legal(*game, Action{.kind = ActionKind::place_tower_piece, .cell = {0, 1}}));
}

TEST_CASE("a monastery under a bridge takes its figure and is complete as ever (BRIDGES-MIX-03)",
          "[engine][bridges]") {
  const auto layout = from_layout(with_start({lying("B", 0, 1), lying("U", 1, 0), lying("U", -1, 0),
                                              lying("B", -1, 2), lying("B", 0, 2), lying("B", 1, 2)}),
                                  {"U", "U", "U"}, {}, {"farmers", "abbot", "bridges_castles_and_bazaars"});
  const auto spanned = changed(*layout, [](TableState& table) {
    table.bridges.laid = {{{0, 1}, kEastWest}};
    table.seats[0].bridges.left = 2;
  });
  const auto game = with_pieces(*spanned, {{1, abbot, {0, 1}, feature_of("B", monastery)}});
  lay(*game, -1, 1, 0);
  REQUIRE(score(*game, 1) == 0);
  lay(*game, 1, 1, 0);
  REQUIRE(score(*game, 1) == 9);
}

TEST_CASE("saves know each bridge, and refuse what cannot be", "[engine][bridges]") {
  const auto game = game_with(kWithBridges, {"B", "U", "U"});
  play(*game, place_with(1, 0, 0, 1, 0, kEastWest));
  REQUIRE(table_of(*game).bridges.used);
  using Table = TableState;
  const auto refused = [&](auto change) { return refused_save(*game, change) == Code::bad_snapshot; };
  REQUIRE(refused([](Table& table) { table.bridges.laid.clear(); }));
  REQUIRE(refused([](Table& table) { table.bridges.laid[0].cell = {5, 5}; }));
  REQUIRE(refused([](Table& table) { table.bridges.laid[0].axis = kNorthSouth; }));
  REQUIRE(refused([](Table& table) { table.bridges.laid[0].axis = Axis::none; }));
  REQUIRE(refused([](Table& table) { table.bridges.laid[0] = {{0, 0}, kEastWest}; }));
  REQUIRE(refused([](Table& table) { table.bridges.laid.push_back(table.bridges.laid[0]); }));
  REQUIRE(refused([](Table& table) { table.seats[0].bridges.left = 3; }));
  REQUIRE(refused([](Table& table) { table.seats[1].bridges.left = 4; }));
  play(*game, kPass);
  REQUIRE(refused([](Table& table) { table.bridges.used = true; }));
}

}  // namespace bastide::test
