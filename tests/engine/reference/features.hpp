// The naive model: features, found by flood fill.
#pragma once

#include "reference/board.hpp"

#include <engine/event.hpp>
#include <engine/rules.hpp>

#include <set>
#include <vector>

namespace bastide::reference {

/// Tiles with their segments in this game.
Board board_of(const TableState& table, const Rules& rules);
/// The printed segments, as changed by the modules in play.
std::span<const Segment> segments_of(TileId tile, const Rules& rules);

struct Feature {
  FeatureKind kind = FeatureKind::none;
  std::set<Place> places;
};

/// The segment printed at a place. Requires: a tile lies there and has that segment.
const Segment& segment_at(const Board& board, Place place);

/// The whole feature of the segment at `start` (BASE-FEAT-01).
Feature feature_at(const Board& board, Place start);
/// The roads and cities that face an abbey at this spot, clockwise from north; empty if no abbey lies there
/// (ABBEY-TILE-09).
std::vector<Place> faced_by_abbey(const Board& board, Spot abbey);
/// Every feature on the board once, by its smallest place.
std::vector<Feature> features(const Board& board);

/// The feature's cells, each once, in reading order.
std::vector<Cell> cells_of(const Feature& feature);
Extent extent_of(const Feature& feature);

/// BASE-ROAD-02, BASE-CITY-01, BASE-MON-01, ABBOT-SCORE-01; fields (BASE-FIELD-03) and towers never complete.
bool complete(const Board& board, const Feature& feature);

/// The complete cities that the field touches (BASE-FIELD-04, BASE-FARM-01), by their smallest place.
std::vector<Feature> complete_cities_touched(const Board& board, const Feature& field);

}  // namespace bastide::reference
