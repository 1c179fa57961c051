// What a game with Abbey & Mayor keeps: its slot in a position, and its options.
#pragma once

#include <engine/ids.hpp>

#include <array>
#include <cstdint>

namespace bastide::carcassonne {

/// Each seat's state; bits are by seat.
struct AbbeyState {
  std::uint8_t in_hand;                        ///< seats that hold their abbey
  std::uint8_t returned;                       ///< phase `wagon`: seats whose returned wagon may go on
  std::array<std::uint16_t, kSeatsMax> stood;  ///< phase `wagon`: where these wagons stood
};

struct AbbeyRules {
  bool barn_on_barn = false;      ///< ABBEY-BARN-02
  bool wagon_stays_near = false;  ///< ABBEY-WAGON-04
};

}  // namespace bastide::carcassonne
