// Checks of a set-up before its first draw.
#pragma once

#include <engine/castle/referee.hpp>
#include <engine/rejection.hpp>
#include <engine/setup.hpp>

#include <span>
#include <vector>

namespace bastide::castle {

/// All tiles in drawing order.
std::vector<TileId> draw_order(const Setup& setup);

/// The numbers of the wall tiles, those on corners first. Requires: check_setup has accepted the set-up.
std::span<const std::uint16_t> wall_tiles_of(const Setup& setup);

/// Rejects with a setup/… code. `referee`: made from the set-up's rules.
Result<> check_setup(const Referee& referee, const Setup& setup);

}  // namespace bastide::castle
