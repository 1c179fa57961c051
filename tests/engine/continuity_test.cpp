// A game is its set-up and its actions: saved and restored, cloned or played again it is the same game.
#include <engine/game.hpp>

#include "catch.hpp"
#include "describe.hpp"
#include "effort.hpp"
#include "random_games.hpp"

#include <functional>
#include <set>

namespace bastide::test {
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

std::unique_ptr<Game> restored(const Setup& setup, const Snapshot& snapshot) {
  auto game = carcassonne().restore(setup, snapshot);
  REQUIRE(game);
  return std::move(*game);
}

std::vector<RandomGame::Choice> play_out(RandomGame& players, Game& game, Events& events) {
  std::vector<RandomGame::Choice> choices;
  while (!game.over()) {
    choices.push_back(players.choose(game));
    REQUIRE(game.apply(choices.back().seat, choices.back().action, events));
  }
  return choices;
}

}  // namespace

TEST_CASE("a restored snapshot is the same position and goes on in the same way", "[engine][random]") {
  for_each_random_game(60000, 150, [](RandomGame players) {
    const auto game = players.gone_to_war(started(players.setup()));
    auto other = restored(players.setup(), game->snapshot());
    while (!game->over()) {
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

TEST_CASE("the same set-up and actions give the same events and the same end", "[engine][random]") {
  for_each_random_game(61000, 150, [](RandomGame players) {
    auto [game, events] = started_with_events(players.setup());
    const auto choices = play_out(players, *game, events);
    auto [again, events_again] = started_with_events(players.setup());
    for (const auto& [seat, action] : choices) REQUIRE(again->apply(seat, action, events_again));
    REQUIRE(text(events) == text(events_again));
    check_same(*game, *again);
  });
}

TEST_CASE("a clone is the same position and lives on by itself", "[engine][random]") {
  for_each_random_game(62000, 60, [](RandomGame players) {
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

TEST_CASE("no two positions of a game have the same fingerprint", "[engine][random]") {
  for_each_random_game(63000, 100, [](RandomGame players) {
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

TEST_CASE("every part of the state counts for the fingerprint", "[engine]") {
  const Setup setup = forced_setup(base_rules(), 3, tiles({"U", "X", "X", "U"}));
  const auto game = started(setup);
  lay_and_claim(*game, 1, 0, 0, FeatureKind::road, Side::west);
  lay(*game, 2, 0, 0);
  const Snapshot saved = game->snapshot();
  const std::pair<const char*, std::function<void(TableState&)>> changes[]{
      {"seat to act", [](TableState& t) { t.seat = 1; }},
      {"turn", [](TableState& t) { t.turn = 9; }},
      {"tile in hand", [](TableState& t) { t.tile = tiles({"U"})[0]; }},
      {"rotation", [](TableState& t) { t.board[2].rotation = 1; }},
      {"cell", [](TableState& t) { t.board[2].cell = {-1, 0}; }},
      {"tile", [](TableState& t) { t.board[2].tile = tiles({"W"})[0]; }},
      {"who placed", [](TableState& t) { t.board[2].seat = 0; }},
      {"whose piece", [](TableState& t) { t.pieces[0].seat = 1; }},
      {"where a piece stands", [](TableState& t) { t.pieces[0].feature = 1; }},
      {"a piece less", [](TableState& t) { t.pieces.clear(); }},
      {"score", [](TableState& t) { t.seats[1].score = 1; }},
      {"whose score", [](TableState& t) { t.seats[2].score = 1; }},
      {"supply", [](TableState& t) { t.seats[1].supply[0] = 6; }},
      {"resigned", [](TableState& t) { t.seats[1].resigned = true; }},
  };
  std::set<std::uint64_t> seen{game->fingerprint()};
  for (const auto& [what, change] : changes) {
    INFO(what);
    Snapshot other = saved;
    change(other.table);
    REQUIRE(seen.insert(restored(setup, other)->fingerprint()).second);
  }
}

}  // namespace bastide::test
