// The walled city, a complete city for the fields at its walls (COUNT-FIELD).
#pragma once

#include "carcassonne/farms.hpp"
#include "carcassonne/modules/count/quarters.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>
#include <vector>

namespace bastide::carcassonne::count {

/// One of the two tiles without land (COUNT-SETUP-06).
inline TileId walls_tile() {
  static const TileId id = find_tile("count-r2c2").value();
  return id;
}

/// COUNT-FIELD-01: the walled city is a complete city that has no side, only for fields that touch its walls
/// and for whoever counts the complete cities at the end (KING-MIX-08).
inline void build_walls(const Tile& printed, std::vector<Segment>& segments) {
  if (printed.id == tile(walls_tile()).id) segments.push_back(Segment{.kind = FeatureKind::city});
}

void note_walls(auto& turn) {
  auto& position = turn.position;
  if (position.last_tile().tile != walls_tile()) return;
  const std::uint16_t walls = position.last_tile().first_node;
  state_of(position).walls = static_cast<std::uint16_t>(walls + 1);
  close_side(position, walls);
}

void add_walled_city(const auto& turn, std::uint16_t field, auto& cities) {
  const std::uint16_t walls = state_of(turn.position).walls;
  if (walls != 0 && has_mark(turn, field, Mark::carcassonne)) cities.set(walls - 1u);
}

/// Nobody can claim the walled city.
void leave_out_walls(const auto& turn, Survey& survey) {
  const auto& position = turn.position;
  const std::uint16_t walls = state_of(position).walls;
  if (walls == 0) return;
  const Cell cell = position.tile_of(static_cast<std::uint16_t>(walls - 1)).cell;
  std::erase_if(survey.features,
                [&](const SurveyedFeature& feature) { return feature.segments.front().cell == cell; });
}

}  // namespace bastide::carcassonne::count
