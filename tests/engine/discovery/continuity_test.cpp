// A game of The Discovery is determined by its set-up and actions: saving, cloning and replaying do not
// change it.
#include "discovery/games.hpp"
#include "properties.hpp"

#include <set>
#include <utility>

namespace bastide::test::discovery {
namespace {

std::unique_ptr<Game> changed(const Game& game, const std::function<void(Snapshot&)>& change) {
  Snapshot snapshot = game.snapshot();
  change(snapshot);
  return continued(game.setup(), snapshot);
}

/// Requires that each change gives another fingerprint.
void check_counts(const Game& game,
                  const std::vector<std::pair<const char*, std::function<void(Snapshot&)>>>& changes) {
  std::set<std::uint64_t> seen{game.fingerprint()};
  for (const auto& [what, change] : changes) {
    INFO(what);
    CHECK(seen.insert(changed(game, change)->fingerprint()).second);
  }
}

}  // namespace

TEST_CASE("a restored snapshot of The Discovery is the same position and goes on in the same way",
          "[discovery][random]") {
  for_each_random_game<RandomGame>(461000, 100, [](RandomGame players) {
    const auto game = started(players.setup());
    auto other = continued(players.setup(), game->snapshot());
    while (!game->over()) step_beside_restored(players, *game, other);
    check_same(*game, *other);
    check_same(*game, *continued(players.setup(), game->snapshot()));
  });
}

TEST_CASE("the same set-up and actions give the same game of The Discovery", "[discovery][random]") {
  for_each_random_game<RandomGame>(462000, 100, check_replay<RandomGame>);
}

TEST_CASE("a clone of a game of The Discovery lives on by itself", "[discovery][random]") {
  for_each_random_game<RandomGame>(463000, 40, check_clones<RandomGame>);
}

TEST_CASE("a packed game of The Discovery goes on in the same way", "[discovery][random]") {
  for_each_random_game<RandomGame>(
      465000, 40, [](RandomGame players) { check_packing(players, started(players.setup())); });
}

TEST_CASE("no two positions of a game of The Discovery have the same fingerprint", "[discovery][random]") {
  for_each_random_game<RandomGame>(464000, 60, check_fingerprints<RandomGame>);
}

TEST_CASE("every part of the state of The Discovery counts for the fingerprint", "[discovery]") {
  const auto game = with_pile({4, 83, 82, 83, 83}, {}, 3);
  lay_and_explore(*game, 0, -1, 0, Side::south);
  lay(*game, 0, 1, 0);
  check_counts(*game, {{"seat to act", [](Snapshot& s) { s.table.seat = 0; }},
                       {"turn", [](Snapshot& s) { s.table.turn = 9; }},
                       {"tile in hand", [](Snapshot& s) { s.table.tile = card(83); }},
                       {"rotation", [](Snapshot& s) { s.table.board[2].rotation = 1; }},
                       {"tile and cell", [](Snapshot& s) { s.table.board[2] = {card(82), {-1, -1}, 0, 1}; }},
                       {"who placed", [](Snapshot& s) { s.table.board[2].seat = 2; }},
                       {"where a follower stands", [](Snapshot& s) { s.table.pieces[0].feature = 0; }},
                       {"whose follower",
                        [](Snapshot& s) {
                          s.table.pieces[0].seat = 1;
                          std::swap(s.table.seats[0].supply[0], s.table.seats[1].supply[0]);
                        }},
                       {"a follower less",
                        [](Snapshot& s) {
                          s.table.pieces.clear();
                          s.table.seats[0].supply[0] = 4;
                        }},
                       {"score", [](Snapshot& s) { s.table.seats[0].score = 7; }},
                       {"whose score", [](Snapshot& s) { s.table.seats[1].score = 7; }},
                       {"resigned", [](Snapshot& s) { s.table.seats[1].resigned = true; }},
                       {"tiles left", [](Snapshot& s) {
                          ++s.drawn;
                          s.table.discards.push_back(card(83));
                        }}});
}

TEST_CASE("the tiles before each seat count for the fingerprint", "[discovery][expert]") {
  const auto game = with_pile({82, 83, 4, 83, 82, 82, 83}, kExpert);
  check_counts(*game, {{"the other tile", [](Snapshot& s) { s.table.seats[0].hand = cards({82}); }},
                       {"a neighbour's", [](Snapshot& s) { s.table.seats[1].hand = cards({4, 82}); }},
                       {"their order", [](Snapshot& s) { s.table.seats[1].hand = cards({83, 4}); }}});
}

}  // namespace bastide::test::discovery
