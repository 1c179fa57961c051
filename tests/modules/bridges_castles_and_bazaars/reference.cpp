// The naive model: bridges, castles and bazaars.
#include "reference/module.hpp"

namespace bastide::reference {

const Module kBridgesCastlesAndBazaars{.name = "bridges_castles_and_bazaars"};

}  // namespace bastide::reference
