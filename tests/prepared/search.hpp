// Plays random games until the wanted thing happens in one.
#pragma once

#include "situation.hpp"

#include <protocol/game_json.hpp>

#include <cstdint>
#include <vector>

namespace bastide::prepared {

/// A game up to a turn, and that turn.
struct Found {
  std::uint64_t seed;  ///< of the entropy by which its room must be made
  std::vector<Step> before;
  Turn turn;
};

/// The same situation is found in the same game each time. Throws std::runtime_error
/// when it is not met in many games.
Found find(const Situation& situation, const protocol::ResolvedRules& rules);

}  // namespace bastide::prepared
