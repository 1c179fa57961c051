// The order of everything in a turn, and what follows the last one: one table, filled by the base game and
// the modules.
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

/// The steps in their order. A step never names its successor: a module adds its own here, at the place that
/// the rules give it, and a row to the table of its games.
enum class TurnStep : std::uint8_t {
  turn_begin,   ///< once a turn, before its first part
  part_begin,   ///< a tile from the hand may be laid instead of a drawn one; further parts begin here
  draw,         ///< the next tile
  drawn,        ///< the tile in hand is seen and not yet placed
  place,        ///< it is placed
  placed,       ///< what its placement brings about by itself
  action,       ///< one thing is done with the tile just placed, and all that belongs to it
  dragon,       ///< the dragon moves, dragon_moves=before_scoring
  score,        ///< completed features, pieces go home
  wagon,        ///< wagons that have come home go on
  late_dragon,  ///< dragon_moves=after_scoring
  late,         ///< a ransom after the scoring
  part_end,     ///< a further part of the turn may begin, at `draw`
  turn_end,     ///< the next seat's turn; goes on only when there is no tile left
  last_tiles,   ///< nothing is left to draw: whoever still holds a tile may lay it, in a turn of its own
  final,        ///< the final scoring
};

enum class Flow : std::uint8_t { goes_on, waits };

/// What enters a step. `waits`: it has set a phase in which somebody must act (or a tile must be drawn), or
/// the game is over.
template <class B>
using EnterStep = Flow (*)(Turn<B>&);

/// A bit per Phase.
using PhaseSet = std::uint64_t;
static_assert(kPhaseCount <= 64);
constexpr PhaseSet bit(Phase phase) { return PhaseSet{1} << static_cast<unsigned>(phase); }

template <class B>
class Steps {
 public:
  /// Rows of the same step are entered in the order in which they were added. `phases`: those that it sets;
  /// leave_step goes on behind this row. `stream`: that from which it draws; so does leave_chance.
  void add(TurnStep step, PhaseSet phases, EnterStep<B> enter, std::string_view stream = {}) {
    rows_.insert(rows_.begin() + static_cast<std::ptrdiff_t>(behind(step)), {enter, phases, stream});
    for (std::size_t i = index(step) + 1; i < first_.size(); ++i) ++first_[i];
    note_owners();
  }
  /// More phases that belong to the first row of a step.
  void extend(TurnStep step, PhaseSet phases) {
    rows_[of(step)].phases |= phases;
    note_owners();
  }
  /// The first row of a step, the first behind it, and the first behind that to which a phase belongs.
  std::size_t of(TurnStep step) const { return first_[index(step)]; }
  std::size_t behind(TurnStep step) const { return first_[index(step) + 1]; }
  std::size_t behind(Phase phase) const { return behind_[static_cast<std::size_t>(phase)]; }
  /// The first row behind that which draws from the stream; nothing where no row does.
  std::optional<std::size_t> behind(std::string_view stream) const {
    const auto row = std::ranges::find(rows_, stream, &Row::stream);
    if (row == rows_.end()) return std::nullopt;
    return static_cast<std::size_t>(row - rows_.begin()) + 1;
  }
  bool has(TurnStep step) const { return of(step) != behind(step); }
  /// Does the row to which a phase belongs stand between these steps, both included?
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

/// Goes through the table from row `first` until a step waits. The last step of all ends the game, which
/// waits for ever.
void run_steps(auto& turn, std::size_t first) {
  while (turn.book.steps[first](turn) == Flow::goes_on) ++first;
}

/// Goes on behind the row to which the phase belongs.
void leave_step(auto& turn) { run_steps(turn, turn.book.steps.behind(turn.position.phase)); }

}  // namespace bastide::carcassonne
