// Applies the rules to flat positions; nothing else changes a Position. For search; rooms use
// engine/game.hpp.
//
//   Referee<CompactBoard> referee(rules);
//   referee.begin(position, 2, 0, opening, tiles_left);
//   while (position.phase != Phase::over) {
//     if (position.phase == Phase::draw) referee.draw(position, bag[next++]);
//     else if (position.phase == Phase::chance)
//       referee.resolve(position, referee.sample_chance(position, random));
//     else { referee.legal_actions(position, list); referee.play(position, list[choose(list.size())]); }
//   }
#pragma once

#include <engine/action_list.hpp>
#include <engine/carcassonne/position.hpp>
#include <engine/event.hpp>
#include <engine/random.hpp>
#include <engine/rules.hpp>
#include <engine/setup.hpp>
#include <engine/streams.hpp>
#include <engine/view.hpp>

#include <memory>
#include <span>

namespace bastide::carcassonne {

template <class B>
struct RuleBook;

/// What happens to a drawn tile, for the holder of the piles.
enum class DrawnTile : std::uint8_t {
  gone,       ///< in hand, or out of the game
  waits,      ///< it fits nowhere and goes below the other river tiles (RIVER-NOFIT-01)
  held_back,  ///< it lies open until the position's `held_back` is 0 again, then goes back into the pile
};

/// How many tiles are still to be drawn or lie under others; how many of them are river tiles, and how many
/// are or were in the land pile, of which no draw is forced.
struct TilesLeft {
  int all = 0;
  int river = 0;
  int pile = 0;

  TilesLeft(int without_river) : TilesLeft(without_river, without_river) {}
  TilesLeft(int without_river, int in_pile) : all(without_river), pile(in_pile) {}
  explicit TilesLeft(std::span<const TileId> tiles);
  explicit TilesLeft(std::span<const TileCount> unseen);
};

/// Immutable; any number of threads may share one. Cheap to copy. Functions with a `log` append events to it;
/// searches leave it out, at no cost.
template <class B>
class Referee {
 public:
  /// Requires: rules resolved by the game "carcassonne".
  explicit Referee(const Rules& rules);

  /// Sets up a table with its start tiles; the first draw follows. `refills`: held-back tiles will be drawn
  /// again when they go back into the pile. Requires: the tiles fit each other, and start tiles + tiles_left
  /// fit the board (see Setup checks in game.hpp).
  void begin(Position<B>& position, int seats, Seat first_player, std::span<const StartTile> start,
             TilesLeft tiles_left, bool refills = true) const;

  /// Chance draws the next tile. Afterwards the tile is in hand, and the phase is `place` or that of an
  /// earlier step; or the phase is `draw` again, `redraw` or `over`. The holder of the piles keeps tiles that
  /// are not `gone`. Requires: phase `draw`.
  DrawnTile draw(Position<B>& position, TileId tile, Events* log = nullptr) const;
  /// Tiles that were set aside leave the game.
  void discard(Position<B>& position, std::span<const TileId> waiting, Events* log = nullptr) const;

  /// The outcomes of the draw that waits. Requires: phase `chance`.
  Chance chance(const Position<B>& position) const;
  /// Resolves the draw that waits with one of its outcomes. Requires: phase `chance`, and chance()
  /// has the value.
  void resolve(Position<B>& position, int value, Events* log = nullptr) const;
  /// One of the outcomes, with their probabilities. Requires: phase `chance`.
  int sample_chance(const Position<B>& position, Random& random) const;

  /// Carries out a legal action of the seat to act. Requires: the action is in legal_actions.
  void play(Position<B>& position, const Action& action, Events* log = nullptr) const;

  /// BASE-RESIGN-01. Requires: the game is not over, `seat` has not resigned, and the phase is not `chance`.
  void resign(Position<B>& position, Seat seat, Events* log = nullptr) const;

  /// Fills `list` with all legal actions of the seat to act except `resign`. Placements are in the order of
  /// the frontier, which depends only on the actions before.
  void legal_actions(const Position<B>& position, ActionList& list) const;

  /// Whether legal_actions has the action; of a placement without making the list.
  bool allows(const Position<B>& position, const Action& action) const;

  /// One legal placement, uniformly over all (cell, rotation) pairs, without making a list.
  /// Requires: phase `place`.
  Action sample_placement(const Position<B>& position, Random& random) const;

  /// One legal action by the policy of `bastide bench`: uniform over placements,
  /// else uniform over the step's actions.
  Action sample(const Position<B>& position, Random& random, ActionList& scratch) const;

  /// Rebuilds the position that a save or a view shows, including the order of its frontier, by laying its
  /// tiles again in their order. Uses only seats and start tiles of the set-up, so the caller need not know
  /// what is hidden. `own`: what each seat alone knows, empty where that is not known, or no
  /// seats at all. Rejects with setup/bad_snapshot; `position` is then unusable. Requires: start tiles, board
  /// and `tiles_left` fit the board B.
  Result<> restore(Position<B>& position, const Setup& setup, const TableState& table, TilesLeft tiles_left,
                   std::span<const OwnState> own = {}) const;

  /// What the seat alone knows.
  OwnState own(const Position<B>& position, Seat seat) const;
  /// By seat; empty if nobody has any.
  std::vector<OwnState> own(const Position<B>& position) const;

  /// Hash over everything on the table. Equal on every machine and compiler.
  std::uint64_t fingerprint(const Position<B>& position) const;

  const RuleBook<B>& book() const { return *book_; }

 private:
  std::shared_ptr<const RuleBook<B>> book_;
};

}  // namespace bastide::carcassonne
