#include "carcassonne/modules/registry.hpp"

#include <engine/catalogue.hpp>

namespace bastide::carcassonne {

namespace {
constexpr const ModuleRow* kRows[] = {&kFarmers, &kRiver, &kAbbot, &kTower};
}

std::span<const ModuleRow* const> module_rows() { return kRows; }

void add_set(std::string_view set, std::string_view edition, std::vector<std::uint16_t>& pile) {
  for (const SetEntry& entry : tile_set(set, edition)) {
    pile.insert(pile.end(), static_cast<std::size_t>(entry.count), entry.tile);
  }
}

}  // namespace bastide::carcassonne
