// A position of The Discovery as a flat value, for search and bots: no pointers, copied by memcpy, changed
// only by a Referee. It does not hold the set-up (rules, tiles).
#pragma once

#include <engine/event.hpp>
#include <engine/frontier.hpp>
#include <engine/table.hpp>
#include <engine/view.hpp>

#include <array>
#include <cstdint>
#include <limits>
#include <type_traits>

namespace bastide::discovery {

inline constexpr int kSeatsLeast = 2, kSeatsMost = 5;       // DISCOVERY-COMP-01
inline constexpr int kFollowers = 4;                        // DISCOVERY-COMP-03: the fifth marks the score
inline constexpr int kPiecesMax = kSeatsMost * kFollowers;  ///< followers on the table
inline constexpr int kFeaturesMax = 5;                      ///< segments of one tile
inline constexpr int kHandMost = 2;                         // DISCOVERY-EXPERT-01

/// Where a position keeps its cells (engine/frontier.hpp); DISCOVERY-COMP-02.
struct Board : Ring<std::uint8_t, 12, 90> {
  static constexpr int tiles = 84;                    ///< most tiles on the table
  static constexpr int nodes = tiles * kFeaturesMax;  ///< most segments on these tiles
  static constexpr int frontier = 2 * tiles + 2;      ///< most empty cells beside a tile

  static_assert(tiles + frontier <= std::numeric_limits<std::uint8_t>::max());
  static_assert(tiles + 1 < reach);  // steps between two empty cells beside tiles
};

/// Why a seat draws: what follows once it holds its tiles.
enum class Drawing : std::uint8_t {
  deal,   ///< before the first turn: the next seat draws
  begin,  ///< it has nothing to place: its turn goes on
  end,    ///< it has placed: its turn ends (DISCOVERY-EXPERT-01)
};

/// The tiles before a seat, besides the one in hand.
struct Hand {
  std::array<TileId, kHandMost> tiles;
  std::uint8_t count;
};

struct Position : Table<Board::tiles, Board::nodes, kPiecesMax> {
  using board = Board;

  Phase phase;
  Seat seat;   ///< the seat to act; phase `draw`: that draws
  Seat first;  ///< who began
  std::uint8_t seats;
  std::uint8_t resigned;   ///< bit per seat
  Ending ended;            ///< counts when phase is `over`
  Drawing drawing;         ///< counts in phase `draw`
  std::uint8_t claimable;  ///< phase `action`: bit per feature of the last tile that a follower may claim
  TileId tile;             ///< in hand; kNoTile otherwise
  std::uint16_t turn;      ///< from 1
  std::uint16_t tiles_left;
  std::uint16_t frontier_count;
  std::array<std::int32_t, kSeatsMost> scores;
  std::array<std::uint8_t, kSeatsMost> supply;
  std::array<Hand, kSeatsMost> hands;
  std::array<FrontierCell, Board::frontier> frontier;
  /// 0: nothing; 1 … Board::tiles: tiles[value − 1]; above: frontier[value − Board::tiles − 1].
  std::array<Board::CellValue, Board::cells> cells;
};

static_assert(std::is_trivially_copyable_v<Position>);
static_assert(sizeof(Position) <= 12 * 1024);

/// Hash over everything on the table. Equal on every machine and compiler.
std::uint64_t fingerprint(const Position& position);

}  // namespace bastide::discovery
