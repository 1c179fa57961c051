#include "carcassonne/modules/registry.hpp"

namespace bastide::carcassonne {

namespace {
constexpr const ModuleRow* kRows[] = {&kFarmers,
                                      &kRiver,
                                      &kAbbot,
                                      &kTower,
                                      &kKingAndRobber,
                                      &kInnsAndCathedrals,
                                      &kTradersAndBuilders,
                                      &kPrincessAndDragon,
                                      &kAbbeyAndMayor};
}  // namespace

std::span<const ModuleRow* const> module_rows() { return kRows; }

}  // namespace bastide::carcassonne
