#include "discovery/tile_facts.hpp"

#include <bit>

namespace bastide::discovery {
namespace {

TileFacts facts_of(const Tile& tile) {
  TileFacts facts;
  for (unsigned rotation = 0; rotation < 4; ++rotation) facts.faces[rotation] = turned(tile, rotation);
  facts.pattern = edges_in_all_rotations(tile);
  facts.features = static_cast<std::uint8_t>(tile.segments.size());
  for (unsigned i = 0; i < tile.segments.size(); ++i) {
    const Segment& segment = tile.segments[i];
    facts.kind.at(i) = segment.kind;
    facts.open[i] = static_cast<std::uint8_t>(std::popcount(segment.sides));
    facts.cities[i] = segment.shore_cities;
    facts.borders[i] = static_cast<std::uint8_t>(segment.borders);
  }
  return facts;
}

}  // namespace

bool is_discovery_tile(TileId id) { return id < catalogue().size() && tile(id).deck == Deck::discovery; }

std::vector<TileFacts> make_tile_facts() {
  std::vector<TileFacts> all(catalogue().size());
  for (TileId id = 0; id < all.size(); ++id) {
    if (is_discovery_tile(id)) all[id] = facts_of(tile(id));
  }
  return all;
}

}  // namespace bastide::discovery
