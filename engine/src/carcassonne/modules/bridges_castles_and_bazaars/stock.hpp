// What each seat gets at the start.
#pragma once

#include <cstdint>

namespace bastide::carcassonne {

/// BRIDGES-COMP-02: bridges, and as many castles.
std::uint8_t stock_at_start(const auto& position) { return position.seats <= 4 ? 3 : 2; }

}  // namespace bastide::carcassonne
