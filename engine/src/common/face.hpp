// A printed tile in one rotation.
#pragma once

#include <engine/catalogue.hpp>

#include <array>
#include <cstdint>

namespace bastide {

inline constexpr std::uint8_t kNobody = 255;
inline constexpr int kHalves = 2 * kSides;

/// Which feature of a tile reaches each side and half-edge in one rotation; kNobody: none.
struct Face {
  std::array<std::uint8_t, kSides> by_side{};   ///< city, road, river; path; all of The Discovery
  std::array<std::uint8_t, kHalves> by_half{};  ///< field; The Castle: tower, house, court
};

inline Face turned(const Tile& tile, unsigned rotation) {
  Face face;
  face.by_side.fill(kNobody);
  face.by_half.fill(kNobody);
  for (std::uint8_t i = 0; i < tile.segments.size(); ++i) {
    const Segment& segment = tile.segments[i];
    for (unsigned side = 0; side < kSides; ++side) {
      if (segment.sides >> side & 1u) face.by_side[(side + rotation) % kSides] = i;
    }
    for (unsigned half = 0; half < kHalves; ++half) {
      if (segment.halves >> half & 1u) face.by_half[(half + 2 * rotation) % kHalves] = i;  // BASE-GEO-03
    }
  }
  return face;
}

/// 16 bits per rotation: a nibble with the Edge per side, north lowest.
inline std::uint64_t edges_in_all_rotations(const Tile& tile) {
  std::uint64_t pattern = 0;
  for (unsigned rotation = 0; rotation < 4; ++rotation) {
    for (unsigned side = 0; side < kSides; ++side) {
      const auto edge = static_cast<std::uint64_t>(tile.edges[side]);
      pattern |= edge << (16 * rotation + 4 * ((side + rotation) % kSides));
    }
  }
  return pattern;
}

}  // namespace bastide
