// Farmers, for tests that play any modules.
#include "module_rows.hpp"

namespace bastide::test {

const ModuleRow rows::kFarmers{
    .name = "farmers",
    .turn = {.final_reasons = {"field final"}},
    .reached = {"final field"},
};

}  // namespace bastide::test
