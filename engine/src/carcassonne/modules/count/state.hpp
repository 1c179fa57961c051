// What a game with The Count of Carcassonne keeps: its slot in a position, and its options.
#pragma once

#include <engine/enum_size.hpp>
#include <engine/ids.hpp>

#include <array>
#include <cstdint>

namespace bastide::carcassonne {

struct CountState {
  Quarter count;          ///< where the count stands
  bool may_enter;         ///< from the scoring to the step `enter_quarter`: the active seat may go in
  std::uint8_t scored;    ///< in the scoring: bit per seat that has got points (COUNT-ENTER-02)
  std::uint8_t passed;    ///< phase `last_moves`: bit per seat that moves nothing more
  std::uint16_t walls;    ///< the segment that stands for the walled city, plus 1; 0: it is not there
  std::uint16_t lodgers;  ///< figures in all quarters
  /// By seat, quarter and kind.
  std::array<std::array<std::array<std::uint8_t, kPieceKinds>, enum_size<Quarter>()>, kSeatsMax> figures;
};

struct CountRules {
  enum class Moves : std::uint8_t { by_player, clockwise, follow };
  Moves moves = Moves::by_player;  ///< COUNT-ENTER-06
  bool abbot = false;              ///< COUNT-ENTER-04
  bool all_quarters = false;       ///< COUNT-FINAL-01
};

}  // namespace bastide::carcassonne
