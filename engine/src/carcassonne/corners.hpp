// Corners of tiles as places: where four cells meet.
#pragma once

#include "carcassonne/placing.hpp"

#include <bit>
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
  // Each of the other cells round the point sees it at another corner.
  struct Seen {
    Cell cell;
    unsigned from;
  };
  const unsigned first = index_of(corner);
  const Cell ahead = neighbour(tile.cell, static_cast<int>(first));
  const Cell beside = neighbour(tile.cell, static_cast<int>(first + 3) % kSides);
  const Cell across = neighbour(ahead, static_cast<int>(first + 3) % kSides);
  for (const auto& [cell, from] :
       {Seen{across, first + 2}, Seen{ahead, first + 3}, Seen{beside, first + 1}}) {
    const TileOnTable* other = tile_on(turn.position, cell);
    if (!other || !field_at(turn, *other, corner_of(from % kTileCorners))) return std::nullopt;
  }
  return field;
}

/// Calls visit(corner, node) for each corner of the tile just placed where four fields meet as one
/// (ABBEY-BARN-01).
void for_each_field_corner(const auto& turn, auto visit) {
  // A corner lies between the side of its number and the one before.
  const std::uint16_t met = turn.position.met;
  for (unsigned bits = met & std::rotl(met, 4) & 0x1111u; bits != 0; bits &= bits - 1) {
    const Corner corner = corner_of(static_cast<unsigned>(std::countr_zero(bits)) / 4);
    if (const auto node = field_where_four_meet(turn, turn.position.last_tile(), corner))
      visit(corner, *node);
  }
}

}  // namespace bastide::carcassonne
