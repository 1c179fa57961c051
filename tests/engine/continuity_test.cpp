// A game is determined by its set-up and actions: saving, cloning and replaying do not change it.
#include "properties.hpp"
#include "random_games.hpp"

#include <engine/carcassonne/referee.hpp>

#include <algorithm>
#include <functional>
#include <memory>

namespace bastide::test {
namespace {

/// Play a game of another set-up than their own, and nobody resigns.
struct Stayers {
  RandomGame habits;
  RandomGame::Choice choose(const Game& game) { return {game.to_act(), habits.choose_action(game)}; }
};

}  // namespace

TEST_CASE("a restored snapshot is the same position and goes on in the same way", "[engine][random]") {
  for_each_random_game<RandomGame>(60000, 150, [](RandomGame players) {
    const auto game = players.advanced(started(players.setup()));
    auto other = continued(players.setup(), game->snapshot());
    while (!game->over()) step_beside_restored(players, *game, other);
    check_same(*game, *other);
    check_same(*game, *continued(players.setup(), game->snapshot()));
  });
}

TEST_CASE("anybody who sees a table can go on from it without knowing what is hidden", "[engine][random]") {
  for_each_random_game<RandomGame>(64000, 40, [](RandomGame players) {
    Setup known = players.setup();
    known.piles.clear();
    known.forced.clear();
    const carcassonne::Referee<carcassonne::LargeBoard> referee(known.rules);
    const auto position = std::make_unique<carcassonne::Position<carcassonne::LargeBoard>>();
    const auto game = players.advanced(started(players.setup()));
    ActionList list;
    Events events;
    while (!game->over()) {
      const View view = game->view(kNoSeat);
      const auto buried = static_cast<int>(view.table.hills.buried.size());
      REQUIRE(referee.restore(*position, known, view.table, view.tiles_left + buried));
      REQUIRE(referee.fingerprint(*position) == game->fingerprint());
      referee.legal_actions(*position, list);
      const std::vector<Action> legal(list.begin(), list.end());
      const bool same_legal = std::ranges::is_permutation(legal, game->legal_actions());
      REQUIRE(same_legal);
      const auto [seat, action] = players.choose(*game);
      REQUIRE(game->apply(seat, action, events));
    }
  });
}

TEST_CASE("a save that shows what no module in play has is refused", "[engine]") {
  const auto game = started(forced_setup(base_rules(), 2, tiles({"U", "X"})));
  const std::function<void(TableState&)> additions[]{
      [](TableState& table) { table.tower.ransom_paid = true; },
      [](TableState& table) { table.tower.built = Cell{0, 0}; },
      [](TableState& table) { table.seats[1].tower.pieces = 1; },
      [](TableState& table) { table.corners_left = {1}; },
  };
  for (const auto& add : additions) {
    Snapshot snapshot = game->snapshot();
    add(snapshot.table);
    const auto restored = carcassonne().restore(game->setup(), snapshot);
    REQUIRE_FALSE(restored);
    REQUIRE(restored.error().code == Code::bad_snapshot);
    REQUIRE(restored.error().at == "table");
  }
}

TEST_CASE("the same set-up and actions give the same events and the same end", "[engine][random]") {
  for_each_random_game<RandomGame>(61000, 150, check_replay<RandomGame>);
}

TEST_CASE("a clone is the same position and lives on by itself", "[engine][random]") {
  for_each_random_game<RandomGame>(62000, 60, check_clones<RandomGame>);
}

TEST_CASE("a packed game is the same position and goes on in the same way", "[engine][random]") {
  for_each_random_game<RandomGame>(65000, 60, [](RandomGame players) {
    check_packing(players, players.advanced(started(players.setup())));
  });
  for (const std::size_t count : {100u, 300u, 450u}) {  // on boards of other sizes
    CAPTURE(count);
    Stayers players{RandomGame(count)};
    const Setup setup = forced_setup(base_rules(), 2, std::vector(count, tiles({"U"}).front()));
    check_packing(players, started(setup));
  }
}

TEST_CASE("no two positions of a game have the same fingerprint", "[engine][random]") {
  for_each_random_game<RandomGame>(63000, 100, check_fingerprints<RandomGame>);
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
      {"whose piece",
       [](TableState& t) {
         t.pieces[0].seat = 1;
         t.seats[1].supply[0] = 6;  // otherwise as in the change of the supply alone below
       }},
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
    REQUIRE(seen.insert(continued(setup, other)->fingerprint()).second);
  }
}

}  // namespace bastide::test
