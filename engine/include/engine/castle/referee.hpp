// Applies the rules of The Castle to flat positions; nothing else changes a Position. For search; rooms use
// engine/game.hpp. Used like Carcassonne's (engine/carcassonne/referee.hpp):
//
//   Referee referee(rules);
//   referee.begin(position, 0, wall_tiles, {}, tiles_left);
//   while (position.phase != Phase::over) {
//     if (position.phase == Phase::draw) referee.draw(position, bag[next++]);
//     else { referee.legal_actions(position, list); referee.play(position, list[choose(list.size())]); }
//   }
#pragma once

#include <engine/action_list.hpp>
#include <engine/castle/position.hpp>
#include <engine/event.hpp>
#include <engine/random.hpp>
#include <engine/rules.hpp>
#include <engine/setup.hpp>

#include <cstdint>
#include <memory>
#include <span>

namespace bastide::castle {

struct RuleBook;

/// Immutable; any number of threads may share one. Cheap to copy. Functions with a `log` append events to it;
/// searches leave it out, at no cost. Without a log nothing allocates.
class Referee {
 public:
  /// Requires: rules resolved by the game "castle".
  explicit Referee(const Rules& rules);

  /// Sets up a castle with its start spaces; the first draw follows. `wall_tiles`: the numbers on the
  /// corners, in the order of CASTLE-BOARD-04; further ones leave the game. `start`: tiles on the table from
  /// the start. Requires: at least kCorners wall tiles; the start tiles fit.
  void begin(Position& position, Seat first_player, std::span<const std::uint16_t> wall_tiles,
             std::span<const StartTile> start, int tiles_left) const;

  /// Chance draws the next tile. Afterwards the phase is `place`, or the tile was discarded (CASTLE-DRAW-02)
  /// and the phase is `draw` again or `over`. Requires: phase `draw`.
  void draw(Position& position, TileId tile, Events* log = nullptr) const;

  /// Carries out a legal action of the seat to act. Requires: the action is in legal_actions.
  void play(Position& position, const Action& action, Events* log = nullptr) const;

  /// CASTLE-RESIGN-01. Requires: the game is not over.
  void resign(Position& position, Seat seat, Events* log = nullptr) const;

  /// Fills `list` with all legal actions of the seat to act except `resign`, in the order of
  /// Game::legal_actions.
  void legal_actions(const Position& position, ActionList& list) const;

  /// One legal placement, uniformly over all (cell, rotation) pairs, without making a list.
  /// Requires: phase `place`.
  Action sample_placement(const Position& position, Random& random) const;

  /// One legal action, uniformly: the policy of `bastide bench`.
  Action sample(const Position& position, Random& random, ActionList& scratch) const;

  /// Lays a tile that is known to fit, outside any turn; for rebuilding saved positions.
  void lay(Position& position, TileId tile, Cell cell, Rotation rotation, Seat seat) const;
  const RuleBook& book() const { return *book_; }

 private:
  std::shared_ptr<const RuleBook> book_;
};

}  // namespace bastide::castle
