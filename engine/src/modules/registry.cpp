#include "modules/registry.hpp"

namespace bastide::carcassonne {
namespace {

constexpr ModuleRow kRows[] = {
    {{"farmers", "Farmers"}, install_farmers<CompactBoard>, install_farmers<LargeBoard>},
};

}  // namespace

std::span<const ModuleRow> module_rows() { return kRows; }

}  // namespace bastide::carcassonne
