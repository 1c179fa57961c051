// The naive model: the city of Carcassonne and its count.
#include "reference/module.hpp"

namespace bastide::reference {

const Module kCount{.name = "count"};

}  // namespace bastide::reference
