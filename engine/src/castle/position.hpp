// One position of The Castle as a flat value. It holds the wall tiles that lie face down; views leave them out.
#pragma once

#include "castle/board.hpp"
#include "common/face.hpp"

#include <engine/event.hpp>
#include <engine/rules.hpp>
#include <engine/table.hpp>
#include <engine/view.hpp>

#include <array>
#include <cstdint>
#include <type_traits>
#include <vector>

namespace bastide::castle {

inline constexpr int kSeats = 2;                // CASTLE-COMP-01
inline constexpr int kFigures = 6;              // CASTLE-COMP-02: the seventh marks the score
inline constexpr int kTilesMax = 76 + kStarts;  // one a cell, whatever a record forces
inline constexpr int kDrawsMax = 1000;          // forced tiles that fit nowhere included; far below 2¹⁶

struct KeepRecord {
  std::uint8_t size;   ///< 0: not on the map
  std::uint16_t node;  ///< a segment of the house on which it stands
};

struct HeldWallTile {
  Seat seat;
  std::uint8_t number;
  std::uint16_t turn;  ///< in which it was taken
  bool used;
};

/// A completed feature with a winner, not yet scored.
struct Pending {
  std::uint16_t root;
  Seat winner;
};

struct Position : Table<kTilesMax, kTilesMax * 7, kSeats * kFigures> {
  Phase phase;
  Seat seat;
  std::uint8_t resigned;  ///< bit per seat
  Ending ended;
  TileId tile;  ///< in hand; kNoTile otherwise
  std::uint16_t turn;
  std::uint16_t tiles_left;
  std::array<std::int32_t, kSeats> scores;
  std::array<std::uint8_t, kSeats> supply;
  std::array<KeepRecord, kSeats> keeps;
  std::uint16_t corners_left;                         ///< bit per corner that still holds its wall tile
  std::array<std::uint8_t, kCorners> corner_numbers;  ///< the wall tile on each corner, hidden until taken
  std::array<HeldWallTile, kCorners> held;            ///< in the order in which they were taken
  std::uint8_t held_count;
  std::array<Pending, kSeats * kFigures> pending;  ///< phase `score`, in the order of the log
  std::uint8_t pending_count;
  std::int8_t decided;  ///< index into `pending` of the feature that may be doubled; −1
  /// By board index: 0 wall, 1 empty inside, above: tiles[value − 2].
  std::array<std::uint8_t, kCells> cells;
};
static_assert(std::is_trivially_copyable_v<Position>);

/// The rules of one game, settled at set-up, and the tiles as the rules see them.
struct Book {
  bool paths_end_at_start = false;   ///< castle_start_path=wall_end (CASTLE-PLACE-04)
  bool fountain_counts_open = true;  ///< castle_wall4_fountain (CASTLE-WALL-T4)

  struct Printed {
    std::array<Face, 4> faces;
    std::vector<Segment> segments;
  };
  std::vector<Printed> tiles;  ///< by TileId; empty for those of other games

  const Face& face(const TileOnTable& tile) const { return tiles[tile.tile].faces[tile.rotation]; }
  const Segment& segment(const Position& position, std::uint16_t node) const {
    return tiles[position.tile_of(node).tile].segments[position.feature_index(node)];
  }
};

Book make_book(const Rules& rules);

std::uint64_t fingerprint(const Position& position);

}  // namespace bastide::castle
