// The empty cells beside tiles on a table without bounds, and where a small table keeps its cells.
//
// It lies on a ring of 2^k places: (x, y) at (x + stride · y) mod 2^k. Two cells share a place only if they
// differ by a vector of the lattice {(dx, dy): dx + stride · dy ≡ 0}; its shortest vector, measured in steps,
// is `reach`. Tiles hang together, so n of them are at most n − 1 steps apart, and no table is large enough
// to overlap itself.
#pragma once

#include <engine/ids.hpp>

#include <cstdint>

namespace bastide {

/// An empty cell beside a tile, with the edge that each neighbour demands: a nibble per side, north lowest.
struct FrontierCell {
  Cell cell;
  std::uint16_t demand;  ///< Edge per side, 0 where nothing lies
  std::uint16_t mask;    ///< 0xF for each side with a demand
};

/// Length in steps of the shortest vector that leads back to the same place of the ring.
consteval int shortest_way_round(int cells, int stride) {
  int shortest = cells;
  for (int dy = 0; dy <= cells / stride + 1; ++dy) {
    const int dx = (stride * dy) % cells;
    const int steps = dy + (dx < cells - dx ? dx : cells - dx);
    if (steps > 0 && steps < shortest) shortest = steps;
  }
  return shortest;
}

template <class Value, int kCellsLog2, int kStride>
struct Ring {
  using CellValue = Value;
  static constexpr int cells = 1 << kCellsLog2;
  static constexpr bool is_shared = false;  ///< whether several cells may share a place
  /// The table's cells are closer to each other than this.
  static constexpr int reach = shortest_way_round(cells, kStride);

  static constexpr std::uint32_t place(Cell cell) {
    return static_cast<std::uint32_t>(cell.x + kStride * cell.y) & (cells - 1);
  }
};

}  // namespace bastide
