// What a game with The Princess & The Dragon keeps: its slot in a position, and its options.
#pragma once

#include <engine/ids.hpp>
#include <engine/table.hpp>

#include <array>
#include <cstdint>

namespace bastide::carcassonne {

inline constexpr int kDragonSteps = 6;  // DRAGON-MOVE-02

struct DragonState {
  bool in_play;                                ///< the dragon is on the table
  bool roused;                                 ///< it moves in this part of the turn
  bool fairy_out;                              ///< the fairy is on the table
  bool befriended;                             ///< she stands beside a follower
  std::uint8_t steps;                          ///< of the current move
  std::uint8_t ways;                           ///< phase `dragon`: bit per side by which it may go on
  Cell cell;                                   ///< the dragon's
  Cell fairy;                                  ///< hers
  PieceOnTable friend_of_fairy;                ///< counts when befriended
  std::array<Cell, kDragonSteps + 1> visited;  ///< phase `dragon`: the start and `steps` more
};

struct DragonRules {
  bool fairy_on_tile = false;  ///< DRAGON-FAIRY-02
};

}  // namespace bastide::carcassonne
