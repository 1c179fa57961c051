// Bridges, Castles & Bazaars, for tests that play any modules.
#include "module_rows.hpp"

namespace bastide::test {

const ModuleRow rows::kBridgesCastlesAndBazaars{.name = "bridges_castles_and_bazaars"};

}  // namespace bastide::test
