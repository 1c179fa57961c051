// Abbey & Mayor, the wagon: what its worked examples (`playthroughs/`) leave out.
#include "catch.hpp"
#include "modules/abbey_and_mayor/games.hpp"
#include "modules/tower/games.hpp"
#include "properties.hpp"

#include <algorithm>
#include <functional>

namespace bastide::test {
namespace {

using enum FeatureKind;
using enum PieceKind;
using enum Side;

/// Seat 0's wagon has returned from the road X, D, L; seat 1 has placed X. Seat 0 is asked.
std::unique_ptr<Game> with_wagon_home(Names rest, const Options& options = {},
                                      const Modules& modules = kWithAbbeys, int seats = 2) {
  std::vector<TileId> order = tiles({"L", "X"});
  const auto more = tiles(rest);
  order.insert(order.end(), more.begin(), more.end());
  auto game = started(forced_setup(rules_with(modules, options), seats, order));
  play(*game, place(1, 0, 0));
  play(*game, as(wagon, claim(*game, road, west)));
  play(*game, place(-1, 0, 0));
  play(*game, kPass);
  return game;
}

}  // namespace

TEST_CASE("how far a wagon goes is the edition's (ABBEY-WAGON-04, ABBEY-DIFF-02, EXP-ED-01)",
          "[engine][abbey]") {
  for (const auto& [edition, near] : {std::pair{"classic", false}, {"new", true}}) {
    const Rules rules =
        carcassonne().resolve({.preset = "standard", .edition = edition, .modules = kWithAbbeys}).value();
    REQUIRE(rules.option("wagon_range") == (near ? 1 : 0));
    const Rules chosen = carcassonne()
                             .resolve({.preset = "standard",
                                       .edition = edition,
                                       .modules = kWithAbbeys,
                                       .options = {{"wagon_range", std::string("connected")}}})
                             .value();
    REQUIRE(chosen.option("wagon_range") == 0);
  }
}

TEST_CASE("wagons stand on no field and no garden (ABBEY-WAGON-01, ABBEY-MIX-03)", "[engine][abbey][abbot]") {
  const auto game = started(forced_setup(rules_with({"farmers", "abbot", "abbey_and_mayor"}), 2,
                                         tiles({"abbey-FFRF-garden", "U"})));
  play(*game, place(0, 1, 0));
  for (const PieceKind piece : {mayor, wagon})
    for (const int feature : {1, 2})
      REQUIRE(code_of(*game, as(piece, deploy(feature))) == Code::feature_not_claimable);
  REQUIRE(code_of(*game, as(mayor, deploy(0))) == Code::feature_not_claimable);
  REQUIRE(is_legal(*game, as(wagon, deploy(0))));
}

TEST_CASE(
    "other seats are asked for their wagons in the middle of a turn (ABBEY-WAGON-05, ABBEY-REC-01, "
    "EXP-REC-01)",
    "[engine][abbey]") {
  const auto game = with_wagon_home({"U"});
  REQUIRE(phase(*game) == Phase::wagon);
  const TableState table = game->view(kNoSeat).table;
  REQUIRE(table.seat == 0);
  REQUIRE(table.turn_seat == 1);
  REQUIRE(table.abbey.wagons == std::vector<ReturnedWagon>{{0, {1, 0}, 3}});
  REQUIRE(supply(*game, 0, wagon) == 1);
  check_same(*game, *continued(game->setup(), game->snapshot()));
  const Events events = play(*game, kPass);
  REQUIRE(only<PieceMoved>(events).empty());
  REQUIRE(only<TurnEnded>(events).at(0).seat == 1);
  REQUIRE(game->view(kNoSeat).table.abbey.wagons.empty());
  REQUIRE(supply(*game, 0, wagon) == 1);
}

TEST_CASE("the second wagon may not enter what the first has just taken (ABBEY-WAGON-05)",
          "[engine][abbey]") {
  // Both stand on the road U that D and X, just placed, close.
  const auto game =
      changed(*from_layout({lying("D", 0, 0), lying("L", 1, 0)}, {"X", "U", "U"}), [](TableState& table) {
        table.pieces = {{0, wagon, {1, 0}, 3}, {1, wagon, {0, 0}, 1}};
        table.seats[0].supply[static_cast<std::size_t>(wagon)] = 0;
        table.seats[1].supply[static_cast<std::size_t>(wagon)] = 0;
      });
  play(*game, place(-1, 0, 0));
  play(*game, kPass);
  REQUIRE(game->to_act() == 0);
  REQUIRE(game->view(0).table.abbey.wagons.size() == 2);
  check_same(*game, *continued(game->setup(), game->snapshot()));
  const auto taken = wagon_to(-1, 0, 0);
  REQUIRE_FALSE(is_legal(*game, taken));  // two cells away from (1, 0)
  play(*game, wagon_to(0, 0, 0));
  REQUIRE(game->to_act() == 1);
  REQUIRE(code_of(*game, wagon_to(0, 0, 0)) == Code::no_wagon_place);
  REQUIRE(is_legal(*game, taken));
  check_same(*game, *continued(game->setup(), game->snapshot()));
  REQUIRE(only<TurnEnded>(play(*game, taken)).at(0).seat == 0);
}

TEST_CASE("a seat that has left is not asked for its wagon (ABBEY-TURN-06, EXP-RESIGN-01)",
          "[engine][abbey]") {
  const auto game = with_wagon_home({"U", "U"}, {}, kWithAbbeys, 3);
  Events events;
  REQUIRE(game->apply(0, kResign, events));
  REQUIRE(only<PieceMoved>(events).empty());
  REQUIRE(only<TurnEnded>(events).at(0).seat == 1);
  const auto other = with_wagon_home({"U", "U"}, {}, kWithAbbeys, 3);
  REQUIRE(other->apply(1, kResign, events));  // the active seat
  REQUIRE(other->to_act() == 0);
  play(*other, wagon_to(1, 0, 1));
  REQUIRE(other->to_act() == 2);
}

TEST_CASE("a wagon with nowhere to go is home without a question (ABBEY-WAGON-02, EXP-GEN-03)",
          "[engine][abbey]") {
  // A road between two monasteries, both with a monk.
  const auto game = with_pieces(*from_layout({lying("A", 0, 0, 1), lying("B", 0, -1), lying("B", 0, 1)},
                                             {"A", "U"}, {{"wagon_range", std::string("connected")}}),
                                {{0, wagon, {0, 0}, 1}, {1, meeple, {0, 0}, 0}});
  play(*game, place(-1, 0, 3));
  const Events events = play(*game, deploy(0));
  REQUIRE(only<PieceReturned>(events).at(0).piece == wagon);
  REQUIRE(only<TurnEnded>(events).size() == 1);
}

TEST_CASE("features meet across the sides of an abbey (ABBEY-WAGON-04)", "[engine][abbey]") {
  const Options connected{{"wagon_range", std::string("connected")}};
  // The wagon is on the road X–D, which the abbey closes: it may move to the abbey, or on to the roads of X.
  const auto road_closed = with_pieces(*around_a_hole({"B"}, connected), {{0, wagon, {0, 0}, 1}});
  play(*road_closed, abbey_at(1, 0));
  play(*road_closed, kPass);
  REQUIRE(phase(*road_closed) == Phase::wagon);
  REQUIRE(is_legal(*road_closed, wagon_to(1, 0, 0)));
  REQUIRE(is_legal(*road_closed, wagon_to(-1, 0, 0)));
  REQUIRE(code_of(*road_closed, wagon_to(0, 1, 0)) == Code::no_wagon_place);
  // A wagon that stood on the abbey goes on to the road that ends there.
  const auto monk = from_layout({lying("U", -1, 0), lying("B", 0, -1), lying("B", 0, 1), lying("B", 1, 0),
                                 lying("B", -1, -1), lying("B", 1, -1), lying("B", 1, 1), lying("B", -1, 1)},
                                {"B", "B"}, connected);
  play(*monk, abbey_at(0, 0));
  REQUIRE(only<Scored>(play(*monk, as(wagon, deploy(0)))).at(0).points == 9);
  REQUIRE(phase(*monk) == Phase::wagon);
  REQUIRE(monk->legal_actions() == std::vector<Action>{wagon_to(-1, 0, 0), kPass});
}

TEST_CASE("a captured wagon goes nowhere (ABBEY-WAGON-07)", "[engine][abbey][tower]") {
  // The tile at (1, 0) closes the road X-D, from which the wagon has just been taken.
  const auto game = with_pieces(*from_layout({lying("X", -1, 0), lying("D", 0, 0), lying("tower-FFFF", 0, 1)},
                                             {"X", "U"}, {}, {"farmers", "tower", "abbey_and_mayor"}),
                                {{1, wagon, {0, 0}, 1}});
  play(*game, place(1, 0, 0));
  play(*game, build(0, 1));
  const Events events = play(*game, take(*game, 0, 0));
  REQUIRE(only<PieceCaptured>(events).at(0).piece == wagon);
  REQUIRE(only<PieceMoved>(events).empty());
  REQUIRE(only<TurnEnded>(events).size() == 1);
  REQUIRE(phase(*game) == Phase::place);
}

TEST_CASE("a wagon that the dragon has eaten goes nowhere (ABBEY-WAGON-07)", "[engine][abbey][dragon]") {
  // The dragon's tile closes the road X-D, and the dragon comes to D before that is scored.
  const auto game = with_pieces(*from_layout({lying("X", -1, 0), lying("D", 0, 0)},
                                             {"dragon-FFFF-volcano", "dragon-FRRR-ends-dragon", "U"}, {},
                                             {"farmers", "princess_and_dragon", "abbey_and_mayor"}),
                                {{1, wagon, {0, 0}, 1}});
  play(*game, place(0, 1, 0));
  play(*game, place(1, 0, 0));
  play(*game, kPass);
  const Events step = play(*game, Action{.kind = ActionKind::move_dragon, .direction = north});
  REQUIRE(only<PieceReturned>(step).at(0).piece == wagon);
  REQUIRE(only<PieceReturned>(step).at(0).reason == ReturnReason::eaten);
  const Events last = play(*game, Action{.kind = ActionKind::move_dragon, .direction = west});
  REQUIRE(only<DragonMoveEnded>(last).at(0).steps == 2);
  REQUIRE(only<TurnEnded>(last).size() == 1);
  REQUIRE(phase(*game) == Phase::place);
  REQUIRE(supply(*game, 1, wagon) == 1);
}

TEST_CASE("a wagon that the princess has sent away goes nowhere (ABBEY-WAGON-07)",
          "[engine][abbey][dragon]") {
  // The princess's tile closes the city D-F.
  const auto game =
      with_pieces(*from_layout({lying("D", 0, 0), lying("F", 0, -1, 1)}, {"dragon-CRRR-ends-princess", "U"},
                               {}, {"farmers", "princess_and_dragon", "abbey_and_mayor"}),
                  {{1, wagon, {0, -1}, 0}});
  play(*game, place(0, -2, 2));
  const auto spared = game->clone();
  play(*spared, kPass);
  REQUIRE(phase(*spared) == Phase::wagon);
  const Events events = play(*game, Action{.kind = ActionKind::remove_knight, .feature = 0, .cell = {0, -1}});
  REQUIRE(only<PieceReturned>(events).at(0).piece == wagon);
  REQUIRE(only<PieceReturned>(events).at(0).reason == ReturnReason::princess);
  REQUIRE(only<TurnEnded>(events).size() == 1);
  REQUIRE(phase(*game) == Phase::place);
  REQUIRE(supply(*game, 1, wagon) == 1);
}

TEST_CASE("no wagon goes on at the end of the game (ABBEY-WAGON-07)", "[engine][abbey]") {
  const auto game = with_pieces(*from_layout({lying("D", 0, 0)}, {"U"}), {{1, wagon, {0, 0}, 1}});
  const Events end = lay(*game, 1, 0, 0);
  REQUIRE(only<Scored>(end).at(0).reason == ScoreReason::final);
  REQUIRE(only<Scored>(end).at(0).seat == 1);
  REQUIRE(only<PieceMoved>(end).empty());
  REQUIRE(only<GameFinished>(end).size() == 1);
}

TEST_CASE("saves in which a wagon could not have come home are refused (ABBEY-REC-01)",
          "[engine][abbey][rejections]") {
  const auto game = with_wagon_home({"U"});
  const std::function<void(TableState&)> faults[]{
      [](TableState& table) { table.abbey.wagons.clear(); },
      [](TableState& table) { table.abbey.wagons[0].seat = 1; },
      [](TableState& table) { table.abbey.wagons[0].seat = 5; },
      [](TableState& table) { table.abbey.wagons[0].cell = {7, 7}; },
      [](TableState& table) { table.abbey.wagons[0].feature = 99; },
      [](TableState& table) { table.abbey.wagons[0].feature = 1; },  // incomplete
      [](TableState& table) { table.abbey.wagons.push_back(table.abbey.wagons[0]); },
      [](TableState& table) { table.seats[0].supply[static_cast<std::size_t>(wagon)] = 0; },
  };
  for (const auto& spoil : faults) REQUIRE(refused_save(*game, spoil) == Code::bad_snapshot);
}

}  // namespace bastide::test
