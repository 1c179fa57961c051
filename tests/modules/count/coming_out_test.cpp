// Who comes out of the city of Carcassonne, when something is scored and at the end.
#include <engine/game.hpp>

#include "catch.hpp"
#include "mistakes.hpp"
#include "modules/count/games.hpp"

#include <algorithm>

namespace bastide::test {
namespace {

using Quarter::market, Quarter::blacksmith, Quarter::cathedral;  // FeatureKind has a castle, too
using enum PieceKind;
using std::string;

const Options kAllQuarters{{"count_final", string("all_quarters")}};
constexpr std::string_view kTowerTile = "tower-FFFF-monastery";

}  // namespace

TEST_CASE(
    "the others are asked in turn and the active seat last, each once (COUNT-LEAVE-04, COUNT-LEAVE-07, "
    "COUNT-X12, COUNT-TURN-01, EXP-TURN-17)",
    "[engine][count]") {
  const Lodgers one_each{{blacksmith, 0, meeple, 1}, {blacksmith, 1, meeple, 1}, {blacksmith, 2, meeple, 1}};
  for (const bool comes_out : {false, true}) {
    const auto game = before_scoring(one_each, Quarter::castle, {}, kWithCount, 3);
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
  const auto game = before_scoring({{Quarter::castle, 1, meeple, 1}, {blacksmith, 1, meeple, 1}});
  REQUIRE(code_of(*game, out_of(Quarter::castle, 1, -2)) == Code::quarter_locked);
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
  std::vector<StartTile> start = opening_with(modules);
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
  std::vector<StartTile> start = opening_with(modules);
  start.push_back(lying(kTowerTile, -3, 0, 0));
  start.push_back(lying("B", 2, 0, 0));
  const auto empty = from_layout(start, {"B", "U"}, {}, modules);
  const auto filled =
      with_pieces(*with_lodgers(*empty, {{Quarter::castle, 1, meeple, 3}}), {{1, meeple, {2, 0}, 0}});
  const auto game = changed(*filled, [](TableState& table) {
    table.tower.towers.push_back({{-3, 0}, feature_of(kTowerTile, FeatureKind::tower), 4});
    table.seats[0].tower.pieces -= 4;
  });
  play(*game, place(-3, 1, 0));
  play(*game, Action{.kind = ActionKind::place_tower_piece, .cell = {-3, 0}});
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
  REQUIRE(code_of(*walks, Action{.kind = ActionKind::move_dragon, .direction = Side::south}) ==
          Code::no_dragon_step);
  const Events eaten = play(*walks, Action{.kind = ActionKind::move_dragon, .direction = Side::east});
  REQUIRE(only<PieceReturned>(eaten).at(0).reason == ReturnReason::eaten);
  REQUIRE(refused_save(*walks, [](TableState& table) { table.dragon.dragon = Cell{0, 0}; }) ==
          Code::bad_snapshot);

  std::vector<StartTile> start = opening_with(modules);
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
    return is_legal(*game, Action{.kind = ActionKind::deploy,
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
  const auto game = before_scoring({{blacksmith, 0, meeple, 1}, {blacksmith, 1, big_meeple, 1}},
                                   Quarter::castle, {}, {"farmers", "inns_and_cathedrals", "count"});
  play(*game, out_of(blacksmith, 1, -2, 0, big_meeple));
  play(*game, out_of(blacksmith, 1, -2));
  REQUIRE(score(*game, 0) == 0);
  REQUIRE(score(*game, 1) == 3);
}

TEST_CASE("a mayor from the castle counts the pennants of the city he joins (COUNT-MIX-06)",
          "[engine][count]") {
  const Modules modules{"farmers", "abbey_and_mayor", "count"};
  std::vector<StartTile> start = opening_with(modules);
  start.push_back(lying("F", 2, 1, 0));
  const auto empty = from_layout(start, {"E", "U"}, {}, modules);
  const auto game = with_lodgers(*empty, {{Quarter::castle, 1, mayor, 1}}, market);
  lay(*game, 3, 1, 3);
  play(*game, out_of(Quarter::castle, 1, 1, 0, mayor));
  REQUIRE(score(*game, 1) == 8);  // three tiles and a pennant
  REQUIRE(supply(*game, 1, mayor) == 1);
}

TEST_CASE("figures come out to what an abbey closes (COUNT-MIX-06)", "[engine][count]") {
  const Modules modules{"farmers", "abbey_and_mayor", "count"};
  std::vector<StartTile> start = opening_with(modules);
  start.push_back(lying("B", -3, -2, 0));
  start.push_back(lying("B", -3, 0, 0));
  start.push_back(lying("B", -4, -1, 0));
  const auto empty = from_layout(start, {"U", "U"}, {}, modules);
  const auto game = with_lodgers(*empty, {{blacksmith, 1, meeple, 1}});
  play(*game, Action{.kind = ActionKind::place_abbey, .cell = {-3, -1}});
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

TEST_CASE(
    "figures go out one at a time in rotation from the seat after the last active one, and who passes is out "
    "(COUNT-FINAL-03, COUNT-TURN-04, EXP-END-01)",
    "[engine][count]") {
  const auto game = at_the_end({{market, 0, meeple, 2}, {market, 1, meeple, 2}, {market, 2, meeple, 1}}, {},
                               Quarter::castle, 3);
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
  const auto closed = with_lodgers(*empty, {{Quarter::castle, 1, meeple, 1}}, market);
  lay(*closed, 2, 1, 3);
  REQUIRE(phase(*closed) == Phase::leave_quarter);  // but while it is scored
  play(*closed, kPass);
  REQUIRE(phase(*closed) == Phase::last_moves);
  REQUIRE(code_of(*closed, out_of(Quarter::castle, 2, 1)) == Code::no_way_out);
  REQUIRE(is_legal(*closed, out_of(Quarter::castle, -2, 1)));
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
  for (const string scoring : {"farm-3", "farm-3-once", "city-4"}) {
    INFO(scoring);
    const auto empty = at_the_walls({"B"}, {{"farm_scoring", scoring}});
    const auto game = with_lodgers(*empty, {{market, 1, meeple, 1}});
    put_barn(*game);
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
  const auto game = with_lodgers(*at_the_walls({"B", "U"}), {{market, 1, meeple, 1}});
  put_barn(*game);
  const Events events = play(*game, out_of(market, -4, 1, 1));
  REQUIRE(only<Scored>(events).at(0).reason == ScoreReason::barn_placed);
  REQUIRE(score(*game, 1) == 3);
  REQUIRE(supply(*game, 1) == 7);
  REQUIRE(phase(*game) == Phase::enter_quarter);  // barns' payments count for going in
}

}  // namespace bastide::test
