// Shared by dragon, fairy, princess and portals: printed symbols and the figures on a tile.
#pragma once

#include "carcassonne/turn.hpp"
#include "common/bad_snapshot.hpp"
#include "common/hash.hpp"

#include <algorithm>
#include <limits>
#include <span>

namespace bastide::carcassonne::princess_and_dragon {

auto& state_of(auto& position) { return position.modules.dragon; }

/// Whether a symbol is printed on the tile.
bool shows(const auto& turn, TileId tile, FeatureKind symbol) {
  return (turn.book.facts(tile).signs & sign(symbol)) != 0;
}
bool just_placed(const auto& turn, FeatureKind symbol) {
  return shows(turn, turn.position.last_tile().tile, symbol);
}

/// A cell on which no tile can lie.
inline constexpr Cell kNowhere{std::numeric_limits<std::int16_t>::min(),
                               std::numeric_limits<std::int16_t>::min()};

Cell cell_of(const auto& position, const PieceOnTable& piece) { return position.tile_of(piece.node).cell; }

/// The dragon eats the figures on its tile, except those on towers, on corners and where they are safe
/// (DRAGON-EAT-01, ABBEY-BARN-07).
bool is_edible(const auto& turn, const PieceOnTable& piece) {
  const FeatureKind kind = turn.position.nodes[piece.node].kind;
  return piece.corner == Corner::none && kind != FeatureKind::tower && !(turn.book.sheltering & bit(kind));
}

std::span<const PieceOnTable> pieces_of(const auto& position) {
  return std::span(position.pieces).first(position.piece_count);
}

/// Whether a tile lies on this cell. A save may name any cell, however far away.
bool has_tile(const auto& position, Cell cell) {
  const auto end = position.tiles.begin() + position.tile_count;
  return std::any_of(position.tiles.begin(), end, [&](const TileOnTable& tile) { return tile.cell == cell; });
}

inline void mix_cell(Hash& hash, std::uint64_t what, Cell cell) {
  hash.mix(what << 32 | static_cast<std::uint64_t>(static_cast<std::uint16_t>(cell.x)) << 16 |
           static_cast<std::uint16_t>(cell.y));
}

}  // namespace bastide::carcassonne::princess_and_dragon
