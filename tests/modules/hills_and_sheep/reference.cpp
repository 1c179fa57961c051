// The naive model: shepherds, hills and vineyards.
#include "reference/module.hpp"

namespace bastide::reference {

const Module kHillsAndSheep{.name = "hills_and_sheep"};

}  // namespace bastide::reference
