// Random games of The Castle, in which a second, naive implementation of the rules checks the state
// after every action.
#include <engine/game.hpp>

#include "castle/agreement.hpp"
#include "properties.hpp"

#include <map>

namespace bastide::test::castle {
namespace {

namespace naive = reference::castle;

/// How often each thing has happened.
using Counts = std::map<std::string, int>;

void count(Counts& counts, const Game& game, const Events& events) {
  for (const Scored& scored : only<Scored>(events))
    ++counts[std::string(name(scored.feature)) + ", " + std::string(name(scored.reason))];
  for (const WallTileUsed& used : only<WallTileUsed>(events))
    ++counts["wall tile " + std::to_string(used.wall_tile) + " used"];
  counts["wall tile taken"] += static_cast<int>(only<WallTileTaken>(events).size());
  counts["keep moved"] += static_cast<int>(only<KeepMoved>(events).size());
  counts["tile discarded"] += static_cast<int>(only<TileDiscarded>(events).size());
  if (phase(game) == Phase::extra) ++counts["extra turn offered"];
  if (phase(game) == Phase::score && game.legal_actions().front().kind == ActionKind::score_next)
    ++counts["order asked"];
}

/// Games in which something never happens do not test its rule.
void require_enough(const Counts& counts) {
  static const Counts least{
      {"path, completed", 500}, {"tower, completed", 500}, {"house, completed", 500},
      {"court, final", 300},    {"keep, final", 100},      {"path, wall_tile", 40},
      {"tower, wall_tile", 40}, {"house, wall_tile", 40},  {"wall tile 1 used", 75},
      {"wall tile 2 used", 10}, {"wall tile 3 used", 10},  {"wall tile 7 used", 50},
      {"wall tile 8 used", 50}, {"wall tile 9 used", 75},  {"wall tile taken", 200},
      {"keep moved", 300},      {"tile discarded", 100},   {"extra turn offered", 150},
      {"order asked", 8},
  };
  for (const auto& [what, number] : least) {
    INFO(what);
    REQUIRE(counts.contains(what));
    REQUIRE(counts.at(what) >= effort(number));
  }
}

/// Plays the game of this seed to its end.
void play_and_compare(std::uint64_t seed, Counts& counts) {
  INFO("seed " << seed);
  RandomGame players(seed);
  const Setup& setup = players.setup();
  naive::Outcome expected = naive::begin(setup);
  auto [game, events] = started_with_events(setup);
  check_agreement(setup, *game, events, expected);
  for (int actions = 0; !game->over(); ++actions) {
    if (const auto anew = players.dealt_anew(*game)) {
      game = continued(setup, *anew);
      expected.after = *anew;
    }
    const auto [seat, action] = players.choose(*game);
    INFO("action " << actions);
    events = play_and_check(setup, *game, expected, seat, action);
    count(counts, *game, events);
  }
  check_end(*game, events);
}

void play_and_compare_from(std::uint64_t first_seed) {
  const int games = effort(500);
  Counts counts;
  for (int game = 0; game < games; ++game)
    play_and_compare(first_seed + static_cast<std::uint64_t>(game), counts);
  require_enough(counts);
}

}  // namespace

// Four cases, so that they run in parallel.
TEST_CASE("the engine agrees with a naive model of The Castle, seeds from 110000", "[castle][random]") {
  play_and_compare_from(110000);
}
TEST_CASE("the engine agrees with a naive model of The Castle, seeds from 120000", "[castle][random]") {
  play_and_compare_from(120000);
}
TEST_CASE("the engine agrees with a naive model of The Castle, seeds from 130000", "[castle][random]") {
  play_and_compare_from(130000);
}
TEST_CASE("the engine agrees with a naive model of The Castle, seeds from 140000", "[castle][random]") {
  play_and_compare_from(140000);
}

}  // namespace bastide::test::castle
