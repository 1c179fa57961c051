#include "picture_sheet.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <sstream>
#include <stdexcept>

namespace bastide::server {

namespace {

void check(bool sound, std::string_view line) {
  if (!sound) throw std::runtime_error(fmt::format("no part of a sheet of pictures: {}", line));
}

bool lies_in(const Box& box, int width, int height) {
  return box.left >= 0 && box.top >= 0 && box.width > 0 && box.height > 0 && box.left <= width - box.width &&
         box.top <= height - box.height;
}

}  // namespace

std::map<std::string, Box, std::less<>> read_tile_boxes(std::string_view lines, const Image& sheet) {
  std::map<std::string, Box, std::less<>> boxes;
  std::istringstream in{std::string(lines)};
  for (std::string line; std::getline(in, line);) {
    std::istringstream fields(line);
    std::string id;
    Box box{.width = kTileWidth, .height = kTileWidth};
    fields >> id >> box.left >> box.top;
    check(!fields.fail() && lies_in(box, sheet.width(), sheet.height()), line);
    boxes.insert_or_assign(id, box);
  }
  return boxes;
}

Letters read_letters(std::string_view lines, const Image& sheet) {
  std::istringstream in{std::string(lines)};
  std::string line;
  Letters letters;
  check(std::getline(in, line) && std::istringstream(line) >> letters.height, line);
  while (std::getline(in, line)) {
    std::istringstream fields(line);
    std::uint32_t code = 0;
    Box box{.height = letters.height};
    fields >> code >> box.left >> box.top >> box.width;
    check(!fields.fail() && lies_in(box, sheet.width(), sheet.height()), line);
    letters.boxes.insert_or_assign(static_cast<char32_t>(code), box);
  }
  return letters;
}

std::map<std::string, Rgb, std::less<>> read_colours(std::string_view lines) {
  std::map<std::string, Rgb, std::less<>> colours;
  std::istringstream in{std::string(lines)};
  for (std::string line; std::getline(in, line);) {
    std::istringstream fields(line);
    std::string word;
    std::array<int, 3> parts{};
    fields >> word >> parts[0] >> parts[1] >> parts[2];
    const auto is_byte = [](int part) { return part >= 0 && part <= 255; };
    check(!fields.fail() && std::ranges::all_of(parts, is_byte), line);
    std::ranges::transform(parts, colours[word].begin(),
                           [](int part) { return static_cast<std::uint8_t>(part); });
  }
  return colours;
}

}  // namespace bastide::server
