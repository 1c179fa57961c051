// The cells of a table without bounds, and its frontier of empty cells beside tiles. `P` is a Position that
// keeps both as its `board` says: `cells`, `frontier`, `frontier_count`.
#pragma once

#include "common/features.hpp"

#include <engine/catalogue.hpp>
#include <engine/frontier.hpp>

#include <cstdint>

namespace bastide {

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

template <class P>
void set_value(P& position, std::uint32_t place, unsigned value) {
  position.cells[place] = static_cast<typename P::board::CellValue>(value);
}

/// The cell that a value of `cells` stands for. Requires: value > 0.
template <class P>
Cell cell_of_value(const P& position, unsigned value) {
  const Cell& cell = value <= P::board::tiles ? position.tiles[value - 1].cell
                                              : position.frontier[value - P::board::tiles - 1].cell;
  return cell;
}

/// The place of a cell in `cells`, whether or not it is used. Requires: the cell is on the table or
/// near it, within the board's reach.
template <class P>
std::uint32_t place_of(const P& position, Cell cell) {
  std::uint32_t place = P::board::place(cell);
  if constexpr (P::board::is_shared) {
    while (position.cells[place] != 0 && cell_of_value(position, position.cells[place]) != cell)
      place = (place + 1) & (P::board::cells - 1);
  }
  return place;
}

/// Fills the cells by the tiles and the frontier. Requires: they are empty.
template <class P>
void fill_cells(P& position) {
  for (unsigned i = 0; i < position.tile_count; ++i)
    set_value(position, place_of(position, position.tiles[i].cell), i + 1);
  for (unsigned i = 0; i < position.frontier_count; ++i)
    set_value(position, place_of(position, position.frontier[i].cell), P::board::tiles + 1u + i);
}

/// Index into `tiles` of the tile at a place, or −1.
template <class P>
int tile_at(const P& position, std::uint32_t place) {
  const int value = position.cells[place];
  return value <= P::board::tiles ? value - 1 : -1;
}

/// The tile on a cell; nullptr if the cell is empty. Requires what place_of does.
const TileOnTable* tile_on(const auto& position, Cell cell) {
  const int index = tile_at(position, place_of(position, cell));
  return index < 0 ? nullptr : &position.tiles[static_cast<unsigned>(index)];
}

/// The empty cell beside a tile with these coordinates; nullptr if there is none. Takes any coordinates.
template <class P>
const FrontierCell* frontier_at(const P& position, Cell cell) {
  const unsigned value = position.cells[place_of(position, cell)];
  if (value <= P::board::tiles) return nullptr;
  const FrontierCell& found = position.frontier[value - P::board::tiles - 1];
  return found.cell == cell ? &found : nullptr;
}

/// A tile comes to lie there. Returns the sides that meet another, 0xF each.
template <class P>
std::uint16_t take_out_of_frontier(P& position, std::uint32_t place) {
  const unsigned index = position.cells[place] - P::board::tiles - 1u;
  const std::uint16_t met = position.frontier[index].mask;
  const FrontierCell& last = position.frontier[--position.frontier_count];
  const std::uint32_t place_of_last = place_of(position, last.cell);  // while it is found at its old index
  position.frontier[index] = last;
  set_value(position, place_of_last, P::board::tiles + 1 + index);
  return met;
}

/// Tells an empty cell beside a new tile which edge the tile shows on `side`.
template <class P>
void demand_edge(P& position, Cell cell, std::uint32_t place, int side, std::uint64_t edge) {
  if (position.cells[place] == 0) {
    set_value(position, place, P::board::tiles + 1u + position.frontier_count);
    position.frontier[position.frontier_count++] = {cell, 0, 0};
  }
  FrontierCell& frontier = position.frontier[position.cells[place] - P::board::tiles - 1u];
  frontier.demand |= static_cast<std::uint16_t>(edge << (4 * side));
  frontier.mask |= static_cast<std::uint16_t>(0xF << (4 * side));
}

/// The tile beside an empty cell shows another edge there than before.
template <class P>
void change_edge(P& position, std::uint32_t place, int side, std::uint64_t edge) {
  FrontierCell& frontier = position.frontier[position.cells[place] - P::board::tiles - 1u];
  frontier.demand &= static_cast<std::uint16_t>(~(0xF << (4 * side)));
  frontier.demand |= static_cast<std::uint16_t>(edge << (4 * side));
}

}  // namespace bastide
