// Hills & Sheep: three things that do not depend on each other (HILLS).
#include "carcassonne/modules/hills_and_sheep/flocks.hpp"
#include "carcassonne/modules/hills_and_sheep/hills.hpp"
#include "carcassonne/modules/hills_and_sheep/vineyards.hpp"
#include "carcassonne/modules/registry.hpp"

namespace bastide::carcassonne {
namespace hills_and_sheep {
namespace {

constexpr std::string_view kSet = "hills_and_sheep";
constexpr std::string_view kTiebreak[] = {"presence", "count"};
constexpr std::string_view kScope[] = {"monasteries", "monasteries_and_gardens"};

constexpr OptionSpec kOptions[] = {
    {"hills_shepherds", OptionType::toggle, {}, {}, 1, kSet},
    {"hills_hills", OptionType::toggle, {}, {}, 1, kSet},
    {"hills_vineyards", OptionType::toggle, {}, {}, 1, kSet},
    {"hill_tiebreak", OptionType::word, {}, kTiebreak, 0, kSet},
    {"vineyard_scope", OptionType::word, {}, kScope, 0, kSet},
};

/// HILLS-COMP-01.
void add_tiles(const Rules& rules, TileSupply& supply) { add_set(kSet, rules.edition, supply.land()); }

constexpr auto kInstall = [](const Rules& rules, FullRoom auto& book) {
  flocks::install_action(book);
  if (rules.option("hills_shepherds")) flocks::install(book);
  if (rules.option("hills_hills")) hills::install(rules, book);
  if (rules.option("hills_vineyards")) vineyards::install(rules, book);
};

}  // namespace
}  // namespace hills_and_sheep

constinit const ModuleRow kHillsAndSheep{.spec = {"hills_and_sheep", "Hills & Sheep"},
                                         .options = hills_and_sheep::kOptions,
                                         .add_tiles = hills_and_sheep::add_tiles,
                                         .install = hills_and_sheep::kInstall};

}  // namespace bastide::carcassonne
