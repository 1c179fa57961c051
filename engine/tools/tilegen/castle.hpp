// The data of The Castle: its tiles go into the common catalogue, its board into separate tables.
#pragma once

#include "tile_set.hpp"

namespace tilegen {

struct Castle {
  struct Start {
    std::string tile;
    int x, y;  ///< its cell on the wall, counted as in CASTLE-BOARD-01
  };
  std::vector<std::string> rows;  ///< '.' for a cell inside the wall
  std::vector<int> corners;       ///< the lower track space of each wall-tile corner (CASTLE-BOARD-04)
  std::vector<Start> starts;
  std::map<std::string, int> counts;  ///< copies by kind
  std::vector<int> wall_tiles;        ///< the printed numbers, copies side by side
};

/// Reads the file and adds its kinds, cards and start spaces to the catalogue. Throws DataFault.
Castle read_castle(const std::string& path, Catalogue& catalogue);

/// The C++ source that defines the tables of src/castle/castle_tables.hpp.
std::string emit(const Castle& castle, const Catalogue& catalogue);

}  // namespace tilegen
