// The Count of Carcassonne, for tests that play any modules.
#include "module_rows.hpp"

namespace bastide::test {

const ModuleRow rows::kCount{.name = "count"};

}  // namespace bastide::test
