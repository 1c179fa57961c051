// The registry of the test program, which the linker takes instead of the engine's: the module in it has been
// mended in three revisions, whatever that changes.
#include "carcassonne/modules/registry.hpp"

namespace bastide::carcassonne {

namespace {

constexpr MendSpec kMends[] = {
    {"revised_first", 1, "revised", "The first mend."},
    {"revised_second", 2, "revised", "The second mend."},
    {"revised_third", 3, "revised", "The third mend."},
};
constexpr auto kNothing = [](const Rules&, auto&) {};
constinit const ModuleRow kRevised{.spec = {"revised", "Revised"}, .mends = kMends, .install = kNothing};
constexpr const ModuleRow* kRows[] = {&kRevised};

}  // namespace

std::span<const ModuleRow* const> module_rows() { return kRows; }

}  // namespace bastide::carcassonne
