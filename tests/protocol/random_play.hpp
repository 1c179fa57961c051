// Whole random games for tests of what is made out of games.
#pragma once

#include <protocol/records/record.hpp>

#include <engine/game.hpp>

#include <functional>
#include <memory>
#include <random>
#include <vector>

namespace bastide::test {

struct PlayedGame {
  const GameKind* kind;
  Rules rules;
  std::vector<protocol::RecordSeat> seats;
  protocol::Proof proof;
  Setup setup;
  std::unique_ptr<Game> game;
  Events events;
  std::vector<protocol::SeatAction> actions;

  protocol::Record record() const;
  /// With the scores as they stand, though nobody has ended it.
  protocol::Record abandoned_record() const;
};

/// A game of the default rules with a proof, before its first action.
PlayedGame begin_game(int seats, unsigned seed, const RulesRequest& rules = {});

/// One of a list of rules that holds every game, every module and whatever makes draws special;
/// as many seats as they admit, in turn. Which one, `round` says.
PlayedGame begin_any_game(unsigned round);
/// Rounds until each of them has come up.
unsigned all_games();

/// Plays random legal actions until the game is over or `actions_max` are done.
/// `after` sees the game after each.
void play_on(
    PlayedGame& played, unsigned seed, int actions_max = 100'000, const std::function<void()>& after = [] {});

}  // namespace bastide::test
