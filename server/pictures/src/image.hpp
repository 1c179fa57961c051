// Pixels in memory.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace bastide::server {

using Rgb = std::array<std::uint8_t, 3>;

struct Box {
  int left = 0;
  int top = 0;
  int width = 0;
  int height = 0;
};

/// Rows from the top, each from the left.
class Image {
 public:
  Image(int width, int height, Rgb ground = {})
      : width_(width),
        height_(height),
        pixels_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), ground) {}

  int width() const { return width_; }
  int height() const { return height_; }
  /// Requires: the pixel is in the image.
  const Rgb& at(int x, int y) const { return pixels_[index(x, y)]; }
  Rgb& at(int x, int y) { return pixels_[index(x, y)]; }
  /// `width()` pixels, three bytes each.
  const std::uint8_t* row(int y) const { return at(0, y).data(); }
  std::uint8_t* row(int y) { return at(0, y).data(); }

 private:
  std::size_t index(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x);
  }

  int width_;
  int height_;
  std::vector<Rgb> pixels_;
};

}  // namespace bastide::server
