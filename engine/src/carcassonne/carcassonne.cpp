#include "carcassonne/carcassonne.hpp"

#include "modules/registry.hpp"
#include "resolve_rules.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>

namespace bastide::carcassonne {
namespace {

constexpr std::string_view kEditions[] = {"classic", "new"};

// The table of base.md, section 9. `farmers` is a module, `edition` a field of its own in the rules.
constexpr int kTinyCity[] = {2, 4};
constexpr std::string_view kFarmScoring[] = {"farm-3", "farm-3-once", "city-4"};
constexpr std::string_view kIncompleteRoad[] = {"per_tile", "flat1"};
constexpr std::string_view kCountUnit[] = {"tile", "segment"};
constexpr std::string_view kUnplaceable[] = {"redraw", "redraw_may"};

constexpr OptionSpec kOptions[] = {
    {"tiny_city", OptionType::number, kTinyCity, {}, 4, ""},
    {"farm_scoring", OptionType::word, {}, kFarmScoring, 0, "farmers"},
    {"incomplete_road", OptionType::word, {}, kIncompleteRoad, 0, ""},
    {"count_unit", OptionType::word, {}, kCountUnit, 0, ""},
    {"unplaceable", OptionType::word, {}, kUnplaceable, 0, ""},
    {"first_player", OptionType::random_or_seat, {}, {}, -1, ""},
    {"sixth_player", OptionType::toggle, {}, {}, 0, ""},
};

constexpr std::string_view kFarmersOnly[] = {"farmers"};
constexpr PresetValue kClassic2000[] = {{"tiny_city", 2}, {"farm_scoring", 1}};

constexpr PresetSpec kPresets[] = {
    {"standard", "new", kFarmersOnly, {}},
    {"classic-2000", "classic", kFarmersOnly, kClassic2000},
    {"classic-ro", "classic", kFarmersOnly, {}},
    {"new-edition", "new", {}, {}},
};

}  // namespace

std::span<const std::string_view> Carcassonne::editions() const { return kEditions; }

std::span<const ModuleSpec> Carcassonne::modules() const {
  static const std::vector<ModuleSpec> specs = [] {
    std::vector<ModuleSpec> list;
    for (const ModuleRow& row : module_rows()) list.push_back(row.spec);
    return list;
  }();
  return specs;
}

std::span<const OptionSpec> Carcassonne::options() const { return kOptions; }
std::span<const PresetSpec> Carcassonne::presets() const { return kPresets; }

Result<Rules> Carcassonne::resolve(const RulesRequest& request) const {
  return resolve_rules(*this, request);
}

int Carcassonne::seats_max(const Rules& rules) const {
  return rules.option("sixth_player") ? 6 : 5;  // BASE-PLAYERS-01, BASE-PLAYERS-02
}

std::vector<Pile> Carcassonne::piles(const Rules& rules) const {
  Pile pile{"tiles", {}};
  for (const SetEntry& entry : tile_set("base", rules.edition)) {
    const int copies = entry.count - (entry.start ? 1 : 0);  // BASE-SETUP-01
    pile.items.insert(pile.items.end(), static_cast<std::size_t>(copies), entry.tile);
  }
  std::sort(pile.items.begin(), pile.items.end());
  return {pile};
}

std::vector<StartTile> Carcassonne::opening_layout(const Rules& rules) const {
  for (const SetEntry& entry : tile_set("base", rules.edition)) {
    if (entry.start) return {{entry.tile, {0, 0}, 0}};  // BASE-SETUP-01
  }
  return {};
}

std::optional<TileId> Carcassonne::find_tile(std::string_view name) const {
  if (name.size() == 1) return bastide::find_tile("base-" + std::string(name));
  return bastide::find_tile(name);
}

std::vector<TileId> Carcassonne::tiles() const {
  std::vector<TileId> all(catalogue().size());
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<TileId>(i);
  return all;
}

}  // namespace bastide::carcassonne
