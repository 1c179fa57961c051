// What the generated source castle_tables.cpp defines.
#pragma once

#include <engine/castle/board.hpp>
#include <engine/catalogue.hpp>

#include <array>
#include <span>

namespace bastide::castle {

struct StartSpace {
  TileId tile;
  Cell cell;  ///< its cell on the wall
};

extern const std::array<std::string_view, kRows> kInside;  ///< '.': a cell inside the wall; row 0 is y = 1
extern const std::array<int, kCorners> kCornerSpaces;  ///< lower track space of each corner (CASTLE-BOARD-04)
extern const std::array<StartSpace, kStarts> kStartSpaces;

std::span<const SetEntry> tile_counts();      ///< the 60 tiles by kind, ascending
std::span<const std::uint16_t> wall_tiles();  ///< the 18 printed numbers

}  // namespace bastide::castle
