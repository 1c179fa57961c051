// Where a feature lies, as events and surveys describe it.
#pragma once

#include "common/features.hpp"

#include <engine/event.hpp>

#include <algorithm>
#include <vector>

namespace bastide {

inline constexpr auto by_cell_and_feature = [](const SegmentOnTable& a, const SegmentOnTable& b) {
  return FeatureOrder{a.cell, a.feature} < FeatureOrder{b.cell, b.feature};
};

template <class T>
std::vector<SegmentOnTable> segments_of(const T& table, std::uint16_t root) {
  std::vector<SegmentOnTable> segments;
  for_each_segment(table, root, [&](std::uint16_t node) {
    segments.push_back({table.tile_of(node).cell, table.feature_index(node)});
  });
  std::ranges::sort(segments, by_cell_and_feature);
  return segments;
}

inline Extent extent_of(const std::vector<SegmentOnTable>& segments) {
  Extent extent;
  for (const auto& [cell, feature] : segments) {
    if (extent.tiles.empty() || extent.tiles.back() != cell) {
      extent.tiles.push_back(cell);
      extent.parts.push_back(0);
    }
    extent.parts.back() |= static_cast<std::uint16_t>(1u << feature);
  }
  return extent;
}

template <class T>
Extent extent_of(const T& table, std::uint16_t root) {
  return extent_of(segments_of(table, root));
}

}  // namespace bastide
