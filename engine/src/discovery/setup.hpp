// Checks of a set-up before its first draw.
#pragma once

#include <engine/discovery/referee.hpp>
#include <engine/rejection.hpp>
#include <engine/setup.hpp>

#include <vector>

namespace bastide::discovery {

/// All tiles in drawing order.
std::vector<TileId> draw_order(const Setup& setup);

/// Rejects with a setup/… code. `referee`: made from the set-up's rules.
Result<> check_setup(const Referee& referee, const Setup& setup);

}  // namespace bastide::discovery
