// What the generated source tile_tables.cpp defines.
#pragma once

#include <engine/catalogue.hpp>

#include <span>
#include <string_view>

namespace bastide {

struct SetRow {
  std::string_view set;
  std::string_view edition;
  std::span<const SetEntry> entries;
  std::span<const StartTile> layout;
};

/// A card's id and the tile that it is, in games that number their cards.
struct CardRow {
  std::string_view id;
  TileId tile;
};

std::span<const Tile> tile_table();
std::span<const CardRow> card_table();
std::span<const SetRow> set_table();

}  // namespace bastide
