#include "carcassonne/tile_facts.hpp"

#include <algorithm>
#include <bit>

namespace bastide::carcassonne {

TileFacts make_tile_facts(const Tile& tile, const std::array<FeatureSet, kPieceKinds>& claims) {
  TileFacts facts;
  for (unsigned rotation = 0; rotation < 4; ++rotation) facts.faces[rotation] = turned(tile, rotation);
  facts.pattern = edges_in_all_rotations(tile);
  facts.features = static_cast<std::uint8_t>(tile.segments.size());
  facts.deck = tile.deck;
  facts.seals = tile.edges[0] == Edge::any;
  for (unsigned i = 0; i < tile.segments.size(); ++i) {
    const Segment& segment = tile.segments[i];
    facts.kind[i] = segment.kind;
    facts.signs |= sign(segment.kind) | TileSigns{segment.marks} << 32;
    facts.open[i] =
        static_cast<std::uint8_t>(std::max(1, std::popcount(segment.sides) + std::popcount(segment.shares)));
    if (segment.shares != 0) {
      facts.sharer = static_cast<std::uint8_t>(i);
      facts.shared_side = static_cast<std::uint8_t>(std::countr_zero(segment.shares));
    }
    facts.pennants[i] = segment.pennants;
    facts.cities[i] = segment.cities;
    const auto flag = static_cast<std::uint16_t>(1u << i);
    for (unsigned kind = 0; kind < kPieceKinds; ++kind) {
      if (claims[kind] & bit(segment.kind)) facts.claimable[kind] |= flag;
    }
    for (unsigned mark = 0; mark < facts.marked.size(); ++mark) {
      if (segment.marks >> mark & 1u) facts.marked[mark] |= flag;
    }
    if (segment.kind == FeatureKind::road || segment.kind == FeatureKind::city) facts.closing |= flag;
    if (is_surrounded_kind(segment.kind)) facts.surrounded |= flag;
    if (segment.kind == FeatureKind::field) facts.fields |= flag;
  }
  facts.meets_otherwise = facts.seals || facts.sharer != kNobody;
  return facts;
}

}  // namespace bastide::carcassonne
