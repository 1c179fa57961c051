// Shared by the surveys of all games.
#pragma once

#include "common/extent.hpp"
#include "common/sheet.hpp"

#include <engine/survey.hpp>

#include <algorithm>
#include <span>
#include <vector>

namespace bastide {

inline Worth worth_of(const Sheet& sheet) {
  return {sheet.total(), {sheet.lines.begin(), sheet.lines.end()}};
}

inline std::vector<SurveyedFeature::Holder> holders_of(const Followers& weights) {
  std::vector<SurveyedFeature::Holder> holders;
  for (Seat seat = 0; seat < kSeatsMax; ++seat)
    if (weights[seat] > 0) holders.push_back({seat, weights[seat]});
  return holders;
}

/// Calls visit(root) for each feature on the table for which `counts(kind)` holds.
template <class T, class Counts, class Visit>
void for_each_feature(const T& table, Counts counts, Visit visit) {
  for (std::uint16_t node = 0; node < table.node_count; ++node)
    if (table.nodes[node].parent == node && counts(table.nodes[node].kind)) visit(node);
}

/// The tiles, out of these, that fit in some rotation; rotations_of(tile) gives a bit per rotation.
template <class RotationsOf>
std::vector<FittingTile> fitting(std::span<const TileCount> tiles, RotationsOf rotations_of) {
  std::vector<FittingTile> list;
  for (const auto& [tile, count] : tiles) {
    const auto rotations = static_cast<std::uint8_t>(rotations_of(tile));
    if (rotations != 0) list.push_back({tile, count, rotations});
  }
  return list;
}

inline void sort(Survey& survey) {
  std::ranges::sort(survey.features, by_cell_and_feature,
                    [](const SurveyedFeature& feature) { return feature.segments.front(); });
  std::ranges::sort(survey.cells, by_cell, &SurveyedCell::cell);
}

}  // namespace bastide
