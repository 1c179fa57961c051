// The data of The Discovery: its tiles are a set of the common catalogue.
#pragma once

#include "tile_set.hpp"

namespace tilegen {

/// Reads the file and adds its kinds, cards and set to the catalogue. Throws DataFault.
void read_discovery(const std::string& path, Catalogue& catalogue);

}  // namespace tilegen
