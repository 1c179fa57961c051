// What a player may know of each choice in `SCORE` (CASTLE-ORDER-02).
#pragma once

#include "castle/rule_book.hpp"

#include <vector>

namespace bastide::castle {

/// The ways to score the pending features: for each feature that may be next, doubled or not, one way for
/// each outcome on the corners. Ignores which wall tiles lie there. Requires: phase `score`.
std::vector<ScoringWay> ways_to_score(const RuleBook& book, const Position& position);

/// What the table implies for the end of the game.
CastleOutlook outlook(const Position& position);

}  // namespace bastide::castle
