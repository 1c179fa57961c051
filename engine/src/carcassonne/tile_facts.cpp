#include "carcassonne/tile_facts.hpp"

#include <bit>

namespace bastide::carcassonne {
namespace {

Face turned(const Tile& tile, unsigned rotation) {
  Face face;
  face.owner.fill(kNobody);
  face.field.fill(kNobody);
  for (std::uint8_t i = 0; i < tile.segments.size(); ++i) {
    const Segment& segment = tile.segments[i];
    for (unsigned side = 0; side < kSides; ++side) {
      if (segment.sides >> side & 1u) face.owner[(side + rotation) % kSides] = i;
    }
    for (unsigned half = 0; half < 2 * kSides; ++half) {
      if (segment.halves >> half & 1u) face.field[(half + 2 * rotation) % (2 * kSides)] = i;  // BASE-GEO-03
    }
  }
  return face;
}

std::uint64_t edges_in_all_rotations(const Tile& tile) {
  std::uint64_t pattern = 0;
  for (unsigned rotation = 0; rotation < 4; ++rotation) {
    for (unsigned side = 0; side < kSides; ++side) {
      const auto edge = static_cast<std::uint64_t>(tile.edges[side]);
      pattern |= edge << (16 * rotation + 4 * ((side + rotation) % kSides));
    }
  }
  return pattern;
}

TileFacts facts_of(const Tile& tile, unsigned claimable_kinds) {
  TileFacts facts;
  for (unsigned rotation = 0; rotation < 4; ++rotation) facts.faces[rotation] = turned(tile, rotation);
  facts.pattern = edges_in_all_rotations(tile);
  facts.features = static_cast<std::uint8_t>(tile.segments.size());
  for (unsigned i = 0; i < tile.segments.size(); ++i) {
    const Segment& segment = tile.segments[i];
    facts.kind[i] = segment.kind;
    facts.open[i] = static_cast<std::uint8_t>(std::popcount(segment.sides));
    facts.pennants[i] = segment.pennants;
    facts.cities[i] = segment.cities;
    const auto flag = static_cast<std::uint16_t>(1u << i);
    if (claimable_kinds & bit(segment.kind)) facts.claimable |= flag;
    if (segment.kind == FeatureKind::road || segment.kind == FeatureKind::city) facts.closing |= flag;
  }
  return facts;
}

}  // namespace

std::vector<TileFacts> make_tile_facts(unsigned claimable_kinds) {
  std::vector<TileFacts> all;
  all.reserve(catalogue().size());
  for (const Tile& tile : catalogue()) all.push_back(facts_of(tile, claimable_kinds));
  return all;
}

}  // namespace bastide::carcassonne
