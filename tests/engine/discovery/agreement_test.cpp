// Random games of The Discovery, in which a second, naive implementation of the rules checks the state after
// every action.
#include <engine/game.hpp>

#include "discovery/agreement.hpp"
#include "properties.hpp"

#include <map>

namespace bastide::test::discovery {
namespace {

namespace naive = reference::discovery;

/// How often each thing has happened.
using Counts = std::map<std::string, int>;

void count(Counts& counts, const Game& game, const Events& events) {
  for (const Scored& scored : only<Scored>(events)) {
    const std::string reason(name(scored.reason));
    ++counts[std::string(name(scored.feature)) + ", " + reason];
    for (const ScoreLine& line : scored.lines)
      ++counts[std::string(name(scored.feature)) + ", " + reason + ", " + std::string(line.what) + " at " +
               std::to_string(line.each)];
  }
  counts["tile discarded"] += static_cast<int>(only<TileDiscarded>(events).size());
  counts["resigned"] += static_cast<int>(only<SeatResigned>(events).size());
  for (const TilePlaced& placed : only<TilePlaced>(events))
    counts["other tile placed"] +=
        game.drawn().back() != placed.tile && game.setup().rules.option("discovery_hand") == 2;
  for (const GameFinished& finished : only<GameFinished>(events)) {
    counts["shared win"] += finished.winners.size() > 1;
    counts["end with " + std::to_string(finished.scores.size()) + " seats"] +=
        finished.ended == Ending::finished;
  }
}

/// Games in which something never happens do not test its rule.
void require_enough(const Counts& counts) {
  static const Counts least{{"grassland, follower_taken, tiles at 1", 500},
                            {"grassland, follower_taken, tiles at 2", 80},
                            {"mountain, follower_taken, cities at 1", 300},
                            {"mountain, follower_taken, cities at 2", 60},
                            {"sea, follower_taken, cities at 1", 300},
                            {"sea, follower_taken, tiles at 1", 60},
                            {"grassland, final", 100},
                            {"mountain, final", 100},
                            {"sea, final", 100},
                            {"tile discarded", 150},
                            {"resigned", 40},
                            {"other tile placed", 500},
                            {"shared win", 20},
                            {"end with 2 seats", 40},
                            {"end with 3 seats", 40},
                            {"end with 4 seats", 40},
                            {"end with 5 seats", 40}};
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
TEST_CASE("the engine agrees with a naive model of The Discovery, seeds from 410000", "[discovery][random]") {
  play_and_compare_from(410000);
}
TEST_CASE("the engine agrees with a naive model of The Discovery, seeds from 420000", "[discovery][random]") {
  play_and_compare_from(420000);
}
TEST_CASE("the engine agrees with a naive model of The Discovery, seeds from 430000", "[discovery][random]") {
  play_and_compare_from(430000);
}
TEST_CASE("the engine agrees with a naive model of The Discovery, seeds from 440000", "[discovery][random]") {
  play_and_compare_from(440000);
}

}  // namespace bastide::test::discovery
