#include "painting.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace bastide::server {

namespace {

constexpr int kOpaque = 255;

/// Where pixel `at` of `count` begins among `length`.
int begin_of(int at, int count, int length) { return at * length / count; }
/// Where it ends: behind its begin, even where several pixels share one.
int end_of(int at, int count, int length) {
  return std::max(begin_of(at, count, length) + 1, ((at + 1) * length + count - 1) / count);
}

/// The mean of the pixels of a box that is not empty.
Rgb mean(const Image& source, Box box) {
  std::array<unsigned, 3> sums{};
  for (int y = box.top; y < box.top + box.height; ++y)
    for (int x = box.left; x < box.left + box.width; ++x)
      for (std::size_t channel = 0; channel < 3; ++channel) sums[channel] += source.at(x, y)[channel];
  const auto count = static_cast<unsigned>(box.width * box.height);
  Rgb out{};
  for (std::size_t channel = 0; channel < 3; ++channel)
    out[channel] = static_cast<std::uint8_t>((sums[channel] + count / 2) / count);
  return out;
}

/// The pixels of `from`, turned, that fall on pixel (x, y) of a picture of this size.
Box under(int x, int y, int width, int height, Box from, int quarter_turns) {
  for (int turn = 0; turn < quarter_turns; ++turn) {
    const int before = x;
    x = y;
    y = width - 1 - before;
    std::swap(width, height);
  }
  const int left = begin_of(x, width, from.width);
  const int top = begin_of(y, height, from.height);
  return {from.left + left, from.top + top, end_of(x, width, from.width) - left,
          end_of(y, height, from.height) - top};
}

bool holds(const Image& image, int x, int y) {
  return x >= 0 && y >= 0 && x < image.width() && y < image.height();
}

}  // namespace

void paint_over(Image& image, int x, int y, Rgb colour, int cover) {
  if (!holds(image, x, y)) return;
  Rgb& pixel = image.at(x, y);
  for (std::size_t channel = 0; channel < 3; ++channel)
    pixel[channel] = static_cast<std::uint8_t>(
        (pixel[channel] * (kOpaque - cover) + colour[channel] * cover + kOpaque / 2) / kOpaque);
}

void paint_disc(Image& image, int x, int y, double radius, Rgb colour) {
  const int reach = static_cast<int>(std::ceil(radius)) + 1;
  for (int dy = -reach; dy < reach; ++dy)
    for (int dx = -reach; dx < reach; ++dx) {
      const double inside = radius - std::hypot(dx + 0.5, dy + 0.5) + 0.5;
      paint_over(image, x + dx, y + dy, colour,
                 static_cast<int>(std::lround(std::clamp(inside, 0.0, 1.0) * kOpaque)));
    }
}

void paint_part(Image& image, Box place, const Image& source, Box from, int quarter_turns) {
  for (int y = 0; y < place.height; ++y)
    for (int x = 0; x < place.width; ++x)
      paint_over(image, place.left + x, place.top + y,
                 mean(source, under(x, y, place.width, place.height, from, quarter_turns)), kOpaque);
}

void paint_cover(Image& image, Box place, const Image& source, Box from, Rgb colour) {
  for (int y = 0; y < place.height; ++y)
    for (int x = 0; x < place.width; ++x)
      paint_over(image, place.left + x, place.top + y, colour,
                 mean(source, under(x, y, place.width, place.height, from, 0))[0]);
}

}  // namespace bastide::server
