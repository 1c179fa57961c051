// Whole random games for tests of views, records and messages.
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
  /// With the present scores, although nobody has ended it.
  protocol::Record abandoned_record() const;
};

/// A game of the default rules with a proof, before its first action.
PlayedGame begin_game(int seats, unsigned seed, const RulesRequest& rules = {});

/// One of a list of rules with every game, every module and everything that makes draws special; with each
/// possible number of seats in turn. `round` selects it.
PlayedGame begin_any_game(unsigned round);
/// The number of rounds that covers all of them.
unsigned all_games();

/// Plays random legal actions until the game is over or `actions_max` are done.
/// `after` sees the game after each.
void play_on(
    PlayedGame& played, unsigned seed, int actions_max = 100'000, const std::function<void()>& after = [] {});

}  // namespace bastide::test
