#pragma once

#include <bots/player.hpp>

namespace bastide::bots::castle {

/// Requires: the set-up is one of The Castle's.
std::unique_ptr<Player> make_player(Level level, const Setup& setup);

}  // namespace bastide::bots::castle
