// Bazaars: when they are held, the auction, and the turns with bought tiles.
#include <engine/catalogue.hpp>

#include "catch.hpp"
#include "modules/bridges_castles_and_bazaars/bazaar_games.hpp"

#include <algorithm>
#include <string>

namespace bastide::test {
namespace {

using std::string;

const Options kPick{{"bazaar_auction", string("pick")}};
const Options kDebt{{"bazaar_debt", true}};

/// Who gets points, and how many, as the events tell.
std::vector<std::pair<Seat, int>> payments(const Events& events) {
  std::vector<std::pair<Seat, int>> paid;
  for (const Scored& scored : only<Scored>(events))
    if (scored.reason == ScoreReason::bazaar) paid.emplace_back(scored.seat, scored.points);
  return paid;
}
using Payments = std::vector<std::pair<Seat, int>>;

std::vector<Seat> drawers(const Events& events) {
  std::vector<Seat> seats;
  for (const TileDrawn& drawn : only<TileDrawn>(events)) seats.push_back(drawn.seat);
  return seats;
}

}  // namespace

TEST_CASE(
    "after a tile with a bazaar as many tiles as players lie open "
    "(BRIDGES-BAZAAR-01, BRIDGES-BAZAAR-02, BRIDGES-TURN-04, EXP-TURN-30)",
    "[engine][bazaar]") {
  const auto game = game_with(kWithBazaars, {kBazaar, "E", "U", "B", "E"}, {}, 3);
  play(*game, place(0, 1, 0));
  REQUIRE(game->phase() == Phase::action);
  REQUIRE(open_tiles(*game).empty());
  const Events events = play(*game, kPass);
  REQUIRE(only<BazaarOpened>(events).at(0).seat == 0);
  REQUIRE(only<BazaarOpened>(events).at(0).tiles == tiles({"E", "U", "B"}));
  REQUIRE(only<TurnEnded>(events).empty());
  REQUIRE(open_tiles(*game) == tiles({"E", "U", "B"}));
  REQUIRE(game->phase() == Phase::bazaar);
  REQUIRE(game->view(0).tiles_left == 1);
}

TEST_CASE("a discarded tile opens no bazaar, nor does a game of one (BRIDGES-BAZAAR-01, BRIDGES-BAZAAR-02)",
          "[engine][bazaar]") {
  const auto game = game_with(kWithBazaars, {"E", "bazaar-CCCC-joined-bazaar", "U", "U", "U", "U"});
  const Events events = lay(*game, 0, -1, 2);  // closes the one city, so that the next tile fits nowhere
  REQUIRE(only<TileDiscarded>(events).size() == 1);
  lay(*game, 1, 0, 0);
  REQUIRE(game->phase() == Phase::place);
  REQUIRE(game->to_act() == 0);
  const auto alone = game_with(kWithBazaars, {kBazaar, "E", "U", "B"}, {}, 1);
  lay(*alone, 0, 1, 0);
  REQUIRE(alone->phase() == Phase::place);
}

TEST_CASE("with fewer tiles than players there is no bazaar (BRIDGES-BAZAAR-02, EXP-END-02)",
          "[engine][bazaar]") {
  REQUIRE(at_bazaar({"E", "U"}, {0, 0})->phase() == Phase::bazaar);
  REQUIRE(at_bazaar({"E", "U"}, {0, 0, 0})->phase() == Phase::place);
  REQUIRE(at_bazaar({"E"}, {0, 0})->phase() == Phase::place);
  REQUIRE(at_bazaar({}, {0, 0})->over());
}

TEST_CASE("the seat behind the opener offers any of the open tiles (BRIDGES-BAZAAR-03)", "[engine][bazaar]") {
  const auto game = at_bazaar({"E", "U", "B"}, {10, 2, 8});
  REQUIRE(game->to_act() == 1);
  REQUIRE(table_of(*game).turn_seat == Seat{0});
  REQUIRE(of_kind(*game, ActionKind::bazaar_offer).size() == 9);
  REQUIRE(game->legal_actions().size() == 9);
  REQUIRE(code_of(*game, offer(3)) == Code::no_such_offer);
  REQUIRE(code_of(*game, offer(0, 3)) == Code::bid_too_high);
  REQUIRE(code_of(*game, bid(1)) == Code::wrong_phase);
  REQUIRE(code_of(*game, kBuy) == Code::wrong_phase);
  REQUIRE(code_of(*game, kPass) == Code::cannot_pass);
  const Events events = play(*game, offer(1, 2));
  REQUIRE(only<BazaarBid>(events).at(0).tile == tile_named("U"));
  REQUIRE(only<BazaarBid>(events).at(0).bid == 2);
  REQUIRE(code_of(*game, offer(0)) == Code::wrong_phase);
}

TEST_CASE("each other seat without a tile bids more or passes, once (BRIDGES-BAZAAR-04)",
          "[engine][bazaar]") {
  const auto game = at_bazaar({"E", "U", "B", "X"}, {9, 9, 9, 9});
  play(*game, offer(0, 3));
  REQUIRE(game->to_act() == 2);
  REQUIRE(code_of(*game, bid(3)) == Code::bid_too_low);
  REQUIRE(code_of(*game, bid(10)) == Code::bid_too_high);
  play(*game, kPass);
  REQUIRE(game->to_act() == 3);
  play(*game, bid(5));
  REQUIRE(game->to_act() == 0);
  play(*game, bid(6));
  REQUIRE(game->to_act() == 1);
  REQUIRE(game->legal_actions() == std::vector{kBuy, kSell});
  REQUIRE(code_of(*game, kPass) == Code::cannot_pass);
  play(*game, kSell);
  REQUIRE(bought_by(*game, 0) == tile_named("E"));
  // Seat 2 offers, seat 0 has a tile and is not asked.
  play(*game, offer(0, 0));
  REQUIRE(game->to_act() == 3);
  play(*game, kPass);
  REQUIRE(game->to_act() == 1);
}

TEST_CASE("the seller buys, sells, or pays its own bid to nobody (BRIDGES-BAZAAR-05)", "[engine][bazaar]") {
  const auto with_bid = [] {
    auto game = at_bazaar({"E", "U", "B"}, {10, 6, 8});
    play(*game, offer(0, 1));
    play(*game, bid(4));
    play(*game, kPass);
    return game;
  };
  const auto sold = with_bid();
  const Events sale = play(*sold, kSell);
  REQUIRE(payments(sale) == Payments{{2, -4}, {1, 4}});
  REQUIRE(only<TileAuctioned>(sale).at(0).to == 2);
  REQUIRE(only<TileAuctioned>(sale).at(0).from == 1);
  REQUIRE(only<TileAuctioned>(sale).at(0).price == 4);
  REQUIRE(scores_of(*sold) == std::vector{10, 10, 4});
  REQUIRE(bought_by(*sold, 2) == tile_named("E"));
  const auto bought = with_bid();
  REQUIRE(payments(play(*bought, kBuy)) == Payments{{1, -4}, {2, 4}});
  REQUIRE(bought_by(*bought, 1) == tile_named("E"));
  const auto kept = at_bazaar({"E", "U", "B"}, {10, 6, 8});
  play(*kept, offer(2, 5));
  play(*kept, kPass);
  const Events own = play(*kept, kPass);
  REQUIRE(payments(own) == Payments{{1, -5}});
  REQUIRE(only<TileAuctioned>(own).at(0).from == kNoSeat);
  REQUIRE(bought_by(*kept, 1) == tile_named("B"));
}

TEST_CASE("the next seat without a tile sells, and the last one gets the last tile (BRIDGES-BAZAAR-06)",
          "[engine][bazaar]") {
  const auto game = at_bazaar({"E", "U", "B"}, {9, 9, 9});
  play(*game, offer(0, 0));
  play(*game, bid(1));
  play(*game, kPass);
  play(*game, kSell);  // seat 2 has a tile now, and seat 1 none
  REQUIRE(game->to_act() == 0);
  play(*game, offer(0, 0));
  REQUIRE(game->to_act() == 1);
  play(*game, bid(2));
  const Events events = play(*game, kSell);
  const auto sold = only<TileAuctioned>(events);
  REQUIRE(sold.size() == 2);
  REQUIRE(sold[1].to == 0);
  REQUIRE(sold[1].tile == tile_named("B"));
  REQUIRE(sold[1].price == 0);
  REQUIRE(scores_of(*game) == std::vector{11, 8, 8});
}

TEST_CASE("a seller that sold sells again (BRIDGES-BAZAAR-06)", "[engine][bazaar]") {
  const auto game = at_bazaar({"E", "U", "B"}, {9, 9, 9});
  play(*game, offer(0, 0));
  play(*game, bid(1));
  play(*game, kPass);
  play(*game, kSell);
  play(*game, offer(0, 5));  // seat 0 keeps it
  const Events events = play(*game, kPass);
  REQUIRE(only<TileAuctioned>(events).at(1).to == 1);
  REQUIRE(game->phase() == Phase::place);
}

TEST_CASE("nobody bids or buys for more than its points (BRIDGES-BAZAAR-07)", "[engine][bazaar]") {
  const auto game = at_bazaar({"E", "U"}, {7, 3});
  REQUIRE(highest_legal(*game, ActionKind::bazaar_offer) == 3);
  play(*game, offer(0, 1));
  REQUIRE(highest_legal(*game, ActionKind::bazaar_bid) == 7);
  const Events events = play(*game, bid(4));  // the seller cannot pay it
  REQUIRE(payments(events) == Payments{{0, -4}, {1, 4}});
  REQUIRE(game->phase() == Phase::place);
}

TEST_CASE(
    "with debts a seat pays 20 points more than it has (BRIDGES-BAZAAR-07, BRIDGES-DIFF-01, EXP-DIFF-20)",
    "[engine][bazaar]") {
  const auto game = at_bazaar({"E", "U", "B"}, {7, 3, 0}, kDebt);
  REQUIRE(highest_legal(*game, ActionKind::bazaar_offer) == 23);
  play(*game, offer(0, 1));
  REQUIRE(highest_legal(*game, ActionKind::bazaar_bid) == 20);
  play(*game, bid(20));
  play(*game, kPass);
  REQUIRE(is_legal(*game, kBuy));
  play(*game, kSell);
  REQUIRE(scores_of(*game) == std::vector{7, 23, -20});
  const auto restored = changed(*game, [](TableState&) {});
  REQUIRE(restored->score(2) == -20);
  const auto poor = at_bazaar({"E", "U", "B"}, {7, -5, 0}, kDebt);  // no less than with nothing
  REQUIRE(highest_legal(*poor, ActionKind::bazaar_offer) == 20);
  const auto seller = at_bazaar({"E", "U"}, {30, 3}, kDebt);
  play(*seller, offer(0, 0));
  play(*seller, bid(24));
  REQUIRE(seller->phase() == Phase::place);  // 24 is more than 3 + 20
}

TEST_CASE("no bid is above 999 points (BRIDGES-BAZAAR-14)", "[engine][bazaar]") {
  REQUIRE(highest_legal(*at_bazaar({"E", "U"}, {0, 5000}), ActionKind::bazaar_offer) == 999);
}

TEST_CASE("the tiles are played in turns of their own, the opener's last (BRIDGES-BAZAAR-08)",
          "[engine][bazaar]") {
  const auto game = at_bazaar({"E", "U", "B", "X", "V"}, {0, 0, 0}, kPick);
  play(*game, offer(0));
  const Events begin = play(*game, offer(0));
  REQUIRE(only<TurnEnded>(begin).at(0).seat == 0);
  REQUIRE(only<TileDrawn>(begin).at(0).seat == 1);
  REQUIRE(only<TileDrawn>(begin).at(0).tile == tile_named("E"));
  const auto turn = table_of(*game).turn;
  REQUIRE(game->to_act() == 1);
  REQUIRE(table_of(*game).tile == tile_named("E"));
  REQUIRE(table_of(*game).bazaar.hand_is_bought);
  REQUIRE(bought_by(*game, 1) == kNoTile);
  REQUIRE(game->view(0).tiles_left == 2);
  REQUIRE(drawers(play_turn(*game)) == std::vector<Seat>{2});
  REQUIRE(drawers(play_turn(*game)) == std::vector<Seat>{0});
  REQUIRE(table_of(*game).tile == tile_named("B"));
  REQUIRE(drawers(play_turn(*game)) == std::vector<Seat>{1});
  REQUIRE(table_of(*game).tile == tile_named("X"));
  REQUIRE_FALSE(table_of(*game).bazaar.hand_is_bought);
  REQUIRE(table_of(*game).turn == turn + 3);
}

TEST_CASE("a tile got at a bazaar opens none (BRIDGES-BAZAAR-09, EXP-PART-05)", "[engine][bazaar]") {
  const auto game = at_bazaar({"bazaar-FFRF-inn-bazaar", "U", "B", "X", "V"}, {0, 0}, kPick);
  play(*game, offer(0));
  play_turn(*game);
  REQUIRE(game->phase() == Phase::place);
  play_turn(*game);
  REQUIRE(game->phase() == Phase::place);
  REQUIRE(table_of(*game).bazaar.openers.empty());
}

TEST_CASE("a bought tile that fits nowhere leaves the game, and its seat draws (BRIDGES-BAZAAR-10)",
          "[engine][bazaar]") {
  // The one open city is closed, so that CCCC fits nowhere.
  const auto before = [](Names pile) {
    std::vector<TileId> order = tiles({"E", kBazaar});
    for (const TileId tile : tiles(pile)) order.push_back(tile);
    auto game = started(forced_setup(rules_with(kWithBazaars, kPick), 2, order));
    lay(*game, 0, -1, 2);
    lay(*game, 0, 1, 0);
    return game;
  };
  const auto game = before({"C", "U", kBazaar, "U", "U", "U"});
  const Events events = play(*game, offer(0));
  REQUIRE(only<TileDiscarded>(events).at(0).tile == tile_named("C"));
  REQUIRE(table_of(*game).tile == tile_named(kBazaar));
  REQUIRE_FALSE(table_of(*game).bazaar.hand_is_bought);
  play_turn(*game);
  // What was drawn opens a bazaar, after the turns with bought tiles.
  REQUIRE(table_of(*game).bazaar.openers == std::vector<Seat>{0});
  REQUIRE(game->phase() == Phase::place);
  play_turn(*game);
  REQUIRE(game->phase() == Phase::bazaar);
  const auto empty = before({"C", "U"});
  const Events ended = play(*empty, offer(0));
  REQUIRE(only<TurnEnded>(ended).size() == 2);
  REQUIRE(empty->to_act() == 1);
  REQUIRE(table_of(*empty).tile == tile_named("U"));
  play_turn(*empty);
  REQUIRE(empty->over());
}

TEST_CASE("a bought tile is thrown away when the next one fits nowhere either (BRIDGES-BAZAAR-10, -13)",
          "[engine][bazaar]") {
  const auto game = game_with(kWithBazaars, {"E", kBazaar, "C", "U", "C"}, kPick);
  lay(*game, 0, -1, 2);
  lay(*game, 0, 1, 0);
  const Events events = play(*game, offer(0));
  REQUIRE(only<TileDiscarded>(events).size() == 2);
  REQUIRE_FALSE(game->over());
  REQUIRE(game->to_act() == 1);
}

TEST_CASE("with bazaar_auction=pick nobody bids (BRIDGES-BAZAAR-12)", "[engine][bazaar]") {
  const auto game = at_bazaar({"E", "U", "B"}, {9, 9, 9}, kPick);
  REQUIRE(game->to_act() == 1);
  REQUIRE(highest_legal(*game, ActionKind::bazaar_offer) == 0);
  REQUIRE(code_of(*game, offer(0, 1)) == Code::bid_too_high);
  play(*game, offer(2));
  REQUIRE(bought_by(*game, 1) == tile_named("B"));
  REQUIRE(game->to_act() == 2);
  play(*game, offer(0));
  REQUIRE(game->phase() == Phase::place);
  REQUIRE(scores_of(*game) == std::vector{9, 9, 9});
}

TEST_CASE("the game does not end while bought tiles are unplayed (BRIDGES-BAZAAR-13, EXP-END-01)",
          "[engine][bazaar]") {
  const auto game = at_bazaar({"E", "U", "B"}, {0, 0, 0}, kPick);
  play(*game, offer(0));
  play(*game, offer(0));
  REQUIRE(game->view(0).tiles_left == 0);
  for (int i = 0; i < 3; ++i) {
    REQUIRE_FALSE(game->over());
    play_turn(*game);
  }
  REQUIRE(game->over());
}

}  // namespace bastide::test
