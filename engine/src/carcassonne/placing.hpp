// Where a tile may lie and how it is laid: the frontier of empty cells and the joining of features.
#pragma once

#include "carcassonne/rule_book.hpp"
#include "common/features.hpp"

#include <engine/catalogue.hpp>

#include <bit>

namespace bastide::carcassonne {

/// Bit r is set when the tile fits the cell in rotation r (BASE-PLACE-02).
/// All four rotations are compared at once, 16 bits each.
inline unsigned fitting_rotations(const FrontierCell& cell, std::uint64_t pattern) {
  constexpr std::uint64_t kEach = 0x0001'0001'0001'0001;
  constexpr std::uint64_t kTops = 0x8000 * kEach;
  const std::uint64_t differs = (pattern & (cell.mask * kEach)) ^ (cell.demand * kEach);
  const std::uint64_t nonzero = ((differs & ~kTops) + ~kTops) | differs;
  const std::uint64_t fits = (~nonzero & kTops) >> 15;  // bits 0, 16, 32, 48
  return static_cast<unsigned>(fits * 0x0001'0002'0004'0008u >> 48) & 0xF;
}

/// Whether the tile fits the cell in this rotation.
inline bool fits(const FrontierCell& cell, std::uint64_t pattern, unsigned rotation) {
  return (pattern >> 16 * rotation & cell.mask) == cell.demand;
}

/// Why a module forbids the tile in hand on this cell, where its edges fit.
[[gnu::noinline, gnu::cold]] Verdict confined_by_module(const auto& turn, Cell cell, Rotation rotation) {
  for (const auto& [concerns, allows] : turn.book.hooks.confines) {
    if (!concerns(tile(turn.position.tile))) continue;
    if (const Verdict refused = allows(turn, cell, rotation)) return refused;
  }
  return std::nullopt;
}

bool modules_allow(const auto& turn, Cell cell, Rotation rotation) {
  return !turn.book.facts(turn.position.tile).confined || !confined_by_module(turn, cell, rotation);
}

/// Rotations in which the tile in hand may lie on the cell: those that fit and that no module forbids.
unsigned legal_rotations(const auto& turn, const FrontierCell& cell, std::uint64_t pattern) {
  unsigned legal = fitting_rotations(cell, pattern);
  if (!turn.book.facts(turn.position.tile).confined) return legal;
  for (unsigned bits = legal; bits != 0; bits &= bits - 1) {
    if (!modules_allow(turn, cell.cell, static_cast<Rotation>(std::countr_zero(bits))))
      legal &= ~(bits & -bits);
  }
  return legal;
}

/// BASE-DRAW-02: whether the tile in hand has a legal placement.
bool has_placement(const auto& turn) {
  const auto& position = turn.position;
  const TileFacts& facts = turn.book.facts(position.tile);
  const std::uint64_t pattern = facts.pattern;
  for (unsigned i = 0; i < position.frontier_count; ++i) {
    const FrontierCell& cell = position.frontier[i];
    if (!fitting_rotations(cell, pattern)) continue;
    if (!facts.confined || legal_rotations(turn, cell, pattern)) return true;
  }
  return false;
}

template <class B>
void set_value(Position<B>& position, std::uint32_t place, unsigned value) {
  position.cells[place] = static_cast<typename B::CellValue>(value);
}

/// The cell that a value of `cells` stands for. Requires: value > 0.
template <class B>
Cell cell_of_value(const Position<B>& position, unsigned value) {
  const Cell& cell =
      value <= B::tiles ? position.tiles[value - 1].cell : position.frontier[value - B::tiles - 1].cell;
  return cell;
}

/// The place of a cell in `cells`, whether or not it is used. Requires: the cell is on the table or
/// near it, within the board's reach.
template <class B>
std::uint32_t place_of(const Position<B>& position, Cell cell) {
  std::uint32_t place = B::place(cell);
  if constexpr (B::is_shared) {
    while (position.cells[place] != 0 && cell_of_value(position, position.cells[place]) != cell)
      place = (place + 1) & (B::cells - 1);
  }
  return place;
}

/// Fills the cells by the tiles and the frontier. Requires: they are empty.
template <class B>
void fill_cells(Position<B>& position) {
  for (unsigned i = 0; i < position.tile_count; ++i)
    set_value(position, place_of(position, position.tiles[i].cell), i + 1);
  for (unsigned i = 0; i < position.frontier_count; ++i)
    set_value(position, place_of(position, position.frontier[i].cell), B::tiles + 1u + i);
}

/// Index into `tiles` of the tile at a place, or −1.
template <class B>
int tile_at(const Position<B>& position, std::uint32_t place) {
  const int value = position.cells[place];
  return value <= B::tiles ? value - 1 : -1;
}

/// The tile on a cell; nullptr if the cell is empty. Requires what place_of does.
const TileOnTable* tile_on(const auto& position, Cell cell) {
  const int index = tile_at(position, place_of(position, cell));
  return index < 0 ? nullptr : &position.tiles[static_cast<unsigned>(index)];
}

/// The empty cell beside a tile with these coordinates; nullptr if there is none. Takes any coordinates.
template <class B>
const FrontierCell* frontier_at(const Position<B>& position, Cell cell) {
  const unsigned value = position.cells[place_of(position, cell)];
  if (value <= B::tiles) return nullptr;
  const FrontierCell& found = position.frontier[value - B::tiles - 1];
  return found.cell == cell ? &found : nullptr;
}

/// The segment with this index on the tile of a cell. Requires: it exists.
std::uint16_t segment_on(const auto& position, Cell cell, std::uint8_t feature) {
  return static_cast<std::uint16_t>(tile_on(position, cell)->first_node + feature);
}

template <class B>
void take_out_of_frontier(Position<B>& position, std::uint32_t place) {
  const unsigned index = position.cells[place] - B::tiles - 1u;
  position.met = position.frontier[index].mask;
  const FrontierCell& last = position.frontier[--position.frontier_count];
  const std::uint32_t place_of_last = place_of(position, last.cell);  // while it is found at its old index
  position.frontier[index] = last;
  set_value(position, place_of_last, B::tiles + 1 + index);
}

/// Tells an empty cell beside a new tile which edge the tile shows on `side`.
template <class B>
void demand_edge(Position<B>& position, Cell cell, std::uint32_t place, int side, std::uint64_t edge) {
  if (position.cells[place] == 0) {
    set_value(position, place, B::tiles + 1u + position.frontier_count);
    position.frontier[position.frontier_count++] = {cell, 0, 0};
  }
  FrontierCell& frontier = position.frontier[position.cells[place] - B::tiles - 1u];
  frontier.demand |= static_cast<std::uint16_t>(edge << (4 * side));
  frontier.mask |= static_cast<std::uint16_t>(0xF << (4 * side));
}

/// Whether an empty cell has tiles on all four sides.
inline bool is_hole(const FrontierCell& cell) { return cell.mask == 0xFFFF; }

/// Calls visit(node) for the road, city or river that each neighbour turns
/// towards a tile, clockwise from north.
void for_each_facing(const auto& turn, const TileOnTable& tile, auto visit) {
  for (unsigned side = 0; side < kSides; ++side) {
    const TileOnTable* other = tile_on(turn.position, neighbour(tile.cell, static_cast<int>(side)));
    if (!other) continue;
    const auto feature = turn.book.facts(other->tile).faces[other->rotation].by_side[(side + 2) % kSides];
    if (feature != kNobody) visit(static_cast<std::uint16_t>(other->first_node + feature));
  }
}

/// Closes the features that face a tile which seals.
[[gnu::noinline, gnu::cold]] void close_facing(auto& turn, const TileOnTable& tile) {
  for_each_facing(turn, tile, [&](std::uint16_t node) { close_side(turn.position, node); });
}

/// Joins the tile's segments on `side` with those of its neighbour there (BASE-FEAT-01, BASE-GEO-03).
void join_across(auto& turn, const TileOnTable& tile, int side, const TileOnTable& other) {
  auto& position = turn.position;
  const Face& mine = turn.book.facts(tile.tile).faces[tile.rotation];
  const Face& theirs = turn.book.facts(other.tile).faces[other.rotation];
  const auto here = static_cast<unsigned>(side);
  const unsigned there = (here + 2) % kSides;
  if (mine.by_side[here] != kNobody) {
    join(position, tile.first_node + mine.by_side[here], other.first_node + theirs.by_side[there], 2);
  }
  const auto left = mine.by_half[2 * here], right = mine.by_half[2 * here + 1];
  if (left == kNobody) return;
  const auto facing_left = theirs.by_half[2 * there + 1], facing_right = theirs.by_half[2 * there];
  join(position, tile.first_node + left, other.first_node + facing_left, 0);
  if (left != right || facing_left != facing_right) {
    join(position, tile.first_node + right, other.first_node + facing_right, 0);
  }
}

/// Makes a node, at first a feature of its own, for each segment of the tile that is being laid.
void add_nodes(auto& position, const TileFacts& facts, std::uint16_t tile_index) {
  for (unsigned i = 0; i < facts.features; ++i) {
    const std::uint16_t node = position.node_count++;
    position.nodes[node] = {node, node, 1, facts.open[i], tile_index, 0, facts.kind[i]};
  }
}

/// Counts two tiles on adjacent cells. A surrounded feature is complete with its
/// eighth neighbour (BASE-MON-02).
void count_beside(auto& turn, std::uint16_t index, std::uint16_t other) {
  auto& position = turn.position;
  for (const std::uint16_t each : {index, other}) {
    if (++position.around[each] < 8) continue;
    const TileOnTable& tile = position.tiles[each];
    position.enclosed[position.enclosed_count++] = each;
    for (unsigned bits = turn.book.facts(tile.tile).surrounded; bits != 0; bits &= bits - 1)
      position.nodes[tile.first_node + static_cast<unsigned>(std::countr_zero(bits))].open = 0;
  }
}

void lay_tile(auto& turn, TileId id, Cell cell, Rotation rotation, Seat seat) {
  auto& position = turn.position;
  const TileFacts& facts = turn.book.facts(id);
  const std::uint32_t place = place_of(position, cell);
  if (position.cells[place] != 0) take_out_of_frontier(position, place);
  const std::uint16_t index = position.tile_count++;
  set_value(position, place, index + 1u);
  const TileOnTable& tile = position.tiles[index] = {cell, id, position.node_count, rotation, seat};
  add_nodes(position, facts, index);
  position.around[index] = 0;
  position.enclosed_count = 0;
  for (int side = 0; side < kSides; ++side) {
    const std::uint32_t beside = place_of(position, neighbour(cell, side));
    if (const int other = tile_at(position, beside); other >= 0) {
      join_across(turn, tile, side, position.tiles[static_cast<unsigned>(other)]);
      count_beside(turn, index, static_cast<std::uint16_t>(other));
    } else {
      const std::uint64_t edge = facts.pattern >> (16 * rotation + 4 * side) & 0xF;
      demand_edge(position, neighbour(cell, side), beside, (side + 2) % kSides, edge);
    }
    const Cell corner = neighbour(neighbour(cell, side), (side + 1) % kSides);
    if (const int other = tile_at(position, place_of(position, corner)); other >= 0)
      count_beside(turn, index, static_cast<std::uint16_t>(other));
  }
  if (facts.seals) [[unlikely]]
    close_facing(turn, tile);
  for (const auto& [signs, tile_laid] : turn.book.hooks.tile_laid) {
    if (facts.signs & signs) tile_laid(turn);
  }
}

}  // namespace bastide::carcassonne
