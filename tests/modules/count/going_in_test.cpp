// Who goes into the city of Carcassonne, and where the count goes.
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

}  // namespace

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
  const Events events = play(*empty, into(Quarter::castle));
  REQUIRE(only<QuarterEntered>(events).size() == 1);
  REQUIRE(supply(*empty, 1) == 5);
  REQUIRE(lodgers(*empty) == Lodgers{{Quarter::castle, 1, meeple, 1}});
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
  const std::vector all{Quarter::castle, market, blacksmith, cathedral};
  REQUIRE(quarters_of(meeple) == all);
  REQUIRE(quarters_of(big_meeple) == all);
  REQUIRE(quarters_of(mayor) == std::vector{Quarter::castle});
  REQUIRE(quarters_of(wagon) == std::vector{Quarter::castle, blacksmith, cathedral});
  REQUIRE(quarters_of(abbot) == std::vector{cathedral});
  for (const PieceKind none : {builder, pig, barn}) REQUIRE(quarters_of(none).empty());
  REQUIRE(code_of(*game, into(Quarter::castle, barn)) == Code::quarter_closed);
  const auto classic = may_go_in({{"count_abbot", false}}, modules);
  REQUIRE(code_of(*classic, into(cathedral, abbot)) == Code::quarter_closed);
  REQUIRE(code_of(*classic, into(cathedral, static_cast<PieceKind>(31))) == Code::piece_not_in_game);
}

TEST_CASE("without farmers the market is closed to all (COUNT-ENTER-04, COUNT-ENTER-06, EXP-SETUP-05)",
          "[engine][count]") {
  const auto game = may_go_in({}, {"count"});
  REQUIRE(code_of(*game, into(market)) == Code::quarter_closed);
  play(*game, into(Quarter::castle));
  REQUIRE(code_of(*game, count_to(market)) == Code::count_stays);
  const auto onward = may_go_in({{"count_move", string("clockwise")}}, {"count"});
  play(*onward, into(cathedral));
  REQUIRE(count_of(*onward) == blacksmith);
}

TEST_CASE("each tile of a double turn is judged by itself (COUNT-ENTER-05, COUNT-MIX-04, COUNT-DIFF-03)",
          "[engine][count]") {
  const Modules modules{"farmers", "traders_and_builders", "count"};
  std::vector<StartTile> start = opening_with(modules);
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
  REQUIRE(code_of(*game, count_to(Quarter::castle)) == Code::count_stays);
  const Events moved = play(*game, count_to(cathedral));
  REQUIRE(only<CountMoved>(moved).at(0).to == cathedral);
  REQUIRE(count_of(*game) == cathedral);
  const auto stays = may_go_in();
  play(*stays, into(blacksmith));
  REQUIRE(only<CountMoved>(play(*stays, kPass)).empty());
  REQUIRE(count_of(*stays) == Quarter::castle);
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
  REQUIRE(only<CountMoved>(play(*there, into(Quarter::castle))).empty());
}

}  // namespace bastide::test
