// Players against each other.
#pragma once

#include <bots/player.hpp>

#include <engine/game.hpp>

#include <cstdint>
#include <span>

namespace bastide::bots {

/// A player, and what it may spend on each decision.
struct Contestant {
  const Player& player;
  Budget budget = {};
};

/// Plays a game to its end, each seat by its own.
/// Requires: one a seat, made for the set-up's rules and seats. Throws std::invalid_argument
/// where the set-up is refused.
GameFinished play_game(const GameKind& kind, const Setup& setup, std::span<const Contestant* const> by_seat,
                       std::uint64_t seed);

/// One deck played once for each seat: there the first player sits, the second on all the others.
/// Who sits where and who draws what favours nobody.
struct Mirrored {
  /// Of the first: over games and opponents, 1 for more points than the other, ½ for as many.
  double share = 0;
  double points = 0;  ///< how many more points than the best of the others it had, on average
  int games = 0;
};
/// `setup`: with piles in the order of the draws.
Mirrored play_mirrored(const GameKind& kind, const Setup& setup, const Contestant& first,
                       const Contestant& second, std::uint64_t seed);

}  // namespace bastide::bots
