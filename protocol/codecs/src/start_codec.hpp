// Tiles on the table before the first turn.
#pragma once

#include "fields.hpp"

#include <engine/setup.hpp>

namespace bastide::protocol {

constexpr auto describe(Type<StartTile>) {
  return std::tuple{key("tile", &StartTile::tile, kTile), cell(&StartTile::cell),
                    key("rotation", &StartTile::rotation, kRotation)};
}

}  // namespace bastide::protocol
