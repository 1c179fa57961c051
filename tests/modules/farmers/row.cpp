// Farmers, for tests that play any modules.
#include "module_rows.hpp"

namespace bastide::test {

const ModuleRow rows::kFarmers{
    .name = "farmers",
    .turn = {.final_reasons = {"field final"}},
    .reached = {"final field"},
    .options = {{"farm_scoring", {"farm-3", "farm-3-once", "city-4"}, "farm-3", "farm-3"}},
};

}  // namespace bastide::test
