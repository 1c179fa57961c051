// Corners of tiles as places: where four cells meet.
#pragma once

#include "carcassonne/placing.hpp"

#include <array>
#include <optional>

namespace bastide::carcassonne {

/// Corners clockwise from north-west, as bit positions and list indices.
constexpr Corner corner_of(unsigned index) { return static_cast<Corner>(index + 1); }
constexpr unsigned index_of(Corner corner) { return static_cast<unsigned>(corner) - 1; }

/// The field that fills this corner of a tile: it holds both half-edges beside it. Empty where a city's tip,
/// a road, a river or another field comes between, or the tile has no fields there.
std::optional<std::uint16_t> field_at(const auto& turn, const TileOnTable& tile, Corner corner) {
  const unsigned after = 2 * index_of(corner);  // the half-edge behind the corner, clockwise
  const auto& halves = turn.book.facts(tile.tile).faces[tile.rotation].by_half;
  const std::uint8_t field = halves[after];
  if (field == kNobody || halves[(after + kHalves - 1) % kHalves] != field) return std::nullopt;
  return static_cast<std::uint16_t>(tile.first_node + field);
}

/// The tile's field at a corner where four tiles meet, each with a field that fills its corner. The four
/// fields are one feature, since they are adjacent.
std::optional<std::uint16_t> field_where_four_meet(const auto& turn, const TileOnTable& tile, Corner corner) {
  const auto field = field_at(turn, tile, corner);
  if (!field) return field;
  // The other cells round the point, counter-clockwise: each sees it at the
  // corner before the previous cell's.
  const auto first = static_cast<int>(index_of(corner));
  const Cell ahead = neighbour(tile.cell, first);
  const Cell beside = neighbour(tile.cell, (first + 3) % kSides);
  const Cell across = neighbour(ahead, (first + 3) % kSides);
  const std::array cells{ahead, across, beside};
  for (unsigned i = 0; i < cells.size(); ++i) {
    const TileOnTable* other = tile_on(turn.position, cells[i]);
    if (!other || !field_at(turn, *other, corner_of((index_of(corner) + 3 - i) % kTileCorners)))
      return std::nullopt;
  }
  return field;
}

/// Calls visit(corner, node) for each corner of a tile of the table where four
/// fields meet as one (ABBEY-BARN-01).
void for_each_field_corner(const auto& turn, const TileOnTable& tile, auto visit) {
  const auto place = static_cast<std::size_t>(&tile - turn.position.tiles.data());
  if (turn.position.around[place] < 3) return;  // fewer than four tiles meet
  for (unsigned index = 0; index < kTileCorners; ++index) {
    if (const auto node = field_where_four_meet(turn, tile, corner_of(index))) visit(corner_of(index), *node);
  }
}

}  // namespace bastide::carcassonne
