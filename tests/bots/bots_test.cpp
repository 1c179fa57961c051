// What holds for a computer player of any level, whichever game it plays.
#include <bots/match.hpp>
#include <bots/player.hpp>

#include <engine/game.hpp>
#include <engine/random.hpp>

#include "catch.hpp"
#include "effort.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

using namespace bastide;
using namespace bastide::bots;

namespace {

constexpr Level kLevels[] = {Level::random,    Level::uct,  Level::beginner,
                             Level::neighbour, Level::club, Level::master};
/// Enough to come behind the first candidate now and then, and quickly played.
constexpr std::int64_t kFewNodes = 100;

struct Kind {
  std::string label;
  RulesRequest rules;
  int seats;
};

std::vector<std::string> all_modules(const GameKind& kind) {
  std::vector<std::string> names;
  for (const ModuleSpec& module : kind.modules()) names.emplace_back(module.name);
  return names;
}

const GameKind& carcassonne() { return *find_game("carcassonne"); }

std::vector<Kind> kinds() {
  std::vector<Kind> kinds = {{"castle", {.game = "castle"}, 2}, {"standard", {}, 2}};
  for (const std::string& module : all_modules(carcassonne()))
    kinds.push_back({module, {.modules = {{module}}}, 3});
  kinds.push_back({"all", {.modules = all_modules(carcassonne())}, 5});
  return kinds;
}

const GameKind& kind_of(const Kind& kind) { return *find_game(kind.rules.game); }

Setup shuffled(const Kind& kind, std::uint64_t seed) {
  const GameKind& game = kind_of(kind);
  const Rules rules = game.resolve(kind.rules).value();
  Setup setup{.rules = rules,
              .seats = kind.seats,
              .start = game.opening_layout(rules),
              .forced = {},
              .piles = game.piles(rules)};
  Random random(seed);
  for (Pile& pile : setup.piles) random.shuffle(std::span(pile.items));
  setup.chance = std::make_shared<const RandomStreams>(seed);
  return setup;
}

std::unique_ptr<Game> started(const Kind& kind, const Setup& setup) {
  Events events;
  return kind_of(kind).start(setup, events).value();
}

}  // namespace

TEST_CASE("levels have names", "[bots]") {
  for (const Level level : kLevels) CHECK(find_level(name(level)) == level);
  CHECK(!find_level("grandmaster"));
  CHECK(!find_level(""));
}

TEST_CASE("every level plays every module to the end by legal actions", "[bots][random]") {
  for (const Kind& kind : kinds()) {
    const Setup setup = shuffled(kind, 11);
    std::vector<std::unique_ptr<Player>> players;
    for (const Level level : kLevels) players.push_back(make_player(level, setup));
    std::vector<const Player*> by_seat;
    for (int seat = 0; seat < kind.seats; ++seat)
      by_seat.push_back(
          players[std::size(kLevels) - 1 - static_cast<std::size_t>(seat) % std::size(kLevels)].get());
    CAPTURE(kind.label);
    const GameFinished result = play_game(kind_of(kind), setup, by_seat, 5, {.nodes = kFewNodes});
    CHECK(result.ended == Ending::finished);
    CHECK(std::ranges::max(result.scores) > 0);
  }
}

TEST_CASE("what a player does depends neither on hidden order nor on anything but view, seed and nodes",
          "[bots][random][secrecy]") {
  for (const Kind& kind : kinds()) {
    const Setup setup = shuffled(kind, 21), other = shuffled(kind, 22);
    for (const Level level : kLevels) {
      CAPTURE(kind.label, name(level));
      const auto player = make_player(level, setup), twin = make_player(level, other);
      const auto game = started(kind, setup);
      Events events;
      for (int decision = 0; decision < test::effort(15) && !game->over(); ++decision) {
        const Seat seat = game->to_act();
        const View view = game->view(seat);
        const Action action = player->choose(view, 7, {.nodes = kFewNodes});
        REQUIRE(twin->choose(view, 7, {.nodes = kFewNodes}) == action);
        REQUIRE(game->apply(seat, action, events));
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
  // The first candidate is always looked at: what is best by one's own turn alone.
  CHECK(player->choose(view, 1, {.nodes = 1}) == action);
}

TEST_CASE("a player refuses what is not its to decide", "[bots]") {
  for (const Kind& kind : {Kind{"castle", {.game = "castle"}, 2}, Kind{"standard", {}, 2}}) {
    const Setup setup = shuffled(kind, 51);
    const auto game = started(kind, setup);
    const auto player = make_player(Level::neighbour, setup);
    CHECK_THROWS_AS(player->choose(game->view(kNoSeat), 1, {}), std::invalid_argument);
    View broken = game->view(game->to_act());
    broken.table.seats.pop_back();
    CHECK_THROWS_AS(player->choose(broken, 1, {}), std::invalid_argument);
  }
}

TEST_CASE("a match is fair to both, and the better player wins it", "[bots][random]") {
  for (const Kind& kind :
       {Kind{"castle", {.game = "castle"}, 2}, Kind{"standard", {}, 2}, Kind{"three", {}, 3}}) {
    CAPTURE(kind.label);
    const Setup setup = shuffled(kind, 61);
    const auto random = make_player(Level::random, setup), neighbour = make_player(Level::neighbour, setup);
    const Mirrored even = play_mirrored(kind_of(kind), setup, *neighbour, *neighbour, 1, {});
    CHECK(even.games == kind.seats);
    CHECK(std::abs(even.share - 0.5) < 1e-9);
    const Mirrored won = play_mirrored(kind_of(kind), setup, *neighbour, *random, 1, {});
    CHECK(won.share == 1);
    CHECK(won.points > 10);
  }
}

TEST_CASE("plain playouts beat random play", "[bots][random]") {
  for (const Kind& kind : {Kind{"castle", {.game = "castle"}, 2}, Kind{"standard", {}, 2}}) {
    CAPTURE(kind.label);
    const Setup setup = shuffled(kind, 71);
    const auto random = make_player(Level::random, setup), uct = make_player(Level::uct, setup);
    const Mirrored won = play_mirrored(kind_of(kind), setup, *uct, *random, 1, {.nodes = 200});
    CHECK(won.share == 1);
    CHECK(won.points > 10);
  }
}

TEST_CASE("a master finds other turns with more nodes", "[bots]") {
  const Kind kind{"standard", {}, 2};
  const Setup setup = shuffled(kind, 81);
  const auto game = started(kind, setup);
  const auto master = make_player(Level::master, setup), club = make_player(Level::club, setup);
  Events events;
  int changed = 0;
  for (int decision = 0; decision < 40; ++decision) {
    const View view = game->view(game->to_act());
    const Action near = master->choose(view, 1, {.nodes = 1}), far = master->choose(view, 1, {});
    CHECK(master->choose(view, 2, {.nodes = 1}) == near);
    changed += near != far;
    REQUIRE(game->apply(game->to_act(), club->choose(view, 1, {}), events));
  }
  CHECK(changed > 0);
}
