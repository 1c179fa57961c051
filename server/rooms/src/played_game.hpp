// A room's game, with the steps played so far.
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

/// The result of a game that nobody will finish: the scores count, nobody wins.
GameFinished abandoned(const Game& game);

/// Throws std::logic_error if a step is illegal. The game may be packed between two steps; and it may rest
/// while its position is not needed: it drops the position, and makes it again from the set-up and the steps
/// when asked for it.
class PlayedGame {
 public:
  /// A game that begins. `kind` must be in static storage.
  PlayedGame(const GameKind& kind, std::unique_ptr<Game> game)
      : kind_(&kind), game_(std::move(game)), to_act_(game_->to_act()) {
    so_far_.points = scores(*game_);
  }

  /// Wakes the game. Valid until the next step or rest.
  const Game& game() const { return awake(); }
  /// A copy of its own; does not wake a packed game.
  std::unique_ptr<Game> copy() const;
  /// Does not wake the game.
  Seat to_act() const { return to_act_; }
  /// By seat. Does not wake the game.
  const std::vector<int>& points() const { return so_far_.points; }
  /// Stored steps.
  int step() const { return so_far_.step; }
  const protocol::log::GameSoFar& so_far() const { return so_far_; }
  /// Empty while the game goes on.
  const std::optional<GameFinished>& result() const { return result_; }

  /// Plays a step and returns its events. `tried`: the step as tried on the current position; taken over
  /// instead of being played again. `points`: by seat, as the step must leave them; empty: unknown.
  Events take_step(Seat seat, const std::vector<Action>& actions, std::optional<TriedStep> tried,
                   const std::vector<int>& points);
  /// Takes back everything behind step `to`, with which a turn of this seat began. The position is made again
  /// from the set-up and the actions that stand, so the same tiles and the same chance come again.
  void take_back(Seat seat, int to);
  /// Plays the given steps. Requires: the game has just begun.
  void replay(protocol::log::GameSoFar so_far);
  /// Ends the game, by the rules or because nobody will finish it.
  void end(const GameFinished& result) { result_ = result; }

  /// Plays the game again, and returns the events of its beginning and of each step. Those of the beginning
  /// hold only events of the game; steps that were taken back, or took back, have none.
  std::vector<Events> retell() const;

  /// Keeps the position in less memory until it is asked for.
  void pack();
  /// Returns whether there was a position.
  bool rest();

 private:
  /// The only access to the position.
  const Game& awake() const;
  /// The same for the next step.
  Game& changing();
  std::unique_ptr<Game> played_again() const;
  void expect_points(const std::vector<int>& told) const;

  const GameKind* kind_;
  /// At least one of these three is set.
  mutable std::unique_ptr<Game> game_;
  mutable std::unique_ptr<const PackedGame> packed_;  ///< the same position, if both are set
  mutable std::unique_ptr<const Setup> resting_;      ///< without its rules, which are those of `prepared`
  Seat to_act_;
  protocol::log::GameSoFar so_far_;
  std::optional<GameFinished> result_;
};

}  // namespace bastide::server
