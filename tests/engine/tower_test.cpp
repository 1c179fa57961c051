// The Tower: worked examples and the rules that they leave out.
#include <engine/catalogue.hpp>
#include <engine/game.hpp>

#include "catch.hpp"
#include "describe.hpp"
#include "scenario.hpp"

#include <algorithm>
#include <functional>
#include <tuple>

namespace bastide::test {
namespace {

using enum FeatureKind;
using enum Side;
using Names = std::initializer_list<std::string_view>;

constexpr std::string_view kTower = "tower-FFFF";      // TW-F
constexpr std::string_view kTowerCity = "tower-CFFF";  // TW-C

Setup tower_setup(Names pile, const Options& options = {}, int seats = 2,
                  const std::vector<std::string>& modules = {"farmers", "tower"}) {
  return forced_setup(rules_with(modules, options, "tower-2006"), seats, tiles(pile));
}

std::unique_ptr<Game> with_pile(Names pile, const Options& options = {}, int seats = 2) {
  return started(tower_setup(pile, options, seats));
}

/// The same game from a position changed as wanted.
std::unique_ptr<Game> changed(const Game& game, const std::function<void(TableState&)>& change) {
  Snapshot snapshot = game.snapshot();
  change(snapshot.table);
  return continued(game.setup(), snapshot);
}

/// `captor` takes a figure of `owner` out of its supply.
void imprison(TableState& table, Seat captor, Seat owner, PieceKind piece = PieceKind::meeple) {
  --table.seats[owner].supply[static_cast<std::size_t>(piece)];
  table.prisoners.push_back({captor, owner, piece, 1});
  std::ranges::sort(table.prisoners, {},
                    [](const Prisoners& some) { return std::tuple(some.captor, some.owner, some.piece); });
}

std::vector<Action> of_kind(const Game& game, ActionKind kind) {
  std::vector<Action> found = game.legal_actions();
  std::erase_if(found, [&](const Action& action) { return action.kind != kind; });
  return found;
}

/// Seat 1 holds seat 0's monk; it is seat 0's turn. TOWER-X02 and one turn more.
std::unique_ptr<Game> with_a_prisoner(Names rest, const Options& options = {}) {
  std::vector<TileId> order = tiles({"B", kTower});
  const auto more = tiles(rest);
  order.insert(order.end(), more.begin(), more.end());
  Setup setup = tower_setup({}, options);
  setup.forced = order;
  auto game = started(setup);
  lay_and_pray(*game, 0, 1, 0);
  lay_and(*game, 1, 1, 0, build(1, 1));
  play(*game, take(*game, 0, 1));
  return game;
}

}  // namespace

TEST_CASE("TOWER-X01: each player's stock by number of players (TOWER-COMP-02)",
          "[engine][tower][examples]") {
  const int expected[]{10, 10, 9, 7, 6, 5};
  for (int seats = 1; seats <= 6; ++seats) {
    const auto game = with_pile({"U"}, {{"sixth_player", true}}, seats);
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
  const auto game = with_pile({"B", kTower, "U"});
  lay_and_pray(*game, 0, 1, 0);
  const Events built = lay_and(*game, 1, 1, 0, build(1, 1));
  REQUIRE(only<TowerPiecePlaced>(built).at(0).height == 1);
  REQUIRE(phase(*game) == Phase::capture);
  REQUIRE(game->to_act() == 1);
  REQUIRE(game->snapshot().table.built == Cell{1, 1});
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
  const auto game = with_pile({"U", "B", "E", "B", kTower, "V", "U"});
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
  const auto before = with_pile({kTower, "B", "B", "B", "B", "B", "B", "B", "B", "U"});
  lay(*before, 0, 1, 0);
  for (int y = 2; y <= 8; ++y) lay(*before, 0, y, 0);
  REQUIRE(before->to_act() == 0);
  play(*before, place(0, 9, 0));
  for (int height = 1; height <= 6; ++height) {
    // Seven monks of seat 1 stand in a column below the tower.
    const auto game = changed(*before, [&](TableState& table) {
      table.phase = Phase::capture;
      table.built = Cell{0, 1};
      table.towers = {{{0, 1}, 1, height}};
      table.seats[0].tower_pieces = static_cast<std::uint8_t>(10 - height);
      table.seats[1].supply[0] = 0;
      for (std::int16_t y = 2; y <= 8; ++y) table.pieces.push_back({1, PieceKind::meeple, {0, y}, 0});
    });
    REQUIRE(of_kind(*game, ActionKind::capture).size() == static_cast<std::size_t>(height));
  }
}

TEST_CASE("TOWER-X04: across a gap (TOWER-CAP-03)", "[engine][tower][examples]") {
  const auto game = with_pile({"B", "U", "U", kTower, "V", "V", "U"});
  lay_and_pray(*game, 0, 1, 0);
  lay(*game, 1, 0, 0);
  lay(*game, 2, 0, 0);
  const Events first = lay_and(*game, 2, 1, 0, build(2, 1));
  REQUIRE(only<TurnEnded>(first).size() == 1);  // nothing in range
  lay(*game, 3, 0, 0);
  lay_and(*game, 3, 1, 2, build(2, 1));
  REQUIRE(is_legal(*game, take(*game, 0, 1)));
}

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
  REQUIRE(game->snapshot().table.prisoners.empty());
  REQUIRE(game->to_act() == 1);  // nothing more for the builder this turn
}

TEST_CASE(
    "TOWER-X06: ransom and immediate use (TOWER-RANSOM-01, TOWER-RANSOM-02, TOWER-RANSOM-03, "
    "TOWER-RANSOM-04, "
    "TOWER-DIFF-03)",
    "[engine][tower][examples]") {
  for (const std::int64_t tiny_city : {4, 2}) {
    const auto game = with_pile({"E", kTower, "B", "U", "V", "U"}, {{"tiny_city", tiny_city}});
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
                                                     "seat 0 gets meeple free from seat 1"});
    REQUIRE(supply(*game, 0) == 7);
    REQUIRE(code_of(*game, ransom(1)) == Code::no_prisoner);
    play(*game, place(2, 0, 0));
    play(*game, claim(*game, road, west));
    REQUIRE(supply(*game, 0) == 6);
  }
}

TEST_CASE("a second ransom in one turn is refused, whatever the points (TOWER-RANSOM-01, TOWER-DIFF-03)",
          "[engine][tower]") {
  const auto peace = with_pile({"U", "U"}, {}, 3);
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
    const auto peace = with_pile({"U", "U"}, {}, 3);
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
  const auto peace = with_pile({"U", "U"});
  const auto game = changed(*peace, [](TableState& table) {
    table.seats[0].score = 3;
    imprison(table, 1, 0);
  });
  play(*game, ransom(1));
  REQUIRE(score(*game, 0) == 0);
  REQUIRE(score(*game, 1) == 3);
}

TEST_CASE("a figure ransomed in the action may be deployed at once (TOWER-RANSOM-04)", "[engine][tower]") {
  const auto peace = with_pile({"U", "U"});
  const auto game = changed(*peace, [](TableState& table) {
    table.seats[0].score = 3;
    table.seats[0].supply[0] = 0;
    table.prisoners = {{1, 0, PieceKind::meeple, 7}};
  });
  play(*game, place(1, 0, 0));
  const std::vector<Action> ransom_or_nothing{ransom(1), kPass};
  REQUIRE(game->legal_actions() == ransom_or_nothing);  // a ransom is a choice (BASE-TURN-09)
  play(*game, ransom(1));
  REQUIRE(is_legal(*game, claim(*game, road, west)));
}

TEST_CASE("TOWER-X07: capture comes before scoring (TOWER-CAP-08, TOWER-CAP-07)",
          "[engine][tower][examples]") {
  for (const bool captures : {true, false}) {
    const auto game = with_pile({"F", "U", "N", "E", kTower, "U", "M", "U"});
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
    const auto game = with_pile({kTower, "U", kTowerCity, "U"}, {{"tower_top_capture", tops}});
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
    REQUIRE(game->snapshot().table.towers.at(0).height == 2);
  }
}

TEST_CASE("TOWER-X09: out of pieces (TOWER-ACT-03)", "[engine][tower][examples]") {
  const auto before = with_pile({kTower, kTower, "U", "U"});
  lay_and(*before, 0, 1, 0, build(0, 1));
  lay(*before, 0, 2, 0);
  const auto game = changed(*before, [](TableState& table) { table.seats[0].tower_pieces = 0; });
  play(*game, place(1, 0, 0));
  REQUIRE(code_of(*game, build(0, 1)) == Code::no_tower_piece_left);
  REQUIRE(code_of(*game, build(0, 2)) == Code::no_tower_piece_left);
  REQUIRE(of_kind(*game, ActionKind::place_tower_piece).empty());
  REQUIRE(is_legal(*game, top(0, 1)));
  REQUIRE(is_legal(*game, claim(*game, road, west)));
}

TEST_CASE("TOWER-X10: the last turn is an ordinary one (TOWER-END-01, TOWER-END-02)",
          "[engine][tower][examples]") {
  for (const bool captures : {true, false}) {
    const auto game = with_pile({"E", kTower, "U"});
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
    const auto game = with_pile({"B", "U", kTower, "U"}, {{"tower_self_capture", own}});
    lay_and_pray(*game, 0, 1, 0);
    lay(*game, 1, 0, 0);
    const Events events = lay_and(*game, 1, 1, 0, build(1, 1));
    REQUIRE(only<TurnEnded>(events).size() == (own ? 0 : 1));
    if (!own) continue;
    const Events taken = play(*game, take(*game, 0, 1));
    REQUIRE(only<PieceReturned>(taken).size() == 1);
    REQUIRE(only<PieceCaptured>(taken).empty());
    REQUIRE(supply(*game, 0) == 7);
    REQUIRE(game->snapshot().table.prisoners.empty());
  }
}

TEST_CASE("TOWER-X12: no rings of three (TOWER-PRIS-04)", "[engine][tower][examples]") {
  const auto before = with_pile({"B", "U", kTower, "E", "U", "U"}, {}, 3);
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
    const auto left = game->snapshot().table.prisoners;
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
  const auto peace = with_pile({"U"});
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
            std::erase_if(table.prisoners, [](const Prisoners& some) { return some.captor == 0; });
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
    const auto peace = with_pile({"W", "U", "X", "U"}, {{"ransom_window", window}});
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
    const auto peace = with_pile({"U", "U"}, {{"ransom_window", std::string("before_action")}});
    const auto game = changed(*peace, [](TableState& table) {
      table.seats[0].score = 3;
      imprison(table, 1, 0);
    });
    if (!while_placing) play(*game, place(1, 0, 0));
    REQUIRE(is_legal(*game, ransom(1)));
  }
}

TEST_CASE("a late ransom can be declined (TOWER-RANSOM-05)", "[engine][tower]") {
  const auto peace = with_pile({"U", "U"});
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
  const auto peace = with_pile({"E", "U"});
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
  const auto peace = with_pile({"E", "C", "U"}, {{"unplaceable", std::string("redraw_may")}});
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

TEST_CASE("exactly one of deploying, building, topping and skipping (TOWER-ACT-01)", "[engine][tower]") {
  const auto before = with_pile({kTower, "U", kTower, "U"});
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
  const auto game = with_pile({kTower, "U", "U", "U", "U"});
  lay_and_farm(*game, 0, 1, 0, 0);
  play(*game, place(1, 0, 0));
  REQUIRE(code_of(*game, top(0, 1)) == Code::no_open_tower);  // an empty foundation
  play(*game, build(0, 1));                                   // the farmer on the tile does not mind
  play(*game, kPass);
  lay_and(*game, 2, 0, 0, top(0, 1));
  REQUIRE(game->snapshot().table.pieces.size() == 2);
}

TEST_CASE("a captured follower's feature is free for whoever comes later (TOWER-CAP-09)", "[engine][tower]") {
  const auto game = with_pile({"U", kTower, "U", "U"});
  lay_and_claim(*game, 1, 0, 0, road, west);
  play(*game, place(1, 1, 0));
  play(*game, build(1, 1));
  const Events events = play(*game, take(*game, 1, 0));
  REQUIRE(only<TurnEnded>(events).size() == 1);  // not in the same turn
  play(*game, place(2, 0, 0));
  REQUIRE(is_legal(*game, claim(*game, road, west)));
}

TEST_CASE("of several targets, also on one tile, the builder takes one (TOWER-CAP-06)", "[engine][tower]") {
  const auto game = with_pile({"tower-FFFF-monastery", "U", "U", kTower, "U"},
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
  const auto game = with_pile({kTower, "U", "U"});
  lay_and(*game, 0, 1, 0, build(0, 1));
  lay_and(*game, 1, 0, 0, top(0, 1));
  play(*game, place(0, 2, 0));
  REQUIRE(is_legal(*game, claim_field(*game, 0)));
  play(*game, kPass);
  REQUIRE(game->over());
  REQUIRE(score(*game, 0) + score(*game, 1) == 0);
}

TEST_CASE("a capture may be declined (TOWER-CAP-01, TOWER-DIFF-05)", "[engine][tower]") {
  const auto game = with_pile({"B", kTower, "U"});
  lay_and_pray(*game, 0, 1, 0);
  lay_and(*game, 1, 1, 0, build(1, 1));
  play(*game, kPass);
  REQUIRE(game->snapshot().table.pieces.size() == 1);
  REQUIRE(game->to_act() == 0);
}

TEST_CASE("who resigns before the capture captures nothing (TOWER-PRIS-06, BASE-RESIGN-04)",
          "[engine][tower]") {
  const auto game = with_pile({"B", kTower, "U", "U"}, {}, 3);
  lay_and_pray(*game, 0, 1, 0);
  lay_and(*game, 1, 1, 0, build(1, 1));
  play(*game, kResign);
  REQUIRE(game->to_act() == 2);
  REQUIRE(game->snapshot().table.pieces.size() == 1);
  REQUIRE(tower_pieces(*game, 1) == 8);
}

TEST_CASE("who resigns before an exchange gets the ordinary follower back (TOWER-PRIS-06)",
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
  const auto peace = with_pile({"U", "U"}, {}, 3);
  const auto game = changed(*peace, [](TableState& table) {
    table.seats[0].score = 5;
    imprison(table, 1, 0);
    table.seats[1].resigned = true;
  });
  play(*game, ransom(1));
  REQUIRE(score(*game, 1) == 3);
}

}  // namespace bastide::test
