// Paints into an image.
#pragma once

#include "image.hpp"

namespace bastide::server {

/// Paints over the pixel, which may lie outside. `cover`: 0 leaves it as it is, 255 hides it.
void paint_over(Image& image, int x, int y, Rgb colour, int cover);

/// A disc with smooth edges; the middle is a corner of pixels.
void paint_disc(Image& image, int x, int y, double radius, Rgb colour);

/// Fills `place` with the part `from` of another image after so many quarter turns clockwise. Each pixel is
/// the mean of those that it stands for. Requires: `from` lies in `source`; what of `place` lies outside is
/// left out.
void paint_part(Image& image, Box place, const Image& source, Box from, int quarter_turns);

/// The mean of so much of a channel of `source` as falls on each pixel covers `place` with `colour`.
void paint_cover(Image& image, Box place, const Image& source, Box from, Rgb colour);

}  // namespace bastide::server
