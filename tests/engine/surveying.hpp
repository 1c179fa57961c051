// What must hold of a survey in every game.
#pragma once

#include <engine/game.hpp>

namespace bastide::test {

/// Which parts of check_survey had something to compare.
struct SurveyChecks {
  int completed = 0;  ///< features whose points were predicted
  int ended = 0;      ///< games whose final scores were predicted
  int dead = 0;       ///< cells where no tile fits any more
};

/// Every segment is in at most one feature; the tile in hand fits exactly where it may be placed. A seat
/// that passes now gets for complete features what the survey says, and if that ends the game, `standing`
/// is the result.
void check_survey(const Game& game, SurveyChecks& done);

/// The survey's feature with this segment. Requires: there is one.
const SurveyedFeature& feature_at(const Survey& survey, Cell cell, int feature);

}  // namespace bastide::test
