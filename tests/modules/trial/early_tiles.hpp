// Monasteries, which come too early before there is a crossroads.
#pragma once

#include "carcassonne/turn.hpp"

#include <algorithm>

namespace bastide::carcassonne::trial {

bool has_crossroads(const auto& position) {
  const TileId crossroads = find_tile("base-X").value();
  const auto end = position.tiles.begin() + position.tile_count;
  return std::any_of(position.tiles.begin(), end, [&](const auto& tile) { return tile.tile == crossroads; });
}

bool comes_too_early(const auto& turn) {
  return tile(turn.position.tile).id == "base-B" && !has_crossroads(turn.position);
}

Flow give_back(auto& turn) {
  if (has_crossroads(turn.position)) give_back_tiles(turn);
  return Flow::goes_on;
}

}  // namespace bastide::carcassonne::trial
