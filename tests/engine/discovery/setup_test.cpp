// The Discovery before the first turn: seats, supplies, the pile, who begins, and the options.
#include <engine/game.hpp>

#include "catch.hpp"
#include "discovery/discovery_scenario.hpp"

namespace bastide::test::discovery {
namespace {

bool accepted(const Setup& setup) {
  Events events;
  return kind().start(setup, events).has_value();
}

}  // namespace

TEST_CASE("two to five play The Discovery (DISCOVERY-COMP-01)", "[discovery][setup]") {
  REQUIRE(kind().seats_min() == 2);
  REQUIRE(kind().seats_max(rules()) == 5);
  for (const int seats : {-1, 0, 1, 2, 3, 4, 5, 6, 300})
    REQUIRE(accepted(forced_setup(cards({4}), {}, seats)) == (seats >= 2 && seats <= 5));
}

TEST_CASE("all begin with four followers and no points (DISCOVERY-COMP-03, DISCOVERY-SETUP-02)",
          "[discovery][setup]") {
  const TableState table = with_pile({4}, {}, 5)->snapshot().table;
  REQUIRE(table.seats.size() == 5);
  for (const SeatState& seat : table.seats) {
    REQUIRE(seat.supply[static_cast<std::size_t>(PieceKind::meeple)] == 4);
    REQUIRE(seat.score == 0);
    REQUIRE(seat.hand.empty());
  }
  REQUIRE(table.pieces.empty());
  REQUIRE(table.turn == 1);
}

TEST_CASE("d01 lies at (0,0), the other 83 tiles are one pile (DISCOVERY-COMP-02, DISCOVERY-SETUP-01)",
          "[discovery][setup]") {
  const std::vector<Pile> piles = kind().piles(rules());
  REQUIRE(piles.size() == 1);
  REQUIRE(piles[0].name == "tiles");
  REQUIRE(piles[0].items.size() == 83);
  REQUIRE(std::ranges::count(piles[0].items, card(1)) == 0);
  const std::vector<PlacedTile> board = with_pile({4})->snapshot().table.board;
  REQUIRE(board == std::vector<PlacedTile>{{card(1), {0, 0}, 0, kNoSeat}});
}

TEST_CASE("records begin with other start tiles if these fit, the first at (0,0) (DISCOVERY-SETUP-01)",
          "[discovery][setup]") {
  Setup setup = forced_setup(cards({83}));
  const auto starts_with = [&](std::vector<StartTile> start) {
    setup.start = std::move(start);
    return accepted(setup);
  };
  REQUIRE(starts_with({{card(82), {0, 0}, 3}}));
  REQUIRE(starts_with({{card(82), {0, 0}, 0}, {card(82), {1, 0}, 0}}));
  REQUIRE_FALSE(starts_with({}));
  REQUIRE_FALSE(starts_with({{card(82), {1, 0}, 0}}));
  REQUIRE_FALSE(starts_with({{card(82), {0, 0}, 4}}));
  REQUIRE_FALSE(starts_with({{card(82), {0, 0}, 0}, {card(83), {1, 0}, 0}}));
  REQUIRE_FALSE(starts_with({{card(82), {0, 0}, 0}, {card(82), {2, 0}, 0}}));
}

TEST_CASE("the set-up says who begins, then the seats take turns (DISCOVERY-SETUP-03)",
          "[discovery][setup]") {
  for (const Seat first : {Seat{0}, Seat{1}, Seat{2}}) {
    Setup setup = forced_setup(cards({83, 83, 83, 83, 83}), {}, 3);
    setup.first_player = first;
    const auto game = started(setup);
    for (int turn = 0; turn < 5; ++turn) {
      REQUIRE(game->to_act() == (first + turn) % 3);
      REQUIRE(game->snapshot().table.turn == turn + 1);
      lay(*game, 0, 1 + turn, 0);
    }
  }
}

TEST_CASE(
    "the options of The Discovery and their defaults (DISCOVERY-REG-04, DISCOVERY-EXPERT-01, "
    "DISCOVERY-SETUP-03)",
    "[discovery][setup]") {
  REQUIRE(kind().options().size() == 3);
  const Rules usual = rules();
  REQUIRE(usual.game == "discovery");
  REQUIRE(usual.edition == "2005");
  REQUIRE(usual.option("discovery_small_region") == 0);
  REQUIRE(usual.option("discovery_hand") == 1);
  REQUIRE(usual.option("first_player") == -1);
  REQUIRE(rules({{"discovery_small_region", std::string("full")}}).option("discovery_small_region") == 1);
  REQUIRE(rules({{"first_player", std::int64_t{4}}}).option("first_player") == 4);
  const auto expert = kind().resolve({.game = "discovery", .preset = "discovery-expert"});
  REQUIRE(expert->option("discovery_hand") == 2);
}

TEST_CASE("whole games use the shuffled pile to its end in its order (DISCOVERY-DRAW-01)",
          "[discovery][setup]") {
  Random random(4);
  for (const Options& options : {Options{}, kExpert}) {
    const Setup setup = shuffled_setup(rules(options), 3, random);
    const auto game = started(setup);
    while (!game->over()) play(*game, game->legal_actions().back());
    const bool in_order = game->drawn() == std::vector<TileId>(setup.piles[0].items);
    REQUIRE(in_order);
  }
}

}  // namespace bastide::test::discovery
