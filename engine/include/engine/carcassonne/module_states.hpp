// The modules' slots in a Position: plain values, copied without code of the modules. All zeros: the module
// is not in play or has not begun.
#pragma once

#include <engine/carcassonne/board.hpp>
#include <engine/carcassonne/tables/traders_and_builders.hpp>
#include <engine/event.hpp>
#include <engine/ids.hpp>
#include <engine/table.hpp>

#include <array>
#include <cstdint>
#include <type_traits>

namespace bastide::carcassonne {

/// Where the river goes on (RIVER-PLACE-03).
struct RiverState {
  bool flowing;             ///< there is an open end
  Cell open;                ///< the empty cell at the open end
  std::uint8_t heading;     ///< Side by which the river leaves its last tile
  std::uint8_t last_bend;   ///< of the last tile: 0 straight, 1 right, 3 left
  std::uint8_t last_curve;  ///< of the last tile that was not straight
};

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

struct AwardState {
  std::uint16_t size;  ///< 0: not taken yet
  Seat seat;
};

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

/// Each seat's state of Abbey & Mayor; bits are by seat.
struct AbbeyState {
  std::uint8_t in_hand;                        ///< seats that hold their abbey
  std::uint8_t returned;                       ///< phase `wagon`: seats whose returned wagon may go on
  std::array<std::uint16_t, kSeatsMax> stood;  ///< phase `wagon`: where these wagons stood
};

/// State that every board has room for: a few bytes each.
struct SmallStates {
  RiverState river;
  std::array<AwardState, enum_size<Award>()> awards;  ///< by Award
  std::array<GoodsSeat, kSeatsMax> goods;             ///< by seat
};

/// State that only boards with Room::full have room for. A module asks for it by `FullRoom auto& book`
/// in its install.
template <class B>
struct FullStates : SmallStates {
  TowerState<B> tower;
  DragonState dragon;
  AbbeyState abbey;
};

template <class B>
using ModuleStates = std::conditional_t<B::room == Room::full, FullStates<B>, SmallStates>;

}  // namespace bastide::carcassonne
