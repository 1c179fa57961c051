// The rules of one game, settled once at set-up, and the tiles prepared for them.
#pragma once

#include "castle/tile_facts.hpp"

#include <engine/castle/position.hpp>
#include <engine/rules.hpp>

#include <vector>

namespace bastide::castle {

struct RuleBook {
  bool paths_end_at_start = false;    ///< castle_start_path=wall_end (CASTLE-PLACE-04)
  bool fountain_counts_open = false;  ///< castle_wall4_fountain (CASTLE-WALL-T4)
  bool second_lap_takes = true;       ///< castle_second_lap (CASTLE-WALL-02)
  std::vector<TileFacts> tiles;       ///< by TileId

  const TileFacts& facts(TileId tile) const { return tiles[tile]; }
  const TileFacts& facts(const TileOnTable& tile) const { return tiles[tile.tile]; }
  const Face& face(const TileOnTable& tile) const { return facts(tile).faces[tile.rotation]; }
};

/// Reads the options.
RuleBook make_rule_book(const Rules& rules);

}  // namespace bastide::castle
