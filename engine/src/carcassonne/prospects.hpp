// What a computer player expects of a position: modules add what only they know of (README of the bots).
#pragma once

#include "carcassonne/tile_facts.hpp"

#include <engine/enum_size.hpp>
#include <engine/ids.hpp>

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

// The structs of numbers, with for_each_weight of each.
#define MODULE_WEIGHTS
#include <engine/words.def>
#undef MODULE_WEIGHTS

namespace bastide::carcassonne {

/// Points and chances as computers see them. No rule depends on them, since who adds them can't change a
/// position; all else in the engine is integers.
using Expected = double;

/// By which computers judge what modules bring.
struct ModuleWeights {
#define WEIGHTS(Type, member) Type member;
#include <engine/words.def>
};

/// Calls with(name, weight, most) for each of them: above 0, and at most `most`.
void for_each_weight(ModuleWeights& weights, auto with) {
#define WEIGHTS(Type, member) for_each_weight(weights.member, with);
#include <engine/words.def>
}

/// What is expected of a position without the modules' own terms. Points are those at the end of the game.
struct Prospects {
  /// A piece on the table.
  struct Standing {
    std::uint16_t root;  ///< its feature
    double worth;        ///< points of the feature to each of its owners
    double stake;        ///< points that its seat loses if it goes, beside having the figure again
    double closes;       ///< chance that the feature is completed
    double next_fits;    ///< chance that the next tile fits at its open sides
  };

  std::string_view of;  ///< what a module adds, in a word; each sets it
  const ModuleWeights& weights;
  std::array<double, kSeatsMax>& points;  ///< by seat: to these the modules add
  double turns;                           ///< that each seat has left
  double time;                            ///< share of what comes with time that is still to come
  std::array<double, kSeatsMax> figure;   ///< by seat: points that one more follower in hand is worth
  std::span<const Standing> pieces;       ///< in the order of the position's
  std::span<const double> shown;          ///< by bit of TileSigns: share of the tiles to come that show it

  /// The chance that the next tile shows this.
  double comes(FeatureKind symbol) const { return shown[static_cast<std::size_t>(symbol)]; }
};

}  // namespace bastide::carcassonne
