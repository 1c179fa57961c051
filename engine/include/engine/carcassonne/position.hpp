// A position of the game as a flat value, for search and bots: no pointers, copied by memcpy, changed only by
// a Referee. It does not hold the set-up (rules, piles).
#pragma once

#include <engine/carcassonne/board.hpp>
#include <engine/carcassonne/module_states.hpp>
#include <engine/event.hpp>
#include <engine/table.hpp>
#include <engine/view.hpp>

#include <array>
#include <cstdint>
#include <type_traits>

namespace bastide::carcassonne {

/// Figures of a seat: seven followers, plus those of all expansions together.
inline constexpr int kFiguresMax = 19;
inline constexpr int kPiecesMax = kSeatsMax * kFiguresMax;
/// Kinds of piece whose deployments are listed together.
inline constexpr unsigned kKindsAtOnce = 4;

/// Further parts of the turn (EXP-PART-01).
struct Agenda {
  static constexpr unsigned due_max = 6;
  std::array<PartReason, due_max> due;  ///< earned and still to be played, in order
  std::uint8_t due_count;
  bool further;       ///< the current part is a further one
  PartReason reason;  ///< the reason for the current further part
};

/// Phase `chance`: what is drawn, and where the turn goes on.
struct PendingChance {
  std::uint8_t rule;    ///< index into RuleBook::chances
  std::uint8_t behind;  ///< the row of the table of steps behind which the turn goes on
};

template <class B>
struct Position : Table<B::tiles, B::nodes, kPiecesMax> {
  using board = B;
  Phase phase;
  Seat seat;       ///< the seat to act
  Seat turn_seat;  ///< the active seat; differs from `seat` while others are asked within the turn
  std::uint8_t seats;
  std::uint8_t resigned;     ///< bit per seat
  Ending ended;              ///< counts when phase is `over`
  TileId tile;               ///< in hand; kNoTile otherwise
  std::uint16_t turn;        ///< from 1
  std::uint16_t tiles_left;  ///< still to be drawn
  std::uint16_t river_left;  ///< of these, those of the river
  std::uint16_t held_back;   ///< tiles that lie open until they go back into the pile
  std::uint16_t pile;        ///< the land pile has this many tiles, or `tiles_left` if that is less
  std::uint16_t buried;      ///< tiles that have left it unseen and lie under others
  bool shares;               ///< there is a tile of which two cities share a side
  bool refills;              ///< held-back tiles will be drawn again
  std::uint16_t frontier_count;
  PendingChance chance;
  Agenda agenda;
  /// Phase `action`, by PieceKind: a bit per feature of the last tile on which the seat to act may deploy it;
  /// for kinds that stand on corners, a bit per corner.
  std::array<std::uint16_t, (kPieceKinds + kKindsAtOnce - 1) / kKindsAtOnce * kKindsAtOnce> deployable;
  std::array<std::int32_t, kSeatsMax> scores;
  std::array<std::array<std::uint8_t, kPieceKinds>, kSeatsMax> supply;
  /// By seat and PieceKind, for kinds that each seat has once: the segment under that figure plus 1; 0 while
  /// it is not on the table. Meaningless for other kinds.
  std::array<std::array<std::uint16_t, kPieceKinds>, kSeatsMax> stands;
  ModuleStates<B> modules;
  /// By tile: how many of the eight cells around it have a tile.
  std::array<std::uint8_t, B::tiles> around;
  /// Indices of the tiles whose eighth neighbour is the last tile laid.
  std::array<std::uint16_t, 9> enclosed;
  std::uint8_t enclosed_count;
  /// The sides of the tile laid last that met another, 0xF each; of the first tile it means nothing.
  std::uint16_t met;
  std::array<FrontierCell, B::frontier> frontier;
  /// 0: nothing; 1 … B::tiles: tiles[value − 1]; above: frontier[value − B::tiles − 1].
  std::array<typename B::CellValue, B::cells> cells;
};

static_assert(std::is_trivially_copyable_v<Position<CompactBoard>>);
static_assert(sizeof(Position<CompactBoard>) <= 12 * 1024);
static_assert(sizeof(Position<MiddleBoard>) <= 28 * 1024);
#ifndef BASTIDE_FEW_BOARDS
static_assert(sizeof(Position<WideBoard>) <= 56 * 1024);
#endif

}  // namespace bastide::carcassonne
