// The public state of The Princess & The Dragon.
#pragma once

#include <engine/ids.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace bastide {

/// The follower beside which the fairy stands.
struct FairyFriend {
  Seat seat;
  PieceKind piece;
  std::uint8_t feature;
  friend bool operator==(const FairyFriend&, const FairyFriend&) = default;
};

struct Fairy {
  Cell cell;
  std::optional<FairyFriend> with;  ///< empty: she guards the tile and stands beside nobody
  friend bool operator==(const Fairy&, const Fairy&) = default;
};

struct DragonTable {
  std::optional<Cell> dragon;  ///< empty: it is not in play yet
  std::optional<Fairy> fairy;  ///< empty: she stands beside the map
  std::vector<Cell> visited;   ///< phase `dragon`: its cells in this move, its start first
  int steps_left = 0;          ///< phase `dragon`: of the current move
  friend bool operator==(const DragonTable&, const DragonTable&) = default;
};

}  // namespace bastide
