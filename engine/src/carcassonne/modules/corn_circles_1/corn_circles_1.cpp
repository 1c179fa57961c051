// Corn Circles I: crop circles on six tiles (CORN).
#include "carcassonne/modules/corn_circles_1/circles.hpp"
#include "carcassonne/modules/registry.hpp"

namespace bastide::carcassonne {
namespace {

/// CORN-COMP-01.
void add_tiles(const Rules& rules, TileSupply& supply) {
  add_set("corn_circles_1", rules.edition, supply.land());
}

constexpr auto kInstall = [](const Rules&, FullRoom auto& book) { corn::install(book); };

}  // namespace

constinit const ModuleRow kCornCircles1{
    .spec = {"corn_circles_1", "Corn Circles"}, .add_tiles = add_tiles, .install = kInstall};

}  // namespace bastide::carcassonne
