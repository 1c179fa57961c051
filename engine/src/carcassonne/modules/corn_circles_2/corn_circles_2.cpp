// Corn Circles II: six more tiles with the rule of the first set (CORN).
#include "carcassonne/modules/corn_circles_1/circles.hpp"
#include "carcassonne/modules/registry.hpp"

namespace bastide::carcassonne {
namespace {

/// CORN-COMP-01.
void add_tiles(const Rules& rules, TileSupply& supply) {
  add_set("corn_circles_2", rules.edition, supply.land());
}

constexpr auto kInstall = [](const Rules& rules, FullRoom auto& book) {
  if (!rules.has("corn_circles_1")) corn::install(book);
};

}  // namespace

constinit const ModuleRow kCornCircles2{
    .spec = {"corn_circles_2", "Corn Circles II"}, .add_tiles = add_tiles, .install = kInstall};

}  // namespace bastide::carcassonne
