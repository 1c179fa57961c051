// What regions are worth (DISCOVERY-VAL).
#pragma once

#include "common/extent.hpp"
#include "common/features.hpp"
#include "common/sheet.hpp"
#include "discovery/rule_book.hpp"

namespace bastide::discovery {

/// The number of a region's tiles (DISCOVERY-REG-03).
int tiles_in(const Position& position, std::uint16_t root);

/// DISCOVERY-REG-02.
bool is_complete(const Position& position, std::uint16_t root);

/// What the region brings at the end of the game, complete or not.
Sheet sheet_at_end(const RuleBook& book, const Position& position, std::uint16_t root);

/// What it would bring a follower that is taken back if it were complete with its present tiles.
Sheet sheet_if_complete(const RuleBook& book, const Position& position, std::uint16_t root);

/// What it brings a follower that is taken back now.
Sheet sheet_if_taken(const RuleBook& book, const Position& position, std::uint16_t root);

}  // namespace bastide::discovery
