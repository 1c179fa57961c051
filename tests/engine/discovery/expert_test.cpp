// The Discovery with two tiles before each seat (DISCOVERY-EXPERT).
#include <engine/game.hpp>

#include "catch.hpp"
#include "describe.hpp"
#include "discovery/discovery_scenario.hpp"

namespace bastide::test::discovery {
namespace {

using Tiles = std::vector<TileId>;

std::unique_ptr<Game> begun_with(int start, std::initializer_list<int> pile) {
  Setup setup = forced_setup(cards(pile), kExpert);
  setup.start = {{card(start), {0, 0}, 0}};
  return started(setup);
}

Tiles hand(const Game& game, Seat seat) { return game.snapshot().table.seats[seat].hand; }

}  // namespace

TEST_CASE("DISCOVERY-EXPERT-01: each seat has two tiles from the beginning, the first player's come first",
          "[discovery][expert]") {
  auto [game, events] = started_with_events(forced_setup(cards({82, 83, 4, 83, 82, 82, 83}), kExpert, 3));
  std::vector<Seat> drawers;
  for (const TileDrawn& drawn : only<TileDrawn>(events)) drawers.push_back(drawn.seat);
  REQUIRE(drawers == std::vector<Seat>{0, 0, 1, 1, 2, 2});
  REQUIRE(game->snapshot().table.tile == card(82));
  REQUIRE(hand(*game, 0) == cards({83}));
  REQUIRE(hand(*game, 1) == cards({4, 83}));
  REQUIRE(hand(*game, 2) == cards({82, 82}));
  REQUIRE(game->view(1).tiles_left == 1);
}

TEST_CASE("DISCOVERY-EXPERT-01: a seat places either tile, and draws up to two when its turn ends",
          "[discovery][expert]") {
  const auto game = with_pile({82, 83, 4, 83, 82, 82, 83}, kExpert);
  REQUIRE(is_legal(*game, place(0, -1, 0)));
  REQUIRE(is_legal(*game, place_other(0, 1, 0)));
  REQUIRE_FALSE(is_legal(*game, place(0, 1, 0)));
  play(*game, place_other(0, 1, 0));
  REQUIRE(game->snapshot().table.board.back().tile == card(83));
  REQUIRE(hand(*game, 0) == cards({82}));
  const Events events = play(*game, kPass);
  REQUIRE(text(events) == std::vector<std::string>{"seat 0 draws D62", "the turn of seat 0 ends"});
  REQUIRE(hand(*game, 0) == cards({82, 82}));
  REQUIRE(game->to_act() == 1);
  REQUIRE(game->snapshot().table.tile == card(4));
}

TEST_CASE("DISCOVERY-EXPERT-02: if neither tile fits both leave the game and two are drawn",
          "[discovery][expert]") {
  const auto game = begun_with(84, {83, 82, 84, 84, 83, 84, 84});
  const TableState table = game->snapshot().table;
  REQUIRE(table.discards == cards({83, 82}));
  REQUIRE(game->to_act() == 0);
  REQUIRE(table.tile == card(83));
  REQUIRE(table.seats[0].hand == cards({84}));  // one that does not fit stays beside one that does
  REQUIRE_FALSE(is_legal(*game, place(0, 1, 0)));
  REQUIRE(is_legal(*game, place_other(0, 1, 0)));
}

TEST_CASE("DISCOVERY-EXPERT-02: with nothing left to draw the turn ends so, and the others play on",
          "[discovery][expert]") {
  const auto game = begun_with(84, {84, 84, 83, 82});
  const Events events = lay(*game, 0, 1, 0);
  REQUIRE(only<TileDiscarded>(events).size() == 2);
  REQUIRE(only<TurnEnded>(events).size() == 2);
  REQUIRE(game->to_act() == 0);
  REQUIRE(game->snapshot().table.tile == card(84));
  REQUIRE(game->snapshot().table.turn == 3);
}

TEST_CASE("DISCOVERY-EXPERT-03: the game ends when nobody has a tile", "[discovery][expert]") {
  const auto game = begun_with(84, {84, 84, 84});
  lay(*game, 0, 1, 0);
  REQUIRE(game->to_act() == 1);
  lay(*game, 0, 2, 0);
  REQUIRE(game->to_act() == 0);
  const Events events = lay(*game, 0, 3, 0);
  REQUIRE(game->over());
  REQUIRE(only<GameFinished>(events).at(0).ended == Ending::finished);
  REQUIRE(game->snapshot().table.board.size() == 4);
}

}  // namespace bastide::test::discovery
