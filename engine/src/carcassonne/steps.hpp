// The order of everything in a turn and after the last one: one table, filled by
// the base game and the modules.
#pragma once

#include "carcassonne/turn_object.hpp"

#include <engine/carcassonne/position.hpp>
#include <engine/enum_size.hpp>
#include <engine/event.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace bastide::carcassonne {

/// The steps in order. A step never names its successor: a module adds its step here, at its place by the
/// rules, and a row to the table of its games.
enum class TurnStep : std::uint8_t {
  turn_begin,   ///< once a turn, before its first part
  part_begin,   ///< a tile from the hand may be laid instead of a draw; further parts begin here
  draw,         ///< the next tile
  drawn,        ///< the tile in hand is known but not yet placed
  place,        ///< the tile in hand is placed
  placed,       ///< automatic effects of the placement
  gold,         ///< bars of gold are laid
  neutrals,     ///< the mage or the witch moves
  action,       ///< one action with the tile just placed, and what belongs to it
  flock,        ///< flocks grow or are scored
  dragon,       ///< the dragon moves, dragon_moves=before_scoring
  castle,       ///< small cities may become castles
  come_out,     ///< figures come to features that are about to be scored
  score,        ///< completed features are scored, pieces go home
  wagon,        ///< returned wagons may go on
  go_in,        ///< figures go where they wait to come out again
  late_dragon,  ///< dragon_moves=after_scoring
  corn,         ///< crop circles call the followers of all seats
  late,         ///< a ransom after the scoring
  part_end,     ///< a further part of the turn may begin, at `draw`
  bazaar,       ///< the turn is over: tiles are sold and then played, before the next seat draws
  turn_end,     ///< the next seat's turn begins; goes on only if no tile is left
  last_tiles,   ///< the piles are empty: each seat that still holds a tile may lay it in a turn of its own
  last_moves,   ///< figures come to features before the final scoring
  final,        ///< the final scoring
};

enum class Flow : std::uint8_t { goes_on, waits };

/// Enters a step. `waits`: a phase has been set in which a seat must act or a tile must
/// be drawn, or the game is over.
template <class B>
using EnterStep = Flow (*)(Turn<B>&);

/// A bit per Phase.
using PhaseSet = std::uint64_t;
static_assert(kPhaseCount <= 64);
constexpr PhaseSet bit(Phase phase) { return PhaseSet{1} << static_cast<unsigned>(phase); }

template <class B>
class Steps {
 public:
  /// Rows of the same step are entered in the order in which they were added. `phases`: the phases that
  /// the row sets; leave_step goes on behind this row. `stream`: the stream from which it draws;
  /// leave_chance goes on behind it.
  void add(TurnStep step, PhaseSet phases, EnterStep<B> enter, std::string_view stream = {}) {
    rows_.insert(rows_.begin() + static_cast<std::ptrdiff_t>(behind(step)), {enter, phases, stream});
    for (std::size_t i = index(step) + 1; i < first_.size(); ++i) ++first_[i];
    note_owners();
  }
  /// Adds phases to the first row of a step.
  void extend(TurnStep step, PhaseSet phases) {
    rows_[of(step)].phases |= phases;
    note_owners();
  }
  /// The first row of a step; the first row behind it; the first row behind that of a phase.
  std::size_t of(TurnStep step) const { return first_[index(step)]; }
  std::size_t behind(TurnStep step) const { return first_[index(step) + 1]; }
  std::size_t behind(Phase phase) const { return behind_[static_cast<std::size_t>(phase)]; }
  /// The first row behind the one that draws from the stream; empty if no row does.
  std::optional<std::size_t> behind(std::string_view stream) const {
    const auto row = std::ranges::find(rows_, stream, &Row::stream);
    if (row == rows_.end()) return std::nullopt;
    return static_cast<std::size_t>(row - rows_.begin()) + 1;
  }
  bool has(TurnStep step) const { return of(step) != behind(step); }
  /// Whether the row of a phase stands between these steps, both included.
  bool within(Phase phase, TurnStep first, TurnStep last) const {
    return of(first) < behind(phase) && behind(phase) <= behind(last);
  }

  EnterStep<B> operator[](std::size_t row) const { return rows_[row].enter; }

 private:
  struct Row {
    EnterStep<B> enter;
    PhaseSet phases;
    std::string_view stream;
  };
  static constexpr std::size_t index(TurnStep step) { return static_cast<std::size_t>(step); }

  void note_owners() {
    for (std::size_t row = 0; row < rows_.size(); ++row) {
      for (unsigned phase = 0; phase < kPhaseCount; ++phase) {
        if (rows_[row].phases & bit(static_cast<Phase>(phase)))
          behind_[phase] = static_cast<std::uint8_t>(row + 1);
      }
    }
  }

  std::vector<Row> rows_;
  std::array<std::uint8_t, enum_size<TurnStep>() + 1> first_{};
  std::array<std::uint8_t, kPhaseCount> behind_{};
};

/// Enters the table's rows from `first` until a step waits. The last step ends
/// the game, which waits for ever.
void run_steps(auto& turn, std::size_t first) {
  while (turn.book.steps[first](turn) == Flow::goes_on) ++first;
}

/// Goes on behind the row of the current phase.
void leave_step(auto& turn) { run_steps(turn, turn.book.steps.behind(turn.position.phase)); }

}  // namespace bastide::carcassonne
