// Checks of a set-up before its first draw.
#pragma once

#include <engine/castle/referee.hpp>
#include <engine/rejection.hpp>
#include <engine/setup.hpp>

#include <span>
#include <vector>

namespace bastide::castle {

/// Every tile in the order of its draw.
std::vector<TileId> draw_order(const Setup& setup);

/// The numbers of the wall tiles, those of the corners first. Requires: check_setup has found nothing.
std::span<const std::uint16_t> wall_tiles_of(const Setup& setup);

/// Rejects with a setup/… code. `referee`: made of the set-up's rules.
Result<> check_setup(const Referee& referee, const Setup& setup);

}  // namespace bastide::castle
