#include "carcassonne/modules/registry.hpp"

namespace bastide::carcassonne {

namespace {
constexpr const ModuleRow* kRows[] = {
#define MODULE(row) &row,
#include <engine/words.def>
};
}  // namespace

std::span<const ModuleRow* const> module_rows() { return kRows; }

}  // namespace bastide::carcassonne
