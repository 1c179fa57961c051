// What a player who chooses in `SCORE` may know of each choice (CASTLE-ORDER-02).
#pragma once

#include "castle/rule_book.hpp"

#include <vector>

namespace bastide::castle {

/// The ways in which all that waits may be scored: for each feature that may come next, doubled or not,
/// one for each outcome on the corners. What lies on them is not looked at. Requires: phase `score`.
std::vector<ScoringWay> ways_to_score(const RuleBook& book, const Position& position);

/// What follows from the table for the end of the game.
CastleOutlook outlook(const Position& position);

}  // namespace bastide::castle
