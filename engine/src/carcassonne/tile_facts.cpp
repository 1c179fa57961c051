#include "carcassonne/tile_facts.hpp"

#include <algorithm>
#include <bit>

namespace bastide::carcassonne {
namespace {

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
  facts.deck = tile.deck;
  for (unsigned i = 0; i < tile.segments.size(); ++i) {
    const Segment& segment = tile.segments[i];
    facts.kind[i] = segment.kind;
    facts.open[i] = static_cast<std::uint8_t>(std::max(1, std::popcount(segment.sides)));
    facts.pennants[i] = segment.pennants;
    facts.cities[i] = segment.cities;
    const auto flag = static_cast<std::uint16_t>(1u << i);
    if (claimable_kinds & bit(segment.kind)) facts.claimable |= flag;
    if (segment.kind == FeatureKind::road || segment.kind == FeatureKind::city) facts.closing |= flag;
    if (is_surrounded_kind(segment.kind)) facts.surrounded |= flag;
    if (segment.kind == FeatureKind::tower) facts.tower = static_cast<std::uint8_t>(i);
  }
  return facts;
}

/// RIVER-FIELD-03: the field of a source or lake, cut along the line from the river's side to the opposite one. The half
/// with the first half-edge keeps its number, the other comes after all printed features.
std::vector<Segment> cut_field(const Tile& tile) {
  constexpr std::uint8_t kNorthernHalf = 0b1000'0111;
  std::vector<Segment> segments(tile.segments.begin(), tile.segments.end());
  for (std::size_t i = 0; i < tile.segments.size(); ++i) {
    if (segments[i].kind != FeatureKind::field) continue;
    Segment southern = segments[i];
    southern.halves &= static_cast<std::uint8_t>(~kNorthernHalf);
    segments[i].halves &= kNorthernHalf;
    segments.push_back(southern);
  }
  return segments;
}

}  // namespace

std::vector<TileFacts> make_tile_facts(unsigned claimable_kinds, bool cut_river_ends) {
  std::vector<TileFacts> all;
  all.reserve(catalogue().size());
  for (const Tile& tile : catalogue()) {
    if (cut_river_ends && (tile.deck == Deck::spring || tile.deck == Deck::lake)) {
      const auto segments = cut_field(tile);
      Tile cut = tile;
      cut.segments = segments;
      all.push_back(facts_of(cut, claimable_kinds));
    } else {
      all.push_back(facts_of(tile, claimable_kinds));
    }
  }
  return all;
}

}  // namespace bastide::carcassonne
