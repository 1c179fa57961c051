// A survey of a position: what a patient reader of the board sees (engine/survey.hpp).
#pragma once

#include "castle/rule_book.hpp"

#include <engine/survey.hpp>

#include <span>

namespace bastide::castle {

/// `tiles`: the tiles that may still be laid, including the one in hand. Ignores which wall tiles lie
/// on the corners.
Survey survey(const RuleBook& book, const Position& position, std::span<const TileCount> tiles);

}  // namespace bastide::castle
