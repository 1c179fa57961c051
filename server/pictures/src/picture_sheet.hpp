// The painted tiles of a game, letters and colours, as the web client's build leaves them in previews/.
#pragma once

#include "image.hpp"

#include <map>
#include <string>
#include <string_view>

namespace bastide::server {

/// The width and height of a tile in every sheet.
inline constexpr int kTileWidth = 96;

/// Where each tile lies in its sheet, as printed: lines of `ID X Y`. Throws std::runtime_error if a line is
/// none, or lies outside a sheet of this size.
std::map<std::string, Box, std::less<>> read_tile_boxes(std::string_view lines, const Image& sheet);

/// White letters on black, in rows of one height.
struct Letters {
  int height = 0;
  std::map<char32_t, Box> boxes;
};

/// A line with the height, then lines of `CODE X Y WIDTH`. Throws as read_tile_boxes.
Letters read_letters(std::string_view lines, const Image& sheet);

/// Lines of `WORD RED GREEN BLUE`. Throws std::runtime_error if one is none.
std::map<std::string, Rgb, std::less<>> read_colours(std::string_view lines);

}  // namespace bastide::server
