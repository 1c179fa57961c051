// The rules of one game, settled once at set-up, and the tiles prepared for them.
#pragma once

#include "discovery/tile_facts.hpp"

#include <engine/rules.hpp>

#include <vector>

namespace bastide::discovery {

struct RuleBook {
  int hand = 1;                     ///< discovery_hand (DISCOVERY-EXPERT-01)
  bool small_regions_full = false;  ///< discovery_small_region=full (DISCOVERY-REG-04)
  std::vector<TileFacts> tiles;     ///< by TileId

  const TileFacts& facts(TileId tile) const { return tiles[tile]; }
  const TileFacts& facts(const TileOnTable& tile) const { return tiles[tile.tile]; }
  const Face& face(const TileOnTable& tile) const { return facts(tile).faces[tile.rotation]; }
};

/// Reads the options.
RuleBook make_rule_book(const Rules& rules);

}  // namespace bastide::discovery
