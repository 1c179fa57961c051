// The Princess & The Dragon with earlier modules, and where steps of both meet (engine/rules/expansions.md).
#include <engine/catalogue.hpp>

#include "catch.hpp"
#include "modules/princess_and_dragon/games.hpp"
#include "modules/traders_and_builders/games.hpp"

namespace bastide::test {
namespace {

using enum FeatureKind;
using enum PieceKind;
using enum Side;

using Lines = std::vector<std::string>;

/// A city of wine that an E closes in the east, (1, 0) r3: seat 0's knight and seat 1's,
/// beside whom the fairy stands.
std::unique_ptr<Game> before_a_rich_city(Names pile, const Options& options = {}) {
  const auto layout = from_layout({lying(kWine, 0, 0), lying("E", -1, 0, 1)}, pile, options,
                                  with_dragon({"traders_and_builders"}));
  return changed(
      *with_pieces(*layout, {standing(0, meeple, "E", city, -1, 0), standing(1, meeple, kWine, city, 0, 0)}),
      [](TableState& table) {
        table.dragon.fairy = Fairy{{0, 0}, FairyFriend{1, meeple, feature_of(kWine, city)}};
      });
}

}  // namespace

TEST_CASE("an inn and the fairy both add to what a road brings (EXP-GEN-01)", "[engine][together]") {
  constexpr std::string_view inn = "inns-FRFR-through-inn";
  const PlacedPiece thief = standing(0, meeple, "D", road, 0, 0);
  const auto game = with_pieces(*from_layout({lying("D", 0, 0), lying(inn, 1, 0)}, {"X", "X", "U"}, {},
                                             with_dragon({"inns_and_cathedrals"})),
                                {thief});
  play(*game, place(2, 0, 0));
  play(*game, fairy_beside(thief));
  lay(*game, -1, 0, 0);
  REQUIRE(score(*game, 0) == 4 * 2 + 3);
}

TEST_CASE(
    "a city's owners are paid by seat, then the fairy's friend, then its goods are taken (EXP-SCORE-03)",
    "[engine][together]") {
  const auto game = before_a_rich_city({"E", "U"});
  REQUIRE(told(lay(*game, 1, 0, 3)) ==
          Lines{"0 city completed", "1 city completed", "1 city fairy", "goods"});
}

TEST_CASE("in the final scoring, too, owners come by seat and the fairy's friend after them (EXP-FINAL-11)",
          "[engine][together]") {
  const auto game = before_a_rich_city({"U"});
  REQUIRE(told(lay_elsewhere(*game)) == Lines{"0 city final", "1 city final", "1 city fairy"});
}

TEST_CASE("the fairy does not keep a princess from her friend, and stays when he is gone (EXP-MIX-08)",
          "[engine][together]") {
  const PlacedPiece knight = standing(1, meeple, "D", city, 0, 0);
  const auto game = changed(
      *with_pieces(*from_layout({lying("D", 0, 0)}, {"dragon-CFFC-joined-princess", "U"}, {}, kWithDragon),
                   {knight}),
      [&](TableState& table) {
        table.dragon.fairy = Fairy{knight.cell, FairyFriend{1, meeple, knight.feature}};
      });
  play(*game, place(0, -1, 2));
  const Events events = play(*game, without(knight));
  REQUIRE(only<Scored>(events).empty());
  REQUIRE(table_of(*game).dragon.fairy == Fairy{knight.cell, std::nullopt});
}

TEST_CASE("on a tile the fairy brings one point a turn, however many followers stand there (EXP-DIFF-15)",
          "[engine][together]") {
  const auto game =
      changed(*with_pieces(*from_layout({lying("D", 0, 0)}, {"U", "U", "U"},
                                        {{"fairy_place", std::string("tile")}}, kWithDragon),
                           {standing(1, meeple, "D", city, 0, 0), standing(1, meeple, "D", road, 0, 0)}),
              [](TableState& table) { table.dragon.fairy = Fairy{{0, 0}, std::nullopt}; });
  REQUIRE(told(lay(*game, 1, 0, 0)) == Lines{"1 none fairy_turn"});
  REQUIRE(score(*game, 1) == 1);
}

TEST_CASE(
    "neither on a volcano nor through a portal (DRAGON-VOLC-03, DRAGON-PORT-05, DRAGON-DIFF-06, EXP-ACT-03, "
    "EXP-GEN-01)",
    "[engine][traders][dragon]") {
  SECTION("a builder on a volcano") {
    const auto game =
        with_traders_pile({"U", "E", "dragon-FRFR-through-volcano", "U"}, {}, kWithTradersAndDragon);
    lay_and_claim(*game, 1, 0, 0, road, west);
    lay(*game, 0, -1, 2);
    play(*game, place(2, 0, 0));
    REQUIRE(of_kind(*game, ActionKind::deploy).empty());
    REQUIRE(code_of(*game, as(builder, claim(*game, road, west))) == Code::dragon_there);
  }
  SECTION("a pig on a volcano") {
    const auto game = with_traders_pile({"U", "E", "dragon-FFFF-volcano", "U"}, {}, kWithTradersAndDragon);
    lay_and_farm(*game, 1, 0, 0, 0);
    lay(*game, 0, -1, 2);
    play(*game, place(1, -1, 0));
    REQUIRE(code_of(*game, as(pig, claim_field(*game, 0))) == Code::dragon_there);
  }
  SECTION("a builder through a portal") {
    const auto game =
        with_traders_pile({"U", "E", "dragon-FRRR-ends-portal", "U"}, {}, kWithTradersAndDragon);
    lay_and_claim(*game, 1, 0, 0, road, west);
    lay(*game, 0, -1, 2);
    play(*game, place(2, 0, 0));
    const Action here = as(builder, claim(*game, road, west));
    REQUIRE(is_legal(*game, here));
    Action there = here;
    there.elsewhere = true;
    there.cell = {1, 0};
    there.feature = table_of(*game).pieces.at(0).feature;
    REQUIRE(code_of(*game, there) == Code::no_portal);
  }
}

TEST_CASE(
    "the dragon eats a builder, beside which no fairy stands (DRAGON-EAT-01, DRAGON-FAIRY-03, "
    "TRADERS-FIG-05)",
    "[engine][traders][dragon]") {
  const auto game = with_a_builder({"dragon-FFFF-volcano", "dragon-FRFR-through-dragon", "E", "U"}, {},
                                   kWithTradersAndDragon);
  play(*game, place(2, 1, 0));
  play(*game, place(3, 0, 0));
  const std::vector<Action> fairies = of_kind(*game, ActionKind::place_fairy);
  REQUIRE(fairies.size() == 1);
  REQUIRE(fairies.at(0).cell == Cell{1, 0});
  play(*game, kPass);
  const Events events = play(*game, Action{.kind = ActionKind::move_dragon, .direction = north});
  const auto eaten = only<PieceReturned>(events);
  REQUIRE(eaten.size() == 1);
  REQUIRE(eaten.at(0).piece == builder);
  REQUIRE(eaten.at(0).reason == ReturnReason::eaten);
  REQUIRE(supply(*game, 0, builder) == 1);
  while (phase(*game) == Phase::dragon) play(*game, game->legal_actions().front());
  REQUIRE(table_of(*game).parts.part == PartReason::builder);
}

TEST_CASE(
    "a city that the princess has emptied, a road that the dragon has: they count all the same (KING-MIX-05)",
    "[engine][king][dragon]") {
  const Modules modules{"farmers", "princess_and_dragon", "king_and_robber"};
  const auto emptied =
      started(forced_setup(rules_with(modules), 2, tiles({"F", "dragon-CRRR-ends-princess"})));
  lay_and_claim(*emptied, 0, -1, 1, city, south);
  play(*emptied, place(0, -2, 2));
  const auto knights = [&] {
    std::vector<Action> legal = emptied->legal_actions();
    std::erase_if(legal, [](const Action& action) { return action.kind != ActionKind::remove_knight; });
    return legal;
  }();
  REQUIRE(knights.size() == 1);
  const Events closed = play(*emptied, knights[0]);
  const auto king = only<AwardTaken>(closed);
  REQUIRE(king.size() == 1);
  REQUIRE(king[0].award == Award::king);
  REQUIRE(king[0].seat == 1);
  REQUIRE(king[0].size == 3);
  REQUIRE(score(*emptied, 0) == 0);
  REQUIRE(score(*emptied, 1) == 1);  // for the one complete city, at the end

  // DRAGON-X06: the thief is eaten before the road of four is scored.
  const auto eaten = started(forced_setup(
      rules_with(modules), 2, tiles({"U", "W", "dragon-FFFF-volcano", "dragon-FRRR-ends-dragon"})));
  lay_and_claim(*eaten, 1, 0, 0, road, west);
  lay(*eaten, -1, 0, 0);
  lay(*eaten, 1, 1, 0);
  lay(*eaten, 2, 0, 0);
  play(*eaten, Action{.kind = ActionKind::move_dragon, .direction = Side::north});
  Events last = play(*eaten, Action{.kind = ActionKind::move_dragon, .direction = Side::east});
  while (!eaten->over() && phase(*eaten) == Phase::dragon)
    last = play(*eaten, eaten->legal_actions().front());
  const auto robber = only<AwardTaken>(last);
  REQUIRE(robber.size() == 1);
  REQUIRE(robber[0].award == Award::robber);
  REQUIRE(robber[0].size == 4);
  REQUIRE(score(*eaten, 0) == 0);
  REQUIRE(score(*eaten, 1) == 1);
}

}  // namespace bastide::test
