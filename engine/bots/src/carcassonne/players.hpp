#pragma once

#include <bots/analysis.hpp>
#include <bots/player.hpp>

namespace bastide::bots::carcassonne {

struct Weights;

/// Requires: the set-up is one of Carcassonne's.
std::unique_ptr<Player> make_player(Level level, const Setup& setup);
/// Judges with these weights by what its own turn promises, without errors, for fitting them; or by the
/// search of a master.
std::unique_ptr<Player> make_player(const Setup& setup, const Weights& weights, bool searches = false);
std::unique_ptr<Analyst> make_analyst(const Setup& setup);

}  // namespace bastide::bots::carcassonne
