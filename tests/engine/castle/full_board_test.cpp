// The end of The Castle on a nearly full board: the largest empty region, and a last tile that fits nowhere.
#include <engine/game.hpp>

#include "castle/castle_scenario.hpp"
#include "catch.hpp"

#include <algorithm>
#include <stdexcept>

namespace bastide::test::castle {
namespace {

constexpr Seat kA = 0;
constexpr Seat kB = 1;

/// The sixteen cells of CASTLE-X16.
const std::vector<Cell> kLeftEmpty{{2, 8}, {2, 9}, {3, 8}, {3, 9}, {2, 10}, {6, 5}, {6, 6},  {7, 6},
                                   {1, 3}, {1, 4}, {8, 1}, {9, 1}, {9, 2},  {5, 2}, {2, 12}, {3, 12}};

/// Two tiles for the start spaces with a path, courts for all other cells.
std::vector<TileId> nearly_sixty(int count) {
  std::vector<TileId> pile = tiles({"K24", "K24"});
  pile.resize(static_cast<std::size_t>(count), tiles({"K13"})[0]);
  return pile;
}

Events lay_anywhere_else(Game& game, const std::vector<Cell>& left_empty = kLeftEmpty) {
  for (const Action& action : game.legal_actions())
    if (std::ranges::find(left_empty, action.cell) == left_empty.end())
      return lay(game, action.cell.x, action.cell.y, action.rotation);
  throw std::runtime_error("no cell is left");
}

/// This many tiles on the board of CASTLE-X16, or on one with other empty cells.
std::unique_ptr<Game> with_tiles_laid(std::vector<TileId> pile, int to_lay,
                                      const std::vector<Cell>& left_empty = kLeftEmpty) {
  auto game = started(forced_setup(std::move(pile)));
  lay(*game, 4, 6, 3);
  lay(*game, 8, 8, 1);
  for (int laid = 2; laid < to_lay; ++laid) lay_anywhere_else(*game, left_empty);
  return game;
}

/// Keeps of these sizes on the two houses of the board.
std::unique_ptr<Game> with_keeps(const Game& game, int size_a, int size_b) {
  return changed(game, [&](Snapshot& snapshot) {
    snapshot.table.keeps = {{kA, {4, 6}, 1, size_a}, {kB, {8, 8}, 1, size_b}};
  });
}

}  // namespace

TEST_CASE("CASTLE-X16: the larger keep scores the largest empty region (CASTLE-FINAL-02, CASTLE-WALL-T8)",
          "[castle][examples]") {
  const auto begun = with_tiles_laid(nearly_sixty(60), 59);
  const auto b_has_more = with_keeps(*begun, 5, 6);
  Events events = lay_anywhere_else(*b_has_more);
  REQUIRE(b_has_more->over());
  REQUIRE(points(events, kB) == std::vector{5});
  REQUIRE(points(events, kA).empty());
  REQUIRE(only<Scored>(events).at(0).feature == FeatureKind::keep);

  const auto a_has_a_tile_8 = with_corner_taken(*with_keeps(*begun, 5, 6), kA, 7);
  events = lay_anywhere_else(*a_has_a_tile_8);
  REQUIRE(points(events, kA) == std::vector{5});
  REQUIRE(points(events, kB).empty());

  const auto equal = with_keeps(*begun, 6, 6);
  REQUIRE(only<Scored>(lay_anywhere_else(*equal)).empty());
}

TEST_CASE("two wall tiles 8 make the keep four tiles larger (CASTLE-WALL-T8)", "[castle][final]") {
  const std::vector<Cell> empty{{2, 12}, {3, 12}};
  const Setup setup = forced_setup(nearly_sixty(74), {}, {8, 8, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6});
  const auto begun = started(setup);
  lay(*begun, 4, 6, 3);
  lay(*begun, 8, 8, 1);
  for (int laid = 2; laid < 73; ++laid) lay_anywhere_else(*begun, empty);
  const auto one = with_corner_taken(*with_keeps(*begun, 5, 8), kA, 0);
  const auto two = with_corner_taken(*one, kA, 1);
  REQUIRE(points(lay_anywhere_else(*one, empty), kB) == std::vector{2});
  const Events events = lay_anywhere_else(*two, empty);
  REQUIRE(points(events, kA) == std::vector{2});
  REQUIRE(only<WallTileUsed>(events).size() == 2);
}

TEST_CASE("the largest empty region may lie anywhere, but hangs together by sides (CASTLE-FINAL-02)",
          "[castle][final]") {
  struct Row {
    std::vector<Cell> empty;
    int points;
  };
  const Row rows[]{
      {{{2, 12}, {3, 12}}, 2},                           // along the southern wall
      {{{9, 1}, {9, 2}, {9, 3}}, 3},                     // along the eastern wall
      {{{4, 1}}, 1},                                     // in a corner
      {{{5, 5}, {6, 6}, {7, 7}, {8, 9}, {8, 10}}, 2},    // corners do not join
      {{{1, 3}, {1, 4}, {5, 12}, {4, 12}, {4, 11}}, 3},  // round a bend
      {{}, 0},
  };
  for (const Row& row : rows) {
    const int tiles = 76 - static_cast<int>(row.empty.size());
    const auto game = with_keeps(*with_tiles_laid(nearly_sixty(tiles), tiles - 1, row.empty), 5, 6);
    const Events events = lay_anywhere_else(*game, row.empty);
    REQUIRE(game->over());
    REQUIRE(points(events, kB) == (row.points > 0 ? std::vector{row.points} : std::vector<int>{}));
  }
}

TEST_CASE("CASTLE-X19: a last tile that fits nowhere is discarded and the game ends (CASTLE-END-01)",
          "[castle][examples]") {
  std::vector<TileId> pile = nearly_sixty(59);
  pile.push_back(tiles({"K01"})[0]);  // four paths, and no path is left to meet them
  const auto game = with_tiles_laid(pile, 58);
  const Events events = lay_anywhere_else(*game);
  REQUIRE(only<TileDiscarded>(events).size() == 1);
  REQUIRE(game->over());
  const TableState table = game->snapshot().table;
  REQUIRE(table.board.size() == 59);
  REQUIRE(table.discards == tiles({"K01"}));
  REQUIRE(only<GameFinished>(events).at(0).ended == Ending::finished);
}

}  // namespace bastide::test::castle
