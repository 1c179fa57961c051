// Playing out the last tiles.
#include "common/last_tiles.hpp"

#include "carcassonne/setup.hpp"

#include "catch.hpp"
#include "effort.hpp"
#include "game_on.hpp"
#include "kinds.hpp"

#include <algorithm>
#include <cmath>
#include <memory>
#include <span>
#include <vector>

using namespace bastide;
using bastide::bots::Budget;
using bastide::bots::Effort;
using bastide::bots::LastTiles;
using bastide::bots::standing;
using bastide::bots::TurnSearch;
using bastide::bots::test::GameOn;
using bastide::bots::test::Kind;
using bastide::bots::test::shuffled;

namespace {

/// The base game.
using Game = GameOn<carcassonne::CompactBoard>;

/// A random game with `left` tiles still to draw.
struct LastTurns {
  Game::Referee referee;
  std::vector<TileCount> unseen;
  std::unique_ptr<Game::Position> position = std::make_unique<Game::Position>();

  LastTurns(std::uint64_t seed, std::size_t left) : referee(shuffled(kKind, seed).rules) {
    const Setup setup = shuffled(kKind, seed);
    const std::vector<TileId> order = carcassonne::draw_order(setup);
    referee.begin(*position, setup.seats, 0, setup.start, carcassonne::TilesLeft(order));
    Random random(seed);
    ActionList list;
    auto tile = order.begin();
    while (position->phase != Phase::draw || order.end() - tile > static_cast<std::ptrdiff_t>(left)) {
      if (position->phase == Phase::draw)
        referee.draw(*position, *tile++);
      else
        referee.play(*position, referee.sample(*position, random, list));
    }
    for (; tile != order.end(); ++tile) {
      const auto known = std::ranges::find(unseen, *tile, &TileCount::tile);
      if (known == unseen.end())
        unseen.push_back({*tile, 1});
      else
        ++known->count;
    }
  }

  /// The lead of the seat at the end, as LastTiles finds it.
  double found(Seat seat) const {
    const Game::Weights weights;
    const Budget budget{.nodes = 10'000'000};
    Random random(1);
    const bots::Table<Game> table{referee, *position, unseen, weights, random, budget};
    Effort effort(budget);
    Game::Evaluation evaluation(referee.book(), unseen, weights);
    TurnSearch<Game> search(referee, evaluation, effort);
    return standing(LastTiles<Game>(table, search).outcome(*position), seat, 2);
  }

  /// The same by trying every turn.
  double tried(Seat seat) {
    const double first = lead(*position);
    return seat == 0 ? first : -first;
  }

 private:
  inline static const Kind kKind{"standard", {}, 2};

  /// The lead of seat 0 at the end.
  double lead(const Game::Position& here) {
    if (here.phase == Phase::over) return here.scores[0] - here.scores[1];
    const auto next = std::make_unique<Game::Position>();
    if (here.phase == Phase::draw) {
      double sum = 0;
      int tiles = 0;
      for (TileCount& kind : unseen) {
        if (kind.count == 0) continue;
        *next = here;
        referee.draw(*next, kind.tile);
        const int count = kind.count--;
        sum += count * lead(*next);
        tiles += kind.count = count;
      }
      return sum / tiles;
    }
    ActionList actions;
    referee.legal_actions(here, actions);
    double best = here.seat == 0 ? -1000 : 1000;
    for (const Action& action : actions) {
      *next = here;
      referee.play(*next, action);
      best = here.seat == 0 ? std::max(best, lead(*next)) : std::min(best, lead(*next));
    }
    return best;
  }
};

}  // namespace

TEST_CASE("with one tile to come the outcome is what the best turn with it brings", "[bots][random]") {
  for (int round = 0; round < bastide::test::effort(60); ++round) {
    LastTurns ending(static_cast<std::uint64_t>(round), 1);
    CAPTURE(round);
    for (const Seat seat : {Seat{0}, Seat{1}})
      CHECK(std::abs(ending.found(seat) - ending.tried(seat)) < 1e-9);
  }
}

// The search follows only the most promising ways of a turn before the last one.
TEST_CASE("with two tiles to come nearly every outcome is that of the best turns in both orders",
          "[bots][random][unsanitized]") {
  const int rounds = bastide::test::effort(20);
  int same = 0;
  for (int round = 0; round < rounds; ++round) {
    LastTurns ending(100 + static_cast<std::uint64_t>(round), 2);
    CAPTURE(round);
    const Seat seat = ending.position->seat;
    const double found = ending.found(seat), tried = ending.tried(seat);
    same += std::abs(found - tried) < 1e-9;
    CHECK(found <= tried + 1e-9);  // overlooking a turn never helps the seat that moves
  }
  CHECK(same >= rounds * 3 / 4);
}
