// What a game with The Tower keeps: its slot in a position, and its options.
#pragma once

#include <engine/ids.hpp>

#include <array>
#include <cstdint>

namespace bastide::carcassonne {

struct Tower {
  Cell cell;
  std::uint16_t node;   ///< of the foundation
  std::uint8_t height;  ///< 0: a bare foundation
};

template <class B>
struct TowerState {
  std::array<Tower, B::tiles> towers;  ///< every foundation on the table, in order of placement
  std::uint16_t count;
  std::uint16_t built;                        ///< phases `capture` and `exchange`: index into `towers`
  std::uint16_t ransom_turn;                  ///< the last turn in which a ransom was paid
  Seat exchange_with;                         ///< phase `exchange`
  PieceKind captured;                         ///< phase `exchange`: the figure just captured
  std::array<std::uint16_t, kSeatsMax> lost;  ///< by owner: figures that others hold prisoner
  std::array<std::uint8_t, kSeatsMax> stock;  ///< tower pieces
  /// Captor, owner, kind.
  std::array<std::array<std::array<std::uint8_t, kPieceKinds>, kSeatsMax>, kSeatsMax> prisoners;
};

struct TowerRules {
  bool self_capture = false;  ///< TOWER-CAP-04
  bool top_capture = false;   ///< TOWER-CAP-05
};

}  // namespace bastide::carcassonne
