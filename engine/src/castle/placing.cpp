#include "castle/placing.hpp"

#include "castle/wall.hpp"
#include "common/features.hpp"

#include <algorithm>

namespace bastide::castle {
namespace {

constexpr unsigned opposite(unsigned side) { return (side + 2) % kSides; }

/// A start space has only one printed side (CASTLE-BOARD-02).
bool shows(const Face& face, unsigned side) { return face.by_half[2 * side] != kNobody; }

/// Tells an empty cell beside a new tile whether a path must leave towards the tile. A start space without a
/// path accepts anything (CASTLE-PLACE-04).
void demand_path(const RuleBook& book, Position& position, Place place, unsigned side, const TileFacts& facts,
                 bool path) {
  position.frontier.add(place);
  if (book.paths_end_at_start && facts.start_space && !path) return;
  PathDemand& demand = position.demands[place];
  demand.mask |= static_cast<std::uint8_t>(1u << side);
  if (path) demand.demand |= static_cast<std::uint8_t>(1u << side);
}

/// Counts what the tile shows an empty cell as open (CASTLE-DONE-01, CASTLE-DONE-02).
void open_side(Position& position, const TileOnTable& tile, const Face& face, unsigned side) {
  for (const std::uint8_t feature :
       {face.by_side[side], face.by_half[2 * side], face.by_half[2 * side + 1]}) {
    if (feature != kNobody) ++position.nodes[tile.first_node + feature].open;
  }
}

/// Joins a segment of the tile with its neighbour's, and closes both there.
void close_and_join(Position& position, unsigned mine, unsigned theirs) {
  --position.nodes[position.root(static_cast<std::uint16_t>(theirs))].open;
  if (position.nodes[mine].kind == position.nodes[theirs].kind) join(position, mine, theirs, 0);
}

/// Joins two tiles along a side: closes every facing half and path end, and joins like with like
/// (CASTLE-FEAT-01, CASTLE-DONE-01, CASTLE-DONE-02).
void join_across(const RuleBook& book, Position& position, const TileOnTable& tile, unsigned side,
                 const TileOnTable& other) {
  const Face& mine = book.face(tile);
  const Face& theirs = book.face(other);
  const unsigned there = opposite(side);
  if (!shows(theirs, there)) return;
  for (const unsigned k : {0u, 1u}) {
    close_and_join(position, tile.first_node + mine.by_half[2 * side + k],
                   other.first_node + theirs.by_half[2 * there + 1 - k]);
  }
  if (theirs.by_side[there] == kNobody) return;
  close_and_join(position, tile.first_node + mine.by_side[side],  // also a path (CASTLE-PLACE-02)
                 other.first_node + theirs.by_side[there]);
}

/// Makes a node, at first a feature of its own, for each segment of the tile that is being laid.
void add_nodes(Position& position, const TileFacts& facts, std::uint16_t tile_index) {
  for (unsigned i = 0; i < facts.features; ++i) {
    const std::uint16_t node = position.node_count++;
    position.nodes[node] = {node, node, 1, 0, tile_index, 0, facts.kind[i]};
  }
}

}  // namespace

bool is_castle_tile(TileId id) {
  const auto counts = tile_counts();
  return std::any_of(counts.begin(), counts.end(), [&](const SetEntry& entry) { return entry.tile == id; });
}

std::optional<Code> placement_fault(const RuleBook& book, const Position& position, TileId tile, Cell cell,
                                    Rotation rotation) {
  if (rotation > 3) return Code::bad_rotation;
  if (!is_inside(cell)) return Code::cell_outside;
  const Place place = place_of(cell);
  if (position.cells[place] != 1) return Code::cell_occupied;
  if (!position.frontier.contains(place)) return Code::cell_not_adjacent;  // CASTLE-PLACE-01
  const unsigned fitting = fitting_rotations(position.demands[place], book.facts(tile).pattern);
  return fitting >> rotation & 1u ? std::nullopt : std::optional(Code::path_does_not_fit);
}

bool has_placement(const RuleBook& book, const Position& position) {
  const unsigned pattern = book.facts(position.tile).pattern;
  return position.frontier.find(
      [&](Place place) { return fitting_rotations(position.demands[place], pattern) != 0; });
}

void clear_cells(Position& position) {
  for (std::int16_t y = 1; y <= kRows; ++y) {
    for (std::int16_t x = 1; x <= kColumns; ++x) position.cells[place_of({x, y})] = is_inside({x, y}) ? 1 : 0;
  }
}

void lay_tile(const RuleBook& book, Position& position, TileId id, Cell cell, Rotation rotation, Seat seat) {
  const TileFacts& facts = book.facts(id);
  const Face& face = facts.faces[rotation];
  const Place place = place_of(cell);
  const std::uint16_t index = position.tile_count++;
  const TileOnTable& tile = position.tiles[index] = {cell, id, position.node_count, rotation, seat};
  position.cells[place] = static_cast<std::uint8_t>(index + 2);
  position.frontier.remove(place);
  add_nodes(position, facts, index);
  for (unsigned side = 0; side < kSides; ++side) {
    const Place beside = neighbour(place, side);
    if (position.cells[beside] != 1 || !shows(face, side)) continue;
    open_side(position, tile, face, side);
    demand_path(book, position, beside, opposite(side), facts, face.by_side[side] != kNobody);
  }
  for (unsigned side = 0; side < kSides; ++side) {
    const std::uint8_t beside = position.cells[neighbour(place, side)];
    if (beside > 1) join_across(book, position, tile, side, position.tiles[beside - 2u]);
  }
}

}  // namespace bastide::castle
