// Leaving a game of The Discovery (DISCOVERY-RESIGN-01).
#include <engine/game.hpp>

#include "catch.hpp"
#include "discovery/discovery_scenario.hpp"

namespace bastide::test::discovery {
namespace {

Events resign(Game& game, Seat seat) {
  Events events;
  REQUIRE(game.apply(seat, kResign, events));
  return events;
}

}  // namespace

TEST_CASE("DISCOVERY-RESIGN-01: of two the other wins at once, and the tile in hand is discarded",
          "[discovery][resigning]") {
  for (const Seat quitter : {Seat{0}, Seat{1}}) {
    const auto game = with_pile({4, 83, 83});
    lay_and_explore(*game, 0, -1, 0, Side::south);
    const Events events = resign(*game, quitter);
    REQUIRE(game->over());
    const GameFinished end = only<GameFinished>(events).at(0);
    REQUIRE(end.ended == Ending::resigned);
    REQUIRE(end.winners == std::vector<Seat>{quitter == 0 ? Seat{1} : Seat{0}});
    REQUIRE(end.scores == std::vector{0, 0});  // no final scoring
    REQUIRE(game->snapshot().table.discards == cards({83}));
    Events none;
    REQUIRE(game->apply(0, kResign, none).error().code == Code::game_over);
  }
}

TEST_CASE("DISCOVERY-RESIGN-01: of three the others play on, and the followers stay, occupy and score",
          "[discovery][resigning]") {
  const auto game = with_pile({4, 82, 83, 83}, {}, 3);
  lay_and_explore(*game, 0, -1, 0, Side::south);  // a grassland of two tiles
  resign(*game, 0);
  REQUIRE(game->to_act() == 1);
  play(*game, place(0, -2, 0));
  REQUIRE(game->snapshot().table.tile == card(83));  // nothing to claim: the grassland is held
  REQUIRE(game->to_act() == 2);
  lay(*game, 0, 1, 0);
  REQUIRE(game->to_act() == 1);  // seat 0 is skipped
  const Events events = lay(*game, 0, 2, 0);
  REQUIRE(points(events, 0) == std::vector{3});
  const GameFinished end = only<GameFinished>(events).at(0);
  REQUIRE(end.ended == Ending::finished);
  REQUIRE(end.scores == std::vector{3, 0, 0});
  REQUIRE(end.winners == std::vector<Seat>{1, 2});  // who has resigned cannot win
}

TEST_CASE("DISCOVERY-RESIGN-01: who is to act leaves with its tile, or without its one action",
          "[discovery][resigning]") {
  const auto placing = with_pile({4, 82, 83}, {}, 3);
  const Events left = resign(*placing, 0);
  REQUIRE(only<TileDiscarded>(left).at(0).tile == card(4));
  REQUIRE(only<TurnEnded>(left).size() == 1);
  REQUIRE(placing->to_act() == 1);

  const auto acting = with_pile({4, 82, 83}, {}, 3);
  play(*acting, place(0, -1, 0));
  REQUIRE(acting->phase() == Phase::action);
  REQUIRE(only<TileDiscarded>(resign(*acting, 0)).empty());
  REQUIRE(acting->to_act() == 1);
  REQUIRE(acting->snapshot().table.board.size() == 2);
}

TEST_CASE("DISCOVERY-RESIGN-01: tiles that lie open before a seat leave with it (DISCOVERY-EXPERT-01)",
          "[discovery][resigning][expert]") {
  const auto game = with_pile({4, 82, 83, 82, 82, 83, 83}, kExpert, 3);
  REQUIRE(only<TileDiscarded>(resign(*game, 1)).size() == 2);
  REQUIRE(game->to_act() == 0);
  const TableState table = game->snapshot().table;
  REQUIRE(table.discards == cards({83, 82}));
  REQUIRE(table.seats[1].hand.empty());
  const Events events = resign(*game, 2);
  REQUIRE(game->over());
  REQUIRE(only<TileDiscarded>(events).size() == 4);  // also those of the winner
}

}  // namespace bastide::test::discovery
