// The worked examples of bazaars that begin from scores: no record can.
#include "catch.hpp"
#include "modules/bridges_castles_and_bazaars/bazaar_games.hpp"

namespace bastide::test {

TEST_CASE("BRIDGES-X11: an auction (BRIDGES-BAZAAR-03 to BRIDGES-BAZAAR-08)", "[engine][bazaar]") {
  const auto game = at_bazaar({"E", "U", "B", "X"}, {10, 6, 8});
  REQUIRE(open_tiles(*game) == tiles({"E", "U", "B"}));
  REQUIRE(game->to_act() == 1);
  play(*game, offer(0, 1));
  REQUIRE(game->to_act() == 2);
  REQUIRE(highest_legal(*game, ActionKind::bazaar_bid) == 8);
  play(*game, bid(4));
  REQUIRE(game->to_act() == 0);
  play(*game, kPass);
  REQUIRE(game->to_act() == 1);
  play(*game, kSell);
  REQUIRE(scores_of(*game) == std::vector{10, 10, 4});
  REQUIRE(bought_by(*game, 2) == tile_named("E"));
  REQUIRE(game->to_act() == 0);
  play(*game, offer(0, 0));
  REQUIRE(game->to_act() == 1);
  play(*game, bid(2));
  REQUIRE(game->to_act() == 0);
  play(*game, kBuy);
  REQUIRE(scores_of(*game) == std::vector{8, 12, 4});
  REQUIRE(bought_by(*game, 0) == tile_named("U"));
  for (const auto& [seat, tile] : {std::pair<Seat, const char*>{1, "B"}, {2, "E"}, {0, "U"}, {1, "X"}}) {
    REQUIRE(game->to_act() == seat);
    REQUIRE(table_of(*game).tile == tile_named(tile));
    play_turn(*game);
  }
  const auto debts = at_bazaar({"E", "U", "B"}, {10, 6, 8}, {{"bazaar_debt", true}});
  play(*debts, offer(0, 1));
  REQUIRE(highest_legal(*debts, ActionKind::bazaar_bid) == 28);
}

TEST_CASE("BRIDGES-X15: no money (BRIDGES-BAZAAR-05, BRIDGES-BAZAAR-07, BASE-TURN-09)", "[engine][bazaar]") {
  const auto poor = at_bazaar({"E", "U"}, {0, 3});
  play(*poor, offer(0, 1));  // seat 0 could only pass, so it is not asked
  REQUIRE(scores_of(*poor) == std::vector{0, 2});
  REQUIRE(table_of(*poor).tile == tile_named("E"));
  REQUIRE(bought_by(*poor, 0) == tile_named("U"));
  const auto bidding = [] {
    auto game = at_bazaar({"E", "U"}, {2, 3});
    play(*game, offer(0, 1));
    play(*game, bid(2));
    REQUIRE(game->to_act() == 1);
    return game;
  };
  const auto bought = bidding();
  play(*bought, kBuy);
  REQUIRE(scores_of(*bought) == std::vector{4, 1});
  const auto sold = bidding();
  play(*sold, kSell);
  REQUIRE(scores_of(*sold) == std::vector{0, 5});
}

}  // namespace bastide::test
