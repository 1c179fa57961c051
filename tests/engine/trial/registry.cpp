// The registry of the test program, which the linker takes instead of the engine's.
#include "trial/trial_module.hpp"

namespace bastide::carcassonne {

namespace {
constexpr const ModuleRow* kRows[] = {&kTrial, &kFarmers, &kRiver, &kTower};
}

std::span<const ModuleRow* const> module_rows() { return kRows; }

}  // namespace bastide::carcassonne
