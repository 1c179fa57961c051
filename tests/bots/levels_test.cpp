// The differences between levels.
#include <bots/match.hpp>
#include <bots/player.hpp>

#include <engine/game.hpp>
#include <engine/survey.hpp>

#include "catch.hpp"
#include "effort.hpp"
#include "kinds.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <vector>

using namespace bastide;
using namespace bastide::bots;
using bastide::bots::test::Kind;
using bastide::bots::test::kind_of;
using bastide::bots::test::shuffled;
using bastide::bots::test::started;

namespace {

const Kind kStandard{"standard", {}, 2};
const Kind kCastle{"castle", {.game = "castle"}, 2};
const Kind kDiscovery{"discovery", {.game = "discovery"}, 2};

/// The first level's share over mirrored decks; the seeds make it the same everywhere.
double share(const Kind& kind, Level first, Level second, int decks, std::int64_t nodes) {
  double sum = 0;
  for (int deck = 0; deck < decks; ++deck) {
    const Setup setup = shuffled(kind, 100 + static_cast<std::uint64_t>(deck));
    const auto one = make_player(first, setup), other = make_player(second, setup);
    sum += play_mirrored(kind_of(kind), setup, {*one, {.nodes = nodes}}, {*other, {.nodes = nodes}}, 1).share;
  }
  return sum / decks;
}

/// The seat's lead if the game ends after the end of the turn that is best for it.
int lead_behind(const Game& game, Seat seat, const Action& action) {
  const auto tried = game.clone();
  Events events;
  tried->apply(seat, action, events).value();
  const bool goes_on = !tried->over() && tried->to_act() == seat && tried->phase() != Phase::place;
  if (!goes_on) {
    const std::vector<int> standing = tried->over() ? scores(*tried) : tried->survey().standing;
    return standing[seat] - standing[1u - seat];
  }
  int best = -1000;
  for (const Action& next : tried->legal_actions()) best = std::max(best, lead_behind(*tried, seat, next));
  return best;
}

}  // namespace

TEST_CASE("each level wins against the one below it", "[bots][random]") {
  constexpr Level kOneTurn[] = {Level::newcomer,  Level::casual, Level::dreamer,
                                Level::architect, Level::rival,  Level::expert};
  const int decks = std::max(20, bastide::test::effort(20));  // fewer decide nothing
  for (const Kind& kind : {kStandard, kCastle, kDiscovery}) {
    CAPTURE(kind.label);
    CHECK(share(kind, Level::newcomer, Level::random, bastide::test::effort(10), 1000) > 0.8);
    CHECK(share(kind, Level::uct, Level::random, 1, 200) == 1);
    if (bastide::test::kSanitized) continue;  // one deck decides nothing
    for (std::size_t i = 1; i < std::size(kOneTurn); ++i) {
      CAPTURE(name(kOneTurn[i]));
      CHECK(share(kind, kOneTurn[i], kOneTurn[i - 1], decks, 1000) > 0.5);
    }
    CHECK(share(kind, Level::master, Level::club, 4, 1000) > 0.6);
  }
}

TEST_CASE("levels that are offered no more play as they did", "[bots][random]") {
  const int decks = bastide::test::effort(10);
  if (bastide::test::kSanitized) return;
  for (const Kind& kind : {kStandard, kCastle, kDiscovery}) {
    CAPTURE(kind.label);
    CHECK(share(kind, Level::neighbour, Level::beginner, decks, 1000) > 0.6);
    CHECK(share(kind, Level::club, Level::neighbour, decks, 1000) > 0.6);
    CHECK(share(kind, Level::expert, Level::club, decks, 1000) > 0.4);
  }
}

TEST_CASE("a level overlooks places and choices, and never that it may pass", "[bots][random]") {
  for (const Kind& kind : {kStandard, kCastle, kDiscovery}) {
    CAPTURE(kind.label);
    const Setup setup = shuffled(kind, 7);
    const auto game = started(kind, setup);
    const auto newcomer = make_player(Level::newcomer, setup);
    const View view = game->view(game->to_act());
    std::vector<Action> chosen;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
      const Action action = newcomer->choose(view, seed, {});
      CHECK(newcomer->choose(view, seed, {}) == action);
      CHECK(std::ranges::find(view.legal, action) != view.legal.end());
      if (std::ranges::find(chosen, action) == chosen.end()) chosen.push_back(action);
    }
    CHECK(chosen.size() > 1);  // it does not look at the best place each time
  }
}

TEST_CASE("a beginner takes what pays now, unless another choice pays nearly as much", "[bots][random]") {
  constexpr int kMisjudged = 8;  // four points too many here, four too few there
  const Setup setup = shuffled(kStandard, 91);
  const auto game = started(kStandard, setup);
  const auto beginner = make_player(Level::beginner, setup);
  Events events;
  int missed = 0, largest = 0;
  for (std::uint64_t turn = 0; !game->over() && turn < static_cast<std::uint64_t>(bastide::test::effort(90));
       ++turn) {
    const Seat seat = game->to_act();
    const View view = game->view(seat);
    const Action chosen = beginner->choose(view, turn, {});
    int best = -1000;
    for (const Action& action : view.legal) best = std::max(best, lead_behind(*game, seat, action));
    const int loss = best - lead_behind(*game, seat, chosen);
    CHECK(loss <= kMisjudged);
    missed += loss > 0;
    largest = std::max(largest, loss);
    game->apply(seat, chosen, events).value();
  }
  if (bastide::test::kSanitized) return;
  CHECK(missed > 10);  // it errs as people do
  CHECK(largest >= 3);
}
