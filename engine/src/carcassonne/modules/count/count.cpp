// The Count of Carcassonne (COUNT).
#include "carcassonne/modules/registry.hpp"

namespace bastide::carcassonne {
namespace {

constexpr auto kInstall = [](const Rules&, auto&) {};

}  // namespace

constinit const ModuleRow kCount{.spec = {"count", "The Count of Carcassonne"}, .install = kInstall};

}  // namespace bastide::carcassonne
