// A feature's value line by line, and the awarding of points.
#pragma once

#include "common/inplace_list.hpp"

#include <engine/event.hpp>

#include <numeric>
#include <string_view>
#include <utility>
#include <vector>

namespace bastide {

struct Sheet {
  InplaceList<ScoreLine, 8> lines;  ///< tiles, pennants, and one per module that can add to a feature
  void add(std::string_view what, int points) {
    if (points != 0) lines.push({what, points, 0, 0});
  }
  /// The same for counted points: `each` for every one of `count`.
  void add(std::string_view what, int count, int each) {
    if (count * each != 0) lines.push({what, count * each, count, each});
  }
  int total() const {
    return std::accumulate(lines.begin(), lines.end(), 0,
                           [](int sum, const ScoreLine& line) { return sum + line.points; });
  }
};

/// Adds points to a seat. Calls `extent` for the event's feature only if there is a log.
template <class P, class ExtentOf>
void award(P& position, Seat seat, const Sheet& sheet, FeatureKind kind, ScoreReason reason, ExtentOf extent,
           Events* log) {
  const int points = sheet.total();
  if (points == 0) return;
  position.scores[seat] += points;
  if (!log) return;
  Extent concerned = extent();
  log->push_back(Scored{.seat = seat,
                        .points = points,
                        .feature = kind,
                        .tiles = std::move(concerned.tiles),
                        .reason = reason,
                        .total = position.scores[seat],
                        .lines = {sheet.lines.begin(), sheet.lines.end()},
                        .parts = std::move(concerned.parts)});
}

}  // namespace bastide
