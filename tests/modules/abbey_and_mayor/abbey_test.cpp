// Abbey & Mayor, the abbey: what its worked examples (`playthroughs/`) leave out.
#include <engine/catalogue.hpp>

#include "catch.hpp"
#include "modules/abbey_and_mayor/games.hpp"
#include "properties.hpp"

#include <algorithm>

namespace bastide::test {
namespace {

using enum FeatureKind;
using enum PieceKind;
using enum Side;

constexpr TileId kNone = kNoTile;

/// The hole (0, 0) is surrounded by fields, where no city fits.
std::unique_ptr<Game> among_fields(Names pile, const Options& options = {}) {
  return from_layout({lying("B", 0, -1), lying("B", 1, -1), lying("B", 1, 0), lying("B", 1, 1),
                      lying("B", 0, 1), lying("B", -1, 1), lying("B", -1, 0), lying("B", -1, -1)},
                     pile, options);
}

}  // namespace

TEST_CASE("twelve tiles in each printing, one garden only in the new one (ABBEY-COMP-01)",
          "[engine][abbey]") {
  for (const std::string_view edition : {"classic", "new"}) {
    int tiles_of_set = 0, gardens = 0;
    for (const SetEntry& entry : tile_set("abbey_and_mayor", edition)) {
      tiles_of_set += entry.count;
      gardens += std::ranges::count(tile(entry.tile).segments, garden, &Segment::kind) > 0 ? 1 : 0;
    }
    REQUIRE(tiles_of_set == 12);
    REQUIRE(gardens == (edition == "new" ? 1 : 0));
    const Rules rules =
        carcassonne()
            .resolve({.preset = "standard", .edition = std::string(edition), .modules = kWithAbbeys})
            .value();
    REQUIRE(carcassonne().piles(rules).back().items.size() == 71 + 12);
  }
}

TEST_CASE(
    "each seat has an abbey, a mayor, a wagon and a barn, and the abbey is in no pile (ABBEY-COMP-02, "
    "ABBEY-COMP-03)",
    "[engine][abbey]") {
  const Rules rules = rules_with(kWithAbbeys);
  for (const Pile& pile : carcassonne().piles(rules))
    REQUIRE(std::ranges::find(pile.items, find_tile("abbey-tile").value_or(kNone)) == pile.items.end());
  for (int seats = 1; seats <= 5; ++seats) {
    const auto game = started(forced_setup(rules, seats, tiles({"U", "U"})));
    for (const SeatState& seat : game->view(kNoSeat).table.seats) {
      REQUIRE(seat.abbey.in_hand);
      for (const PieceKind piece : {mayor, wagon, barn})
        REQUIRE(seat.supply[static_cast<std::size_t>(piece)] == 1);
    }
  }
  const auto plain = started(forced_setup(base_rules(), 2, tiles({"U"})));
  REQUIRE_FALSE(plain->view(0).table.seats[0].abbey.in_hand);
}

TEST_CASE("mayor and wagon are deployed instead of a follower, and hold their feature (ABBEY-COMP-03)",
          "[engine][abbey]") {
  const auto game = started(forced_setup(rules_with(kWithAbbeys), 2, tiles({"F", "F", "U"})));
  play(*game, place(0, -1, 1));
  play(*game, as(mayor, claim(*game, city, south)));
  play(*game, place(0, -2, 1));  // another city part of the same city
  REQUIRE(code_of(*game, claim(*game, city, south)) == Code::feature_occupied);
  REQUIRE(supply(*game, 0, mayor) == 0);
}

TEST_CASE("without farmers no barn comes into play (ABBEY-COMP-04, EXP-SETUP-05)", "[engine][abbey]") {
  const auto game = around_a_hole({"B"}, {}, {"abbey_and_mayor"});
  REQUIRE(supply(*game, 0, barn) == 0);
  REQUIRE(supply(*game, 0, mayor) == 1);
  play(*game, kPass);
  play(*game, place(0, 2, 0));
  REQUIRE(code_of(*game, barn_at(Corner::nw)) == Code::piece_not_in_game);
}

TEST_CASE("a road of a single tile is worth one (ABBEY-TILE-08)", "[engine][abbey]") {
  // The road of A, (0, 1), leads to the hole north of it.
  const auto game =
      from_layout({lying("A", 0, 1, 2), lying("B", -1, 1), lying("B", -1, 0), lying("B", -1, -1),
                   lying("B", 0, -1), lying("B", 1, -1), lying("B", 1, 0), lying("B", 1, 1)},
                  {"B"});
  const auto held = with_pieces(*game, {{0, meeple, {0, 1}, 1}});
  play(*held, abbey_at(0, 0));
  const auto scored = only<Scored>(play(*held, kPass));
  REQUIRE(scored.front().points == 1);
  REQUIRE(scored.front().feature == road);
}

TEST_CASE("an abbey parts the fields beside it, and nothing fits it but what surrounds it (ABBEY-TILE-04)",
          "[engine][abbey]") {
  const auto game = around_a_hole({"B"});
  const auto before = game->survey();
  play(*game, abbey_at(1, 0));
  const auto after = game->survey();
  const auto fields = [](const Survey& survey) {
    return std::ranges::count(survey.features, field, &SurveyedFeature::kind);
  };
  REQUIRE(fields(before) == fields(after));
}

TEST_CASE("the abbey is offered only while there is a hole and no river is to come (ABBEY-TURN-04)",
          "[engine][abbey][river]") {
  const auto none = started(forced_setup(rules_with(kWithAbbeys), 2, tiles({"U", "U"})));
  REQUIRE(phase(*none) == Phase::place);
  const Modules with_river{"farmers", "river", "abbey_and_mayor"};
  const auto river = around_a_hole({"river1-straight", "B", "B"}, {}, with_river);
  REQUIRE(phase(*river) == Phase::place);  // the straight has been drawn, without a question before
  const auto dry = around_a_hole({"B", "B"}, {}, with_river);
  REQUIRE(phase(*dry) == Phase::abbey);
  check_same(*dry, *continued(dry->setup(), dry->snapshot()));
  check_same(*river, *continued(river->setup(), river->snapshot()));
}

TEST_CASE("with the river laid an abbey may lie against its open end (ABBEY-MIX-02, ABBEY-TILE-01)",
          "[engine][abbey][river]") {
  // The river of the straight at (0, -1) runs into the hole.
  const auto game =
      from_layout({lying("river1-straight", 0, -1, 1), lying("B", -1, 0), lying("B", 1, 0), lying("B", 0, 1),
                   lying("B", -1, 1), lying("B", 1, 1), lying("B", -1, -1), lying("B", 1, -1)},
                  {"B"}, {}, {"farmers", "river", "abbey_and_mayor"});
  REQUIRE(is_legal(*game, abbey_at(0, 0)));
  play(*game, abbey_at(0, 0));
  REQUIRE(only<TurnEnded>(play(*game, kPass)).size() == 1);
}

TEST_CASE("somebody who passes in ABBEY draws, and may not lay it when the tile fits nowhere (ABBEY-MIX-01)",
          "[engine][abbey]") {
  const auto game = among_fields({"C", "C", "B"}, {{"unplaceable", std::string("redraw_may")}});
  play(*game, kPass);
  REQUIRE(phase(*game) == Phase::redraw);  // a city all round fits nowhere here
  REQUIRE(code_of(*game, abbey_at(0, 0)) == Code::wrong_phase);
  play(*game, kDrawAgain);
  REQUIRE(phase(*game) == Phase::redraw);
}

TEST_CASE("anybody who resigns when asked for the abbey draws nothing (ABBEY-TURN-06, EXP-RESIGN-02)",
          "[engine][abbey]") {
  const auto game = around_a_hole({"B", "B"}, {}, kWithAbbeys, 3);
  Events events;
  REQUIRE(game->apply(0, kResign, events));
  REQUIRE(only<TurnEnded>(events).size() == 1);
  REQUIRE(only<TileDrawn>(events).empty());
  REQUIRE(game->to_act() == 1);
  REQUIRE(phase(*game) == Phase::abbey);
}

TEST_CASE(
    "the last abbeys: each seat is asked once, from the one after the last, those who have left are not, and "
    "there is no second part (ABBEY-LAST-01, ABBEY-TURN-03, ABBEY-TURN-06, ABBEY-DIFF-01, EXP-END-01, "
    "EXP-RESIGN-04)",
    "[engine][abbey]") {
  const auto game = around_a_hole({"B"}, {}, kWithAbbeys, 4);
  Events events;
  REQUIRE(game->apply(2, kResign, events));
  play(*game, kPass);
  lay(*game, 3, 0, 0);
  REQUIRE(phase(*game) == Phase::last_abbeys);
  REQUIRE(game->to_act() == 1);
  check_same(*game, *continued(game->setup(), game->snapshot()));
  REQUIRE(play(*game, kPass).empty());
  REQUIRE_FALSE(game->view(0).table.seats[1].abbey.in_hand);
  REQUIRE(game->to_act() == 3);
  check_same(*game, *continued(game->setup(), game->snapshot()));
  play(*game, kPass);
  REQUIRE(game->to_act() == 0);
  play(*game, abbey_at(1, 0));
  REQUIRE(only<GameFinished>(play(*game, kPass)).size() == 1);

  const auto declined = around_a_hole({"B"}, {{"abbey_last_round", false}});
  play(*declined, kPass);
  REQUIRE(only<GameFinished>(lay(*declined, 3, 0, 0)).size() == 1);
}

TEST_CASE(
    "the last abbeys are asked for after a last tile that fits nowhere, too (ABBEY-LAST-02, EXP-END-01)",
    "[engine][abbey]") {
  const auto game = among_fields({"C"});
  const Events events = play(*game, kPass);
  REQUIRE(only<TileDiscarded>(events).size() == 1);
  REQUIRE(only<GameFinished>(events).empty());
  REQUIRE(phase(*game) == Phase::last_abbeys);
  REQUIRE(game->to_act() == 1);
}

TEST_CASE(
    "a further part without a tile begins where the abbey may be laid in it, unasked (EXP-PART-03, "
    "EXP-DIFF-23, EXP-PART-02, ABBEY-TURN-05)",
    "[engine][abbey][traders]") {
  const auto extending = changed(*around_a_hole({"U"}, {{"double_turn", std::string("may")}},
                                                {"farmers", "traders_and_builders", "abbey_and_mayor"}),
                                 [](TableState& table) {
                                   table.pieces = {{0, meeple, {2, 0}, 0}, {0, builder, {2, 0}, 0}};
                                   --table.seats[0].supply[static_cast<std::size_t>(meeple)];
                                   --table.seats[0].supply[static_cast<std::size_t>(builder)];
                                 });
  play(*extending, kPass);
  play(*extending, place(2, 2, 1));
  const Events part = play(*extending, kPass);
  REQUIRE(only<DoubleTurn>(part).size() == 1);
  REQUIRE(only<TileDrawn>(part).empty());
  REQUIRE(phase(*extending) == Phase::abbey);
  check_same(*extending, *continued(extending->setup(), extending->snapshot()));
  const auto declined = extending->clone();
  REQUIRE(only<TurnEnded>(play(*declined, kPass)).size() == 1);
  REQUIRE(declined->to_act() == 1);
  REQUIRE(phase(*declined) == Phase::last_abbeys);
  play(*extending, abbey_at(1, 0));
  REQUIRE(only<GameFinished>(play(*extending, kPass)).size() == 1);
}

TEST_CASE("saves know whose abbey is in hand, laid or declined (ABBEY-REC-01)",
          "[engine][abbey][rejections]") {
  const auto game = around_a_hole({"B", "B"});
  REQUIRE(refused_save(*game, [](TableState& table) { table.seats[1].abbey.in_hand = false; }) ==
          Code::bad_snapshot);
  REQUIRE(refused_save(*game, [](TableState& table) { table.phase = Phase::last_abbeys; }) ==
          Code::bad_snapshot);
  REQUIRE(refused_save(*game, [](TableState& table) {
            table.board.push_back({find_tile("abbey-tile").value(), {1, 0}, 0, 0});
          }) == Code::bad_snapshot);  // a seat that still holds its abbey by the save
  REQUIRE(refused_save(*game, [](TableState& table) { table.abbey.wagons = {{0, {0, 0}, 1}}; }) ==
          Code::bad_snapshot);
  const auto plain = started(forced_setup(base_rules(), 2, tiles({"U"})));
  REQUIRE(refused_save(*plain, [](TableState& table) { table.seats[0].abbey.in_hand = true; }) ==
          Code::bad_snapshot);
  play(*game, abbey_at(1, 0));
  check_same(*game, *continued(game->setup(), game->snapshot()));
  REQUIRE_FALSE(game->view(1).table.seats[0].abbey.in_hand);
  REQUIRE(game->view(1).table.seats[1].abbey.in_hand);
}

TEST_CASE("an abbey in hand counts for the fingerprint", "[engine][abbey]") {
  const auto game = around_a_hole({"B"});
  play(*game, kPass);
  lay(*game, 3, 0, 0);
  const auto asked = game->clone();
  play(*game, kPass);
  REQUIRE(game->fingerprint() != asked->fingerprint());
}

TEST_CASE("an abbey is foreseen like a placement, and passing ends at the draw", "[engine][abbey][preview]") {
  const auto game = around_a_hole({"B", "B"});
  const Preview all = foresee(*game, 0, {}, 200).value();
  REQUIRE(all.choices.size() == 2);
  REQUIRE(all.choices[0].action == abbey_at(1, 0));
  REQUIRE(only<TilePlaced>(all.choices[0].then->events).size() == 1);
  REQUIRE_FALSE(all.choices[0].then->ends_turn);
  REQUIRE(all.choices[1].then->ends_turn);  // another tile comes up
  check_nested(*game, 0, {}, 200);
}

}  // namespace bastide::test
