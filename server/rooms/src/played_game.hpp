// A room's game, with the steps that led to where it stands.
#pragma once

#include <protocol/json_text.hpp>
#include <protocol/log_entry.hpp>

#include <engine/game.hpp>
#include <engine/setup.hpp>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace bastide::server {

/// Throws std::logic_error where a step is not legal.
/// Where nobody needs the position for a while it may rest: it is let go of, and made again of the set-up
/// and the steps by whoever asks for it next.
class PlayedGame {
 public:
  /// One of this kind, which must be in static storage, that begins.
  PlayedGame(const GameKind& kind, std::unique_ptr<Game> game) : kind_(&kind), game_(std::move(game)) {}

  /// Awake. Lives until the next step or rest.
  const Game& game() const { return awake(); }
  /// Wakes nobody.
  Seat to_act() const { return resting_ ? resting_->to_act : game_->to_act(); }
  /// Stored steps.
  int step() const { return so_far_.step; }
  const protocol::log::GameSoFar& so_far() const { return so_far_; }
  /// Nothing: it goes on.
  const std::optional<GameFinished>& result() const { return result_; }

  /// Returns the events. `tried`: the step as it was tried on the game as it stands;
  /// taken over instead of being played again.
  Events take_step(Seat seat, const std::vector<Action>& actions, std::optional<TriedStep> tried);
  /// Plays on what has been played so far. Requires: it has just begun.
  void replay(protocol::log::GameSoFar so_far);
  /// It has ended, by the rules or because nobody will finish it.
  void end(const GameFinished& result) { result_ = result; }

  /// The events of its beginning and of each of its steps, played once more.
  /// The first of them are of the game alone.
  std::vector<Events> retell() const;

  /// Returns whether it did not rest yet.
  bool rest();

 private:
  struct Resting {
    Setup setup;  ///< but for its rules, which are those of what is prepared
    Seat to_act;
  };
  /// The one way to the position.
  Game& awake() const;

  const GameKind* kind_;
  /// One of the two is there.
  mutable std::unique_ptr<Game> game_;
  mutable std::unique_ptr<const Resting> resting_;
  protocol::log::GameSoFar so_far_;
  std::optional<GameFinished> result_;
};

}  // namespace bastide::server
