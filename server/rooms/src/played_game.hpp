// A room's game, with the steps that led to where it stands.
#pragma once

#include <protocol/json_text.hpp>
#include <protocol/log_entry.hpp>

#include <engine/game.hpp>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace bastide::server {

/// Throws std::logic_error where a step is not legal.
class PlayedGame {
 public:
  /// One that begins.
  explicit PlayedGame(std::unique_ptr<Game> game) : game_(std::move(game)) {}

  const Game& game() const { return *game_; }
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
  std::vector<Events> retell(const GameKind& kind) const;

 private:
  std::unique_ptr<Game> game_;
  protocol::log::GameSoFar so_far_;
  std::optional<GameFinished> result_;
};

}  // namespace bastide::server
