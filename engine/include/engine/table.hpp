// What is on the table in every game: tiles, their segments joined to features, and pieces. Flat values.
#pragma once

#include <engine/ids.hpp>

#include <array>
#include <bit>
#include <bitset>
#include <cstddef>
#include <cstdint>

namespace bastide {

/// A segment on the table, which is a node of a union-find forest whose trees are the features
/// (BASE-FEAT-01). `size`, `open` and `followers` describe the whole feature and are kept only at its root.
struct Node {
  std::uint16_t parent;    ///< itself at the root
  std::uint16_t next;      ///< the feature's segments form a ring
  std::uint16_t size;      ///< segments
  std::uint16_t open;      ///< sides (The Castle: half-edges) that face an empty cell; 0: complete
  std::uint16_t tile;      ///< index into `tiles`
  std::uint8_t followers;  ///< bit per seat with pieces that hold the feature
  FeatureKind kind;
};

struct TileOnTable {
  Cell cell;
  TileId tile;
  std::uint16_t first_node;  ///< the node of feature 0; the others follow
  Rotation rotation;
  Seat seat;  ///< kNoSeat for a start tile
};

struct PieceOnTable {
  std::uint16_t node;
  Seat seat;
  PieceKind piece : 5;
  Corner corner : 3;  ///< of the node's tile, if the piece stands on one
  friend bool operator==(const PieceOnTable& a, const PieceOnTable& b) {
    return std::bit_cast<std::uint32_t>(a) == std::bit_cast<std::uint32_t>(b);
  }
};

template <std::size_t kTiles, std::size_t kNodes, std::size_t kPieces>
struct Table {
  static constexpr int tiles_max = static_cast<int>(kTiles);
  static constexpr int pieces_max = static_cast<int>(kPieces);

  std::uint16_t tile_count;
  std::uint16_t node_count;
  std::uint16_t piece_count;
  std::array<PieceOnTable, kPieces> pieces;  ///< in order of deployment
  std::array<TileOnTable, kTiles> tiles;     ///< in order of placement
  std::array<Node, kNodes> nodes;

  /// The empty set of segments (by node).
  static std::bitset<kNodes> no_nodes() { return {}; }
  std::uint16_t root(std::uint16_t node) const {
    while (nodes[node].parent != node) node = nodes[node].parent;
    return node;
  }
  const TileOnTable& last_tile() const { return tiles[tile_count - 1u]; }
  const TileOnTable& tile_of(std::uint16_t node) const { return tiles[nodes[node].tile]; }
  /// The index of a segment in its tile's `features`.
  std::uint8_t feature_index(std::uint16_t node) const {
    return static_cast<std::uint8_t>(node - tile_of(node).first_node);
  }
};

}  // namespace bastide
