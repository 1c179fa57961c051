// A survey of a position: what a patient reader of the board sees (engine/survey.hpp).
#pragma once

#include "discovery/rule_book.hpp"

#include <engine/survey.hpp>

#include <span>

namespace bastide::discovery {

/// `tiles`: the tiles that may still be laid, including those in hands.
Survey survey(const RuleBook& book, const Position& position, std::span<const TileCount> tiles);

}  // namespace bastide::discovery
