// The Count of Carcassonne: what its worked examples (`playthroughs/`) leave out.
#include <engine/catalogue.hpp>
#include <engine/game.hpp>

#include "catch.hpp"
#include "mistakes.hpp"
#include "modules/count/games.hpp"
#include "properties.hpp"
#include "random_games.hpp"

#include <algorithm>

namespace bastide::test {
namespace {

using enum Quarter;
using enum PieceKind;
using std::string;

std::vector<StartTile> opening(const Modules& modules, const Options& options = {}) {
  return carcassonne().opening_layout(rules_with(modules, options));
}

/// Copies of the usual start tile in the land pile.
std::ptrdiff_t start_tiles_in_pile(const Modules& modules, const Options& options) {
  const auto piles = carcassonne().piles(rules_with(modules, options));
  return std::ranges::count(piles.back().items, tile_named("D"));
}

std::ptrdiff_t ways(const Game& game, ActionKind kind) {
  return static_cast<std::ptrdiff_t>(of_kind(game, kind).size());
}

/// A game to the step in which seat 1 may go in.
std::unique_ptr<Game> may_go_in(const Options& options = {}, const Modules& modules = kWithCount) {
  auto game = game_with(modules, {"U", "W", "U"}, options);
  let_others_score(*game);
  return game;
}

/// Before the final scoring of a game with these figures in quarters; a monastery has been laid last.
std::unique_ptr<Game> at_the_end(const Lodgers& in_quarters, const Options& options = {},
                                 Quarter count = castle, int seats = 2, const Modules& modules = kWithCount) {
  const auto empty = game_with(modules, {"B"}, options, seats);
  auto game = with_lodgers(*empty, in_quarters, count);
  lay(*game, -3, 0, 0);
  return game;
}

const Options kAllQuarters{{"count_final", string("all_quarters")}};
constexpr std::string_view kTowerTile = "tower-FFFF-monastery";

}  // namespace

// --- The city

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
  const auto start = opening(modules);
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
  REQUIRE(count_of(*game) == castle);
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

// --- Going in

TEST_CASE(
    "the active seat goes in after the scoring if others alone have got points (COUNT-ENTER-01, "
    "COUNT-TURN-02, "
    "EXP-TURN-22, COUNT-X05)",
    "[engine][count]") {
  const auto game = may_go_in();
  REQUIRE(phase(*game) == Phase::enter_quarter);
  REQUIRE(game->to_act() == 1);
  play(*game, kPass);
  REQUIRE(phase(*game) == Phase::place);
  REQUIRE(lodgers(*game).empty());
  // Both score.
  const auto empty = game_with(kWithCount, {"U", "W", "U"});
  lay_and_claim(*empty, -3, -1, 0, FeatureKind::road, Side::east);
  const auto both = with_pieces(*empty, {{1, meeple, {-2, -1}, 0}});
  lay(*both, -4, -1, 0);
  REQUIRE(score(*both, 0) == 3);
  REQUIRE(score(*both, 1) == 3);
  REQUIRE(phase(*both) == Phase::place);
  // Only the active seat scores.
  const auto own = game_with(kWithCount, {"E", "U"});
  REQUIRE_FALSE(only<Scored>(lay_and_claim(*own, 2, 1, 3, FeatureKind::city, Side::west)).empty());
  REQUIRE(phase(*own) == Phase::place);
}

TEST_CASE("the fairy's points and the king's do not count for going in (COUNT-ENTER-02, EXP-SCORE-13)",
          "[engine][count]") {
  const Modules modules{"farmers", "count", "king_and_robber", "princess_and_dragon"};
  // Seat 1 holds the robber baron, who pays it a point for the road that brings seat 0 three.
  const auto empty = game_with(modules, {"U", "W", "U"}, {{"king_scoring", string("running")}});
  lay_and_claim(*empty, -3, -1, 0, FeatureKind::road, Side::east);
  const auto game = changed(
      *empty, [](TableState& table) { table.dragon.fairy = Fairy{{-3, -1}, FairyFriend{0, meeple, 0}}; });
  const Events events = lay(*game, -4, -1, 0);
  REQUIRE(std::ranges::count(only<Scored>(events), ScoreReason::fairy, &Scored::reason) == 1);
  REQUIRE(phase(*game) == Phase::enter_quarter);
  // The fairy alone pays seat 1, whose follower has no majority.
  const auto fairy = changed(*empty, [](TableState& table) {
    for (const Seat seat : {Seat{0}, Seat{1}}) {
      table.pieces.push_back({seat, meeple, {-2, -1}, 0});
      --table.seats[seat].supply[0];
    }
    table.dragon.fairy = Fairy{{-2, -1}, FairyFriend{1, meeple, 0}};
  });
  const auto paid = only<Scored>(lay(*fairy, -4, -1, 0));
  REQUIRE(std::ranges::count_if(paid, [](const Scored& one) { return one.seat == 1; }) == 1);
  REQUIRE(phase(*fairy) == Phase::enter_quarter);
}

TEST_CASE("going in comes besides the deployment, by a figure from the supply (COUNT-ENTER-03)",
          "[engine][count]") {
  const auto empty = game_with(kWithCount, {"U", "W", "U"});
  lay_and_claim(*empty, -3, -1, 0, FeatureKind::road, Side::east);
  play(*empty, place(-4, -1, 0));
  play(*empty, claim(*empty, FeatureKind::road, Side::west));
  REQUIRE(phase(*empty) == Phase::enter_quarter);
  const Events events = play(*empty, into(castle));
  REQUIRE(only<QuarterEntered>(events).size() == 1);
  REQUIRE(supply(*empty, 1) == 5);
  REQUIRE(lodgers(*empty) == Lodgers{{castle, 1, meeple, 1}});
}

TEST_CASE(
    "which figures go into which quarters: all plain ones anywhere, the mayor into the castle, the wagon not "
    "into the market, an abbot into the cathedral by option (COUNT-ENTER-04, ABBEY-MIX-10, COUNT-MIX-02)",
    "[engine][count]") {
  const Modules modules{"farmers",         "abbot", "inns_and_cathedrals", "traders_and_builders",
                        "abbey_and_mayor", "count"};
  const auto game = may_go_in({{"count_abbot", true}}, modules);
  const auto quarters_of = [&](PieceKind piece) {
    std::vector<Quarter> open;
    for (const Action& action : of_kind(*game, ActionKind::enter_quarter))
      if (action.piece == piece) open.push_back(action.quarter);
    return open;
  };
  const std::vector all{castle, market, blacksmith, cathedral};
  REQUIRE(quarters_of(meeple) == all);
  REQUIRE(quarters_of(big_meeple) == all);
  REQUIRE(quarters_of(mayor) == std::vector{castle});
  REQUIRE(quarters_of(wagon) == std::vector{castle, blacksmith, cathedral});
  REQUIRE(quarters_of(abbot) == std::vector{cathedral});
  for (const PieceKind none : {builder, pig, barn}) REQUIRE(quarters_of(none).empty());
  REQUIRE(code_of(*game, into(castle, barn)) == Code::quarter_closed);
  const auto classic = may_go_in({{"count_abbot", false}}, modules);
  REQUIRE(code_of(*classic, into(cathedral, abbot)) == Code::quarter_closed);
  REQUIRE(code_of(*classic, into(cathedral, static_cast<PieceKind>(31))) == Code::piece_not_in_game);
}

TEST_CASE("without farmers the market is closed to all (COUNT-ENTER-04, COUNT-ENTER-06, EXP-SETUP-05)",
          "[engine][count]") {
  const auto game = may_go_in({}, {"count"});
  REQUIRE(code_of(*game, into(market)) == Code::quarter_closed);
  play(*game, into(castle));
  REQUIRE(code_of(*game, count_to(market)) == Code::count_stays);
  const auto onward = may_go_in({{"count_move", string("clockwise")}}, {"count"});
  play(*onward, into(cathedral));
  REQUIRE(count_of(*onward) == blacksmith);
}

TEST_CASE("each tile of a double turn is judged by itself (COUNT-ENTER-05, COUNT-MIX-04, COUNT-DIFF-03)",
          "[engine][count]") {
  const Modules modules{"farmers", "traders_and_builders", "count"};
  std::vector<StartTile> start = opening(modules);
  start.push_back(lying("U", -3, -1, 0));  // two roads of seat 0 to the west and to the north of the block
  start.push_back(lying("U", 1, -2, 1));
  start.push_back(lying("U", 0, 2, 1));  // and one of seat 1 with its builder in the south
  const auto empty = from_layout(start, {"B", "U", "W", "W", "U"}, {}, modules);
  const auto game = with_pieces(
      *empty,
      {{0, meeple, {-3, -1}, 0}, {0, meeple, {1, -2}, 0}, {1, meeple, {0, 2}, 0}, {1, builder, {0, 2}, 0}});
  lay(*game, 2, 0, 0);
  const Events first = lay(*game, 0, 3, 1);  // its builder's road grows, nobody scores
  REQUIRE(only<DoubleTurn>(first).size() == 1);
  REQUIRE(phase(*game) == Phase::place);
  lay(*game, -4, -1, 0);
  REQUIRE(phase(*game) == Phase::enter_quarter);
  REQUIRE(game->to_act() == 1);
}

TEST_CASE("then the player may move the count, or leave him (COUNT-ENTER-06, COUNT-TURN-03)",
          "[engine][count]") {
  const auto game = may_go_in();
  play(*game, into(blacksmith));
  REQUIRE(phase(*game) == Phase::move_count);
  REQUIRE(ways(*game, ActionKind::move_count) == 3);
  REQUIRE(code_of(*game, count_to(castle)) == Code::count_stays);
  const Events moved = play(*game, count_to(cathedral));
  REQUIRE(only<CountMoved>(moved).at(0).to == cathedral);
  REQUIRE(count_of(*game) == cathedral);
  const auto stays = may_go_in();
  play(*stays, into(blacksmith));
  REQUIRE(only<CountMoved>(play(*stays, kPass)).empty());
  REQUIRE(count_of(*stays) == castle);
}

TEST_CASE("by option the count moves by himself, clockwise or to the quarter just entered (COUNT-ENTER-06)",
          "[engine][count]") {
  const auto clockwise = may_go_in({{"count_move", string("clockwise")}});
  REQUIRE(only<CountMoved>(play(*clockwise, into(cathedral))).size() == 1);
  REQUIRE(count_of(*clockwise) == market);
  REQUIRE(phase(*clockwise) == Phase::place);
  const auto follows = may_go_in({{"count_move", string("follow")}});
  play(*follows, into(cathedral));
  REQUIRE(count_of(*follows) == cathedral);
  const auto there = may_go_in({{"count_move", string("follow")}});
  REQUIRE(only<CountMoved>(play(*there, into(castle))).empty());
}

// --- Coming out

TEST_CASE(
    "the others are asked in turn and the active seat last, each once (COUNT-LEAVE-04, COUNT-LEAVE-07, "
    "COUNT-X12, COUNT-TURN-01, EXP-TURN-17)",
    "[engine][count]") {
  const Lodgers one_each{{blacksmith, 0, meeple, 1}, {blacksmith, 1, meeple, 1}, {blacksmith, 2, meeple, 1}};
  for (const bool comes_out : {false, true}) {
    const auto game = before_scoring(one_each, castle, {}, kWithCount, 3);
    REQUIRE(phase(*game) == Phase::leave_quarter);
    REQUIRE(game->to_act() == 1);
    REQUIRE(table_of(*game).turn_seat == Seat{0});
    play(*game, out_of(blacksmith, 1, -2));
    REQUIRE(game->to_act() == 2);
    play(*game, out_of(blacksmith, 1, -1));
    REQUIRE(game->to_act() == 0);
    play(*game, comes_out ? out_of(blacksmith, 1, -3, 1) : kPass);
    REQUIRE(score(*game, 0) == (comes_out ? 3 : 0));
    REQUIRE(score(*game, 1) == 3);
    REQUIRE(score(*game, 2) == 3);
    REQUIRE(phase(*game) == (comes_out ? Phase::place : Phase::enter_quarter));
  }
}

TEST_CASE(
    "a seat moves any number of figures, to any tile of the feature, and a figure may join another in its "
    "place (COUNT-LEAVE-01, COUNT-LEAVE-04, COUNT-LEAVE-05)",
    "[engine][count]") {
  const auto game = before_scoring({{blacksmith, 0, meeple, 1}, {blacksmith, 1, meeple, 2}});
  REQUIRE(ways(*game, ActionKind::leave_quarter) == 3);
  play(*game, out_of(blacksmith, 1, -2));
  REQUIRE(game->to_act() == 1);
  play(*game, out_of(blacksmith, 1, -2));
  REQUIRE(game->to_act() == 0);
  const Events events = play(*game, out_of(blacksmith, 1, -2));
  REQUIRE(only<PieceReturned>(events).size() == 3);
  REQUIRE(score(*game, 0) == 0);
  REQUIRE(score(*game, 1) == 3);
  REQUIRE(supply(*game, 1) == 7);
}

TEST_CASE("nobody comes out of the count's quarter, nor to anything else (COUNT-LEAVE-02, COUNT-LEAVE-03)",
          "[engine][count]") {
  const auto game = before_scoring({{castle, 1, meeple, 1}, {blacksmith, 1, meeple, 1}});
  REQUIRE(code_of(*game, out_of(castle, 1, -2)) == Code::quarter_locked);
  REQUIRE(code_of(*game, out_of(blacksmith, 0, 1)) == Code::no_way_out);  // an open road
  REQUIRE(code_of(*game, out_of(blacksmith, 9, 9)) == Code::no_way_out);
  REQUIRE(code_of(*game, out_of(blacksmith, 1, -3, 0)) == Code::no_way_out);  // the crossroads' next road
  REQUIRE(code_of(*game, out_of(cathedral, 1, -2)) == Code::not_in_this_quarter);
  REQUIRE(code_of(*game, out_of(blacksmith, 1, -2, 0, static_cast<PieceKind>(31))) ==
          Code::piece_not_in_game);
  // Where nobody can move anything, nobody is asked.
  REQUIRE(phase(*before_scoring({{blacksmith, 1, meeple, 1}}, blacksmith)) == Phase::place);
  REQUIRE(phase(*before_scoring({{cathedral, 1, meeple, 1}})) == Phase::place);
}

TEST_CASE("a garden takes nobody from the cathedral (COUNT-LEAVE-02, COUNT-MIX-02)", "[engine][count]") {
  const Modules modules{"farmers", "abbot", "count"};
  std::vector<StartTile> start = opening(modules);
  start.push_back(lying("base-E-garden", -1, -2, 0));
  start.push_back(lying("E", -1, -3, 2));
  start.push_back(lying("E", -2, -2, 3));
  start.push_back(lying("E", -2, -3, 3));
  start.push_back(lying("E", 0, -3, 1));
  const auto empty = from_layout(start, {"E", "U"}, {}, modules);
  const auto game = with_lodgers(*empty, {{cathedral, 1, meeple, 1}}, market);
  lay(*game, 0, -2, 1);
  REQUIRE(phase(*game) == Phase::place);
  REQUIRE(lodgers(*game).size() == 1);
}

TEST_CASE(
    "a tower reaches over the block, and nobody in a quarter is its target (COUNT-LEAVE-06, COUNT-MIX-03)",
    "[engine][count]") {
  const Modules modules{"farmers", "tower", "count"};
  std::vector<StartTile> start = opening(modules);
  start.push_back(lying(kTowerTile, -3, 0, 0));
  start.push_back(lying("B", 2, 0, 0));
  const auto empty = from_layout(start, {"B", "U"}, {}, modules);
  const auto filled = with_pieces(*with_lodgers(*empty, {{castle, 1, meeple, 3}}), {{1, meeple, {2, 0}, 0}});
  const auto game = changed(*filled, [](TableState& table) {
    table.tower.towers.push_back({{-3, 0}, feature_of(kTowerTile, FeatureKind::tower), 4});
    table.seats[0].tower.pieces -= 4;
  });
  play(*game, place(-3, 1, 0));
  play(*game, {.kind = ActionKind::place_tower_piece, .cell = {-3, 0}});
  REQUIRE(phase(*game) == Phase::capture);
  REQUIRE(ways(*game, ActionKind::capture) == 1);
}

TEST_CASE(
    "the dragon walks on the land of the block alone, and keeps figures off its tile (COUNT-MIX-05, "
    "COUNT-SETUP-06, EXP-ACT-03)",
    "[engine][count]") {
  const Modules modules{"farmers", "princess_and_dragon", "count"};
  const auto at = [](const Game& game, int x, int y) {
    return changed(game, [&](TableState& table) {
      table.dragon.dragon = Cell{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)};
    });
  };
  const auto empty = game_with(modules, {"U", "dragon-FRFR-through-dragon", "U"});
  const auto walks = at(*with_pieces(*empty, {{1, meeple, {0, -1}, 0}}), -1, -1);
  lay(*walks, 1, -2, 1);
  lay(*walks, -3, -1, 0);
  REQUIRE(phase(*walks) == Phase::dragon);
  REQUIRE(ways(*walks, ActionKind::move_dragon) == 2);
  REQUIRE(code_of(*walks, {.kind = ActionKind::move_dragon, .direction = Side::south}) ==
          Code::no_dragon_step);
  const Events eaten = play(*walks, {.kind = ActionKind::move_dragon, .direction = Side::east});
  REQUIRE(only<PieceReturned>(eaten).at(0).reason == ReturnReason::eaten);
  REQUIRE(refused_save(*walks, [](TableState& table) { table.dragon.dragon = Cell{0, 0}; }) ==
          Code::bad_snapshot);

  std::vector<StartTile> start = opening(modules);
  start.push_back(lying("U", 1, -2, 1));
  const auto inside =
      with_lodgers(*from_layout(start, {"W", "U"}, {}, modules), {{blacksmith, 1, meeple, 1}});
  const auto stays = at(*inside, 1, -2);
  lay(*stays, 1, -3, 0);
  REQUIRE(phase(*stays) == Phase::leave_quarter);
  REQUIRE(code_of(*stays, out_of(blacksmith, 1, -2)) == Code::dragon_there);
  REQUIRE(is_legal(*stays, out_of(blacksmith, 1, -1)));
}

TEST_CASE("a portal reaches the land, roads and cities of the block (COUNT-SETUP-06, COUNT-MIX-05)",
          "[engine][count]") {
  const Modules modules{"farmers", "princess_and_dragon", "count"};
  const auto game = game_with(modules, {"dragon-FRRR-ends-portal", "U"});
  play(*game, of_kind(*game, ActionKind::place_tile).front());
  const auto reaches = [&](int x, int y, int feature) {
    return is_legal(*game, {.kind = ActionKind::deploy,
                            .feature = static_cast<std::uint8_t>(feature),
                            .cell = {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)},
                            .elsewhere = true});
  };
  REQUIRE(reaches(0, 1, 0));   // the road to the south
  REQUIRE(reaches(-2, 1, 0));  // a city
  REQUIRE(reaches(-2, 0, 0));  // a field
  REQUIRE_FALSE(reaches(-1, 0, 0));
  REQUIRE_FALSE(reaches(0, 0, 0));
}

TEST_CASE("a big follower that comes out counts as two (COUNT-MIX-04)", "[engine][count]") {
  const auto game = before_scoring({{blacksmith, 0, meeple, 1}, {blacksmith, 1, big_meeple, 1}}, castle, {},
                                   {"farmers", "inns_and_cathedrals", "count"});
  play(*game, out_of(blacksmith, 1, -2, 0, big_meeple));
  play(*game, out_of(blacksmith, 1, -2));
  REQUIRE(score(*game, 0) == 0);
  REQUIRE(score(*game, 1) == 3);
}

TEST_CASE("a mayor from the castle counts the pennants of the city he joins (COUNT-MIX-06)",
          "[engine][count]") {
  const Modules modules{"farmers", "abbey_and_mayor", "count"};
  std::vector<StartTile> start = opening(modules);
  start.push_back(lying("F", 2, 1, 0));
  const auto empty = from_layout(start, {"E", "U"}, {}, modules);
  const auto game = with_lodgers(*empty, {{castle, 1, mayor, 1}}, market);
  lay(*game, 3, 1, 3);
  play(*game, out_of(castle, 1, 1, 0, mayor));
  REQUIRE(score(*game, 1) == 8);  // three tiles and a pennant
  REQUIRE(supply(*game, 1, mayor) == 1);
}

TEST_CASE("figures come out to what an abbey closes (COUNT-MIX-06)", "[engine][count]") {
  const Modules modules{"farmers", "abbey_and_mayor", "count"};
  std::vector<StartTile> start = opening(modules);
  start.push_back(lying("B", -3, -2, 0));
  start.push_back(lying("B", -3, 0, 0));
  start.push_back(lying("B", -4, -1, 0));
  const auto empty = from_layout(start, {"U", "U"}, {}, modules);
  const auto game = with_lodgers(*empty, {{blacksmith, 1, meeple, 1}});
  play(*game, {.kind = ActionKind::place_abbey, .cell = {-3, -1}});
  play(*game, kPass);
  REQUIRE(phase(*game) == Phase::leave_quarter);
  play(*game, out_of(blacksmith, -2, -1));
  REQUIRE(score(*game, 1) == 1);
}

TEST_CASE(
    "the king counts the city of Carcassonne at the end, and nobody takes an award for it (COUNT-MIX-07, "
    "KING-MIX-08)",
    "[engine][count]") {
  const auto game = game_with({"farmers", "king_and_robber", "count"}, {"E"});
  lay(*game, 2, 1, 3);
  REQUIRE(game->over());
  REQUIRE(score(*game, 0) == 2);
  REQUIRE(table_of(*game).awards.king == HeldAward{0, 2});
}

// --- Leaving the game, and saves

TEST_CASE("who resigns is asked no more, and stays inside (EXP-RESIGN-01, EXP-RESIGN-02, EXP-RESIGN-04)",
          "[engine][count]") {
  const Lodgers one_each{{blacksmith, 0, meeple, 1}, {blacksmith, 1, meeple, 1}, {blacksmith, 2, meeple, 1}};
  const auto game = before_scoring(one_each, castle, {}, kWithCount, 3);
  play(*game, kResign);
  REQUIRE(game->to_act() == 2);
  REQUIRE(lodgers(*game).size() == 3);
  const auto ending =
      at_the_end({{market, 0, meeple, 1}, {market, 1, meeple, 1}, {market, 2, meeple, 1}}, {}, castle, 3);
  play(*ending, kResign);
  REQUIRE(ending->to_act() == 2);
  const auto entering = may_go_in();
  play(*entering, kResign);
  REQUIRE(entering->over());
}

TEST_CASE("a save tells who may go in when wagons have gone on (COUNT-MIX-06, ABBEY-WAGON-02)",
          "[engine][count]") {
  const Modules modules{"farmers", "abbey_and_mayor", "count"};
  const auto game = game_with(modules, {"U", "W", "U"}, {{"wagon_range", string("near")}});
  play(*game, place(-3, -1, 0));
  play(*game, as(wagon, claim(*game, FeatureKind::road, Side::east)));
  lay(*game, -4, -1, 0);
  REQUIRE(phase(*game) == Phase::wagon);
  REQUIRE(game->to_act() == 0);
  REQUIRE(table_of(*game).quarters.may_enter);
  play(*game, kPass);
  REQUIRE(phase(*game) == Phase::enter_quarter);
  REQUIRE(game->to_act() == 1);
  REQUIRE_FALSE(table_of(*game).quarters.may_enter);
}

TEST_CASE("saves with an impossible city are refused (COUNT-SETUP-04, COUNT-ENTER-04)", "[engine][count]") {
  const auto refuses = [](const Game& game, const std::function<void(QuartersTable&)>& change) {
    return refused_save(game, [&](TableState& table) { change(table.quarters); }) == Code::bad_snapshot;
  };
  const auto game = with_lodgers(*game_with(kWithCount, {"U"}), {{castle, 1, meeple, 1}});
  REQUIRE(refuses(*game, [](QuartersTable& table) { table.count.reset(); }));
  REQUIRE(refuses(*game, [](QuartersTable& table) { table.may_enter = true; }));
  REQUIRE(refuses(*game, [](QuartersTable& table) { table.last_passed = {0}; }));
  REQUIRE(refuses(*game, [](QuartersTable& table) { table.figures[0].count = 2; }));
  REQUIRE(refuses(*game, [](QuartersTable& table) { table.figures[0].count = 0; }));
  REQUIRE(refuses(*game, [](QuartersTable& table) { table.figures[0].seat = 2; }));
  REQUIRE(refuses(*game, [](QuartersTable& table) { table.figures[0].piece = mayor; }));
  const auto without_market = game_with({"count"}, {"U"});
  REQUIRE(refuses(*without_market, [](QuartersTable& table) { table.count = market; }));
  const auto ending = at_the_end({{market, 0, meeple, 1}, {market, 1, meeple, 1}});
  REQUIRE(refuses(*ending, [](QuartersTable& table) { table.last_passed = {1}; }));
  const auto without = game_with({"farmers"}, {"U"});
  REQUIRE(refuses(*without, [](QuartersTable& table) { table.count = castle; }));
}

// --- At the walls

TEST_CASE(
    "a barn at the walls is paid for the city of Carcassonne, too (COUNT-FIELD-01, COUNT-FIELD-02, "
    "COUNT-DIFF-02)",
    "[engine][count]") {
  const Modules modules{"farmers", "abbey_and_mayor", "count"};
  std::vector<StartTile> start = opening(modules);
  start.push_back(lying("B", -3, 0, 0));
  start.push_back(lying("B", -3, 1, 0));
  start.push_back(lying("B", -4, 0, 0));
  const auto game = from_layout(start, {"B"}, {}, modules);
  play(*game, place(-4, 1, 0));
  play(*game, {.kind = ActionKind::deploy, .piece = barn, .corner = Corner::ne});
  REQUIRE(game->over());
  REQUIRE(score(*game, 0) == 4);
}

// --- The end

TEST_CASE(
    "figures go out one at a time in rotation from the seat after the last active one, and who passes is out "
    "(COUNT-FINAL-03, COUNT-TURN-04, EXP-END-01)",
    "[engine][count]") {
  const auto game =
      at_the_end({{market, 0, meeple, 2}, {market, 1, meeple, 2}, {market, 2, meeple, 1}}, {}, castle, 3);
  REQUIRE(phase(*game) == Phase::last_moves);
  REQUIRE(game->to_act() == 1);
  play(*game, out_of(market, -3, 0, 1));
  REQUIRE(game->to_act() == 2);
  play(*game, kPass);
  REQUIRE(table_of(*game).quarters.last_passed == std::vector<Seat>{2});
  REQUIRE(game->to_act() == 0);
  play(*game, out_of(market, -3, 0, 1));
  REQUIRE(game->to_act() == 1);
  play(*game, out_of(market, -3, 0, 1));
  REQUIRE(game->to_act() == 0);  // seat 1 has nobody left, seat 2 has passed
  play(*game, out_of(market, -3, 0, 1));
  REQUIRE(game->over());
  REQUIRE(score(*game, 0) == 3);
  REQUIRE(score(*game, 1) == 3);
  REQUIRE(score(*game, 2) == 0);
}

TEST_CASE(
    "with all quarters open figures go to any incomplete road, city and monastery, and to no complete one "
    "(COUNT-FINAL-01)",
    "[engine][count]") {
  const auto game = at_the_end(
      {{market, 1, meeple, 1}, {blacksmith, 1, meeple, 1}, {cathedral, 1, meeple, 1}}, kAllQuarters);
  REQUIRE(phase(*game) == Phase::last_moves);
  REQUIRE(is_legal(*game, out_of(blacksmith, 0, 1)));
  REQUIRE(is_legal(*game, out_of(cathedral, -3, 0)));
  REQUIRE(is_legal(*game, out_of(market, -2, 0)));
  REQUIRE(code_of(*game, out_of(cathedral, -2, 0)) == Code::no_way_out);
  const auto market_only = at_the_end({{blacksmith, 1, meeple, 1}});
  REQUIRE(market_only->over());
  // The city of (1, 1) is closed by an E: nobody joins it any more.
  const auto empty = game_with(kWithCount, {"E"}, kAllQuarters);
  const auto closed = with_lodgers(*empty, {{castle, 1, meeple, 1}}, market);
  lay(*closed, 2, 1, 3);
  REQUIRE(phase(*closed) == Phase::leave_quarter);  // but while it is scored
  play(*closed, kPass);
  REQUIRE(phase(*closed) == Phase::last_moves);
  REQUIRE(code_of(*closed, out_of(castle, 2, 1)) == Code::no_way_out);
  REQUIRE(is_legal(*closed, out_of(castle, -2, 1)));
}

TEST_CASE(
    "the count locks his quarter at the end, and who stays inside is worth nothing (COUNT-FINAL-02, "
    "COUNT-FINAL-05, EXP-FINAL-12)",
    "[engine][count]") {
  const auto game = at_the_end({{market, 1, meeple, 1}}, {}, market);
  REQUIRE(game->over());
  REQUIRE(score(*game, 1) == 0);
}

TEST_CASE(
    "on a field with a barn figures from the market get one point a city, the barn four, whatever option "
    "there is (COUNT-FINAL-04)",
    "[engine][count]") {
  const Modules modules{"farmers", "abbey_and_mayor", "count"};
  for (const string scoring : {"farm-3", "farm-3-once", "city-4"}) {
    INFO(scoring);
    std::vector<StartTile> start = opening(modules);
    start.push_back(lying("B", -3, 0, 0));
    start.push_back(lying("B", -3, 1, 0));
    start.push_back(lying("B", -4, 0, 0));
    const auto empty = from_layout(start, {"B"}, {{"farm_scoring", scoring}}, modules);
    const auto game = with_lodgers(*empty, {{market, 1, meeple, 1}});
    play(*game, place(-4, 1, 0));
    play(*game, {.kind = ActionKind::deploy, .piece = barn, .corner = Corner::ne});
    REQUIRE(phase(*game) ==
            Phase::leave_quarter);  // the field of a barn just placed is paid (COUNT-LEAVE-02)
    REQUIRE(game->to_act() == 1);
    play(*game, kPass);
    REQUIRE(phase(*game) == Phase::last_moves);
    play(*game, out_of(market, -2, 0));
    REQUIRE(game->over());
    REQUIRE(score(*game, 0) == 4);
    REQUIRE(score(*game, 1) == 1);
  }
}

TEST_CASE(
    "a figure from the market joins the farmers of a field with a barn just placed (COUNT-LEAVE-02, "
    "COUNT-MIX-06)",
    "[engine][count]") {
  const Modules modules{"farmers", "abbey_and_mayor", "count"};
  std::vector<StartTile> start = opening(modules);
  start.push_back(lying("B", -3, 0, 0));
  start.push_back(lying("B", -3, 1, 0));
  start.push_back(lying("B", -4, 0, 0));
  const auto game = with_lodgers(*from_layout(start, {"B", "U"}, {}, modules), {{market, 1, meeple, 1}});
  play(*game, place(-4, 1, 0));
  play(*game, {.kind = ActionKind::deploy, .piece = barn, .corner = Corner::ne});
  const Events events = play(*game, out_of(market, -4, 1, 1));
  REQUIRE(only<Scored>(events).at(0).reason == ScoreReason::barn_placed);
  REQUIRE(score(*game, 1) == 3);
  REQUIRE(supply(*game, 1) == 7);
  REQUIRE(phase(*game) == Phase::enter_quarter);  // barns' payments count for going in
}

TEST_CASE(
    "a game that is restored between the scoring and the dragon's move goes on in the same way (EXP-TURN-17, "
    "EXP-TURN-20, EXP-TURN-22, EXP-TURN-23)",
    "[engine][count][random]") {
  constexpr Phase kBetween[]{Phase::leave_quarter, Phase::wagon, Phase::enter_quarter, Phase::move_count};
  int restored = 0;
  const int games = effort(120);
  for (int seed = 0; seed < games; ++seed) {
    INFO("seed " << seed);
    RandomGame players(static_cast<std::uint64_t>(seed),
                       {"farmers", "princess_and_dragon", "abbey_and_mayor", "count"});
    if (players.setup().rules.option("dragon_moves") == 0) continue;  // before the scoring
    const std::unique_ptr<Game> game = started(players.setup());
    while (!game->over()) {
      std::unique_ptr<Game> other;
      if (std::ranges::count(kBetween, game->phase()) > 0)
        other = continued(players.setup(), game->snapshot());
      const auto [seat, action] = players.choose(*game);
      Events events;
      REQUIRE(game->apply(seat, action, events));
      if (!other) continue;
      ++restored;
      REQUIRE(other->apply(seat, action, events));
      check_same(*game, *other);
    }
  }
  CHECK(restored > games / 4);
}

}  // namespace bastide::test
