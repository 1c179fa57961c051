// How large a Position is, and the endless board that fits into it.
//
// The board is a ring of 2^k cells: (x, y) lies at (x + stride · y) mod 2^k. Two cells share a place only if they
// differ by a vector of the lattice {(dx, dy): dx + stride · dy ≡ 0}; its shortest vector, measured in steps, is `reach`. Tiles hang
// together, so n of them never lie further apart than n − 1 steps, and no table is large enough to meet its own back.
// There are no walls, which would be a change of the rules.
#pragma once

#include <engine/ids.hpp>

#include <cstdint>

namespace bastide::carcassonne {

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

template <class Value, int kTiles, int kNodes, int kCellsLog2, int kRowStride>
struct Board {
  using CellValue = Value;              ///< 0 empty; else a placed tile or a frontier cell
  static constexpr int tiles = kTiles;  ///< most tiles on the table
  static constexpr int nodes = kNodes;  ///< most segments on these tiles
  static constexpr int frontier =
      2 * kTiles + 4;  ///< most empty cells beside a tile: 2n + 2 for connected ones
  static constexpr int cells = 1 << kCellsLog2;
  static constexpr int stride = kRowStride;
  static constexpr int reach = shortest_way_round(cells, stride);

  static_assert(kTiles + frontier <= static_cast<int>(static_cast<Value>(~Value{})));

  static constexpr std::uint32_t place(Cell cell) {
    return static_cast<std::uint32_t>(cell.x + stride * cell.y) & (cells - 1);
  }
  /// What to add to a place for the neighbour on each side, north first.
  static constexpr std::int32_t step[kSides] = {-stride, 1, stride, -1};
  static constexpr std::uint32_t neighbour(std::uint32_t place, int side) {
    return (place + static_cast<std::uint32_t>(step[side])) & (cells - 1);
  }
};

/// The base game with the River fits: one byte a cell, about 10 KB in all.
using CompactBoard = Board<std::uint8_t, 83, 320, 12, 90>;
/// Base game, River and Tower together.
using MiddleBoard = Board<std::uint16_t, 120, 560, 13, 127>;
/// Whatever a record may force.
using LargeBoard = Board<std::uint16_t, 500, 5000, 17, 511>;

static_assert(CompactBoard::reach == 90 && MiddleBoard::reach == 128 && LargeBoard::reach == 512);

/// For the explicit instantiations of what is made for every board.
#define BASTIDE_FOR_EACH_BOARD(DO) DO(CompactBoard) DO(MiddleBoard) DO(LargeBoard)

}  // namespace bastide::carcassonne
