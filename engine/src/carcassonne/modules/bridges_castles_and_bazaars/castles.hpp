// Castles: small cities whose knights stay as lords, until a feature of their fief is completed
// (BRIDGES-CASTLE).
#pragma once

#include "carcassonne/turn.hpp"

namespace bastide::carcassonne::castles {

void install(const Rules&, auto&) {}

}  // namespace bastide::carcassonne::castles
