// Matches between players.
#pragma once

#include <bots/player.hpp>

#include <engine/game.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace bastide::bots {

/// A player and its budget for each decision.
struct Contestant {
  const Player& player;
  Budget budget = {};
};

struct TakenAction {
  Seat seat;
  Action action;
};
/// A game at its end, with all that was done in it.
struct PlayedOut {
  std::unique_ptr<Game> game;
  std::vector<TakenAction> actions;
};

/// Plays a game to its end; `choose` decides for the seat to act. Throws std::invalid_argument if the set-up
/// is refused, and std::logic_error if what is chosen is not legal.
PlayedOut play_out(const GameKind& kind, const Setup& setup,
                   const std::function<Action(const Game&)>& choose);

/// The same between players. Requires: one player per seat, made for the set-up's rules and seats.
PlayedOut play_game(const GameKind& kind, const Setup& setup, std::span<const Contestant* const> by_seat,
                    std::uint64_t seed);

/// One deck played once per seat: the first player takes that seat, the second all others. Neither seats nor
/// draws favour a player.
struct Mirrored {
  /// Of the first player, over games and opponents: 1 for more points than the other, ½ for as many.
  double share = 0;
  double points = 0;  ///< its average lead over the best of the others, in points
  int games = 0;

  /// Adds the game in which the first player had this seat.
  void add(Seat first, std::span<const int> scores);
};

/// Takes each game of a deck, with the first player's seat in it.
using Keep = std::function<void(Seat first, const PlayedOut& played)>;

/// Plays a deck; play(first) plays the game in which the first player has this seat.
Mirrored play_mirrored(int seats, const std::function<PlayedOut(Seat first)>& play, const Keep& keep = {});

/// `setup`: with piles in drawing order.
Mirrored play_mirrored(const GameKind& kind, const Setup& setup, const Contestant& first,
                       const Contestant& second, std::uint64_t seed, const Keep& keep = {});

}  // namespace bastide::bots
