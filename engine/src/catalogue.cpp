#include "tile_tables.hpp"

#include <algorithm>

namespace bastide {

std::span<const Tile> catalogue() { return tile_table(); }

const Tile& tile(TileId id) { return tile_table()[id]; }

std::optional<TileId> find_tile(std::string_view id) {
  const auto table = tile_table();
  const auto found =
      std::lower_bound(table.begin(), table.end(), id,
                       [](const Tile& tile, std::string_view wanted) { return tile.id < wanted; });
  if (found == table.end() || found->id != id) return std::nullopt;
  return static_cast<TileId>(found - table.begin());
}

std::optional<TileId> find_card(std::string_view id) {
  for (const CardRow& row : card_table()) {
    if (row.id == id) return row.tile;
  }
  return std::nullopt;
}

namespace {

const SetRow* find_set(std::string_view set, std::string_view edition) {
  for (const SetRow& row : set_table()) {
    if (row.set == set && row.edition == edition) return &row;
  }
  return nullptr;
}

}  // namespace

std::span<const SetEntry> tile_set(std::string_view set, std::string_view edition) {
  const SetRow* row = find_set(set, edition);
  return row ? row->entries : std::span<const SetEntry>();
}

std::span<const StartTile> start_layout(std::string_view set, std::string_view edition) {
  const SetRow* row = find_set(set, edition);
  return row ? row->layout : std::span<const StartTile>();
}

}  // namespace bastide
