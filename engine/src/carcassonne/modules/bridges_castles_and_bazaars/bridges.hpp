// Bridges: roads that span a tile, laid with a tile or after it (BRIDGES-BRIDGE).
#pragma once

#include "carcassonne/turn.hpp"

namespace bastide::carcassonne::bridges {

void install(const Rules&, auto&) {}

}  // namespace bastide::carcassonne::bridges
