// What holds for a computer player of any level in any game.
#include <bots/match.hpp>
#include <bots/player.hpp>

#include <engine/game.hpp>

#include "catch.hpp"
#include "effort.hpp"
#include "kinds.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

using namespace bastide;
using namespace bastide::bots;
using bastide::bots::test::Kind;
using bastide::bots::test::kind_of;
using bastide::bots::test::kinds;
using bastide::bots::test::kLevels;
using bastide::bots::test::shuffled;
using bastide::bots::test::started;

namespace {

/// Enough to prefer a candidate other than the first now and then, and fast.
constexpr std::int64_t kFewNodes = bastide::test::kSanitized ? 25 : 100;

/// Another order of the wall tiles that nobody has taken (CASTLE-SETUP-02).
void shuffle_wall(Pile& wall, const std::vector<int>& corners_left, Random& random) {
  std::vector<std::uint16_t> hidden;
  for (const int corner : corners_left) hidden.push_back(wall.items[static_cast<std::size_t>(corner)]);
  random.shuffle(std::span(hidden));
  for (std::size_t i = 0; i < hidden.size(); ++i)
    wall.items[static_cast<std::size_t>(corners_left[i])] = hidden[i];
}

/// The set-up of a game that has come so far, with what lies face down in another order.
Setup continued(Setup setup, const Game& game, std::uint64_t seed) {
  const std::vector<TileId> drawn = game.drawn();
  setup.forced = drawn;
  Random random(seed);
  std::vector<TileId> missing = drawn;
  for (Pile& pile : setup.piles) {
    if (!pile.of_tiles) {
      shuffle_wall(pile, game.view(game.to_act()).table.corners_left, random);
      continue;
    }
    std::erase_if(pile.items, [&](TileId tile) {
      const auto found = std::ranges::find(missing, tile);
      if (found == missing.end()) return false;
      missing.erase(found);
      return true;
    });
    random.shuffle(std::span(pile.items));
  }
  setup.chance = std::make_shared<const RandomStreams>(seed);
  // What has been left to chance so far is known.
  for (const auto& [stream, draws] : game.snapshot().chance) setup.forced_chance[stream] = draws.values;
  return setup;
}

struct Played {
  Seat seat;
  Action action;
  std::size_t drawn;  ///< tiles before it
};

std::vector<Played> random_game(const Kind& kind, const Setup& setup, Random random) {
  std::vector<Played> played;
  const auto game = started(kind, setup);
  Events events;
  while (!game->over()) {
    const std::vector<Action> legal = game->legal_actions();
    const Action action = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    played.push_back({game->to_act(), action, game->drawn().size()});
    game->apply(game->to_act(), action, events).value();
  }
  return played;
}

}  // namespace

TEST_CASE("levels have names", "[bots]") {
  for (const Level level : kLevels) CHECK(find_level(name(level)) == level);
  CHECK(!find_level("grandmaster"));
  CHECK(!find_level(""));
}

TEST_CASE("every level plays every module to the end by legal actions", "[bots][random][unsanitized]") {
  for (const Kind& kind : kinds()) {
    const Setup setup = shuffled(kind, 11);
    std::vector<std::unique_ptr<Player>> players;
    for (const Level level : kLevels) players.push_back(make_player(level, setup));
    std::vector<Contestant> contestants;
    for (const auto& player : players) contestants.push_back({*player, {.nodes = kFewNodes}});
    std::vector<const Contestant*> by_seat;
    for (int seat = 0; seat < kind.seats; ++seat)
      by_seat.push_back(
          &contestants[std::size(kLevels) - 1 - static_cast<std::size_t>(seat) % std::size(kLevels)]);
    CAPTURE(kind.label);
    const GameFinished result = *play_game(kind_of(kind), setup, by_seat, 5).game->result();
    CHECK(result.ended == Ending::finished);
    CHECK(std::ranges::max(result.scores) > 0);
  }
}

TEST_CASE("a player's choice depends neither on hidden order nor on anything but view, seed and nodes",
          "[bots][random][secrecy][unsanitized]") {
  for (const Kind& kind : kinds()) {
    const Setup setup = shuffled(kind, 21);
    const std::vector<Played> moves = random_game(kind, setup, Random(23));
    // A game that has begun, one in the middle, and one near its end, where the order of few tiles
    // would reveal most.
    for (const std::size_t at : {moves.size() / 9, moves.size() / 2, moves.size() * 9 / 10}) {
      Events events;
      const auto game = started(kind, setup);
      for (std::size_t i = 0; i < at; ++i) game->apply(moves[i].seat, moves[i].action, events).value();
      const Setup first = continued(setup, *game, 1), second = continued(setup, *game, 2);
      const auto one = started(kind, first), other = started(kind, second);
      for (std::size_t i = 0; i < at; ++i) {
        REQUIRE(one->apply(moves[i].seat, moves[i].action, events));
        REQUIRE(other->apply(moves[i].seat, moves[i].action, events));
      }
      const Seat seat = one->to_act();
      REQUIRE(other->to_act() == seat);
      for (const Level level : kLevels) {
        CAPTURE(kind.label, at, name(level));
        const std::int64_t nodes = level == Level::master && kind.seats < 5 ? 2000 : kFewNodes;
        const auto player = make_player(level, first), twin = make_player(level, second);
        CHECK(player->choose(one->view(seat), 7, {.nodes = nodes}) ==
              twin->choose(other->view(seat), 7, {.nodes = nodes}));
      }
    }
  }
}

TEST_CASE("a set-up that everybody may know tells nothing of the order", "[bots][secrecy]") {
  for (const Kind& kind : kinds()) {
    Setup first = shuffled(kind, 31), second = shuffled(kind, 32);
    first.forced.assign(first.piles[0].items.begin(), first.piles[0].items.begin() + 3);
    first.piles[0].items.erase(first.piles[0].items.begin(), first.piles[0].items.begin() + 3);
    first = public_setup(first);
    second = public_setup(second);
    CHECK(first.forced.empty());
    CHECK(first.chance == nullptr);
    for (std::size_t i = 0; i < first.piles.size(); ++i) CHECK(first.piles[i].items == second.piles[i].items);
  }
}

TEST_CASE("a player that is told to stop decides at once", "[bots]") {
  const Kind kind{"standard", {}, 2};
  const Setup setup = shuffled(kind, 41);
  const auto game = started(kind, setup);
  const auto player = make_player(Level::master, setup);
  const View view = game->view(game->to_act());
  int asked = 0;
  const Action action =
      player->choose(view, 1, {.nodes = 1'000'000'000, .stop = [&] { return ++asked > 0; }});
  CHECK(asked == 1);
  CHECK(std::ranges::find(view.legal, action) != view.legal.end());
  // The first candidate is always examined: the best by its own turn alone.
  CHECK(player->choose(view, 1, {.nodes = 1}) == action);
}

TEST_CASE("a player refuses what is not its to decide", "[bots]") {
  for (const Kind& kind : {Kind{"castle", {.game = "castle"}, 2}, Kind{"discovery", {.game = "discovery"}, 2},
                           Kind{"standard", {}, 2}}) {
    const Setup setup = shuffled(kind, 51);
    const auto game = started(kind, setup);
    const auto player = make_player(Level::neighbour, setup);
    CHECK_THROWS_AS(player->choose(game->view(kNoSeat), 1, {}), std::invalid_argument);
    View broken = game->view(game->to_act());
    broken.table.seats.pop_back();
    CHECK_THROWS_AS(player->choose(broken, 1, {}), std::invalid_argument);
  }
}

TEST_CASE("a match is fair to both", "[bots][random]") {
  for (const Kind& kind :
       {Kind{"castle", {.game = "castle"}, 2}, Kind{"discovery for four", {.game = "discovery"}, 4},
        Kind{"standard", {}, 2}, Kind{"three", {}, 3}}) {
    CAPTURE(kind.label);
    const Setup setup = shuffled(kind, 61);
    const auto neighbour = make_player(Level::neighbour, setup);
    const Mirrored even = play_mirrored(kind_of(kind), setup, {*neighbour}, {*neighbour}, 1);
    CHECK(even.games == kind.seats);
    CHECK(std::abs(even.share - 0.5) < 1e-9);
  }
}

TEST_CASE("a master finds other turns with more nodes", "[bots][unsanitized]") {
  const Kind kind{"standard", {}, 2};
  const Setup setup = shuffled(kind, 81);
  const auto game = started(kind, setup);
  const auto master = make_player(Level::master, setup), club = make_player(Level::club, setup);
  Events events;
  int changed = 0;
  for (int decision = 0; decision < bastide::test::effort(40); ++decision) {
    const View view = game->view(game->to_act());
    const Action near = master->choose(view, 1, {.nodes = 1}), far = master->choose(view, 1, {});
    CHECK(master->choose(view, 2, {.nodes = 1}) == near);
    changed += near != far;
    REQUIRE(game->apply(game->to_act(), club->choose(view, 1, {}), events));
  }
  CHECK(changed > 0);
}

// There a turn has thousands of ends: listing them all would leave no nodes for answers over enough tiles.
TEST_CASE("a master weighs answers with every module, too", "[bots][unsanitized]") {
  const Kind kind{"all for four", {.modules = bastide::bots::test::all_modules()}, 4};
  const Setup setup = shuffled(kind, 85);
  const auto game = started(kind, setup);
  Events events;
  for (const Played& move : random_game(kind, setup, Random(86))) {
    if (game->phase() == Phase::place && game->drawn().size() >= 60) break;
    game->apply(move.seat, move.action, events).value();
  }
  const View view = game->view(game->to_act());
  const auto asked = [&](Level level) {
    int times = 0;
    const Budget budget{.nodes = 20'000, .stop = [&] { return ++times < 0; }};
    make_player(level, setup)->choose(view, 1, budget);
    return times;
  };
  const int own_turn = asked(Level::club), all = asked(Level::master);
  CAPTURE(own_turn, all);
  CHECK(all > 10 * own_turn);
  CHECK(all < 30'000);
}
