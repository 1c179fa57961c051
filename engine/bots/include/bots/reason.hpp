// Why a choice is better than others, in the terms by which positions are judged.
#pragma once

#include <cmath>
#include <cstddef>
#include <string_view>

namespace bastide::bots {

/// What speaks for a choice.
struct Reason {
  /// A kind of feature, by its name as in messages; `scored`, `hand`, `awards`, `turn`, `wall_tiles`; what a
  /// module adds: `builder`, `captures`, `dragon`, `fairy`, `abbey`, `wagon`; or `answers`, the next seat's.
  /// Lives as long as the program.
  std::string_view term;
  bool of_others;  ///< whether the others lose the points, instead of the seat having them
  double points;   ///< in the lead at the end

  int told() const { return static_cast<int>(std::lround(points)); }  ///< whole points: 1 or more
};

inline constexpr std::size_t kReasonsMost = 2;  ///< told of one choice
inline constexpr double kReasonLeast = 0.5;     ///< points of one that is told

}  // namespace bastide::bots
