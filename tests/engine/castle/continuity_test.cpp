// A game of The Castle is its set-up and its actions: saved and restored, cloned or played again it is the same game.
#include <engine/game.hpp>

#include "castle/games.hpp"
#include "catch.hpp"
#include "describe.hpp"
#include "effort.hpp"

#include <set>

namespace bastide::test::castle {
namespace {

template <class Check>
void for_each_random_game(std::uint64_t first_seed, int wanted, Check check) {
  const int games = effort(wanted);
  for (int number = 0; number < games; ++number) {
    const std::uint64_t seed = first_seed + static_cast<std::uint64_t>(number);
    INFO("seed " << seed);
    check(RandomGame(seed));
  }
}

void check_same(const Game& a, const Game& b) {
  REQUIRE(a.fingerprint() == b.fingerprint());
  REQUIRE(a.to_act() == b.to_act());
  const bool same_snapshot = a.snapshot() == b.snapshot();
  REQUIRE(same_snapshot);
  const bool same_legal = a.legal_actions() == b.legal_actions();
  REQUIRE(same_legal);
  const bool same_drawn = a.drawn() == b.drawn();
  REQUIRE(same_drawn);
  REQUIRE(text(a.view(0)) == text(b.view(0)));
}

}  // namespace

TEST_CASE("a restored snapshot of The Castle is the same position and goes on in the same way",
          "[castle][random]") {
  for_each_random_game(161000, 100, [](RandomGame players) {
    auto game = started(players.setup());
    auto other = restored(players.setup(), game->snapshot());
    while (!game->over()) {
      if (const auto anew = players.dealt_anew(*game)) {
        game = restored(players.setup(), *anew);
        other = game->clone();
      }
      // Now and then the game goes on from a fresh restoration; in between, from an older one.
      if (players.random().below(4) == 0) other = restored(players.setup(), game->snapshot());
      check_same(*game, *other);
      const auto [seat, action] = players.choose(*game);
      Events events;
      Events other_events;
      REQUIRE(game->apply(seat, action, events));
      REQUIRE(other->apply(seat, action, other_events));
      REQUIRE(text(events) == text(other_events));
    }
    check_same(*game, *other);
    check_same(*game, *restored(players.setup(), game->snapshot()));
  });
}

TEST_CASE("the same set-up and actions give the same game of The Castle", "[castle][random]") {
  for_each_random_game(162000, 100, [](RandomGame players) {
    auto [game, events] = started_with_events(players.setup());
    std::vector<RandomGame::Choice> choices;
    while (!game->over()) {
      choices.push_back(players.choose(*game));
      REQUIRE(game->apply(choices.back().seat, choices.back().action, events));
    }
    auto [again, events_again] = started_with_events(players.setup());
    for (const auto& [seat, action] : choices) REQUIRE(again->apply(seat, action, events_again));
    REQUIRE(text(events) == text(events_again));
    check_same(*game, *again);
  });
}

TEST_CASE("a clone of a game of The Castle lives on by itself", "[castle][random]") {
  for_each_random_game(163000, 40, [](RandomGame players) {
    const auto game = started(players.setup());
    while (!game->over()) {
      const auto [seat, action] = players.choose(*game);
      const auto clone = game->clone();
      check_same(*game, *clone);
      const Snapshot before = game->snapshot();
      Events events;
      REQUIRE(clone->apply(seat, action, events));
      const bool untouched = game->snapshot() == before;
      REQUIRE(untouched);
      REQUIRE(game->apply(seat, action, events));
      check_same(*game, *clone);
    }
  });
}

TEST_CASE("no two positions of a game of The Castle have the same fingerprint", "[castle][random]") {
  for_each_random_game(164000, 60, [](RandomGame players) {
    const auto game = started(players.setup());
    std::set<std::uint64_t> seen{game->fingerprint()};
    Events events;
    while (!game->over()) {
      const auto [seat, action] = players.choose(*game);
      REQUIRE(game->apply(seat, action, events));
      REQUIRE(seen.insert(game->fingerprint()).second);
    }
  });
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
