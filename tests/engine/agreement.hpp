// Compares random games with the naive model.
#pragma once

#include <cstdint>

namespace bastide::test {

/// Plays the game of this seed to its end. Requires after every action that the position and the legal
/// actions are those of the model, and that no figure, tile or point is lost. Returns the number of actions.
int play_and_compare(std::uint64_t seed);

}  // namespace bastide::test
