// One position of the game as a flat value, for search and bots: no pointers, copied by memcpy, changed only by a
// Referee. The set-up (rules, piles) is not in it.
#pragma once

#include <engine/carcassonne/board.hpp>
#include <engine/event.hpp>
#include <engine/view.hpp>

#include <array>
#include <cstdint>
#include <type_traits>

namespace bastide::carcassonne {

/// A segment on the table, at once the node of a union-find forest whose trees are the features (BASE-FEAT-01).
/// `size`, `open` and `followers` count for the whole feature and are kept at its root only.
struct Node {
  std::uint16_t parent;    ///< itself at the root
  std::uint16_t next;      ///< the feature's segments form a ring
  std::uint16_t size;      ///< segments
  std::uint16_t open;      ///< sides facing an empty cell: 0 when complete. Roads, cities and rivers only
  std::uint16_t tile;      ///< index into `tiles`
  std::uint8_t followers;  ///< pieces of all seats that hold the feature
  FeatureKind kind;
};

struct TileOnTable {
  Cell cell;
  TileId tile;
  std::uint16_t first_node;  ///< node of its feature 0; the others follow
  Rotation rotation;
  Seat seat;  ///< kNoSeat for a start tile
};

/// An empty cell beside a tile, with what its neighbours ask of each side: a nibble per side, north lowest.
struct FrontierCell {
  Cell cell;
  std::uint16_t demand;  ///< Edge per side, 0 where nothing lies
  std::uint16_t mask;    ///< 0xF for each side with a demand
};

struct PieceOnTable {
  std::uint16_t node;
  Seat seat;
  PieceKind piece;
};
inline constexpr int kPiecesMax = kSeatsMax * 12;

template <class B>
struct Position {
  Phase phase;
  Seat seat;  ///< to act
  std::uint8_t seats;
  std::uint8_t resigned;  ///< bit per seat
  Ending ended;           ///< counts when phase is `over`
  std::uint8_t piece_count;
  TileId tile;               ///< in hand; kNoTile otherwise
  std::uint16_t turn;        ///< from 1
  std::uint16_t tiles_left;  ///< still to be drawn
  std::uint16_t tile_count;
  std::uint16_t node_count;
  std::uint16_t frontier_count;
  std::uint16_t claimable;  ///< phase `action`: bit per feature of the last tile that a follower may claim
  std::array<std::int32_t, kSeatsMax> scores;
  std::array<std::array<std::uint8_t, kPieceKinds>, kSeatsMax> supply;
  std::array<PieceOnTable, kPiecesMax> pieces;  ///< in order of deployment
  std::array<TileOnTable, B::tiles> tiles;      ///< in order of placement
  std::array<Node, B::nodes> nodes;
  std::array<FrontierCell, B::frontier> frontier;
  /// 0: nothing; 1 … B::tiles: tiles[value − 1]; above: frontier[value − B::tiles − 1].
  std::array<typename B::CellValue, B::cells> cells;

  std::uint16_t root(std::uint16_t node) const {
    while (nodes[node].parent != node) node = nodes[node].parent;
    return node;
  }
  const TileOnTable& last_tile() const { return tiles[tile_count - 1u]; }
};

static_assert(std::is_trivially_copyable_v<Position<CompactBoard>>);
static_assert(sizeof(Position<CompactBoard>) <= 12 * 1024);

/// Hash over everything that is on the table. Equal on every machine and compiler.
template <class B>
std::uint64_t fingerprint(const Position<B>& position);

}  // namespace bastide::carcassonne
