#include "reference/features.hpp"

#include "reference/module.hpp"

#include <algorithm>

namespace bastide::reference {
namespace {

int segment_count(const Board& board, Spot spot) { return static_cast<int>(board.at(spot).segments.size()); }

/// Whether the segments of two neighbours meet across this side of the first.
bool meet(const Segment& segment, int rotation, int side, const Segment& other, int other_rotation) {
  if (reaches_side(segment, rotation, side) && reaches_side(other, other_rotation, (side + 2) % 4))
    return true;
  if (segment.kind != FeatureKind::field) return false;
  for (const int half : {2 * side, 2 * side + 1})
    if (holds_half(segment, rotation, half) && holds_half(other, other_rotation, facing_half(half)))
      return true;
  return false;
}

/// The segments of neighbouring tiles that continue this one.
std::vector<Place> continuations(const Board& board, Place from) {
  std::vector<Place> next;
  const Segment& segment = segment_at(board, from);
  const int rotation = board.at(from.spot).rotation;
  for (int side = 0; side < 4; ++side) {
    const auto across = board.find(neighbour(from.spot, side));
    if (across == board.end()) continue;
    const auto& [spot, laid] = *across;
    for (std::size_t index = 0; index < laid.segments.size(); ++index) {
      const Segment& other = laid.segments[index];
      if (other.kind == segment.kind && meet(segment, rotation, side, other, laid.rotation))
        next.push_back({spot, static_cast<int>(index)});
    }
  }
  return next;
}

bool open_anywhere(const Board& board, const Feature& feature) {
  for (const Place place : feature.places)
    for (int side = 0; side < 4; ++side)
      if (reaches_side(segment_at(board, place), board.at(place.spot).rotation, side) &&
          !board.contains(neighbour(place.spot, side)))
        return true;
  return false;
}

bool surrounded(const Board& board, Spot spot) {
  return std::ranges::all_of(surroundings(spot), [&](Spot near) { return board.contains(near); });
}

}  // namespace

Board board_of(const TableState& table, const Rules& rules) {
  Board board;
  for (const PlacedTile& placed : table.board)
    board[spot(placed.cell)] = {placed.tile, placed.rotation, segments_of(placed.tile, rules)};
  for (const Module* module : modules_of(rules))
    if (module->alters) module->alters(table, board);
  return board;
}

const Segment& segment_at(const Board& board, Place place) {
  return board.at(place.spot).segments[static_cast<std::size_t>(place.segment)];
}

Feature feature_at(const Board& board, Place start) {
  Feature feature{.kind = segment_at(board, start).kind, .places = {start}};
  std::vector<Place> to_visit{start};
  while (!to_visit.empty()) {
    const Place place = to_visit.back();
    to_visit.pop_back();
    for (const Place next : continuations(board, place))
      if (feature.places.insert(next).second) to_visit.push_back(next);
  }
  return feature;
}

std::vector<Place> faced_by_abbey(const Board& board, Spot abbey) {
  std::vector<Place> facing;
  if (edge(board.at(abbey), 0) != Edge::any) return facing;
  for (int side = 0; side < 4; ++side) {
    const Spot near = neighbour(abbey, side);
    for (int index = 0; index < segment_count(board, near); ++index) {
      const Segment& segment = segment_at(board, {near, index});
      if (segment.kind != FeatureKind::road && segment.kind != FeatureKind::city) continue;
      if (reaches_side(segment, board.at(near).rotation, (side + 2) % 4)) facing.push_back({near, index});
    }
  }
  return facing;
}

std::vector<Feature> features(const Board& board) {
  std::vector<Feature> all;
  std::set<Place> seen;
  for (const auto& [spot, laid] : board) {
    for (int index = 0; index < segment_count(board, spot); ++index) {
      if (seen.contains({spot, index})) continue;
      all.push_back(feature_at(board, {spot, index}));
      seen.insert(all.back().places.begin(), all.back().places.end());
    }
  }
  return all;
}

std::vector<Cell> cells_of(const Feature& feature) {
  std::set<Spot> spots;
  for (const Place place : feature.places) spots.insert(place.spot);
  std::vector<Cell> cells;
  for (const Spot spot : spots) cells.push_back(cell(spot));
  return cells;
}

Extent extent_of(const Feature& feature) {
  std::map<Spot, unsigned> parts;
  for (const Place place : feature.places) parts[place.spot] |= 1u << place.segment;
  Extent extent;
  for (const auto& [spot, bits] : parts) {
    extent.tiles.push_back(cell(spot));
    extent.parts.push_back(static_cast<std::uint16_t>(bits));
  }
  return extent;
}

bool complete(const Board& board, const Feature& feature) {
  switch (feature.kind) {
    case FeatureKind::city:
    case FeatureKind::road: return !open_anywhere(board, feature);
    case FeatureKind::monastery:
    case FeatureKind::garden: return surrounded(board, feature.places.begin()->spot);
    default: return false;
  }
}

std::vector<Feature> complete_cities_touched(const Board& board, const Feature& field) {
  std::vector<Feature> cities;
  for (const Place place : field.places) {
    for (int index = 0; index < segment_count(board, place.spot); ++index) {
      if ((segment_at(board, place).cities >> index & 1) == 0) continue;
      Feature city = feature_at(board, {place.spot, index});
      const auto is_it = [&](const Feature& known) { return known.places == city.places; };
      if (complete(board, city) && std::ranges::none_of(cities, is_it)) cities.push_back(std::move(city));
    }
  }
  for (const Module* module : every_module()) {
    if (!module->cities_touched) continue;
    for (Feature& city : module->cities_touched(board, field)) cities.push_back(std::move(city));
  }
  std::ranges::sort(cities, {}, [](const Feature& city) { return *city.places.begin(); });
  return cities;
}

}  // namespace bastide::reference
