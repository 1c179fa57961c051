// The sizes of a Position, and where it keeps the cells of an unbounded table (bounds would
// change the rules).
//
// A small table lies on a ring (engine/frontier.hpp). For more tiles such a ring would be many times as large
// as all else; their cells are hashed with open addressing. Cells never leave the table, so nothing is ever
// marked as deleted.
#pragma once

#include <engine/frontier.hpp>
#include <engine/ids.hpp>

#include <bit>
#include <cstdint>
#include <limits>

namespace bastide::carcassonne {

template <int kCellsLog2>
struct Hashed {
  using CellValue = std::uint16_t;
  static constexpr int cells = 1 << kCellsLog2;
  static constexpr bool is_shared = true;
  static constexpr int reach = std::numeric_limits<int>::max();

  /// Where the search for a cell begins (Fibonacci hashing).
  static constexpr std::uint32_t place(Cell cell) {
    return std::bit_cast<std::uint32_t>(cell) * 0x9e3779b1u >> (32 - kCellsLog2);
  }
};

/// Which modules' state a position can hold: only that of a few bytes, or all.
enum class Room : bool { small, full };

/// `CellValue`: 0 empty; else a placed tile or a frontier cell.
template <int kTiles, int kNodes, Room kRoom, class Cells>
struct Board : Cells {
  static constexpr int tiles = kTiles;  ///< most tiles on the table
  static constexpr int nodes = kNodes;  ///< most segments on these tiles
  static constexpr Room room = kRoom;
  /// Most empty cells beside a tile: 2n + 2 if the tiles are connected.
  static constexpr int frontier = 2 * kTiles + 4;

  static_assert(tiles + frontier <= std::numeric_limits<typename Cells::CellValue>::max());
  static_assert(tiles + frontier < Cells::cells, "the search for a cell must come to a free place");
};

/// All boards, smallest first; a new size is a line here: name, most tiles, most segments, room for modules,
/// where its cells are kept. CompactBoard holds the base game with the River in 10 KB, the others hold
/// expansions, LargeBoard any deck that a record forces. Each adds some 40 kB to the page's module; no deck
/// of today needs WideBoard there, and LargeBoard takes its place.
#ifdef BASTIDE_FEW_BOARDS
#define BASTIDE_WIDE_BOARD(DO)
#else
#define BASTIDE_WIDE_BOARD(DO) DO(WideBoard, 400, 2400, Room::full, Hashed<11>)
#endif
#define BASTIDE_FOR_EACH_BOARD(DO)                                   \
  DO(CompactBoard, 83, 304, Room::small, Ring<std::uint8_t, 12, 90>) \
  DO(MiddleBoard, 244, 1300, Room::full, Hashed<10>)                 \
  BASTIDE_WIDE_BOARD(DO)                                             \
  DO(LargeBoard, 500, 5000, Room::full, Hashed<12>)

#define BASTIDE_NAME_BOARD(Name, kTiles, kNodes, kRoom, ...) \
  using Name = Board<kTiles, kNodes, kRoom, __VA_ARGS__>;
BASTIDE_FOR_EACH_BOARD(BASTIDE_NAME_BOARD)
#undef BASTIDE_NAME_BOARD

static_assert(CompactBoard::reach == 90);

}  // namespace bastide::carcassonne
