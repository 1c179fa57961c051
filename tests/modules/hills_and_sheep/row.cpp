// Hills & Sheep, for tests that play any modules.
#include "module_rows.hpp"

namespace bastide::test {

const ModuleRow rows::kHillsAndSheep{.name = "hills_and_sheep"};

}  // namespace bastide::test
