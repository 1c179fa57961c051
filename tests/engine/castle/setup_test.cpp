// The Castle before the first turn: seats, supplies, piles, wall tiles, who begins, and the options.
#include <engine/game.hpp>

#include "castle/castle_scenario.hpp"
#include "catch.hpp"

#include <numeric>

namespace bastide::test::castle {
namespace {

bool accepted(const Setup& setup) {
  Events events;
  return kind().start(setup, events).has_value();
}

}  // namespace

TEST_CASE("exactly two play The Castle (CASTLE-COMP-01)", "[castle][setup]") {
  REQUIRE(kind().seats_min() == 2);
  REQUIRE(kind().seats_max(rules()) == 2);
  for (const int seats : {-1, 0, 1, 2, 3, 6, 300}) {
    Setup setup = forced_setup(tiles({"K13"}));
    setup.seats = seats;
    REQUIRE(accepted(setup) == (seats == 2));
  }
}

TEST_CASE(
    "both begin with six figures, no points and no keep, the board is empty (CASTLE-COMP-02, "
    "CASTLE-SETUP-03)",
    "[castle][setup]") {
  const auto game = with_pile({"K13"});
  const TableState table = game->snapshot().table;
  REQUIRE(table.seats.size() == 2);
  for (const SeatState& seat : table.seats) {
    decltype(SeatState::supply) figures{};  // none of any other kind
    figures[static_cast<std::size_t>(PieceKind::meeple)] = 6;
    REQUIRE(seat.supply == figures);
    REQUIRE(seat.score == 0);
  }
  REQUIRE(table.keeps.empty());
  REQUIRE(table.board.empty());
  REQUIRE(table.pieces.empty());
  REQUIRE(table.wall_tiles.empty());
  REQUIRE(table.turn == 1);
}

TEST_CASE("two piles: the 60 tiles, and 18 wall tiles of nine kinds (CASTLE-SETUP-01, CASTLE-SETUP-02)",
          "[castle][setup]") {
  const std::vector<Pile> piles = kind().piles(rules());
  REQUIRE(piles.size() == 2);
  REQUIRE(piles[0].name == "tiles");
  REQUIRE(piles[0].items.size() == 60);
  REQUIRE(piles[1].name == "wall_tiles");
  const std::vector<std::uint16_t> two_of_each{1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9};
  REQUIRE(piles[1].items == two_of_each);
  REQUIRE(kind().opening_layout(rules()).empty());
}

TEST_CASE("a wall tile lies on each of the thirteen corners, in the order of the pile (CASTLE-SETUP-02)",
          "[castle][setup]") {
  const auto game = started(forced_setup(tiles({"K13"})));
  std::vector<int> all(13);
  std::iota(all.begin(), all.end(), 0);
  REQUIRE(game->snapshot().table.corners_left == all);

  constexpr WallTiles kOrder{9, 8, 7, 6, 5, 4, 3, 2, 1, 9, 8, 7, 6};
  constexpr std::array kSpaces{12, 16, 20, 26, 32, 38, 42, 56, 64, 66, 82, 88, 90};
  for (std::size_t corner = 0; corner < kSpaces.size(); ++corner)
    for (const int space : {kSpaces[corner], kSpaces[corner] + 1}) {
      // K24 at S2 is worth four points at once (CASTLE-X06).
      const auto lands = with_scores(*started(forced_setup(tiles({"K24"}), {}, kOrder)), space - 4, 0);
      const auto taken = only<WallTileTaken>(lay_herald(*lands, 4, 6, 3, Side::west));
      REQUIRE(taken.size() == 1);
      REQUIRE(taken[0].corner == static_cast<int>(corner));
      REQUIRE(taken[0].wall_tile == kOrder[corner]);
    }
}

TEST_CASE(
    "the tower 0/1 and the spaces between corners hold no wall tile (CASTLE-BOARD-04, CASTLE-BOARD-05, "
    "CASTLE-SRC-07)",
    "[castle][setup]") {
  int landings = 0;
  for (int position = 0; position < 100; ++position) {
    const auto game = with_scores(*with_pile({"K24"}), 100 + position - 4, 0);
    landings += static_cast<int>(only<WallTileTaken>(lay_herald(*game, 4, 6, 3, Side::west)).size());
  }
  REQUIRE(landings == 26);
  for (const int space : {100, 101}) {
    const auto game = with_scores(*with_pile({"K24"}), space - 4, 0);
    REQUIRE(only<WallTileTaken>(lay_herald(*game, 4, 6, 3, Side::west)).empty());
  }
}

TEST_CASE("the set-up says who begins, then the seats take turns (CASTLE-SETUP-04)", "[castle][setup]") {
  for (const Seat first : {Seat{0}, Seat{1}}) {
    Setup setup = forced_setup(tiles({"K13", "K13", "K13"}));
    setup.first_player = first;
    const auto game = started(setup);
    const Seat second = first == 0 ? 1 : 0;
    REQUIRE(game->to_act() == first);
    lay(*game, 4, 12, 0);
    REQUIRE(game->to_act() == second);
    lay(*game, 5, 12, 0);
    REQUIRE(game->to_act() == first);
  }
}

TEST_CASE(
    "the options of The Castle and their defaults (CASTLE-PLACE-04, CASTLE-BOARD-03, CASTLE-WALL-T4, "
    "CASTLE-SETUP-04)",
    "[castle][setup]") {
  REQUIRE(kind().options().size() == 5);
  const Rules usual = rules();
  REQUIRE(usual.game == "castle");
  REQUIRE(usual.option("castle_start_path") == 0);
  REQUIRE(usual.option("castle_s2_court") == 0);
  REQUIRE(usual.option("castle_wall4_fountain") == 0);
  REQUIRE(usual.option("castle_second_lap") == 1);
  REQUIRE(usual.option("first_player") == -1);
  REQUIRE(rules({{"castle_start_path", std::string("wall_end")}}).option("castle_start_path") == 1);
  REQUIRE(rules({{"castle_s2_court", std::string("split")}}).option("castle_s2_court") == 1);
  REQUIRE(rules({{"first_player", std::int64_t{1}}}).option("first_player") == 1);
}

TEST_CASE("a third seat cannot begin (CASTLE-COMP-01, CASTLE-SETUP-04)", "[castle][setup]") {
  const auto refused = kind().resolve({.options = {{"first_player", std::int64_t{2}}}});
  REQUIRE_FALSE(refused);
  REQUIRE(refused.error().code == Code::bad_option_value);
  REQUIRE(refused.error().at == "options.first_player");
}

TEST_CASE("whole games use the shuffled pile to its end in its order", "[castle][setup]") {
  Random random(4);
  const Setup setup = shuffled_setup(rules(), random);
  const auto game = started(setup);
  while (!game->over()) play(*game, game->legal_actions().back());
  const bool in_order = game->drawn() == std::vector<TileId>(setup.piles[0].items);
  REQUIRE(in_order);
}

}  // namespace bastide::test::castle
