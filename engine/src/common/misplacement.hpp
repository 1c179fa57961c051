// Why a tile may not lie on a table without bounds: what cells and edges say.
#pragma once

#include "common/features.hpp"

#include <engine/action.hpp>
#include <engine/catalogue.hpp>
#include <engine/enum_size.hpp>
#include <engine/rejection.hpp>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

namespace bastide {

inline constexpr std::string_view kSideNames[] = {"north", "east", "south", "west"};
inline constexpr auto kEdgeNames = named<Edge>({"nothing", "a field", "a road", "a city", "a river",
                                                "anything", "nothing", "a mountain", "grassland", "the sea"});

/// The tile on any cell that an action may name, however far away; nullptr if the cell is empty.
const TileOnTable* find_tile_on(const auto& position, Cell cell) {
  const auto end = position.tiles.begin() + position.tile_count;
  const auto found =
      std::find_if(position.tiles.begin(), end, [&](const TileOnTable& tile) { return tile.cell == cell; });
  return found == end ? nullptr : &*found;
}

inline Edge edge_of(TileId id, Rotation rotation, int side) {
  return tile(id).edges[static_cast<unsigned>(side - rotation + kSides) % kSides];
}

inline Rejection explain_misfit(int side, Edge mine, Edge theirs) {
  return {Code::tile_does_not_fit,
          "To the " + std::string(kSideNames[side]) + " the tile shows " +
              std::string(kEdgeNames[static_cast<unsigned>(mine)]) + ", its neighbour " +
              std::string(kEdgeNames[static_cast<unsigned>(theirs)]) + ".",
          std::string(kSideNames[side])};
}

/// The fault of a placement of the tile; empty if it shares a side with a tile and fits all around.
/// `edge`: what a tile shows to a side, like edge_of.
std::optional<Rejection> misplaced(const auto& position, TileId tile, const Action& action, auto edge) {
  if (action.rotation > 3)
    return Rejection{Code::bad_rotation, "A rotation is 0 to 3 quarter turns clockwise."};
  if (find_tile_on(position, action.cell)) return Rejection{Code::cell_occupied, "There is a tile already."};
  bool adjacent = false;
  for (int side = 0; side < kSides; ++side) {
    const TileOnTable* other = find_tile_on(position, neighbour(action.cell, side));
    if (!other) continue;
    adjacent = true;
    const Edge mine = edge(tile, action.rotation, side);
    const Edge theirs = edge(other->tile, other->rotation, (side + 2) % kSides);
    if (mine != theirs) return explain_misfit(side, mine, theirs);
  }
  if (!adjacent) return Rejection{Code::cell_not_adjacent, "The cell shares no side with a placed tile."};
  return std::nullopt;
}

std::optional<Rejection> misplaced(const auto& position, TileId tile, const Action& action) {
  return misplaced(position, tile, action, edge_of);
}

}  // namespace bastide
