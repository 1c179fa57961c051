// Bazaars with other modules, seats that leave, and saves.
#include <engine/game.hpp>
#include <engine/seen_game.hpp>

#include "catch.hpp"
#include "modules/bridges_castles_and_bazaars/bazaar_games.hpp"
#include "modules/princess_and_dragon/games.hpp"
#include "modules/tower/games.hpp"
#include "modules/traders_and_builders/games.hpp"
#include "properties.hpp"
#include "random_games.hpp"

#include <algorithm>
#include <string>

namespace bastide::test {
namespace {

using std::string;

const Options kByPicking{{"bazaar_auction", string("pick")}};
const Modules kWithTradersAndBazaars{"farmers", "traders_and_builders", "bridges_castles_and_bazaars"};

}  // namespace

TEST_CASE(
    "two tiles with a bazaar in a double turn open two, with their turns between "
    "(BRIDGES-BAZAAR-11, BRIDGES-DIFF-04)",
    "[engine][bazaar][traders]") {
  const auto game = with_a_builder({"E", "bazaar-RFRF-ends-bazaar", kBazaar, "B", "B", "B", "B", "B"},
                                   kByPicking, kWithTradersAndBazaars);
  lay_elsewhere(*game);
  const Events first = lay(*game, 3, 0, 1);
  REQUIRE(only<BazaarOpened>(first).empty());  // the second part comes first
  REQUIRE(table_of(*game).parts.part == PartReason::builder);
  lay_elsewhere(*game);
  REQUIRE(game->phase() == Phase::bazaar);
  REQUIRE(table_of(*game).bazaar.openers == std::vector<Seat>{0, 0});
  REQUIRE_FALSE(table_of(*game).parts.part);
  play(*game, offer(0));
  REQUIRE(game->to_act() == 1);
  REQUIRE(table_of(*game).bazaar.openers == std::vector<Seat>{0});
  play_turn(*game);
  REQUIRE(game->to_act() == 0);
  play_turn(*game);
  REQUIRE(game->phase() == Phase::bazaar);
  REQUIRE(game->to_act() == 1);
  play(*game, offer(0));
  play_turn(*game);
  play_turn(*game);
  REQUIRE(game->phase() == Phase::place);
  REQUIRE(game->to_act() == 1);
}

TEST_CASE(
    "a bazaar drawn in a second part is held after all bought tiles, by who placed it (BRIDGES-BAZAAR-09)",
    "[engine][bazaar][traders]") {
  const auto game =
      with_a_builder({kBazaar, "U", "B", kBazaar, "B", "B", "B"}, kByPicking, kWithTradersAndBazaars);
  lay_elsewhere(*game);  // by seat 1
  REQUIRE(game->to_act() == 0);
  play(*game, offer(0));
  lay(*game, 3, 0, 0);  // extends the builder's road
  REQUIRE(table_of(*game).parts.part == PartReason::builder);
  REQUIRE(table_of(*game).tile == tile_named(kBazaar));
  lay_elsewhere(*game);
  REQUIRE(table_of(*game).bazaar.openers == std::vector<Seat>{0});
  REQUIRE(game->to_act() == 1);
  REQUIRE(game->phase() == Phase::place);
  const Events opened = play_turn(*game);
  REQUIRE(only<BazaarOpened>(opened).at(0).seat == 0);
  REQUIRE(game->to_act() == 1);
  play(*game, offer(0));
  REQUIRE(game->to_act() == 1);
  REQUIRE(table_of(*game).bazaar.hand_is_bought);
  play_turn(*game);
  REQUIRE(game->to_act() == 0);
  play_turn(*game);
  REQUIRE(game->to_act() == 1);
}

TEST_CASE("no abbey is laid instead of a bought tile, but one is in a further part (EXP-PART-04)",
          "[engine][bazaar][abbey]") {
  std::vector<StartTile> start = carcassonne().opening_layout(rules_with(kWithBazaars));
  for (const auto& [x, y] : {std::pair{0, 1}, {1, 1}, {1, 2}, {-1, 1}, {-1, 2}, {1, 3}, {0, 3}})
    start.push_back(lying("B", x, y));
  const auto game = from_layout(start, {kBazaar, "B", "B", "B", "B"}, kByPicking,
                                {"farmers", "abbey_and_mayor", "bridges_castles_and_bazaars"});
  REQUIRE(game->phase() == Phase::abbey);
  play(*game, kPass);
  lay(*game, 2, 2, 0);
  play(*game, offer(0));
  REQUIRE(game->phase() == Phase::place);
  REQUIRE(game->to_act() == 1);
  lay(*game, 3, 2, 0);
  REQUIRE(game->phase() == Phase::place);
  lay(*game, 4, 2, 0);
  REQUIRE(game->phase() == Phase::abbey);
}

TEST_CASE(
    "dragons that come too early are replaced, as far as the pile goes (BRIDGES-MIX-07, BRIDGES-BAZAAR-15)",
    "[engine][bazaar][dragon]") {
  const Modules modules{"farmers", "princess_and_dragon", "bridges_castles_and_bazaars"};
  const auto game = at_bazaar({kDragon, "E", "U", "B"}, {0, 0}, kByPicking, modules);
  REQUIRE(open_tiles(*game) == tiles({"E", "U"}));
  REQUIRE(table_of(*game).held_back == tiles({kDragon}));
  REQUIRE(game->view(0).tiles_left == 1);
  const auto few = at_bazaar({"E", kDragon}, {3, 3}, {}, modules);
  REQUIRE(open_tiles(*few) == tiles({"E"}));
  play(*few, offer(0, 1));
  REQUIRE(few->to_act() == 0);
  play(*few, bid(2));
  play(*few, kSell);
  REQUIRE(few->to_act() == 0);
  REQUIRE(table_of(*few).tile == tile_named("E"));
  play_turn(*few);
  REQUIRE(few->over());
  const auto none = at_bazaar({kDragon, kDragon}, {3, 3}, {}, modules);
  REQUIRE(none->over());
}

TEST_CASE("no ransom is paid during an auction, but in turns with bought tiles (EXP-MIX-39, BRIDGES-MIX-04)",
          "[engine][bazaar][tower]") {
  const auto game =
      changed(*at_bazaar({"E", "U"}, {9, 9}, kByPicking, {"farmers", "tower", "bridges_castles_and_bazaars"}),
              [](TableState& table) { imprison(table, 0, 1); });
  REQUIRE(game->to_act() == 1);
  REQUIRE(code_of(*game, ransom(0)) == Code::wrong_phase);
  play(*game, offer(0));
  REQUIRE(game->phase() == Phase::place);
  REQUIRE(is_legal(*game, ransom(0)));
}

TEST_CASE("somebody who has debts pays no ransom (EXP-MIX-39)", "[engine][bazaar][tower]") {
  const auto game = changed(*at_bazaar({"E", "U"}, {9, -4}, {{"bazaar_debt", true}},
                                       {"farmers", "tower", "bridges_castles_and_bazaars"}),
                            [](TableState& table) { imprison(table, 0, 1); });
  play(*game, offer(0, 0));
  play(*game, kPass);
  REQUIRE(game->to_act() == 1);
  REQUIRE(code_of(*game, ransom(0)) == Code::too_few_points);
}

TEST_CASE("bazaars wait in the order of their tiles, at most 16 (BRIDGES-BAZAAR-17)", "[engine][bazaar]") {
  const auto placed_after = [](const std::vector<Seat>& openers) {
    const auto game = changed(*game_with(kWithBazaars, {kBazaar, "E", "U"}, {}, 3),
                              [&](TableState& table) { table.bazaar.openers = openers; });
    play(*game, place(0, 1, 0));
    return table_of(*game).bazaar.openers;
  };
  REQUIRE(placed_after({2, 1}) == std::vector<Seat>{2, 1, 0});
  REQUIRE(placed_after(std::vector<Seat>(15, 1)).size() == 16);
  REQUIRE(placed_after(std::vector<Seat>(16, 1)) == std::vector<Seat>(16, 1));
}

// --- Seats that leave

TEST_CASE("as many tiles as seats in play lie open (EXP-RESIGN-03)", "[engine][bazaar]") {
  const auto game = game_with(kWithBazaars, {kBazaar, "E", "U", "B", "X"}, {}, 4);
  Events events;
  REQUIRE(game->apply(2, kResign, events));
  lay(*game, 0, 1, 0);
  REQUIRE(open_tiles(*game) == tiles({"E", "U", "B"}));
}

TEST_CASE("the bid of who leaves is void, and the one before it counts (EXP-RESIGN-03)", "[engine][bazaar]") {
  Events events;
  const auto bidding = [] {
    auto game = at_bazaar({"E", "U", "B", "X"}, {9, 9, 9, 9});
    play(*game, offer(0, 1));
    play(*game, bid(2));
    play(*game, bid(4));
    return game;
  };
  const auto game = bidding();  // seat 0 is asked
  REQUIRE(game->apply(3, kResign, events));
  REQUIRE(game->to_act() == 0);
  REQUIRE(is_legal(*game, bid(3)));
  play(*game, kPass);
  REQUIRE(game->to_act() == 1);
  play(*game, kSell);
  REQUIRE(bought_by(*game, 2) == tile_named("E"));
  REQUIRE(game->score(1) == 11);
  // It leaves while the seller thinks about its bid: the seller's own bid is the highest.
  const auto deciding = at_bazaar({"E", "U", "B"}, {9, 9, 9});
  play(*deciding, offer(0, 1));
  play(*deciding, bid(3));
  play(*deciding, kPass);
  REQUIRE(deciding->apply(2, kResign, events));
  REQUIRE(bought_by(*deciding, 1) == tile_named("E"));
  REQUIRE(deciding->score(1) == 8);
  // Who is asked leaves.
  const auto asked = bidding();
  play(*asked, kResign);
  REQUIRE(asked->to_act() == 1);
  REQUIRE(is_legal(*asked, kBuy));
}

TEST_CASE("with the seller its offer goes, and the next seat sells (EXP-RESIGN-03, BRIDGES-BAZAAR-16)",
          "[engine][bazaar]") {
  Events events;
  const auto game = at_bazaar({"E", "U", "B"}, {9, 9, 9});
  play(*game, offer(0, 1));
  REQUIRE(game->apply(1, kResign, events));
  REQUIRE(game->to_act() == 2);
  REQUIRE(open_tiles(*game) == tiles({"E", "U", "B"}));
  play(*game, offer(2, 1));
  REQUIRE(game->to_act() == 0);
  play(*game, kPass);
  // The last seat takes one of two for nothing, and the other leaves the game.
  REQUIRE(game->to_act() == 0);
  REQUIRE(highest_legal(*game, ActionKind::bazaar_offer) == 0);
  const Events last = play(*game, offer(1));
  REQUIRE(only<TileDiscarded>(last).at(0).tile == tile_named("E"));
  REQUIRE(game->to_act() == 2);
  REQUIRE(game->score(1) == 9);
  REQUIRE(game->score(2) == 8);
}

TEST_CASE("the bought tile of who leaves goes when its turn would come (EXP-RESIGN-03)", "[engine][bazaar]") {
  Events events;
  const auto game = at_bazaar({"E", "U", "B"}, {9, 9, 9}, kByPicking);
  play(*game, offer(0));
  play(*game, offer(0));
  REQUIRE(game->apply(2, kResign, events));
  REQUIRE(bought_by(*game, 2) == tile_named("U"));
  const Events next = play_turn(*game);
  REQUIRE(only<TileDiscarded>(next).at(0).tile == tile_named("U"));
  REQUIRE(game->to_act() == 0);
  // With the tile in hand: it goes at once, and the next seat has its turn.
  const auto in_hand = at_bazaar({"E", "U", "B"}, {9, 9, 9}, kByPicking);
  play(*in_hand, offer(0));
  play(*in_hand, offer(0));
  const Events left = play(*in_hand, kResign);
  REQUIRE(only<TileDiscarded>(left).at(0).tile == tile_named("E"));
  REQUIRE(in_hand->to_act() == 2);
  REQUIRE(table_of(*in_hand).tile == tile_named("U"));
}

TEST_CASE("a bazaar is held though its opener has left in its second part (EXP-RESIGN-02, EXP-RESIGN-03)",
          "[engine][bazaar][traders]") {
  const auto game = with_a_builder({"E", "E", "bazaar-RFRF-ends-bazaar", "B", "B", "B", "B", "B"}, kByPicking,
                                   kWithTradersAndBazaars, 3);
  lay_elsewhere(*game);
  lay_elsewhere(*game);
  lay(*game, 3, 0, 1);
  REQUIRE(table_of(*game).parts.part == PartReason::builder);
  play(*game, kResign);
  REQUIRE(game->phase() == Phase::bazaar);
  REQUIRE(open_tiles(*game).size() == 2);
  REQUIRE(game->to_act() == 1);
}

// --- What is hidden, and saves

TEST_CASE("nobody foresees which tiles will lie open (BRIDGES-BAZAAR-02, EXP-CHANCE-06)",
          "[engine][bazaar][preview]") {
  const auto game = game_with(kWithBazaars, {kBazaar, "E", "U", "B"});
  const std::vector<Action> steps{place(0, 1, 0), kPass};
  const Preview preview = accepted(foresee(*game, 0, steps));
  REQUIRE(only<TileDrawn>(preview.events).empty());
  REQUIRE(only<BazaarOpened>(preview.events).empty());
}

TEST_CASE("open and bought tiles are drawn for everybody who rebuilds the table (BRIDGES-BAZAAR-02)",
          "[engine][bazaar]") {
  const auto rebuilt = [](const Game& game) {
    const TableState table = game.view(kNoSeat).table;
    const auto seen = accepted(game_as_seen(carcassonne(), game.setup().rules, table));
    const auto left = [](const Game& one) {
      int count = 0;
      for (const TileCount& kind : one.view(0).unseen) count += kind.count;
      return count;
    };
    return std::pair(left(*seen), seen->view(0).table == table);
  };
  Random random(3);
  Setup setup = shuffled_setup(rules_with(kWithBazaars), 3, random);
  auto& pile = setup.piles.back().items;
  const auto all = static_cast<int>(pile.size());
  std::iter_swap(pile.begin(), std::ranges::find(pile, tile_named(kBazaar)));
  const auto game = started(setup);
  lay(*game, 0, 1, 0);
  REQUIRE(game->phase() == Phase::bazaar);
  REQUIRE(rebuilt(*game) == std::pair(all - 4, true));
  play(*game, offer(0, 0));
  play(*game, offer(0, 0));
  REQUIRE(game->phase() == Phase::place);
  REQUIRE(rebuilt(*game) == std::pair(all - 4, true));
}

TEST_CASE("saves with an impossible auction are refused (BRIDGES-BAZAAR-03 to BRIDGES-BAZAAR-08)",
          "[engine][bazaar]") {
  const auto refuses = [](const Game& game, const std::function<void(TableState&)>& change) {
    return refused_save(game, change) == Code::bad_snapshot;
  };
  const auto game = at_bazaar({"E", "U", "B"}, {9, 9, 9});
  play(*game, offer(0, 1));
  play(*game, bid(3));  // seat 0 is asked
  const auto auction = [](TableState& table) -> OpenBazaar& { return *table.bazaar.auction; };
  const auto bids = [=](TableState& table) -> std::vector<PlacedBid>& { return auction(table).offer->bids; };
  REQUIRE(refuses(*game, [](TableState& table) { table.bazaar.auction.reset(); }));
  REQUIRE(refuses(*game, [](TableState& table) { table.bazaar.openers.clear(); }));
  REQUIRE(refuses(*game, [](TableState& table) { table.bazaar.openers = {7}; }));
  REQUIRE(refuses(*game, [](TableState& table) { table.bazaar.openers.assign(17, 0); }));
  REQUIRE(refuses(*game, [](TableState& table) { table.bazaar.hand_is_bought = true; }));
  REQUIRE(refuses(*game, [](TableState& table) { table.seat = 2; }));  // it has bid
  REQUIRE(refuses(*game, [](TableState& table) { table.seats[0].bazaar.bought = tile_named("X"); }));
  REQUIRE(refuses(*game, [](TableState& table) { table.seats[2].bazaar.bought = tile_named("X"); }));
  REQUIRE(refuses(*game, [](TableState& table) { table.seats[2].resigned = true; }));
  REQUIRE(refuses(*game, [](TableState& table) { table.seats[0].score = 3; }));  // it could only pass
  REQUIRE(refuses(*game, [=](TableState& table) { auction(table).tiles.clear(); }));
  REQUIRE(refuses(*game, [=](TableState& table) { auction(table).tiles = {kNoTile}; }));
  REQUIRE(refuses(*game, [=](TableState& table) { auction(table).seller = 9; }));
  REQUIRE(refuses(*game, [=](TableState& table) { auction(table).seller = 2; }));
  REQUIRE(refuses(*game, [=](TableState& table) { auction(table).offer->index = 3; }));
  REQUIRE(refuses(*game, [=](TableState& table) { auction(table).offer->index = -1; }));
  REQUIRE(refuses(*game, [=](TableState& table) { bids(table).clear(); }));
  REQUIRE(refuses(*game, [=](TableState& table) { bids(table)[1].bid = 1; }));
  REQUIRE(refuses(*game, [=](TableState& table) { bids(table)[1].bid = 10; }));  // more than it has
  REQUIRE(refuses(*game, [=](TableState& table) { bids(table)[1].seat = 1; }));
  REQUIRE(refuses(*game, [=](TableState& table) { bids(table)[1].seat = 6; }));
  const auto placing = at_bazaar({"E", "U"}, {9, 9}, kByPicking);
  play(*placing, offer(0));
  REQUIRE(refuses(*placing, [](TableState& table) { table.seats[0].bazaar.bought = kNoTile; }));
  REQUIRE(
      refuses(*placing, [](TableState& table) { table.bazaar.auction = OpenBazaar{1, tiles({"E"}), {}}; }));
  const auto without = game_with({"farmers"}, {"U"});
  REQUIRE(refuses(*without, [](TableState& table) { table.bazaar.openers = {0}; }));
  REQUIRE(refuses(*without, [](TableState& table) { table.seats[0].score = -1; }));
}

TEST_CASE(
    "a game that is restored at a bazaar goes on in the same way (BRIDGES-BAZAAR-03 to BRIDGES-BAZAAR-13)",
    "[engine][bazaar][random]") {
  int restored = 0;
  const int games = effort(60);
  for (int seed = 0; seed < games; ++seed) {
    INFO("seed " << seed);
    RandomGame players(static_cast<std::uint64_t>(seed),
                       {"traders_and_builders", "bridges_castles_and_bazaars"});
    const std::unique_ptr<Game> game = started(players.setup());
    while (!game->over()) {
      const TableState table = game->snapshot().table;
      const bool at_bazaar = table.phase == Phase::bazaar || table.bazaar.hand_is_bought;
      const auto other = at_bazaar ? continued(players.setup(), game->snapshot()) : nullptr;
      const auto [seat, action] = players.choose(*game);
      Events events;
      REQUIRE(game->apply(seat, action, events));
      if (!other) continue;
      ++restored;
      REQUIRE(other->apply(seat, action, events));
      check_same(*game, *other);
    }
  }
  CHECK(restored > games);
}

}  // namespace bastide::test
