#pragma once

#include <bots/analysis.hpp>
#include <bots/player.hpp>

namespace bastide::bots::discovery {

struct Weights;

/// Requires: the set-up is one of The Discovery's.
std::unique_ptr<Player> make_player(Level level, const Setup& setup);
/// Judges by what its own turn promises with these weights, without errors: for fitting them.
std::unique_ptr<Player> make_player(const Setup& setup, const Weights& weights);
std::unique_ptr<Analyst> make_analyst(const Setup& setup);

}  // namespace bastide::bots::discovery
