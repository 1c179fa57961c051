// Uniformly random whole games, for `bastide bench` and tests/bench. No clock here: callers measure.
#pragma once

#include <engine/rules.hpp>

#include <cstdint>
#include <functional>
#include <span>

namespace bastide {

struct BenchCounts {
  std::int64_t games = 0;
  std::int64_t moves = 0;       ///< placed tiles
  std::int64_t decisions = 0;   ///< actions taken, placements included
  std::uint64_t signature = 0;  ///< hash over all final states: changes only with behaviour
};

/// What a caller is asked and told between games; either may be empty.
struct BenchWatch {
  /// Asked before each game, with how many are played: the counts are those of the games until it says no.
  std::function<bool(std::int64_t games)> goes_on = {};
  /// Told the points of each game by seat, when it is over.
  std::function<void(std::span<const std::int32_t> points)> scored = {};
};

/// Plays `games` games, each with a freshly shuffled bag. Each choice is uniform: of a placement over all
/// legal pairs of cell and rotation, rotations that look alike counted apart; then of the legal actions.
/// Requires: resolved rules of any game, seats_min() <= seats <= seats_max(rules). One thread;
/// allocates only at the start of a game.
BenchCounts play_random_games(const Rules& rules, int seats, std::int64_t games, std::uint64_t seed,
                              const BenchWatch& watch = {});

/// The same, but lists every legal action at each decision and chooses among them.
BenchCounts list_random_games(const Rules& rules, int seats, std::int64_t games, std::uint64_t seed);

}  // namespace bastide
