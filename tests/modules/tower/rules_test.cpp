// The Tower: building, topping and capturing. Worked examples and the rules that they leave out.
#include <engine/catalogue.hpp>
#include <engine/game.hpp>

#include "catch.hpp"
#include "describe.hpp"
#include "modules/tower/games.hpp"

#include <algorithm>

namespace bastide::test {

using enum FeatureKind;
using enum Side;

TEST_CASE("TOWER-X01: each player's stock by number of players (TOWER-COMP-02, EXP-SETUP-04)",
          "[engine][tower][examples]") {
  const int expected[]{10, 10, 9, 7, 6, 5};
  for (int seats = 1; seats <= 6; ++seats) {
    const auto game = with_tower_pile({"U"}, {{"sixth_player", true}}, seats);
    for (Seat seat = 0; seat < seats; ++seat) REQUIRE(tower_pieces(*game, seat) == expected[seats - 1]);
  }
  Events events;
  const auto six = carcassonne().start(tower_setup({"U"}, {}, 6), events);
  REQUIRE_FALSE(six);
  REQUIRE(six.error().code == Code::bad_seat_count);
}

TEST_CASE("the eighteen tiles are in the land pile, each with one foundation (TOWER-COMP-01, TOWER-COMP-03)",
          "[engine][tower]") {
  for (const std::string edition : {"classic", "new"}) {
    const Rules rules = carcassonne().resolve({.edition = edition, .modules = {{"tower"}}}).value();
    const auto piles = carcassonne().piles(rules);
    REQUIRE(piles.size() == 1);
    REQUIRE(piles[0].items.size() == 71 + 18);
    int towers = 0;
    for (const TileId id : piles[0].items) {
      const auto segments = tile(id).segments;
      const auto bases = std::ranges::count(segments, FeatureKind::tower, &Segment::kind);
      REQUIRE(bases == (tile(id).id.starts_with("tower-") ? 1 : 0));
      towers += static_cast<int>(bases);
    }
    REQUIRE(towers == 18);
  }
}

TEST_CASE("on the tile with a city W-E and a road N-S the grass is four fields (TOWER-COMP-04)",
          "[engine][tower]") {
  const Tile& crossing = tile(tile_named("tower-RCRC-joined-through"));
  REQUIRE(std::ranges::count(crossing.segments, field, &Segment::kind) == 4);
}

TEST_CASE(
    "TOWER-X02: the first capture (TOWER-ACT-01, TOWER-ACT-07, TOWER-CAP-01, TOWER-CAP-04, TOWER-CAP-07)",
    "[engine][tower][examples]") {
  const auto game = with_tower_pile({"B", kTower, "U"});
  lay_and_pray(*game, 0, 1, 0);
  const Events built = lay_and(*game, 1, 1, 0, build(1, 1));
  REQUIRE(only<TowerPiecePlaced>(built).at(0).height == 1);
  REQUIRE(phase(*game) == Phase::capture);
  REQUIRE(game->to_act() == 1);
  REQUIRE(game->snapshot().table.tower.built == Cell{1, 1});
  REQUIRE(game->legal_actions() == std::vector<Action>{take(*game, 0, 1), kPass});
  const Events taken = play(*game, take(*game, 0, 1));
  REQUIRE(only<PieceCaptured>(taken).at(0).owner == 0);
  REQUIRE(only<Scored>(taken).empty());
  REQUIRE(supply(*game, 0) == 6);
  REQUIRE(held(*game, 1, 0) == 1);
  REQUIRE(tower_pieces(*game, 1) == 9);
  REQUIRE(game->snapshot().table.pieces.empty());
}

TEST_CASE("TOWER-X03: no diagonal (TOWER-CAP-02)", "[engine][tower][examples]") {
  const auto game = with_tower_pile({"U", "B", "E", "B", kTower, "V", "U"});
  lay(*game, 1, 0, 0);
  lay_and_pray(*game, 0, 1, 0);
  lay(*game, 1, 1, 1);
  lay_and_pray(*game, 0, 2, 0);
  lay_and(*game, 1, 2, 0, build(1, 2));
  REQUIRE(game->legal_actions() == std::vector<Action>{take(*game, 0, 2), kPass});
  REQUIRE(code_of(*game, take(*game, 0, 1)) == Code::no_target);
  play(*game, kPass);
  play(*game, place(2, 0, 0));
  const Events events = play(*game, build(1, 2));
  REQUIRE(only<TowerPiecePlaced>(events).at(0).height == 2);
  REQUIRE(only<TurnEnded>(events).size() == 1);  // no capture step
  REQUIRE(game->to_act() == 0);
}

TEST_CASE("the range grows by one cell each way with each piece (TOWER-CAP-02, TOWER-ACT-04)",
          "[engine][tower]") {
  const auto before = with_tower_pile({kTower, "B", "B", "B", "B", "B", "B", "B", "B", "U"});
  lay(*before, 0, 1, 0);
  for (int y = 2; y <= 8; ++y) lay(*before, 0, y, 0);
  REQUIRE(before->to_act() == 0);
  play(*before, place(0, 9, 0));
  for (int height = 1; height <= 6; ++height) {
    // Seven monks of seat 1 stand in a column below the tower.
    const auto game = changed(*before, [&](TableState& table) {
      table.phase = Phase::capture;
      table.tower.built = Cell{0, 1};
      table.tower.towers = {{{0, 1}, 1, height}};
      table.seats[0].tower.pieces = static_cast<std::uint8_t>(10 - height);
      table.seats[1].supply[0] = 0;
      for (std::int16_t y = 2; y <= 8; ++y) table.pieces.push_back({1, PieceKind::meeple, {0, y}, 0});
    });
    REQUIRE(of_kind(*game, ActionKind::capture).size() == static_cast<std::size_t>(height));
  }
}

TEST_CASE("TOWER-X04: across a gap (TOWER-CAP-03)", "[engine][tower][examples]") {
  const auto game = with_tower_pile({"B", "U", "U", kTower, "V", "V", "U"});
  lay_and_pray(*game, 0, 1, 0);
  lay(*game, 1, 0, 0);
  lay(*game, 2, 0, 0);
  const Events first = lay_and(*game, 2, 1, 0, build(2, 1));
  REQUIRE(only<TurnEnded>(first).size() == 1);  // nothing in range
  lay(*game, 3, 0, 0);
  lay_and(*game, 3, 1, 2, build(2, 1));
  REQUIRE(is_legal(*game, take(*game, 0, 1)));
}

TEST_CASE("TOWER-X07: capture comes before scoring (TOWER-CAP-08, TOWER-CAP-07)",
          "[engine][tower][examples]") {
  for (const bool captures : {true, false}) {
    const auto game = with_tower_pile({"F", "U", "N", "E", kTower, "U", "M", "U"});
    lay_and_claim(*game, 0, -1, 1, city, south);
    lay(*game, 1, 0, 0);
    lay(*game, 0, -2, 2);
    lay_and_claim(*game, 1, -1, 0, city, north);
    lay(*game, 2, -1, 0);
    lay(*game, 2, 0, 0);
    lay_and(*game, 1, -2, 3, build(2, -1));
    play(*game, captures ? take(*game, 1, -1) : kPass);
    REQUIRE(score(*game, 0) == 14);
    REQUIRE(score(*game, 1) == (captures ? 0 : 14));
    REQUIRE(supply(*game, 0) == 7);
    REQUIRE(supply(*game, 1) == (captures ? 6 : 7));
    REQUIRE(held(*game, 0, 1) == (captures ? 1 : 0));
  }
}

TEST_CASE("TOWER-X08: topping (TOWER-TOP-01, TOWER-TOP-02, TOWER-CAP-05, TOWER-DIFF-01)",
          "[engine][tower][examples]") {
  for (const std::string tops : {"never", "allowed"}) {
    INFO(tops);
    const auto game = with_tower_pile({kTower, "U", kTowerCity, "U"}, {{"tower_top_capture", tops}});
    lay_and(*game, 0, 1, 0, build(0, 1));
    lay_and(*game, 1, 0, 0, top(0, 1));
    REQUIRE(supply(*game, 1) == 6);
    play(*game, place(1, 1, 1));
    REQUIRE(code_of(*game, build(0, 1)) == Code::no_open_tower);
    REQUIRE(code_of(*game, top(0, 1)) == Code::no_open_tower);
    const Events events = play(*game, build(1, 1));
    if (tops == "never") {
      REQUIRE(only<TurnEnded>(events).size() == 1);
      continue;
    }
    REQUIRE(game->legal_actions() == std::vector<Action>{take(*game, 0, 1), kPass});
    play(*game, take(*game, 0, 1));
    REQUIRE(held(*game, 0, 1) == 1);
    play(*game, game->legal_actions().front());
    REQUIRE(is_legal(*game, build(0, 1)));  // open again at its old height
    REQUIRE(is_legal(*game, top(0, 1)));
    play(*game, build(0, 1));
    REQUIRE(game->snapshot().table.tower.towers.at(0).height == 2);
  }
}

TEST_CASE("TOWER-X09: out of pieces (TOWER-ACT-03)", "[engine][tower][examples]") {
  const auto before = with_tower_pile({kTower, kTower, "U", "U"});
  lay_and(*before, 0, 1, 0, build(0, 1));
  lay(*before, 0, 2, 0);
  const auto game = changed(*before, [](TableState& table) { table.seats[0].tower.pieces = 0; });
  play(*game, place(1, 0, 0));
  REQUIRE(code_of(*game, build(0, 1)) == Code::no_tower_piece_left);
  REQUIRE(code_of(*game, build(0, 2)) == Code::no_tower_piece_left);
  REQUIRE(of_kind(*game, ActionKind::place_tower_piece).empty());
  REQUIRE(is_legal(*game, top(0, 1)));
  REQUIRE(is_legal(*game, claim(*game, road, west)));
}

TEST_CASE("TOWER-X10: the last turn is an ordinary one (TOWER-END-01, TOWER-END-02, EXP-END-02)",
          "[engine][tower][examples]") {
  for (const bool captures : {true, false}) {
    const auto game = with_tower_pile({"E", kTower, "U"});
    lay(*game, 0, -1, 2);
    lay_and_farm(*game, 1, -1, 0, 0);
    if (captures) {
      lay_and(*game, 1, 0, 0, build(1, -1));
      play(*game, take(*game, 1, -1));
    } else {
      lay(*game, 1, 0, 0);
    }
    REQUIRE(game->over());
    REQUIRE(score(*game, 0) == 0);
    REQUIRE(score(*game, 1) == (captures ? 0 : 3));
    REQUIRE(held(*game, 0, 1) == (captures ? 1 : 0));
  }
}

TEST_CASE("TOWER-X11: the own follower (TOWER-CAP-04, TOWER-DIFF-02)", "[engine][tower][examples]") {
  for (const bool own : {false, true}) {
    const auto game = with_tower_pile({"B", "U", kTower, "U"}, {{"tower_self_capture", own}});
    lay_and_pray(*game, 0, 1, 0);
    lay(*game, 1, 0, 0);
    const Events events = lay_and(*game, 1, 1, 0, build(1, 1));
    REQUIRE(only<TurnEnded>(events).size() == (own ? 0 : 1));
    if (!own) continue;
    const Events taken = play(*game, take(*game, 0, 1));
    REQUIRE(only<PieceReturned>(taken).size() == 1);
    REQUIRE(only<PieceCaptured>(taken).empty());
    REQUIRE(supply(*game, 0) == 7);
    REQUIRE(game->snapshot().table.tower.prisoners.empty());
  }
}

TEST_CASE("exactly one of deploying, building, topping and skipping (TOWER-ACT-01, EXP-ACT-01)",
          "[engine][tower]") {
  const auto before = with_tower_pile({kTower, "U", kTower, "U"});
  lay_and(*before, 0, 1, 0, build(0, 1));
  lay(*before, 1, 0, 0);
  play(*before, place(0, 2, 0));
  const std::vector<Action> choices{claim_field(*before, 0), build(0, 1), build(0, 2), top(0, 1), kPass};
  REQUIRE(before->legal_actions() == choices);
  for (const Action& chosen : choices) {
    const auto game = before->clone();
    REQUIRE(only<TurnEnded>(play(*game, chosen)).size() == 1);
    for (const Action& second : choices) {
      Events events;
      REQUIRE(game->apply(0, second, events).error().code == Code::not_your_turn);
    }
  }
}

TEST_CASE(
    "building and topping concern any tile, whatever was placed (TOWER-ACT-02, TOWER-ACT-05, TOWER-ACT-06)",
    "[engine][tower]") {
  const auto game = with_tower_pile({kTower, "U", "U", "U", "U"});
  lay_and_farm(*game, 0, 1, 0, 0);
  play(*game, place(1, 0, 0));
  REQUIRE(code_of(*game, top(0, 1)) == Code::no_open_tower);  // an empty foundation
  play(*game, build(0, 1));                                   // the farmer on the tile does not matter
  play(*game, kPass);
  lay_and(*game, 2, 0, 0, top(0, 1));
  REQUIRE(game->snapshot().table.pieces.size() == 2);
}

TEST_CASE("a captured follower's feature is free for whoever comes later (TOWER-CAP-09)", "[engine][tower]") {
  const auto game = with_tower_pile({"U", kTower, "U", "U"});
  lay_and_claim(*game, 1, 0, 0, road, west);
  play(*game, place(1, 1, 0));
  play(*game, build(1, 1));
  const Events events = play(*game, take(*game, 1, 0));
  REQUIRE(only<TurnEnded>(events).size() == 1);  // not in the same turn
  play(*game, place(2, 0, 0));
  REQUIRE(is_legal(*game, claim(*game, road, west)));
}

TEST_CASE("of several targets, also on one tile, the builder takes one (TOWER-CAP-06)", "[engine][tower]") {
  const auto game = with_tower_pile({"tower-FFFF-monastery", "U", "U", kTower, "U"},
                                    {{"tower_top_capture", std::string("allowed")}});
  lay_and_pray(*game, 0, 1, 0);
  lay_and(*game, 1, 0, 0, build(0, 1));
  play(*game, kPass);
  lay_and(*game, 2, 0, 0, top(0, 1));
  lay_and(*game, 1, 1, 0, build(1, 1));
  const std::vector<Action> both = of_kind(*game, ActionKind::capture);
  REQUIRE(both.size() == 2);
  REQUIRE(both[0].cell == both[1].cell);
  REQUIRE(both[0].feature < both[1].feature);
  const Events events = play(*game, both[1]);
  REQUIRE(only<TurnEnded>(events).size() == 1);
  REQUIRE(held(*game, 1, 0) == 1);
  REQUIRE(game->snapshot().table.pieces.size() == 1);
  REQUIRE(game->snapshot().table.pieces[0].feature == both[0].feature);  // the other one stays
}

TEST_CASE("only ordinary followers top a tower (TOWER-TOP-03)", "[engine][tower]") {
  const auto game = started(tower_setup({kTower, "U", "U", "U"}, {}, 2, {"abbot", "tower"}));
  lay_and(*game, 0, 1, 0, build(0, 1));
  play(*game, place(1, 0, 0));
  Action action = top(0, 1);
  action.piece = PieceKind::abbot;
  REQUIRE(code_of(*game, action) == Code::feature_not_claimable);
}

TEST_CASE("a figure on a tower stays, counts nowhere and scores nothing (TOWER-TOP-01)", "[engine][tower]") {
  const auto game = with_tower_pile({kTower, "U", "U"});
  lay_and(*game, 0, 1, 0, build(0, 1));
  lay_and(*game, 1, 0, 0, top(0, 1));
  play(*game, place(0, 2, 0));
  REQUIRE(is_legal(*game, claim_field(*game, 0)));
  play(*game, kPass);
  REQUIRE(game->over());
  REQUIRE(score(*game, 0) + score(*game, 1) == 0);
}

TEST_CASE("a capture may be declined (TOWER-CAP-01, TOWER-DIFF-05)", "[engine][tower]") {
  const auto game = with_tower_pile({"B", kTower, "U"});
  lay_and_pray(*game, 0, 1, 0);
  lay_and(*game, 1, 1, 0, build(1, 1));
  play(*game, kPass);
  REQUIRE(game->snapshot().table.pieces.size() == 1);
  REQUIRE(game->to_act() == 0);
}

}  // namespace bastide::test
