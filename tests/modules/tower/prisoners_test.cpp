// The Tower: prisoners, exchange and ransom. Worked examples and the rules that they leave out.
#include <engine/catalogue.hpp>
#include <engine/game.hpp>

#include "catch.hpp"
#include "describe.hpp"
#include "mistakes.hpp"
#include "modules/abbot/games.hpp"
#include "modules/tower/games.hpp"

#include <algorithm>

namespace bastide::test {

using enum FeatureKind;
using enum Side;

TEST_CASE("TOWER-X05: the automatic exchange (TOWER-PRIS-01, TOWER-PRIS-03, TOWER-PRIS-05)",
          "[engine][tower][examples]") {
  const auto game = with_a_prisoner({"U", "E", "U", "U"});
  lay(*game, 1, 0, 0);
  lay_and_claim(*game, 1, 2, 2, city, south);
  REQUIRE(supply(*game, 0) == 6);
  REQUIRE(supply(*game, 1) == 6);
  lay_and(*game, 2, 0, 0, build(1, 1));
  const Events events = play(*game, take(*game, 1, 2));
  REQUIRE(only<PrisonerFreed>(events).size() == 2);
  REQUIRE(supply(*game, 0) == 7);
  REQUIRE(supply(*game, 1) == 7);
  REQUIRE(game->snapshot().table.tower.prisoners.empty());
  REQUIRE(game->to_act() == 1);  // nothing more for the builder this turn
}

TEST_CASE(
    "TOWER-X06: ransom and immediate use (TOWER-RANSOM-01, TOWER-RANSOM-02, TOWER-RANSOM-03, "
    "TOWER-RANSOM-04, "
    "TOWER-DIFF-03)",
    "[engine][tower][examples]") {
  for (const std::int64_t tiny_city : {4, 2}) {
    const auto game = with_tower_pile({"E", kTower, "B", "U", "V", "U"}, {{"tiny_city", tiny_city}});
    lay_and_claim(*game, 0, -1, 2, city, south);
    REQUIRE(score(*game, 0) == tiny_city);
    lay(*game, 0, 1, 0);
    lay_and_pray(*game, 1, 1, 0);
    lay_and(*game, 1, 0, 0, build(0, 1));
    play(*game, take(*game, 1, 1));
    REQUIRE(game->to_act() == 0);
    REQUIRE(phase(*game) == Phase::place);
    if (tiny_city == 2) {
      REQUIRE(code_of(*game, ransom(1)) == Code::too_few_points);
      continue;
    }
    const Events events = play(*game, ransom(1));
    REQUIRE(text(events) == std::vector<std::string>{"seat 0 scores -3 for none (ransom), total 1",
                                                     "seat 1 scores 3 for none (ransom), total 3",
                                                     "prisoner_freed, seat 0, from_seat 1, piece meeple"});
    REQUIRE(supply(*game, 0) == 7);
    REQUIRE(code_of(*game, ransom(1)) == Code::no_prisoner);
    play(*game, place(2, 0, 0));
    play(*game, claim(*game, road, west));
    REQUIRE(supply(*game, 0) == 6);
  }
}

TEST_CASE("a second ransom in one turn is refused, whatever the points (TOWER-RANSOM-01, TOWER-DIFF-03)",
          "[engine][tower]") {
  const auto peace = with_tower_pile({"U", "U"}, {}, 3);
  const auto game = changed(*peace, [](TableState& table) {
    table.seats[0].score = 30;
    imprison(table, 1, 0);
    imprison(table, 2, 0);
  });
  REQUIRE(of_kind(*game, ActionKind::ransom) == std::vector<Action>{ransom(1), ransom(2)});
  play(*game, ransom(2));
  REQUIRE(code_of(*game, ransom(1)) == Code::ransom_used);
  play(*game, place(1, 0, 0));
  REQUIRE(code_of(*game, ransom(1)) == Code::ransom_used);
  const Events events = play(*game, kPass);
  REQUIRE(only<TurnEnded>(events).size() == 1);  // nor late
}

TEST_CASE("three points left are enough, but not for a second ransom in one turn (TOWER-RANSOM-01)",
          "[engine][tower]") {
  for (const int left : {3, 2}) {
    const auto peace = with_tower_pile({"U", "U"}, {}, 3);
    const auto game = changed(*peace, [&](TableState& table) {
      table.seats[0].score = left + 3;
      imprison(table, 1, 0);
      imprison(table, 2, 0);
    });
    play(*game, ransom(2));
    REQUIRE(code_of(*game, ransom(1)) == (left == 3 ? Code::ransom_used : Code::too_few_points));
  }
}

TEST_CASE("with exactly three points a ransom leaves none (TOWER-RANSOM-02)", "[engine][tower]") {
  const auto peace = with_tower_pile({"U", "U"});
  const auto game = changed(*peace, [](TableState& table) {
    table.seats[0].score = 3;
    imprison(table, 1, 0);
  });
  play(*game, ransom(1));
  REQUIRE(score(*game, 0) == 0);
  REQUIRE(score(*game, 1) == 3);
}

TEST_CASE("a figure ransomed in the action may be deployed at once (TOWER-RANSOM-04, EXP-ACT-02)",
          "[engine][tower]") {
  const auto peace = with_tower_pile({"U", "U"});
  const auto game = changed(*peace, [](TableState& table) {
    table.seats[0].score = 3;
    table.seats[0].supply[0] = 0;
    table.tower.prisoners = {{1, 0, PieceKind::meeple, 7}};
  });
  play(*game, place(1, 0, 0));
  const std::vector<Action> ransom_or_nothing{ransom(1), kPass};
  REQUIRE(game->legal_actions() == ransom_or_nothing);  // a ransom is a choice (BASE-TURN-09)
  play(*game, ransom(1));
  REQUIRE(is_legal(*game, claim(*game, road, west)));
}

TEST_CASE("TOWER-X12: no rings of three (TOWER-PRIS-04)", "[engine][tower][examples]") {
  const auto before = with_tower_pile({"B", "U", kTower, "E", "U", "U"}, {}, 3);
  lay_and_pray(*before, 0, 1, 0);
  lay(*before, 1, 0, 0);
  const auto game = changed(*before, [](TableState& table) {
    imprison(table, 0, 1);
    imprison(table, 1, 2);
  });
  lay_and(*game, 1, 1, 0, build(1, 1));
  const Events ring = play(*game, take(*game, 0, 1));
  REQUIRE(only<PrisonerFreed>(ring).empty());
  REQUIRE(held(*game, 2, 0) == 1);
  lay_and_claim(*game, 1, 2, 2, city, south);
  lay_and(*game, 2, 0, 0, build(1, 1));
  const Events pair = play(*game, take(*game, 1, 2));
  REQUIRE(only<PrisonerFreed>(pair).size() == 2);
  REQUIRE(held(*game, 0, 1) + held(*game, 1, 0) == 0);
  REQUIRE(held(*game, 2, 0) == 1);
  REQUIRE(held(*game, 1, 2) == 1);
}

TEST_CASE("TOWER-X13: an exchange with a choice (TOWER-PRIS-02, TOWER-ACT-07)", "[engine][tower][examples]") {
  for (const PieceKind back : {PieceKind::abbot, PieceKind::meeple}) {
    const Setup setup = tower_setup({"U", "B", kTower, "U"}, {}, 2, {"farmers", "abbot", "tower"});
    const auto before = started(setup);
    lay(*before, 1, 0, 0);
    lay_and_pray(*before, 0, 1, 0);
    const auto game = changed(*before, [](TableState& table) {
      imprison(table, 1, 0);
      imprison(table, 1, 0, PieceKind::abbot);
    });
    lay_and(*game, 1, 1, 0, build(1, 1));
    const Events captured = play(*game, take(*game, 0, 1));
    REQUIRE(only<PrisonerFreed>(captured).empty());
    REQUIRE(phase(*game) == Phase::exchange);
    REQUIRE(game->to_act() == 0);
    REQUIRE(game->legal_actions() ==
            std::vector<Action>{choose(PieceKind::meeple), choose(PieceKind::abbot)});
    REQUIRE(code_of(*game, kPass) == Code::cannot_pass);
    play(*game, choose(back));
    REQUIRE(supply(*game, 0, back) == (back == PieceKind::abbot ? 1 : 7));
    REQUIRE(supply(*game, 1) == 7);
    const auto left = game->snapshot().table.tower.prisoners;
    REQUIRE(left.size() == 1);
    REQUIRE(left[0].captor == 1);
    REQUIRE(left[0].piece != back);
  }
}

TEST_CASE("in an exchange with a choice the figure just captured goes home, an abbot too (TOWER-PRIS-02)",
          "[engine][tower]") {
  const auto before = started(tower_setup({"U", "B", kTower, "U"}, {}, 2, {"farmers", "abbot", "tower"}));
  lay(*before, 1, 0, 0);
  lay_and_bless(*before, 0, 1, 0);
  const auto capturing = changed(*before, [](TableState& table) {
    imprison(table, 1, 0);
    imprison(table, 1, 0, PieceKind::abbot);
  });
  lay_and(*capturing, 1, 1, 0, build(1, 1));
  play(*capturing, take(*capturing, 0, 1));
  REQUIRE(phase(*capturing) == Phase::exchange);
  for (const auto& game : {capturing->clone(), continued(capturing->setup(), capturing->snapshot())}) {
    play(*game, choose(PieceKind::meeple));
    REQUIRE(supply(*game, 1, PieceKind::abbot) == 1);
    REQUIRE(supply(*game, 1) == 7);
    REQUIRE(supply(*game, 0) == 7);
    REQUIRE(held(*game, 0, 1) == 0);
    REQUIRE(held(*game, 1, 0) == 1);
  }
}

TEST_CASE("a saved position holds no mutual prisoners but those of the exchange it asks for (TOWER-PRIS-03)",
          "[engine][tower][rejections]") {
  const auto place_of_fault = [](const Game& game, const std::function<void(TableState&)>& spoil) {
    Snapshot snapshot = game.snapshot();
    spoil(snapshot.table);
    const auto restored = carcassonne().restore(game.setup(), snapshot);
    return restored ? "none" : restored.error().at;
  };
  const auto peace = with_tower_pile({"U"});
  const auto hold_each_other = [](TableState& table) {
    imprison(table, 1, 0);
    imprison(table, 0, 1);
  };
  REQUIRE(place_of_fault(*peace, [](TableState& table) { imprison(table, 1, 0); }) == "none");
  REQUIRE(place_of_fault(*peace, hold_each_other) == "prisoners");
  lay(*peace, 1, 0, 0);
  REQUIRE(peace->over());
  REQUIRE(place_of_fault(*peace, hold_each_other) == "prisoners");

  const auto before = started(tower_setup({"U", "B", "U", "U", kTower}, {}, 4, {"abbot", "tower"}));
  lay(*before, 1, 0, 0);
  lay_and_pray(*before, 0, 1, 0);
  lay(*before, 2, 0, 0);
  lay(*before, 3, 0, 0);
  const auto exchange = changed(*before, [](TableState& table) {
    imprison(table, 1, 0);
    imprison(table, 1, 0, PieceKind::abbot);
  });
  lay_and(*exchange, 1, 1, 0, build(1, 1));
  play(*exchange, take(*exchange, 0, 1));
  REQUIRE(place_of_fault(*exchange, [](TableState&) {}) == "none");
  REQUIRE(place_of_fault(*exchange, [](TableState& table) {
            std::erase_if(table.tower.prisoners, [](const Prisoners& some) { return some.captor == 0; });
          }) == "prisoners");
  REQUIRE(place_of_fault(*exchange, [](TableState& table) {
            imprison(table, 2, 3);
            imprison(table, 3, 2);
          }) == "prisoners");

  const auto left = started(tower_setup({"U", "B", kTower}, {}, 2, {"abbot", "tower"}));
  lay(*left, 1, 0, 0);
  lay_and_pray(*left, 0, 1, 0);
  const auto over = changed(*left, [](TableState& table) {
    imprison(table, 1, 0);
    imprison(table, 1, 0, PieceKind::abbot);
  });
  lay_and(*over, 1, 1, 0, build(1, 1));
  play(*over, take(*over, 0, 1));
  play(*over, kResign);
  REQUIRE(over->over());
  REQUIRE(place_of_fault(*over, [](TableState&) {}) == "none");  // nothing more is exchanged (TOWER-PRIS-06)
}

TEST_CASE("TOWER-X14: the late ransom (TOWER-RANSOM-05, TOWER-DIFF-04)", "[engine][tower][examples]") {
  for (const std::string window : {"whole_turn", "before_action"}) {
    INFO(window);
    const auto peace = with_tower_pile({"W", "U", "X", "U"}, {{"ransom_window", window}});
    const auto game = changed(*peace, [](TableState& table) { imprison(table, 1, 0); });
    lay_and_claim(*game, 1, 0, 0, road, west);
    lay(*game, -1, 0, 0);
    REQUIRE(of_kind(*game, ActionKind::ransom).empty());
    const Events events = lay(*game, -2, 0, 0);
    REQUIRE(score(*game, 0) == 4);
    if (window == "before_action") {
      REQUIRE(only<TurnEnded>(events).size() == 1);
      continue;
    }
    REQUIRE(phase(*game) == Phase::late);
    REQUIRE(game->to_act() == 0);
    REQUIRE(game->legal_actions() == std::vector<Action>{ransom(1), kPass});
    const Events paid = play(*game, ransom(1));
    REQUIRE(score(*game, 0) == 1);
    REQUIRE(score(*game, 1) == 3);
    REQUIRE(supply(*game, 0) == 7);
    REQUIRE(only<TurnEnded>(paid).size() == 1);  // no deployment
  }
}

TEST_CASE("before_action keeps the windows of PLACE and ACTION (TOWER-RANSOM-05)", "[engine][tower]") {
  for (const bool while_placing : {true, false}) {
    const auto peace = with_tower_pile({"U", "U"}, {{"ransom_window", std::string("before_action")}});
    const auto game = changed(*peace, [](TableState& table) {
      table.seats[0].score = 3;
      imprison(table, 1, 0);
    });
    if (!while_placing) play(*game, place(1, 0, 0));
    REQUIRE(is_legal(*game, ransom(1)));
  }
}

TEST_CASE("a late ransom can be declined (TOWER-RANSOM-05)", "[engine][tower]") {
  const auto peace = with_tower_pile({"U", "U"});
  const auto game = changed(*peace, [](TableState& table) {
    table.seats[0].score = 3;
    imprison(table, 1, 0);
  });
  lay(*game, 1, 0, 0);
  REQUIRE(phase(*game) == Phase::late);
  const Events events = play(*game, kPass);
  REQUIRE(text(events) == std::vector<std::string>{"the turn of seat 0 ends", "seat 1 draws base-U"});
}

TEST_CASE("no ransom in another player's turn, nor in the final scoring (TOWER-RANSOM-07, TOWER-END-02)",
          "[engine][tower]") {
  const auto peace = with_tower_pile({"E", "U"});
  const auto game = changed(*peace, [](TableState& table) {
    table.seats[1].score = 30;
    imprison(table, 0, 1);
  });
  Events events;
  REQUIRE(game->apply(1, ransom(0), events).error().code == Code::not_your_turn);
  lay(*game, 0, -1, 2);
  lay(*game, 1, 0, 0);
  REQUIRE(phase(*game) == Phase::late);  // the last turn's own
  play(*game, kPass);
  REQUIRE(game->over());
  REQUIRE(game->apply(1, ransom(0), events).error().code == Code::game_over);
  REQUIRE(supply(*game, 1) == 6);
}

TEST_CASE("a turn that ends without a tile has a late ransom, the choice before it none (TOWER-RANSOM-08)",
          "[engine][tower]") {
  const auto peace = with_tower_pile({"E", "C", "U"}, {{"unplaceable", std::string("redraw_may")}});
  const auto game = changed(*peace, [](TableState& table) {
    table.seats[1].score = 3;
    imprison(table, 0, 1);
  });
  lay(*game, 0, -1, 2);
  REQUIRE(phase(*game) == Phase::redraw);
  REQUIRE(code_of(*game, ransom(0)) == Code::wrong_phase);
  play(*game, kPass);
  REQUIRE(phase(*game) == Phase::late);
  REQUIRE(game->to_act() == 1);
  play(*game, ransom(0));
  REQUIRE(game->to_act() == 0);
  REQUIRE(phase(*game) == Phase::place);
}

TEST_CASE("somebody who resigns before the capture captures nothing (TOWER-PRIS-06, BASE-RESIGN-04)",
          "[engine][tower]") {
  const auto game = with_tower_pile({"B", kTower, "U", "U"}, {}, 3);
  lay_and_pray(*game, 0, 1, 0);
  lay_and(*game, 1, 1, 0, build(1, 1));
  play(*game, kResign);
  REQUIRE(game->to_act() == 2);
  REQUIRE(game->snapshot().table.pieces.size() == 1);
  REQUIRE(tower_pieces(*game, 1) == 8);
}

TEST_CASE(
    "somebody who resigns before an exchange gets the ordinary follower back (TOWER-PRIS-06, EXP-RESIGN-02)",
    "[engine][tower]") {
  const Setup setup = tower_setup({"U", "B", "U", kTower, "U"}, {}, 3, {"farmers", "abbot", "tower"});
  const auto before = started(setup);
  lay(*before, 1, 0, 0);
  lay_and_pray(*before, 0, 1, 0);
  lay(*before, 2, 0, 0);
  const auto game = changed(*before, [](TableState& table) {
    imprison(table, 1, 0);
    imprison(table, 1, 0, PieceKind::abbot);
  });
  lay_and(*game, 1, 1, 0, build(1, 1));
  play(*game, take(*game, 0, 1));
  REQUIRE(phase(*game) == Phase::exchange);
  const Events events = play(*game, kResign);
  REQUIRE(only<PrisonerFreed>(events).size() == 2);
  REQUIRE(supply(*game, 0) == 7);
  REQUIRE(supply(*game, 0, PieceKind::abbot) == 0);
  REQUIRE(game->to_act() == 1);
}

TEST_CASE("a seat that resigned holds, is held and can be paid (TOWER-PRIS-06)", "[engine][tower]") {
  const auto peace = with_tower_pile({"U", "U"}, {}, 3);
  const auto game = changed(*peace, [](TableState& table) {
    table.seats[0].score = 5;
    imprison(table, 1, 0);
    table.seats[1].resigned = true;
  });
  play(*game, ransom(1));
  REQUIRE(score(*game, 1) == 3);
}

TEST_CASE("where two mistakes meet at a tower or a ransom, the code that stands first in the list is given",
          "[engine][rejections][tower]") {
  const auto stranger = static_cast<PieceKind>(kPieceKinds);
  const auto two_towers = game_with({"farmers", "tower"}, {kTower, kTower});
  const auto poor = changed(*two_towers, [](TableState& table) {
    imprison(table, 1, 0);
    table.seats[0].score = 2;
    table.tower.ransom_paid = true;
    table.seats[0].tower.pieces = 0;
    table.seats[0].supply[0] = 0;
  });
  CHECK(refused(*poor, build(0, 0)).code == Code::wrong_phase);
  CHECK(refused(*poor, ransom(0, stranger)).code == Code::piece_not_in_game);          // and not held
  CHECK(refused(*poor, ransom(1, PieceKind::abbot)).code == Code::piece_not_in_game);  // without the Abbot
  CHECK(refused(*poor, ransom(0)).code == Code::no_prisoner);                          // and too poor
  CHECK(refused(*poor, ransom(9)).code == Code::no_prisoner);
  CHECK(refused(*poor, ransom(1)).code == Code::too_few_points);  // and used

  const auto broke = changed(*two_towers, [](TableState& table) {
    imprison(table, 1, 0);
    table.seats[0].score = 3;
    table.seats[0].tower.pieces = 0;
    table.seats[0].supply[0] = 0;
  });
  play(*broke, place(0, 1, 0));
  CHECK(refused(*broke, build(5, 5)).code == Code::no_tower_piece_left);  // and no foundation
  Action capping = top(5, 5);
  CHECK(refused(*broke, capping).code == Code::no_piece_left);  // and no tower
  capping.piece = stranger;
  CHECK(refused(*broke, capping).code == Code::piece_not_in_game);
  const Rejection no_abbot = refused(*broke, kReturnAbbot);
  CHECK(no_abbot.code == Code::not_in_game);
  CHECK(no_abbot.reason == "There is no 'return_abbot' in this game.");
}

}  // namespace bastide::test
