// The output of `bastide puzzles`: decisions of played games where one placement is clearly the best.
#pragma once

#include "analyse_tool.hpp"
#include "record_tools.hpp"

#include <cstdint>
#include <string_view>

namespace bastide::server {

inline constexpr std::string_view kPuzzleFormat = "bastide-puzzle/1";

struct PuzzleLimits {
  std::int64_t nodes = 100'000;  ///< positions searched per decision, twice for one that may be a puzzle
  double points = 1.5;  ///< by which the best placement is at least better than any other, above doubt
};

/// Prints each puzzle of a game when it is found, a line of JSON (`puzzle` in protocol/schema/commands.json).
/// One is a placement by which its seat lost points, where the best placement beats each one that was
/// compared by limits.points even at the end of the interval in which the difference lies. Exit codes and
/// `goes_on` are those of analyse_tool.
ToolReport puzzle_tool(std::string_view record_text, const PuzzleLimits& limits, const Print& print,
                       const AnalysedTo& goes_on = {});

}  // namespace bastide::server
