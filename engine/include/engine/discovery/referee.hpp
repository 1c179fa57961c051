// Applies the rules of The Discovery to flat positions; nothing else changes a Position. For search; rooms
// use engine/game.hpp. Used like Carcassonne's (engine/carcassonne/referee.hpp):
//
//   Referee referee(rules);
//   referee.begin(position, seats, 0, start, tiles_left);
//   while (position.phase != Phase::over) {
//     if (position.phase == Phase::draw) referee.draw(position, bag[next++]);
//     else { referee.legal_actions(position, list); referee.play(position, list[choose(list.size())]); }
//   }
#pragma once

#include <engine/action_list.hpp>
#include <engine/discovery/position.hpp>
#include <engine/event.hpp>
#include <engine/random.hpp>
#include <engine/rules.hpp>
#include <engine/setup.hpp>

#include <memory>
#include <span>

namespace bastide::discovery {

struct RuleBook;

/// Immutable; any number of threads may share one. Cheap to copy. Functions with a `log` append events to it;
/// searches leave it out, at no cost. Without a log nothing allocates.
class Referee {
 public:
  /// Requires: rules resolved by the game "discovery".
  explicit Referee(const Rules& rules);

  /// Lays the start tiles; the first draw follows, of the first player. Requires: they fit.
  void begin(Position& position, int seats, Seat first_player, std::span<const StartTile> start,
             int tiles_left) const;

  /// Chance gives the seat `seat` the next tile. Afterwards the phase is `place`, or again `draw`, or `over`.
  /// Requires: phase `draw`.
  void draw(Position& position, TileId tile, Events* log = nullptr) const;

  /// Carries out a legal action of the seat to act. Requires: the action is in legal_actions.
  void play(Position& position, const Action& action, Events* log = nullptr) const;

  /// DISCOVERY-RESIGN-01. Requires: the game is not over, its phase not `draw`, and the seat has not
  /// resigned.
  void resign(Position& position, Seat seat, Events* log = nullptr) const;

  /// Fills `list` with all legal actions of the seat to act except `resign`, in no particular order.
  void legal_actions(const Position& position, ActionList& list) const;

  /// One legal placement of the tile in hand, uniformly over all (cell, rotation) pairs, without making a
  /// list. Requires: phase `place`, and there is one.
  Action sample_placement(const Position& position, Random& random) const;

  /// One legal action: of placements of a single tile in hand uniformly, else uniformly of all. The policy of
  /// `bastide bench`.
  Action sample(const Position& position, Random& random, ActionList& scratch) const;

  /// Lays a tile that is known to fit, outside any turn; for rebuilding saved positions.
  void lay(Position& position, TileId tile, Cell cell, Rotation rotation, Seat seat) const;
  const RuleBook& book() const { return *book_; }

 private:
  std::shared_ptr<const RuleBook> book_;
};

}  // namespace bastide::discovery
