// Vineyards: three points more for each beside a completed monastery (HILLS-VINE).
#pragma once

#include "carcassonne/turn.hpp"

namespace bastide::carcassonne::vineyards {

/// HILLS-VINE-01, HILLS-VINE-02, HILLS-VINE-03.
void add_vineyards(const auto& turn, std::uint16_t root, ScoreReason reason, Sheet& sheet) {
  const auto& position = turn.position;
  const FeatureKind kind = position.nodes[root].kind;
  const bool counts =
      kind == FeatureKind::monastery || (kind == FeatureKind::garden && turn.book.modules.hills.gardens);
  if (reason != ScoreReason::completed || !counts) return;
  const Cell at = position.tile_of(root).cell;
  int found = 0;
  for (int dy = -1; dy <= 1; ++dy) {
    for (int dx = -1; dx <= 1; ++dx) {
      if (dx == 0 && dy == 0) continue;
      const TileOnTable* const tile =
          tile_on(position, {static_cast<std::int16_t>(at.x + dx), static_cast<std::int16_t>(at.y + dy)});
      found += tile && (turn.book.facts(tile->tile).signs & sign(FeatureKind::vineyard)) != 0;
    }
  }
  sheet.add("vineyards", found, 3);
}

void install(const Rules& rules, auto& book) {
  book.modules.hills.gardens = rules.option("vineyard_scope") != 0;
  book.hooks.value.push_back(add_vineyards);
}

}  // namespace bastide::carcassonne::vineyards
