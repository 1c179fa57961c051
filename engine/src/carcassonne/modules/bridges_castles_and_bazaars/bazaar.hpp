// Bazaars: tiles of the pile are sold by auction and then played, each in a turn of its own
// (BRIDGES-BAZAAR).
#pragma once

#include "carcassonne/turn.hpp"

namespace bastide::carcassonne::bazaar {

void install(const Rules&, auto&) {}

}  // namespace bastide::carcassonne::bazaar
