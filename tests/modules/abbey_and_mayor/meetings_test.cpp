// Abbey & Mayor with other modules.
#include <engine/catalogue.hpp>

#include "catch.hpp"
#include "modules/abbey_and_mayor/games.hpp"
#include "modules/abbot/games.hpp"
#include "modules/tower/games.hpp"
#include "modules/traders_and_builders/games.hpp"
#include "properties.hpp"
#include "reference/model.hpp"

#include <algorithm>

namespace bastide::test {
namespace {

using enum FeatureKind;
using enum PieceKind;
using enum Side;

Modules with(std::initializer_list<const char*> more) {
  Modules modules = kWithAbbeys;
  modules.insert(modules.end(), more.begin(), more.end());
  return modules;
}

}  // namespace

TEST_CASE("an abbot stands on an abbey and comes back from it (ABBEY-MIX-03)", "[engine][abbey][abbot]") {
  const auto game = around_a_hole({"U", "U"}, {}, with({"abbot"}));
  play(*game, abbey_at(1, 0));
  play(*game, as(abbot, deploy(0)));
  lay_elsewhere(*game);
  play(*game, of_kind(*game, ActionKind::place_tile).front());
  const auto scored = only<Scored>(play(*game, kReturnAbbot));
  REQUIRE(scored.front().points == 8);
  REQUIRE(scored.front().feature == monastery);
}

TEST_CASE(
    "mayor and wagon are captured and ransomed, no figure of the three tops a tower (ABBEY-MIX-04, "
    "EXP-GEN-02, EXP-MIX-03)",
    "[engine][abbey][tower]") {
  const auto layout = from_layout({lying("D", 0, 0), lying("tower-FFFF", 0, 1), lying("tower-FFFF", 1, 1)},
                                  {"U", "U", "U"}, {}, with({"tower"}));
  const auto game = changed(*layout, [](TableState& table) {
    table.pieces = {{1, mayor, {0, 0}, 0}};
    table.seats[1].supply[static_cast<std::size_t>(mayor)] = 0;
    table.seats[1].score = 3;
    table.seats[0].tower.pieces = 9;
    table.tower.towers = {{{1, 1}, 1, 1}};
  });
  play(*game, place(1, 0, 0));
  for (const PieceKind piece : {mayor, wagon, barn}) {
    Action cap = top(1, 1);
    cap.piece = piece;
    REQUIRE(code_of(*game, cap) == Code::feature_not_claimable);
  }
  play(*game, build(0, 1));
  play(*game, take(*game, 0, 0));
  REQUIRE(held(*game, 0, 1) == 1);
  play(*game, ransom(0, mayor));
  REQUIRE(supply(*game, 1, mayor) == 1);
  REQUIRE(score(*game, 0) == 3);
}

TEST_CASE(
    "no barn is captured, and after an abbey towers may be built (ABBEY-MIX-04, ABBEY-BARN-07, EXP-MIX-05)",
    "[engine][abbey][tower]") {
  const auto game =
      with_pieces(*from_layout({lying("D", 0, 0), lying("X", -1, 0), lying("E", 0, -1, 2),
                                lying("tower-FFFF", 0, 1), lying("E", 1, -1, 2), lying("B", 1, 1),
                                lying("U", 2, 1, 1), lying("U", 2, 0, 1), lying("B", 0, 2), lying("B", 1, 2)},
                               {"U"}, {}, with({"tower"})),
                  {{1, barn, {0, 2}, 1, Corner::ne}});
  play(*game, abbey_at(1, 0));
  REQUIRE(is_legal(*game, build(0, 1)));
  const Events events = play(*game, build(0, 1));  // reaches (0, 2)
  REQUIRE(phase(*game) != Phase::capture);
  REQUIRE(only<PieceCaptured>(events).empty());
}

TEST_CASE(
    "big follower, inn and cathedral leave the mayor's strength alone (ABBEY-MIX-05, EXP-SCORE-10, "
    "EXP-SCORE-11)",
    "[engine][abbey][inns]") {
  const auto game = around_a_hole({"U"}, {}, with({"inns_and_cathedrals"}));
  play(*game, abbey_at(1, 0));
  REQUIRE(is_legal(*game, as(big_meeple, deploy(0))));
  // A city of five tiles with a cathedral and one pennant: a mayor weighs one, as much as a knight.
  const auto city_of_five =
      with_pieces(*from_layout({lying("inns-CCCC-joined-cathedral", 0, 0), lying("E", 1, 0, 3),
                                lying("E", -1, 0, 1), lying("E", 0, 1, 0)},
                               {"F", "E", "U"}, {}, with({"inns_and_cathedrals"})),
                  {{0, mayor, {0, 0}, 0}, {1, meeple, {0, 1}, 0}});
  play(*city_of_five, place(0, -1, 1));
  play(*city_of_five, kPass);
  lay(*city_of_five, 0, -2, 2);
  REQUIRE(score(*city_of_five, 0) == score(*city_of_five, 1));
  REQUIRE(score(*city_of_five, 0) == 3 * 6 + 3);
}

TEST_CASE(
    "a cathedral's city that abbeys close pays three a tile, whatever tiny_city says (EXP-MIX-02, "
    "INNS-CATH-06)",
    "[engine][abbey][inns]") {
  for (const int tiny : {2, 4}) {
    const auto game =
        with_pieces(*from_layout({lying("inns-CCCC-joined-cathedral", 0, 0), lying("E", 0, 1, 0),
                                  lying("B", 1, -1), lying("B", 2, 0), lying("B", 1, 1), lying("B", -1, -1),
                                  lying("B", -2, 0), lying("B", -1, 1), lying("B", 0, -2)},
                                 {"U", "U", "U", "U"}, {{"tiny_city", std::int64_t{tiny}}},
                                 with({"inns_and_cathedrals"}), 3),
                    {{0, meeple, {0, 0}, 0}});
    play(*game, abbey_at(1, 0));
    play(*game, kPass);
    play(*game, abbey_at(-1, 0));
    play(*game, kPass);
    play(*game, abbey_at(0, -1));
    const auto scored = only<Scored>(play(*game, kPass));
    REQUIRE(scored.size() == 1);
    REQUIRE(scored[0].points == 6);
  }
}

TEST_CASE(
    "somebody who closes a city with an abbey takes its goods, and extends nothing (ABBEY-MIX-06, ABBEY-X11)",
    "[engine][abbey][traders]") {
  const auto game = with_pieces(*around_a_hole({"U", "U"}, {}, with({"traders_and_builders"})),
                                {{0, meeple, {0, 0}, 1}, {0, builder, {-1, 0}, 1}});
  play(*game, abbey_at(1, 0));
  const Events events = play(*game, kPass);
  REQUIRE(only<Scored>(events).at(0).points == 2);
  REQUIRE(only<PieceReturned>(events).size() == 2);
  REQUIRE(only<DoubleTurn>(events).empty());
  REQUIRE(game->to_act() == 1);

  const auto goods = from_layout(
      {lying("traders-FCFC-joined-wine", -1, 0), lying("E", -2, 0, 1), lying("B", 0, -1), lying("B", 0, 1),
       lying("B", 1, 0), lying("B", 1, -1), lying("B", 1, 1), lying("B", -1, -1)},
      {"U", "U"}, {}, with({"traders_and_builders"}));
  play(*goods, abbey_at(0, 0));
  const auto claimed = only<GoodsClaimed>(play(*goods, kPass));
  REQUIRE(claimed.at(0).seat == 0);
  REQUIRE(claimed.at(0).wine == 1);
}

TEST_CASE("a builder joins a mayor or a wagon (ABBEY-MIX-06)", "[engine][abbey][traders]") {
  for (const PieceKind first : {mayor, wagon}) {
    const auto game =
        started(forced_setup(rules_with(with({"traders_and_builders"})), 2, tiles({"F", "U", "F", "U"})));
    play(*game, place(0, -1, 1));
    play(*game, as(first, claim(*game, city, south)));
    lay(*game, 1, 0, 0);
    play(*game, place(0, -2, 1));
    play(*game, as(builder, claim(*game, city, south)));
    REQUIRE(on_table(*game, builder) == 1);
  }
}

TEST_CASE(
    "a pig is worth one more a city when its farmer is paid at a barn, and goes home with it (ABBEY-MIX-07, "
    "ABBEY-BARN-04, ABBEY-BARN-05)",
    "[engine][abbey][traders]") {
  Setup setup = forced_setup(rules_with(with({"traders_and_builders"})), 2, tiles({"B", "U"}));
  setup.start = {lying("B", 1, 0), lying("B", 1, 1), lying("B", 0, 1), lying("E", 0, 2, 2),
                 lying("E", 0, 3, 0)};
  const auto game = with_pieces(*started(setup), {{1, meeple, {1, 1}, 1}, {1, pig, {0, 1}, 1}});
  play(*game, place(0, 0, 0));
  const Events events = play(*game, barn_at(Corner::se));
  REQUIRE(only<Scored>(events).at(0).points == 4);
  REQUIRE(only<PieceReturned>(events).size() == 2);
  for (const PieceReturned& back : only<PieceReturned>(events)) REQUIRE(back.reason == ReturnReason::barn);
  play(*game, of_kind(*game, ActionKind::place_tile).front());
}

TEST_CASE(
    "mayor and wagon are eaten, barns are not, and none is put on a volcano (ABBEY-MIX-08, ABBEY-BARN-01, "
    "EXP-ACT-03, EXP-DIFF-28, EXP-MIX-05, EXP-GEN-02)",
    "[engine][abbey][dragon]") {
  const std::vector<StartTile> layout{lying("B", 0, 0), lying("B", 1, 0), lying("B", 0, 1),
                                      lying("E", 0, 2, 2), lying("E", 0, 3, 0)};
  const auto volcano = from_layout(layout, {"dragon-FFFF-volcano", "U"}, {}, with({"princess_and_dragon"}));
  play(*volcano, place(1, 1, 0));
  REQUIRE(code_of(*volcano, barn_at(Corner::nw)) ==
          Code::wrong_phase);  // nothing may be put there: the step is passed automatically
  REQUIRE(volcano->to_act() == 1);

  // The dragon on another tile of the corner does not matter; it may walk over the barn.
  const auto game = changed(
      *from_layout(layout, {"B", "dragon-FRFR-through-dragon", "U"}, {}, with({"princess_and_dragon"})),
      [](TableState& table) {
        table.dragon.dragon = Cell{0, 0};
        table.pieces = {{1, wagon, {1, 0}, 0}};
        table.seats[1].supply[static_cast<std::size_t>(wagon)] = 0;
      });
  play(*game, place(1, 1, 0));
  play(*game, barn_at(Corner::nw));
  play(*game, of_kind(*game, ActionKind::place_tile).front());
  if (phase(*game) == Phase::action) play(*game, kPass);
  REQUIRE(phase(*game) == Phase::dragon);
  const Events east = play(*game, Action{.kind = ActionKind::move_dragon, .direction = Side::east});
  REQUIRE(only<PieceReturned>(east).at(0).piece == wagon);
  const Events south = play(*game, Action{.kind = ActionKind::move_dragon, .direction = Side::south});
  REQUIRE(only<PieceReturned>(south).empty());
  REQUIRE(on_table(*game, barn) == 1);
  check_same(*game, *continued(game->setup(), game->snapshot()));
}

TEST_CASE(
    "on the dragon's tile a field with a barn is refused as occupied, as it is elsewhere (ABBEY-BARN-05)",
    "[engine][abbey][dragon][together]") {
  const auto game =
      with_pieces(*from_layout({lying("B", -1, -1), lying("B", 0, -1), lying("B", -1, 0), lying("B", 0, 0)},
                               {"dragon-FFFF-volcano", "U"}, {}, with({"princess_and_dragon"})),
                  {{1, barn, {0, 0}, 1, Corner::nw}, {0, meeple, {0, 0}, 0}});
  play(*game, place(1, 0, 0));
  for (std::uint8_t index = 0; index < tile(tile_named("dragon-FFFF-volcano")).segments.size(); ++index)
    if (tile(tile_named("dragon-FFFF-volcano")).segments[index].kind == field)
      REQUIRE(code_of(*game, deploy(index)) == Code::feature_occupied);
}

TEST_CASE(
    "a princess sends mayor and wagon home, the fairy guards them, never a barn (ABBEY-MIX-08, "
    "ABBEY-BARN-07, EXP-MIX-05)",
    "[engine][abbey][dragon]") {
  const auto game =
      with_pieces(*from_layout({lying("B", 0, 0), lying("B", 1, 0), lying("B", 0, 1), lying("B", 1, 1)},
                               {"U"}, {}, with({"princess_and_dragon"})),
                  {{0, barn, {1, 1}, 1, Corner::nw}, {0, wagon, {0, 0}, 0}});
  play(*game, of_kind(*game, ActionKind::place_tile).front());
  const auto fairies = of_kind(*game, ActionKind::place_fairy);
  REQUIRE(fairies.size() == 1);
  REQUIRE(fairies[0].cell == Cell{0, 0});
}

TEST_CASE(
    "an abbey's road and city count for the king and the robber baron (ABBEY-MIX-10, KING-AWARD-08, "
    "KING-MIX-06)",
    "[engine][abbey][king]") {
  const auto game = around_a_hole({"U"}, {}, with({"king_and_robber"}));
  play(*game, abbey_at(1, 0));
  const auto taken = only<AwardTaken>(play(*game, kPass));
  REQUIRE(taken.size() == 2);
  REQUIRE(taken[0].award == Award::king);
  REQUIRE(taken[0].size == 1);
  REQUIRE(taken[1].award == Award::robber);
  REQUIRE(taken[1].size == 2);
  REQUIRE(taken[1].seat == 0);
}

TEST_CASE(
    "a second part whose last tile is not placed ends the turn, be that tile too early or fit for nowhere "
    "(DRAGON-PILE-05, BASE-DRAW-03, TRADERS-BUILD-12, TRADERS-REC-03)",
    "[engine][abbey][traders][dragon]") {
  for (const std::string_view last :
       {std::string_view("dragon-FRFR-through-dragon"), std::string_view("C")}) {
    INFO(last);
    const auto game = with_traders_pile({"U", "E", "U", "X", "U", last}, {},
                                        with({"traders_and_builders", "princess_and_dragon"}));
    lay_and_claim(*game, 1, 0, 0, road, west);
    lay(*game, 0, -1, 2);
    play(*game, place(2, 0, 0));
    play(*game, as(builder, claim(*game, road, west)));
    lay(*game, -1, 0, 0);
    play(*game, place(3, 0, 0));
    const reference::Outcome expected = reference::apply(game->setup(), game->snapshot(), 0, kPass);
    const Events events = play(*game, kPass);
    REQUIRE(only<DoubleTurn>(events).size() == 1);
    REQUIRE(only<TileSetAside>(events).size() + only<TileDiscarded>(events).size() == 1);
    REQUIRE(only<TurnEnded>(events).size() == 1);
    REQUIRE(only<TurnEnded>(events)[0].seat == 0);
    REQUIRE(game->over());
    check_outcome(*game, events, expected, {});
  }
}

TEST_CASE(
    "after a second part that only an early dragon was left for, the last abbeys are no part of it "
    "(DRAGON-PILE-05, ABBEY-LAST-01, ABBEY-LAST-02, EXP-END-01)",
    "[engine][abbey][traders][dragon]") {
  const auto game = with_pieces(*around_a_hole({"U", "dragon-FRFR-through-dragon"}, {},
                                               with({"traders_and_builders", "princess_and_dragon"})),
                                {{0, meeple, {2, 0}, 0}, {0, builder, {2, 0}, 0}});
  play(*game, kPass);
  lay(*game, 2, 2, 1);
  REQUIRE(table_of(*game).parts.part == PartReason::builder);
  REQUIRE(phase(*game) == Phase::abbey);
  const Setup& setup = game->setup();
  const reference::Outcome expected = reference::apply(setup, game->snapshot(), 0, kPass);
  const Events events = play(*game, kPass);
  REQUIRE(only<TileSetAside>(events).size() == 1);
  REQUIRE(only<TurnEnded>(events).size() == 1);
  REQUIRE(phase(*game) == Phase::last_abbeys);
  REQUIRE(game->to_act() == 1);
  REQUIRE_FALSE(table_of(*game).parts.part);
  check_outcome(*game, events, expected, reference::legal_actions(setup, expected.after.table));
}

}  // namespace bastide::test
