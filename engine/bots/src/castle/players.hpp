#pragma once

#include <bots/analysis.hpp>
#include <bots/player.hpp>

namespace bastide::bots::castle {

/// Requires: the set-up is one of The Castle's.
std::unique_ptr<Player> make_player(Level level, const Setup& setup);
std::unique_ptr<Analyst> make_analyst(const Setup& setup);

}  // namespace bastide::bots::castle
