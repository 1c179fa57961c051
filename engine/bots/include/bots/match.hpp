// Matches between players.
#pragma once

#include <bots/player.hpp>

#include <engine/game.hpp>

#include <cstdint>
#include <span>

namespace bastide::bots {

/// A player and its budget for each decision.
struct Contestant {
  const Player& player;
  Budget budget = {};
};

/// Plays a game to its end. Requires: one player per seat, made for the set-up's rules and seats. Throws
/// std::invalid_argument if the set-up is refused.
GameFinished play_game(const GameKind& kind, const Setup& setup, std::span<const Contestant* const> by_seat,
                       std::uint64_t seed);

/// One deck played once per seat: the first player takes that seat, the second all others. Neither seats nor
/// draws favour a player.
struct Mirrored {
  /// Of the first player, over games and opponents: 1 for more points than the other, ½ for as many.
  double share = 0;
  double points = 0;  ///< its average lead over the best of the others, in points
  int games = 0;
};
/// `setup`: with piles in drawing order.
Mirrored play_mirrored(const GameKind& kind, const Setup& setup, const Contestant& first,
                       const Contestant& second, std::uint64_t seed);

}  // namespace bastide::bots
