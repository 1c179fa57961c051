#include "castle/reference/features.hpp"

#include <algorithm>
#include <stdexcept>

namespace bastide::reference::castle {
namespace {

int opposite(int side) { return (side + 2) % 4; }

const PrintedSegment& printed_at(const Board& board, Place place) {
  return board.at(place.spot)->printed->segments[static_cast<std::size_t>(place.segment)];
}

/// Visits each side (of a path) or half-edge (of other features) by which the segment leaves its tile
/// in its rotation.
template <class Visit>
void for_each_exit(const Board& board, Place place, Visit visit) {
  const int rotation = board.at(place.spot)->rotation;
  for (const int side : printed_at(board, place).sides) visit((side + rotation) % 4, kNothing);
  for (const int half : printed_at(board, place).halves) {
    const int turned = (half + 2 * rotation) % 8;
    visit(turned / 2, turned);
  }
}

/// The segment of `other` that meets a segment of this kind across a side,
/// at this half-edge; kNothing if none does.
int joined(FeatureKind kind, const Lying& other, int side, int half) {
  if (half == kNothing) return path_at_side(other, opposite(side));
  const int segment = segment_at_half(other, facing_half(half));
  if (segment == kNothing) return kNothing;
  return other.printed->segments[static_cast<std::size_t>(segment)].kind == kind ? segment : kNothing;
}

}  // namespace

bool option_is(const Rules& rules, std::string_view option, std::string_view word) {
  for (const OptionSetting& setting : rules.options)
    if (setting.spec->name == option)
      return setting.spec->words[static_cast<std::size_t>(setting.value)] == word;
  throw std::logic_error("no option " + std::string(option));
}

Board::Board(const Rules& rules, std::span<const PlacedTile> tiles) {
  static const std::vector<PrintedTile> split = [] {
    std::vector<PrintedTile> all;
    for (const StartSpace& start : start_spaces()) all.push_back(with_split_court(start.printed));
    return all;
  }();
  const auto put = [&](Spot spot, Lying what) {
    lying_[static_cast<std::size_t>(spot.y * kWide + spot.x)] = what;
  };
  for (std::size_t index = 0; index < start_spaces().size(); ++index) {
    const StartSpace& start = start_spaces()[index];
    const bool in_two = start.id == "start-2" && option_is(rules, "castle_s2_court", "split");
    put(start.spot,
        {.printed = in_two ? &split[index] : &start.printed, .rotation = 0, .faces = start.faces});
  }
  for (const PlacedTile& tile : tiles)
    put(spot(tile.cell), {.printed = &printed(tile.tile), .rotation = tile.rotation});
}

const Lying* Board::at(Spot spot) const {
  if (spot.x < 0 || spot.y < 0 || spot.x >= kWide || spot.y >= kHigh) return nullptr;
  const Lying& lying = lying_[static_cast<std::size_t>(spot.y * kWide + spot.x)];
  return lying.printed == nullptr ? nullptr : &lying;
}

const Lying* Board::across(Spot cell, int side) const {
  const Lying* lying = at(neighbour(cell, side));
  if (lying == nullptr || (lying->faces != kNothing && lying->faces != opposite(side))) return nullptr;
  return lying;
}

std::vector<Spot> Board::spots() const {
  std::vector<Spot> all;
  for (int y = 0; y < kHigh; ++y)
    for (int x = 0; x < kWide; ++x)
      if (at({.y = y, .x = x}) != nullptr) all.push_back({.y = y, .x = x});
  return all;
}

int segment_at_half(const Lying& lying, int half) {
  return lying.printed->at_half[static_cast<std::size_t>((half - 2 * lying.rotation + 8) % 8)];
}

int path_at_side(const Lying& lying, int side) {
  return lying.printed->at_side[static_cast<std::size_t>((side - lying.rotation + 4) % 4)];
}

bool touches_something(const Board& board, Spot spot) {
  for (int side = 0; side < 4; ++side)
    if (board.across(spot, side) != nullptr) return true;
  return false;
}

bool paths_fit(const Board& board, const Rules& rules, Spot spot, TileId tile, int rotation) {
  const bool wall_ends_paths = option_is(rules, "castle_start_path", "wall_end");
  const Lying laid{.printed = &printed(tile), .rotation = rotation};
  for (int side = 0; side < 4; ++side) {
    const Lying* next = board.across(spot, side);
    if (next == nullptr) continue;
    const bool here = path_at_side(laid, side) != kNothing;
    const bool there = path_at_side(*next, opposite(side)) != kNothing;
    const bool ends_at_start = wall_ends_paths && next->faces != kNothing && !there;
    if (here != there && !ends_at_start) return false;
  }
  return true;
}

std::vector<Placement> placements(const Board& board, const Rules& rules, TileId tile) {
  std::vector<Placement> legal;
  for (const Spot spot : interior()) {
    if (!board.empty(spot) || !touches_something(board, spot)) continue;
    for (int rotation = 0; rotation < 4; ++rotation)
      if (paths_fit(board, rules, spot, tile, rotation)) legal.push_back({spot, rotation});
  }
  return legal;
}

bool Feature::holds(Place place) const { return std::ranges::find(places, place) != places.end(); }

std::vector<Cell> Feature::cells() const {
  std::vector<Cell> cells;
  for (const Place place : places) {
    const Cell here = cell(place.spot);
    if (cells.empty() || cells.back() != here) cells.push_back(here);
  }
  return cells;
}

Extent Feature::extent() const {
  Extent extent{.tiles = cells(), .parts = {}};
  for (const Cell tile : extent.tiles) {
    unsigned bits = 0;
    for (const Place place : places)
      if (cell(place.spot) == tile) bits |= 1u << place.segment;
    extent.parts.push_back(static_cast<std::uint16_t>(bits));
  }
  return extent;
}

Feature feature_at(const Board& board, Place start) {
  Feature feature{.kind = printed_at(board, start).kind, .places = {start}};
  bool open = feature.kind == FeatureKind::court;
  for (std::size_t next = 0; next < feature.places.size(); ++next) {
    const Place place = feature.places[next];
    feature.markets += printed_at(board, place).markets;
    feature.fountains += printed_at(board, place).fountains;
    for_each_exit(board, place, [&](int side, int half) {
      const Spot there = neighbour(place.spot, side);
      open |= board.empty(there);
      const Lying* other = board.across(place.spot, side);
      if (other == nullptr) return;
      const int segment = joined(feature.kind, *other, side, half);
      if (segment != kNothing && !feature.holds({there, segment})) feature.places.push_back({there, segment});
    });
  }
  feature.complete = !open;
  std::ranges::sort(feature.places);
  return feature;
}

std::vector<Feature> features(const Board& board) {
  std::vector<Feature> all;
  std::set<Place> seen;
  for (const Spot spot : board.spots()) {
    const int segments = static_cast<int>(board.at(spot)->printed->segments.size());
    for (int segment = 0; segment < segments; ++segment) {
      if (seen.contains({spot, segment})) continue;
      all.push_back(feature_at(board, {spot, segment}));
      seen.insert(all.back().places.begin(), all.back().places.end());
    }
  }
  return all;
}

std::vector<Cell> largest_empty_region(const Board& board) {
  std::vector<Spot> largest;
  std::set<Spot> seen;
  for (const Spot start : interior()) {
    if (!board.empty(start) || !seen.insert(start).second) continue;
    std::vector<Spot> region{start};
    for (std::size_t next = 0; next < region.size(); ++next)
      for (int side = 0; side < 4; ++side) {
        const Spot there = neighbour(region[next], side);
        if (board.empty(there) && seen.insert(there).second) region.push_back(there);
      }
    if (region.size() > largest.size()) largest = region;
  }
  std::ranges::sort(largest);
  std::vector<Cell> cells;
  for (const Spot spot : largest) cells.push_back(cell(spot));
  return cells;
}

}  // namespace bastide::reference::castle
