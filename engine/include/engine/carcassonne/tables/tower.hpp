// The public state of The Tower.
#pragma once

#include <engine/ids.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace bastide {

/// A tower with at least one piece.
struct TowerOnBoard {
  Cell cell;
  std::uint8_t feature;
  int height;
  friend bool operator==(const TowerOnBoard&, const TowerOnBoard&) = default;
};

/// Figures of one kind that `captor` holds of `owner`.
struct Prisoners {
  Seat captor;
  Seat owner;
  PieceKind piece;
  int count;
  friend bool operator==(const Prisoners&, const Prisoners&) = default;
};

struct TowerTable {
  std::vector<TowerOnBoard> towers;  ///< in the board's order
  std::vector<Prisoners> prisoners;  ///< by captor, owner and kind; without empty entries
  bool ransom_paid = false;          ///< this turn (TOWER-RANSOM-01)
  std::optional<Cell> built;         ///< phases `capture` and `exchange`: the tower just built on
  friend bool operator==(const TowerTable&, const TowerTable&) = default;
};

/// One seat's part.
struct TowerSeat {
  std::uint8_t pieces = 0;  ///< stock (TOWER-COMP-02)
  friend bool operator==(const TowerSeat&, const TowerSeat&) = default;
};

}  // namespace bastide
