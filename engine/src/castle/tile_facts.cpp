#include "castle/tile_facts.hpp"

#include "castle/castle_tables.hpp"

#include <algorithm>

namespace bastide::castle {
namespace {

/// CASTLE-BOARD-03, `split`: the first half of the court keeps its index, the other follows all
/// printed features.
std::vector<Segment> split_court(std::span<const Segment> printed) {
  std::vector<Segment> segments(printed.begin(), printed.end());
  const auto court = std::find_if(segments.begin(), segments.end(),
                                  [](const Segment& segment) { return segment.kind == FeatureKind::court; });
  const auto first_half = static_cast<std::uint8_t>(court->halves & -court->halves);
  Segment second = *court;
  second.halves &= static_cast<std::uint8_t>(~first_half);
  court->halves = first_half;
  segments.push_back(second);
  return segments;
}

unsigned path_sides(const Face& face) {
  unsigned sides = 0;
  for (unsigned side = 0; side < kSides; ++side) {
    if (face.by_side[side] != kNobody) sides |= 1u << side;
  }
  return sides;
}

TileFacts facts_of(const Tile& tile) {
  TileFacts facts;
  for (unsigned rotation = 0; rotation < 4; ++rotation) {
    facts.faces[rotation] = turned(tile, rotation);
    facts.pattern |= static_cast<std::uint16_t>(path_sides(facts.faces[rotation]) << (4 * rotation));
  }
  facts.features = static_cast<std::uint8_t>(tile.segments.size());
  for (unsigned i = 0; i < tile.segments.size(); ++i) {
    const Segment& segment = tile.segments[i];
    facts.kind.at(i) = segment.kind;
    facts.markets[i] = segment.markets;
    if (segment.fountains > 0) facts.fountains |= static_cast<std::uint8_t>(1u << i);
  }
  return facts;
}

}  // namespace

std::vector<TileFacts> make_tile_facts(bool split) {
  std::vector<TileFacts> all(catalogue().size());
  for (TileId id = 0; id < all.size(); ++id) {
    if (tile(id).deck == Deck::castle) all[id] = facts_of(tile(id));
  }
  for (const StartSpace& space : kStartSpaces) all[space.tile].start_space = true;
  if (split) {
    const TileId second = kStartSpaces[1].tile;
    const std::vector<Segment> segments = split_court(tile(second).segments);
    Tile halved = tile(second);
    halved.segments = segments;
    all[second] = facts_of(halved);
    all[second].start_space = true;
  }
  return all;
}

}  // namespace bastide::castle
