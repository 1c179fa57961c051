// A game of The Castle is its set-up and its actions: saved and restored, cloned or played again it is the same game.
#include "castle/games.hpp"
#include "properties.hpp"

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

TEST_CASE("no two positions of a game of The Castle have the same fingerprint", "[castle][random]") {
  for_each_random_game<RandomGame>(164000, 60, check_fingerprints<RandomGame>);
}

TEST_CASE("whatever is on the table tells two positions of The Castle apart", "[castle]") {
  const auto game = with_pile({"K02", "K44"});
  lay(*game, 7, 1, 0);
  const auto differs = [&](const std::function<void(Snapshot&)>& change) {
    return changed(*game, change)->fingerprint() != game->fingerprint();
  };
  CHECK(differs([](Snapshot& s) { s.table.seats[1].score = 1; }));
  CHECK(with_corner_taken(*game, 0, 3)->fingerprint() != game->fingerprint());
  CHECK(with_corner_taken(*game, 0, 3)->fingerprint() != with_corner_taken(*game, 1, 3)->fingerprint());
  CHECK(with_corner_taken(*game, 0, 3)->fingerprint() != with_corner_taken(*game, 0, 4)->fingerprint());
}

}  // namespace bastide::test::castle
