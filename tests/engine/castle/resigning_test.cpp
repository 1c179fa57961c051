// Leaving a game of The Castle (CASTLE-RESIGN-01).
#include <engine/game.hpp>

#include "castle/castle_scenario.hpp"
#include "catch.hpp"

namespace bastide::test::castle {
namespace {

Events resign(Game& game, Seat seat) {
  Events events;
  REQUIRE(game.apply(seat, kResign, events));
  return events;
}

void check_over(const Game& game, const Events& events, Seat winner, const std::vector<int>& scores) {
  const auto finished = only<GameFinished>(events).at(0);
  REQUIRE(game.over());
  REQUIRE(finished.ended == Ending::resigned);
  REQUIRE(finished.winners == std::vector<Seat>{winner});
  REQUIRE(finished.scores == scores);
  REQUIRE(only<Scored>(events).empty());
  REQUIRE(phase(game) == Phase::over);
  REQUIRE(game.snapshot().table.pending.empty());
  REQUIRE(kind().restore(game.setup(), game.snapshot()));
}

}  // namespace

TEST_CASE(
    "CASTLE-RESIGN-01: the other seat wins at once, with fewer points even, and the tile in hand is "
    "discarded",
    "[castle][resigning]") {
  for (const Seat quitter : {Seat{0}, Seat{1}}) {
    const auto game = with_scores(*with_pile({"K13", "K02"}), 30, 40);
    const Events events = resign(*game, quitter);
    REQUIRE(only<SeatResigned>(events).at(0).seat == quitter);
    REQUIRE(only<TileDiscarded>(events).size() == 1);
    check_over(*game, events, quitter == 0 ? 1 : 0, {30, 40});
    const TableState table = game->snapshot().table;
    REQUIRE(table.discards == tiles({"K13"}));
    REQUIRE(table.seats[quitter].resigned);
    REQUIRE_FALSE(table.seats[quitter == 0 ? 1 : 0].resigned);
    Events none;
    REQUIRE(game->apply(0, kResign, none).error().code == Code::game_over);
  }
}

TEST_CASE("CASTLE-RESIGN-01: there is no final scoring, and no completed feature is scored any more",
          "[castle][resigning]") {
  const auto game = with_pile({"K13", "K13"});
  play(*game, place(4, 12, 0));
  play(*game, figure(*game, n1));  // a court with two markets
  check_over(*game, resign(*game, 1), 0, {0, 0});

  const auto deploying = with_pile({"K24", "K13"});
  play(*deploying, place(4, 6, 3));
  check_over(*deploying, resign(*deploying, 0), 1, {0, 0});
}

TEST_CASE("CASTLE-RESIGN-01: either seat may resign while a doubling or an extra turn is offered",
          "[castle][resigning]") {
  for (const Seat quitter : {Seat{0}, Seat{1}}) {
    const auto begun = with_pile({"K47", "K47", "K13", "K13"});
    lay(*begun, 4, 12, 2);
    const auto doubling = with_corner_taken(*begun, 1, 1);
    lay_figure(*doubling, 3, 12, 1, e2);
    REQUIRE(phase(*doubling) == Phase::score);
    check_over(*doubling, resign(*doubling, quitter), quitter == 0 ? 1 : 0, {0, 0});

    const auto extra = with_corner_taken(*begun, 1, 0);
    lay(*extra, 3, 12, 1);
    REQUIRE(phase(*extra) == Phase::extra);
    check_over(*extra, resign(*extra, quitter), quitter == 0 ? 1 : 0, {0, 0});
  }
}

}  // namespace bastide::test::castle
