// Inns & Cathedrals, for tests that play any modules.
#include "module_rows.hpp"

namespace bastide::test {

const ModuleRow rows::kInnsAndCathedrals{
    .name = "inns_and_cathedrals",
    .options = {{"inn_junction", {"one", "two"}, "one", "one"}},
    .perft = {{"a big follower",
               {"farmers", "inns_and_cathedrals"},
               2,
               {"inns-FRFR-through-inn", "inns-CFFF-spur", "inns-CCFC-split", "U"},
               {6, 42, 336, 2184, 15216}}},
};

}  // namespace bastide::test
