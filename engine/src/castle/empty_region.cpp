#include "castle/empty_region.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace bastide::castle {
namespace {

/// A bit per column, row by row, surrounded by wall.
using Region = std::array<std::uint16_t, kPlaces / kStride>;

Region empty_cells(const Position& position) {
  Region empty{};
  for (unsigned place = 0; place < kPlaces; ++place) {
    if (position.cells[place] == 1)
      empty[place / kStride] |= static_cast<std::uint16_t>(1u << place % kStride);
  }
  return empty;
}

int size(const Region& region) {
  int cells = 0;
  for (const std::uint16_t row : region) cells += std::popcount(row);
  return cells;
}

/// Removes the first region of connected cells from `empty` and returns it.
Region take_region(Region& empty) {
  Region region{};
  const auto row = std::find_if(empty.begin(), empty.end(), [](std::uint16_t cells) { return cells != 0; });
  if (row != empty.end())
    region[static_cast<std::size_t>(row - empty.begin())] = static_cast<std::uint16_t>(*row & -*row);
  for (bool grows = true; grows;) {
    grows = false;
    for (std::size_t y = 1; y <= kRows; ++y) {
      const unsigned here = region[y];
      const unsigned near = here | here << 1 | here >> 1 | region[y - 1] | region[y + 1];
      const auto reached = static_cast<std::uint16_t>(near & empty[y]);
      grows |= reached != region[y];
      region[y] = reached;
    }
  }
  for (std::size_t y = 1; y <= kRows; ++y) empty[y] &= static_cast<std::uint16_t>(~region[y]);
  return region;
}

Region largest_region(const Position& position) {
  Region empty = empty_cells(position);
  Region largest{};
  for (Region region = take_region(empty); size(region) > 0; region = take_region(empty)) {
    if (size(region) > size(largest)) largest = region;
  }
  return largest;
}

}  // namespace

int largest_empty_region(const Position& position) { return size(largest_region(position)); }

std::vector<Cell> largest_empty_cells(const Position& position) {
  const Region largest = largest_region(position);
  std::vector<Cell> cells;
  for (unsigned place = 0; place < kPlaces; ++place) {
    if (largest[place / kStride] >> place % kStride & 1u) cells.push_back(cell_at(static_cast<Place>(place)));
  }
  return cells;
}

}  // namespace bastide::castle
