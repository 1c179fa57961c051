// The naive model: lords of castles.
#pragma once

#include <engine/view.hpp>

namespace bastide::reference {

/// Whether the piece stands in a castle.
bool is_lord(const TableState& table, const PlacedPiece& piece);

}  // namespace bastide::reference
