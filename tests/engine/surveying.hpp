// What must hold of a survey, whichever game is played.
#pragma once

#include <engine/game.hpp>

namespace bastide::test {

/// Which parts of check_survey had something to compare.
struct SurveyChecks {
  int completed = 0;  ///< features whose points were foretold
  int ended = 0;      ///< games whose last scores were foretold
  int dead = 0;       ///< cells where nothing fits any more
};

/// Every segment stands in one feature at most; the tile in hand fits where it may be placed,
/// and nowhere else. Whoever passes now gets for what is complete what the survey says,
/// and where the game ends by that its standing is the result.
void check_survey(const Game& game, SurveyChecks& done);

/// The feature of a survey to which this segment belongs. Requires: there is one.
const SurveyedFeature& feature_at(const Survey& survey, Cell cell, int feature);

}  // namespace bastide::test
