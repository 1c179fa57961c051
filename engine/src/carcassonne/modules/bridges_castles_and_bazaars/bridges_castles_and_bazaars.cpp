// Bridges, Castles & Bazaars: three things that do not depend on each other (BRIDGES). Each has a file in
// this folder; here are the set-up and what the three share.
#include "carcassonne/modules/bridges_castles_and_bazaars/bazaar.hpp"
#include "carcassonne/modules/bridges_castles_and_bazaars/bridges.hpp"
#include "carcassonne/modules/bridges_castles_and_bazaars/castles.hpp"
#include "carcassonne/modules/registry.hpp"

namespace bastide::carcassonne {
namespace bridges_castles_and_bazaars {
namespace {

constexpr std::string_view kSet = "bridges_castles_and_bazaars";
constexpr std::string_view kAuction[] = {"auction", "pick"};
constexpr EditionValue kDebtInClassic[] = {{"classic", 1}};

constexpr OptionSpec kOptions[] = {
    {"castle_unowned", OptionType::toggle, {}, {}, 1, kSet},
    {"bazaar_auction", OptionType::word, {}, kAuction, 0, kSet},
    {"bazaar_debt", OptionType::toggle, {}, {}, 0, kSet, kDebtInClassic},
};

/// BRIDGES-COMP-01.
void add_tiles(const Rules& rules, TileSupply& supply) { add_set(kSet, rules.edition, supply.land()); }

constexpr auto kInstall = [](const Rules& rules, FullRoom auto& book) {
  bridges::install(rules, book);
  castles::install(rules, book);
  bazaar::install(rules, book);
};

}  // namespace
}  // namespace bridges_castles_and_bazaars

constinit const ModuleRow kBridgesCastlesAndBazaars{
    .spec = {"bridges_castles_and_bazaars", "Bridges, Castles & Bazaars"},
    .options = bridges_castles_and_bazaars::kOptions,
    .add_tiles = bridges_castles_and_bazaars::add_tiles,
    .install = bridges_castles_and_bazaars::kInstall};

}  // namespace bastide::carcassonne
