// Where a tile may lie and how it is laid, and the joining of features.
#pragma once

#include "carcassonne/rule_book.hpp"
#include "common/frontier.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>
#include <bit>

namespace bastide::carcassonne {

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

/// Whether the tile in hand has a placement by its edges alone.
bool has_plain_placement(const auto& turn) {
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

/// BASE-DRAW-02: whether the tile in hand has a legal placement.
bool has_placement(const auto& turn) {
  return has_plain_placement(turn) ||
         std::ranges::any_of(turn.book.hooks.places_otherwise,
                             [&](const auto places_otherwise) { return places_otherwise(turn); });
}

/// The segment with this index on the tile of a cell. Requires: it exists.
std::uint16_t segment_on(const auto& position, Cell cell, std::uint8_t feature) {
  return static_cast<std::uint16_t>(tile_on(position, cell)->first_node + feature);
}

/// Whether an empty cell has tiles on all four sides.
inline bool is_hole(const FrontierCell& cell) { return cell.mask == 0xFFFF; }

/// Calls visit(node) for the road, city or river that each neighbour turns
/// towards a tile, or both cities, clockwise from north.
void for_each_facing(const auto& turn, const TileOnTable& tile, auto visit) {
  for (unsigned side = 0; side < kSides; ++side) {
    const TileOnTable* other = tile_on(turn.position, neighbour(tile.cell, static_cast<int>(side)));
    if (!other) continue;
    const TileFacts& facts = turn.book.facts(other->tile);
    const unsigned facing = (side + 2) % kSides;
    for (const auto feature :
         {facts.faces[other->rotation].by_side[facing], sharer_at(facts, other->rotation, facing)})
      if (feature != kNobody) visit(static_cast<std::uint16_t>(other->first_node + feature));
  }
}

/// Closes the features that face a tile which seals.
void close_facing(auto& turn, const TileOnTable& tile) {
  for_each_facing(turn, tile, [&](std::uint16_t node) { close_side(turn.position, node); });
}

/// Joins second cities on shared sides, of the tile and of its neighbours: all cities that meet there are one
/// (HILLS-TILE-01).
void join_sharers(auto& turn, const TileOnTable& tile) {
  auto& position = turn.position;
  const TileFacts& mine = turn.book.facts(tile.tile);
  for (unsigned side = 0; side < kSides; ++side) {
    const TileOnTable* const other = tile_on(position, neighbour(tile.cell, static_cast<int>(side)));
    if (!other) continue;
    const TileFacts& theirs = turn.book.facts(other->tile);
    const unsigned there = (side + 2) % kSides;
    const auto join_sharer = [&](const TileOnTable& one, std::uint8_t sharer, const TileOnTable& facing,
                                 std::uint8_t first) {
      if (sharer != kNobody && first != kNobody)
        join(position, one.first_node + sharer, facing.first_node + first, 1);
    };
    join_sharer(tile, sharer_at(mine, tile.rotation, side), *other,
                theirs.faces[other->rotation].by_side[there]);
    join_sharer(*other, sharer_at(theirs, other->rotation, there), tile,
                mine.faces[tile.rotation].by_side[side]);
  }
}

/// What a tile does at its sides beyond joining one segment with one.
[[gnu::noinline, gnu::cold]] void meet_otherwise(auto& turn, const TileOnTable& tile) {
  const TileFacts& facts = turn.book.facts(tile.tile);
  turn.position.shares |= facts.sharer != kNobody;
  if (facts.seals) close_facing(turn, tile);
  if (turn.position.shares) join_sharers(turn, tile);
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
  const auto facing_left = theirs.by_half[2 * there + 1], facing_right = theirs.by_half[2 * there];
  // A field that reaches one half of a side only, inside a block of tiles, goes on there.
  const auto join_right = [&] {
    if (right != kNobody) join(position, tile.first_node + right, other.first_node + facing_right, 0);
  };
  if (left == kNobody) return join_right();
  join(position, tile.first_node + left, other.first_node + facing_left, 0);
  if (left != right || facing_left != facing_right) join_right();
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
  if (position.cells[place] != 0) position.met = take_out_of_frontier(position, place);
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
  if (facts.meets_otherwise | position.shares) [[unlikely]]
    meet_otherwise(turn, tile);
  for (const auto& [signs, tile_laid] : turn.book.hooks.tile_laid) {
    if (facts.signs & signs) tile_laid(turn);
  }
}

}  // namespace bastide::carcassonne
