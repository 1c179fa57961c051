#pragma once

#include <bots/player.hpp>

namespace bastide::bots::carcassonne {

/// Requires: the set-up is one of Carcassonne's.
std::unique_ptr<Player> make_player(Level level, const Setup& setup);

}  // namespace bastide::bots::carcassonne
