// A position as whoever reads the board with patience sees it (engine/survey.hpp).
#pragma once

#include "castle/rule_book.hpp"

#include <engine/survey.hpp>

#include <span>

namespace bastide::castle {

/// `tiles`: those that may still be laid, the one in hand included.
/// What lies on the corners is not looked at.
Survey survey(const RuleBook& book, const Position& position, std::span<const TileCount> tiles);

}  // namespace bastide::castle
