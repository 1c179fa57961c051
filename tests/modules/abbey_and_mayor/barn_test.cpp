// Abbey & Mayor, the barn: what its worked examples (`playthroughs/`) leave out.
#include "catch.hpp"
#include "modules/abbey_and_mayor/games.hpp"
#include "properties.hpp"

#include <algorithm>
#include <functional>

namespace bastide::test {
namespace {

using enum FeatureKind;
using enum PieceKind;
using enum Side;

/// Four fields meet at the south-east corner of (0, 0), where seat 0 has placed the last tile;
/// a complete city of two tiles in the south touches the field. Seat 1 has a farmer there.
std::unique_ptr<Game> before_a_barn(Names rest, const Options& options = {},
                                    const Modules& modules = kWithAbbeys) {
  std::vector<TileId> order = tiles({"B"});
  const auto more = tiles(rest);
  order.insert(order.end(), more.begin(), more.end());
  Setup setup = forced_setup(rules_with(modules, options), 2, order);
  setup.start = {lying("B", 1, 0), lying("B", 1, 1), lying("B", 0, 1), lying("E", 0, 2, 2),
                 lying("E", 0, 3, 0)};
  auto game = started(setup);
  game = with_pieces(*game, {{1, meeple, {1, 1}, 1}});
  play(*game, place(0, 0, 0));
  return game;
}

}  // namespace

TEST_CASE("a barn uses up the action, is no follower and stays (ABBEY-BARN-07, EXP-ACT-05, ABBEY-REC-01)",
          "[engine][abbey]") {
  const auto game = before_a_barn({"U", "U"});
  const Events events = play(*game, barn_at(Corner::se));
  REQUIRE(only<PieceDeployed>(events).at(0).corner == Corner::se);
  REQUIRE(only<TurnEnded>(events).size() == 1);
  const TableState table = game->view(kNoSeat).table;
  REQUIRE(table.pieces == std::vector<PlacedPiece>{{0, barn, {0, 0}, 1, Corner::se}});
  REQUIRE(supply(*game, 0, barn) == 0);
  check_same(*game, *continued(game->setup(), game->snapshot()));
}

TEST_CASE("farmers at a barn are paid in SCORE, by their majority (ABBEY-BARN-03, ABBEY-DIFF-04)",
          "[engine][abbey]") {
  const auto game = before_a_barn({"U"});
  const Events events = play(*game, barn_at(Corner::se));
  const auto scored = only<Scored>(events);
  REQUIRE(scored.size() == 1);
  REQUIRE(scored[0].seat == 1);
  REQUIRE(scored[0].points == 3);
  REQUIRE(scored[0].reason == ScoreReason::barn_placed);
  REQUIRE(only<PieceReturned>(events).at(0).reason == ReturnReason::barn);
}

TEST_CASE("the payments are the same by every way of farm scoring (ABBEY-BARN-09, EXP-MIX-41)",
          "[engine][abbey]") {
  for (const char* scoring : {"farm-3", "farm-3-once", "city-4"}) {
    const auto game = before_a_barn({"U"}, {{"farm_scoring", std::string(scoring)}});
    play(*game, barn_at(Corner::se));
    REQUIRE(score(*game, 1) == 3);
    const auto scored = only<Scored>(lay(*game, 2, 0, 1));
    INFO(scoring);
    REQUIRE(scored.size() == 1);
    REQUIRE(scored[0].feature == barns);
    REQUIRE(scored[0].seat == 0);
    REQUIRE(scored[0].points == 4);
    REQUIRE(scored[0].reason == ScoreReason::final);
  }
}

TEST_CASE("two barns meet, and each pays for all cities (ABBEY-X14, ABBEY-BARN-08)", "[engine][abbey]") {
  // A field with a complete city on either side of the road; the last tile joins them round its end.
  const auto game =
      with_pieces(*from_layout({lying("U", 0, 0), lying("U", 1, 0), lying("B", 0, -1), lying("B", 1, -1),
                                lying("B", 0, 1), lying("B", 1, 1), lying("E", 0, -2, 0),
                                lying("E", 0, -3, 2), lying("E", 0, 2, 2), lying("E", 0, 3, 0)},
                               {"A"}),
                  {{0, barn, {1, 0}, 1, Corner::nw}, {1, barn, {1, 0}, 2, Corner::sw}});
  REQUIRE(game->survey().standing == std::vector<int>{4, 4});
  play(*game, place(2, 0, 1));
  const auto scored = only<Scored>(play(*game, kPass));
  REQUIRE(scored.size() == 2);
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    REQUIRE(scored[seat].seat == seat);
    REQUIRE(scored[seat].points == 8);
    REQUIRE(scored[seat].feature == barns);
  }
}

TEST_CASE(
    "two fields of farmers that come to barns in one turn are paid by where they begin, each with its fairy "
    "(ABBEY-BARN-06, EXP-SCORE-04)",
    "[engine][abbey][dragon]") {
  // A field with a barn in the west and a farmer in the east, on either side of the road. The tile at (2, 0)
  // joins both pairs. The city in the south leads round the gap and parts the fields there.
  const auto layout =
      from_layout({lying("U", 0, 0), lying("U", 1, 0), lying("B", 0, -1), lying("B", 1, -1), lying("B", 0, 1),
                   lying("B", 1, 1), lying("E", 0, -2, 0), lying("E", 0, -3, 2), lying("E", 0, 2, 2),
                   lying("E", 0, 3, 0), lying("U", 3, 0), lying("B", 3, -1), lying("B", 3, 1),
                   lying("E", 1, 2, 1), lying("G", 2, 2), lying("E", 3, 2, 3)},
                  {"U", "B"}, {}, {"farmers", "abbey_and_mayor", "princess_and_dragon"});
  // The barn in the north is that of the later seat: seats do not decide the order.
  const auto game =
      changed(*with_pieces(*layout, {{0, barn, {1, 0}, 2, Corner::sw},
                                     {1, barn, {1, 0}, 1, Corner::nw},
                                     {1, meeple, {3, 1}, 1},
                                     {0, meeple, {3, -1}, 1}}),
              [](TableState& table) { table.dragon.fairy = Fairy{{3, -1}, FairyFriend{0, meeple, 1}}; });
  const Events events = lay(*game, 2, 0, 0);
  const auto scored = only<Scored>(events);
  REQUIRE(scored.size() == 3);
  REQUIRE(scored[0].seat == 0);
  REQUIRE(scored[0].points == 1);  // one complete city in the north
  REQUIRE(scored[0].reason == ScoreReason::barn_joined);
  REQUIRE(scored[1].seat == 0);
  REQUIRE(scored[1].points == 3);
  REQUIRE(scored[1].reason == ScoreReason::fairy);
  REQUIRE(scored[2].seat == 1);
  REQUIRE(scored[2].points == 2);  // two in the south
  REQUIRE(scored[2].reason == ScoreReason::barn_joined);
  const auto home = only<PieceReturned>(events);
  REQUIRE(home.size() == 2);
  for (const PieceReturned& back : home) REQUIRE(back.reason == ReturnReason::barn);
}

TEST_CASE(
    "the field of a barn just placed is paid before one that the same tile joins to a barn (ABBEY-BARN-03, "
    "ABBEY-BARN-06, EXP-SCORE-04)",
    "[engine][abbey]") {
  // The barn comes into the south, where the tile at (2, 0) changes nothing. In the north it joins a farmer
  // to the barn of seat 1, and that field begins further up.
  const auto game =
      with_pieces(*from_layout({lying("U", 0, 0), lying("U", 1, 0), lying("B", 0, -1), lying("B", 1, -1),
                                lying("B", 0, 1), lying("B", 1, 1), lying("E", 0, -2, 0),
                                lying("E", 0, -3, 2), lying("E", 0, 2, 2), lying("E", 0, 3, 0),
                                lying("U", 3, 0), lying("B", 3, -1), lying("B", 2, 1), lying("B", 3, 1)},
                               {"U", "B"}),
                  {{1, barn, {1, 0}, 1, Corner::nw}, {0, meeple, {3, -1}, 1}, {1, meeple, {3, 1}, 1}});
  play(*game, place(2, 0, 0));
  const auto scored = only<Scored>(play(*game, barn_at(Corner::sw)));
  REQUIRE(scored.size() == 2);
  REQUIRE(scored[0].seat == 1);
  REQUIRE(scored[0].points == 3);
  REQUIRE(scored[0].reason == ScoreReason::barn_placed);
  REQUIRE(scored[1].seat == 0);
  REQUIRE(scored[1].points == 1);
  REQUIRE(scored[1].reason == ScoreReason::barn_joined);
}

TEST_CASE("a survey gives the field of a barn to its owner (ABBEY-REC-02)", "[engine][abbey][survey]") {
  const auto game = before_a_barn({"U", "U"});
  const auto of_field = [](const Game& one) {
    const Survey survey = one.survey();
    return *std::ranges::find_if(survey.features, [](const SurveyedFeature& feature) {
      return feature.kind == field && !feature.owners.empty();
    });
  };
  REQUIRE(of_field(*game).owners == std::vector<Seat>{1});
  play(*game, barn_at(Corner::se));
  const SurveyedFeature seen = of_field(*game);
  REQUIRE(seen.owners == std::vector<Seat>{0});
  REQUIRE(seen.holders.empty());
  REQUIRE(seen.companions == std::vector<PieceOfSeat>{{0, barn}});
  REQUIRE(seen.now->points == 4);
  REQUIRE(game->survey().standing == std::vector<int>{4, 3});
}

TEST_CASE("a barn's pay is foreseen and stands in the survey at once", "[engine][abbey][preview]") {
  const auto game = before_a_barn({"U", "U"});
  const Preview told = foresee(*game, 0, std::vector{barn_at(Corner::se)}).value();
  REQUIRE(only<Scored>(told.events).at(0).points == 3);
  REQUIRE(told.ends_turn);
  check_nested(*game, 0, {}, 200);
}

TEST_CASE("saves in which a barn stands on no such corner are refused", "[engine][abbey][rejections]") {
  const auto game = before_a_barn({"U", "U"});
  play(*game, barn_at(Corner::se));
  const std::function<void(TableState&)> faults[]{
      [](TableState& table) { table.pieces[0].corner = Corner::none; },
      [](TableState& table) { table.pieces[0].corner = Corner::nw; },
      [](TableState& table) { table.pieces[0].feature = 0; },
      [](TableState& table) { table.pieces[0].piece = meeple; },
      [](TableState& table) { table.seats[0].supply[static_cast<std::size_t>(barn)] = 1; },
  };
  for (const auto& spoil : faults) REQUIRE(refused_save(*game, spoil) == Code::bad_snapshot);
}

TEST_CASE("the same barn on another corner is another position", "[engine][abbey]") {
  const auto layout = [] {
    return from_layout({lying("B", 0, 0), lying("B", 1, 0), lying("B", 2, 0), lying("B", 0, 1),
                        lying("B", 1, 1), lying("B", 2, 1)},
                       {"B"});
  };
  const auto west = with_pieces(*layout(), {{0, barn, {1, 0}, 1, Corner::sw}});
  const auto east = with_pieces(*layout(), {{0, barn, {1, 0}, 1, Corner::se}});
  REQUIRE(west->fingerprint() != east->fingerprint());
  REQUIRE_FALSE(west->snapshot() == east->snapshot());
}

}  // namespace bastide::test
