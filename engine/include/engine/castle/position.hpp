// A position of The Castle as a flat value, for search and bots: no pointers, copied by memcpy, changed only
// by a Referee. It holds the face-down wall tiles, which views leave out, but not the set-up (rules, tiles).
#pragma once

#include <engine/castle/board.hpp>
#include <engine/event.hpp>
#include <engine/table.hpp>
#include <engine/view.hpp>

#include <array>
#include <cstdint>
#include <type_traits>

namespace bastide::castle {

inline constexpr int kSeats = 2;                       // CASTLE-COMP-01
inline constexpr int kFigures = 6;                     // CASTLE-COMP-02: the seventh marks the score
inline constexpr int kPiecesMax = kSeats * kFigures;   ///< figures on the table
inline constexpr int kTilesMax = kInterior + kStarts;  // one per cell, whatever a record forces
inline constexpr int kFeaturesMax = 7;                 ///< segments of one tile
inline constexpr int kNodesMax = kTilesMax * kFeaturesMax;

/// What the neighbours of an empty cell demand of a tile there.
struct PathDemand {
  std::uint8_t demand;  ///< bit per Side on which a path must leave the tile
  std::uint8_t mask;    ///< bit per Side on which a neighbour demands anything
};

struct KeepRecord {
  std::uint8_t size;   ///< 0: not on the map
  std::uint16_t node;  ///< a segment of the keep's house
};

struct HeldWallTile {
  Seat seat;
  std::uint8_t number;
  std::uint16_t turn;  ///< in which it was taken
  bool used;
};

/// A completed feature with a winner, not yet scored.
struct Unscored {
  std::uint16_t root;
  Seat winner;
};

struct Position : Table<kTilesMax, kNodesMax, kPiecesMax> {
  Phase phase;
  Seat seat;              ///< the seat to act
  std::uint8_t resigned;  ///< bit per seat
  Ending ended;           ///< counts when phase is `over`
  TileId tile;            ///< in hand; kNoTile otherwise
  std::uint16_t turn;     ///< from 1
  std::uint16_t tiles_left;
  std::uint8_t claimable;  ///< phase `deploy`: bit per feature of the last tile that a figure may claim
  std::array<std::int32_t, kSeats> scores;
  std::array<std::uint8_t, kSeats> supply;
  std::array<KeepRecord, kSeats> keeps;
  std::uint16_t corners_left;                         ///< bit per corner that still has its wall tile
  std::array<std::uint8_t, kCorners> corner_numbers;  ///< the wall tile on each corner, hidden until taken
  std::array<HeldWallTile, kCorners> held;            ///< in the order of taking
  std::uint8_t held_count;
  std::array<Unscored, kPiecesMax> pending;  ///< phase `score`, in the order of the log
  std::uint8_t pending_count;
  std::int8_t decided;  ///< index into `pending` of the feature that may be doubled; −1: none
  PlaceSet frontier;    ///< the empty cells beside a tile or start space (CASTLE-PLACE-01)
  std::array<PathDemand, kPlaces> demands;  ///< of the frontier's cells
  std::array<std::uint8_t, kPlaces> cells;  ///< 0 wall, 1 empty inside; above: tiles[value − 2]
};

static_assert(std::is_trivially_copyable_v<Position>);
static_assert(sizeof(Position) <= 10 * 1024);

/// Hash over everything on the table. Equal on every machine and compiler.
std::uint64_t fingerprint(const Position& position);

}  // namespace bastide::castle
