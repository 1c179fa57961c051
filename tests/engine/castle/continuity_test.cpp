// A game of The Castle is determined by its set-up and actions: saving, cloning and replaying do
// not change it.
#include "castle/games.hpp"
#include "properties.hpp"

#include <set>
#include <utility>

namespace bastide::test::castle {

TEST_CASE("a restored snapshot of The Castle is the same position and goes on in the same way",
          "[castle][random]") {
  for_each_random_game<RandomGame>(161000, 100, [](RandomGame players) {
    auto game = started(players.setup());
    auto other = continued(players.setup(), game->snapshot());
    while (!game->over()) {
      if (const auto anew = players.dealt_anew(*game)) {
        game = continued(players.setup(), *anew);
        other = game->clone();
      }
      step_beside_restored(players, *game, other);
    }
    check_same(*game, *other);
    check_same(*game, *continued(players.setup(), game->snapshot()));
  });
}

TEST_CASE("the same set-up and actions give the same game of The Castle", "[castle][random]") {
  for_each_random_game<RandomGame>(162000, 100, check_replay<RandomGame>);
}

TEST_CASE("a clone of a game of The Castle lives on by itself", "[castle][random]") {
  for_each_random_game<RandomGame>(163000, 40, check_clones<RandomGame>);
}

TEST_CASE("a packed game of The Castle goes on in the same way", "[castle][random]") {
  for_each_random_game<RandomGame>(
      165000, 40, [](RandomGame players) { check_packing(players, started(players.setup())); });
}

TEST_CASE("no two positions of a game of The Castle have the same fingerprint", "[castle][random]") {
  for_each_random_game<RandomGame>(164000, 60, check_fingerprints<RandomGame>);
}

TEST_CASE("every part of the state of The Castle counts for the fingerprint", "[castle]") {
  const auto game = with_pile({"K32", "K02", "K13", "K44", "K13"});
  lay_figure(*game, 4, 1, 1, n1);  // a keep
  lay_figure(*game, 7, 1, 0, n2);
  lay(*game, 4, 12, 0);
  const auto take_corner = [](Snapshot& s, int corner, WallTile held) {
    std::erase(s.table.corners_left, corner);
    s.table.wall_tiles.push_back(held);
  };
  const std::pair<const char*, std::function<void(Snapshot&)>> changes[]{
      {"seat to act", [](Snapshot& s) { s.table.seat = 0; }},
      {"turn", [](Snapshot& s) { s.table.turn = 9; }},
      {"tiles left", [](Snapshot& s) { s.drawn = 3; }},
      {"tile in hand", [](Snapshot& s) { s.table.tile = tiles({"K13"})[0]; }},
      {"rotation", [](Snapshot& s) { s.table.board[2].rotation = 1; }},
      {"cell", [](Snapshot& s) { s.table.board[2].cell = {2, 10}; }},
      {"tile", [](Snapshot& s) { s.table.board[2].tile = tiles({"K29"})[0]; }},
      {"who placed", [](Snapshot& s) { s.table.board[2].seat = 1; }},
      {"whose figure",
       [](Snapshot& s) {
         s.table.pieces[0].seat = 0;
         s.table.seats[0].supply[0] = 5;  // otherwise as in the change of the supply alone below
       }},
      {"where a figure stands", [](Snapshot& s) { s.table.pieces[0].feature = 1; }},
      {"a figure less", [](Snapshot& s) { s.table.pieces.clear(); }},
      {"score", [](Snapshot& s) { s.table.seats[0].score = 7; }},
      {"whose score", [](Snapshot& s) { s.table.seats[1].score = 7; }},
      {"supply", [](Snapshot& s) { s.table.seats[0].supply[0] = 5; }},
      {"resigned", [](Snapshot& s) { s.table.seats[1].resigned = true; }},
      {"size of a keep", [](Snapshot& s) { s.table.keeps[0].size = 2; }},
      {"whose keep", [](Snapshot& s) { s.table.keeps[0].seat = 1; }},
      {"house of a keep", [](Snapshot& s) { s.table.keeps[0] = {0, {7, 1}, 1, 1}; }},
      {"no keep", [](Snapshot& s) { s.table.keeps.clear(); }},
      {"wall tile", [&](Snapshot& s) { take_corner(s, 3, {0, 4, 1, false}); }},
      {"corner", [&](Snapshot& s) { take_corner(s, 12, {0, 4, 1, false}); }},
      {"number", [&](Snapshot& s) { take_corner(s, 4, {0, 5, 1, false}); }},
      {"whose wall tile", [&](Snapshot& s) { take_corner(s, 3, {1, 4, 1, false}); }},
      {"turn of a wall tile", [&](Snapshot& s) { take_corner(s, 3, {0, 4, 2, false}); }},
      {"wall tile used", [&](Snapshot& s) { take_corner(s, 3, {0, 4, 1, true}); }},
  };
  std::set<std::uint64_t> seen{game->fingerprint()};
  for (const auto& [what, change] : changes) {
    INFO(what);
    CHECK(seen.insert(changed(*game, change)->fingerprint()).second);
  }
}

}  // namespace bastide::test::castle
