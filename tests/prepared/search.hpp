// Plays random games until one reaches the wanted situation.
#pragma once

#include "situation.hpp"

#include <protocol/game_json.hpp>

#include <cstdint>
#include <vector>

namespace bastide::prepared {

/// A game up to a turn, and that turn.
struct Found {
  std::uint64_t seed;  ///< of the entropy with which its room must be made
  std::vector<Step> before;
  Turn turn;
};

/// Finds the same game for a situation each time. Throws std::runtime_error if many games do not reach it.
Found find(const Situation& situation, const protocol::ResolvedRules& rules);

}  // namespace bastide::prepared
