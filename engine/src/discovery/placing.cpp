#include "discovery/placing.hpp"

#include <algorithm>

namespace bastide::discovery {

unsigned rotations_on(const RuleBook& book, const Position& position, TileId tile, Cell cell) {
  const FrontierCell* frontier = frontier_at(position, cell);
  return frontier ? fitting_rotations(*frontier, book.facts(tile).pattern) : 0;
}

bool has_placement(const RuleBook& book, const Position& position, TileId tile) {
  const std::uint64_t pattern = book.facts(tile).pattern;
  return std::any_of(position.frontier.begin(), position.frontier.begin() + position.frontier_count,
                     [&](const FrontierCell& cell) { return fitting_rotations(cell, pattern) != 0; });
}

void lay_tile(const RuleBook& book, Position& position, TileId id, Cell cell, Rotation rotation, Seat seat) {
  const TileFacts& facts = book.facts(id);
  const Face& face = facts.faces[rotation];
  const std::uint32_t place = place_of(position, cell);
  if (position.cells[place] != 0) take_out_of_frontier(position, place);
  const std::uint16_t index = position.tile_count++;
  set_value(position, place, index + 1u);
  const TileOnTable& tile = position.tiles[index] = {cell, id, position.node_count, rotation, seat};
  for (unsigned i = 0; i < facts.features; ++i) {
    const std::uint16_t node = position.node_count++;
    position.nodes[node] = {node, node, 1, facts.open[i], index, 0, facts.kind[i]};
  }
  for (int side = 0; side < kSides; ++side) {
    const auto here = static_cast<unsigned>(side);
    const int there = (side + 2) % kSides;
    const std::uint32_t beside = place_of(position, neighbour(cell, side));
    if (const int other = tile_at(position, beside); other >= 0) {
      const TileOnTable& neighbour = position.tiles[static_cast<unsigned>(other)];
      join(position, tile.first_node + face.by_side[here],
           neighbour.first_node + book.face(neighbour).by_side[static_cast<unsigned>(there)], 2);
    } else {
      const std::uint64_t edge = facts.pattern >> (16 * rotation + 4 * side) & 0xF;
      demand_edge(position, neighbour(cell, side), beside, there, edge);
    }
  }
}

}  // namespace bastide::discovery
