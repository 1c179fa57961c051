// What a game with Corn Circles keeps.
#pragma once

#include <engine/ids.hpp>

#include <cstdint>

namespace bastide::carcassonne {

struct CornState {
  bool is_chosen;     ///< phase `corn`: the active seat has chosen
  CropChoice choice;  ///< counts if it has
};

}  // namespace bastide::carcassonne
