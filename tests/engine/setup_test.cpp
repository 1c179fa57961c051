// Before the first turn: seats, supplies, the start tile, who begins.
#include <engine/game.hpp>

#include "catch.hpp"
#include "scenario.hpp"

namespace bastide::test {
namespace {

Setup setup_for(int seats, const Options& options = {}) {
  return forced_setup(base_rules(options), seats, tiles({"U", "V"}));
}

bool seats_accepted(int seats, const Options& options = {}) {
  Events events;
  return carcassonne().start(setup_for(seats, options), events).has_value();
}

}  // namespace

TEST_CASE("two to five play, one practises (BASE-PLAYERS-01)", "[engine][setup]") {
  REQUIRE(carcassonne().seats_min() == 1);
  REQUIRE(carcassonne().seats_max(base_rules()) == 5);
  for (int seats = 1; seats <= 5; ++seats) REQUIRE(seats_accepted(seats));
  for (const int seats : {-1, 0, 6, 7, 300}) REQUIRE_FALSE(seats_accepted(seats));
}

TEST_CASE("a sixth plays only by option (BASE-PLAYERS-02)", "[engine][setup]") {
  const Options on{{"sixth_player", true}};
  REQUIRE(carcassonne().seats_max(base_rules(on)) == 6);
  REQUIRE(seats_accepted(6, on));
  REQUIRE_FALSE(seats_accepted(7, on));
}

TEST_CASE("everybody begins with seven followers and no points (BASE-COMP-02, BASE-COMP-03)",
          "[engine][setup]") {
  for (int seats = 1; seats <= 5; ++seats) {
    const auto game = started(setup_for(seats));
    const TableState table = game->snapshot().table;
    REQUIRE(table.seats.size() == static_cast<std::size_t>(seats));
    for (const SeatState& seat : table.seats) {
      REQUIRE(seat.supply[static_cast<std::size_t>(PieceKind::meeple)] == 7);
      REQUIRE(seat.score == 0);
      REQUIRE_FALSE(seat.resigned);
    }
  }
}

TEST_CASE(
    "start tile D lies at the origin, turned by nothing and owned by nobody (BASE-SETUP-01, BASE-GEO-01)",
    "[engine][setup]") {
  const auto game = started(setup_for(2));
  const TableState table = game->snapshot().table;
  const PlacedTile expected{.tile = tiles({"D"})[0], .cell = {0, 0}, .rotation = 0, .seat = kNoSeat};
  REQUIRE(table.board.size() == 1);
  const bool as_expected = table.board[0] == expected;
  REQUIRE(as_expected);
  REQUIRE(table.pieces.empty());
  REQUIRE(table.turn == 1);
}

TEST_CASE(
    "the set-up says who begins, and play goes by ascending seat, round and round (BASE-SETUP-04, "
    "BASE-SETUP-05)",
    "[engine][setup]") {
  Setup setup = forced_setup(base_rules(), 3, tiles({"U", "U", "U", "U", "U"}));
  setup.first_player = 1;
  const auto game = started(setup);
  int x = 1;
  for (const int expected : {1, 2, 0, 1, 2}) {
    REQUIRE(game->to_act() == expected);
    lay(*game, x++, 0, 0);
  }
}

TEST_CASE(
    "the option `first_player` is a seat or `random`, which is the default (BASE-SETUP-04, BASE-DIFF-10)",
    "[engine][setup]") {
  REQUIRE(base_rules().option("first_player") == -1);
  REQUIRE(base_rules({{"first_player", std::string("random")}}).option("first_player") == -1);
  REQUIRE(base_rules({{"first_player", std::int64_t{3}}}).option("first_player") == 3);
}

TEST_CASE("the pile is drawn in the order of the set-up: the engine never shuffles (BASE-SETUP-02)",
          "[engine][setup]") {
  Random random(4);
  const Setup setup = shuffled_setup(base_rules(), 2, random);
  const auto game = started(setup);
  while (!game->over()) play(*game, game->legal_actions().back());
  const bool in_order = game->drawn() == std::vector<TileId>(setup.piles[0].items);
  REQUIRE(in_order);
  REQUIRE(game->drawn().size() == 71);
}

TEST_CASE("people, houses and gardens on a tile mean nothing in the base game (BASE-COMP-04, BASE-DEPLOY-05)",
          "[engine][setup]") {
  const std::vector<TileId> both = tiles({"base-E", "base-E-garden"});
  for (const TileId id : both) {
    const auto game = started(forced_setup(base_rules(), 2, {id}));
    play(*game, place(0, 1, 2));
    const std::vector<Action> expected{deploy(0), deploy(1), kPass};
    const bool same = game->legal_actions() == expected;
    REQUIRE(same);
  }
}

TEST_CASE("a game shares what it makes of its rules with the next one by the same rules", "[engine][setup]") {
  const auto first = started(setup_for(2));
  Setup again = setup_for(3);
  again.prepared = first->setup().prepared;
  REQUIRE(again.prepared);
  REQUIRE(started(again)->setup().prepared == first->setup().prepared);
}

TEST_CASE("a game uses nothing that another made of other rules, or for another size of board",
          "[engine][setup]") {
  const std::vector<Setup> known{setup_for(2), setup_for(2, {{"tiny_city", std::int64_t{2}}}),
                                 forced_setup(base_rules(), 2, std::vector<TileId>(150, tile_named("U"))),
                                 forced_setup(rules_with({"inns_and_cathedrals"}), 2, tiles({"U"}))};
  for (const Setup& one : known) {
    for (const Setup& other : known) {
      if (&one == &other) continue;
      const auto alone = started(other);
      Setup setup = other;
      setup.prepared = started(one)->setup().prepared;
      const auto game = started(setup);
      REQUIRE(game->setup().prepared != setup.prepared);
      REQUIRE(game->fingerprint() == alone->fingerprint());
      REQUIRE(game->setup().prepared->rules() == other.rules);
    }
  }
}

}  // namespace bastide::test
