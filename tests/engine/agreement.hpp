// Holding random games against the naive model.
#pragma once

#include <cstdint>

namespace bastide::test {

/// Plays the game of this seed to its end. After every action it requires that the game is where the model
/// expects it, that the legal actions are the model's, and that no figure, tile or point has gone astray.
/// Returns the number of actions.
int play_and_compare(std::uint64_t seed);

}  // namespace bastide::test
