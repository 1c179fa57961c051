#include "carcassonne/carcassonne.hpp"

#include "carcassonne/modules/registry.hpp"
#include "resolve_rules.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>

namespace bastide::carcassonne {
namespace {

constexpr std::string_view kEditions[] = {"classic", "new"};

// The options of base.md, section 9; modules add their own. `edition` is a separate field of the rules.
constexpr int kSeatNumbers[] = {0, 1, 2, 3, 4, 5};
constexpr int kTinyCity[] = {2, 4};
constexpr std::string_view kIncompleteRoad[] = {"per_tile", "flat1"};
constexpr std::string_view kCountUnit[] = {"tile", "segment"};
constexpr std::string_view kUnplaceable[] = {"redraw", "redraw_may"};

constexpr OptionSpec kBaseOptions[] = {
    {"tiny_city", OptionType::number, kTinyCity, {}, 4, ""},
    {"incomplete_road", OptionType::word, {}, kIncompleteRoad, 0, ""},
    {"count_unit", OptionType::word, {}, kCountUnit, 0, ""},
    {"unplaceable", OptionType::word, {}, kUnplaceable, 0, ""},
    {"first_player", OptionType::random_or_seat, kSeatNumbers, {}, -1, ""},
    {"sixth_player", OptionType::toggle, {}, {}, 0, ""},
};

/// The mends of the base game; modules have their own. None so far: CONTRIBUTING, "Mending a rule".
constexpr std::initializer_list<MendSpec> kBaseMends = {};

constexpr std::string_view kFarmersOnly[] = {"farmers"};
constexpr std::string_view kNewEditionFull[] = {"farmers", "river", "abbot"};
constexpr std::string_view kInnsAndTraders[] = {"farmers", "abbot", "inns_and_cathedrals",
                                                "traders_and_builders"};
constexpr std::string_view kDragonAndTower[] = {"farmers", "tower", "inns_and_cathedrals",
                                                "traders_and_builders", "princess_and_dragon"};
constexpr std::string_view kMerchantsAndShepherds[] = {"farmers", "abbot", "inns_and_cathedrals",
                                                       "bridges_castles_and_bazaars", "hills_and_sheep"};
constexpr std::string_view kFarmersAndTower[] = {"farmers", "tower"};
constexpr PresetValue kClassic2000[] = {{"tiny_city", 2}, {"farm_scoring", 1}};
constexpr PresetValue kTower2016[] = {{"tower_self_capture", 1}, {"tower_top_capture", 1}};

constexpr PresetSpec kPresets[] = {
    {"standard", "new", kFarmersOnly, {}},
    {"classic-2000", "classic", kFarmersOnly, kClassic2000},
    {"classic-ro", "classic", kFarmersOnly, {}},
    {"new-edition", "new", {}, {}},
    {"new-edition-full", "new", kNewEditionFull, {}},
    {"tower-2006", "classic", kFarmersAndTower, {}},
    {"tower-2016", "new", kFarmersAndTower, kTower2016},
    {"inns-and-traders", "new", kInnsAndTraders, {}},                // EXP-PRE-01
    {"dragon-and-tower", "classic", kDragonAndTower, {}},            // EXP-PRE-02
    {"merchants-and-shepherds", "new", kMerchantsAndShepherds, {}},  // EXP-PRE-04
};

/// The base game's tiles, then changed by each module in play (BASE-SETUP-01).
TileSupply supply_of(const Rules& rules) {
  const auto opening = start_layout("base", rules.edition);
  TileSupply supply{{opening.begin(), opening.end()}, {{"tiles", {}}}};
  for (const SetEntry& entry : tile_set("base", rules.edition)) {
    supply.land().insert(supply.land().end(), static_cast<std::size_t>(entry.count - (entry.start ? 1 : 0)),
                         entry.tile);
  }
  for (const ModuleRow* row : module_rows()) {
    if (row->add_tiles && rules.has(row->spec.name)) row->add_tiles(rules, supply);
  }
  for (Pile& pile : supply.piles) std::sort(pile.items.begin(), pile.items.end());
  return supply;
}

template <class T, class From>
std::vector<T> gather(From from) {
  std::vector<T> all;
  for (const ModuleRow* row : module_rows()) from(*row, all);
  return all;
}

}  // namespace

void add_set(std::string_view set, std::string_view edition, std::vector<std::uint16_t>& pile) {
  for (const SetEntry& entry : tile_set(set, edition)) {
    pile.insert(pile.end(), static_cast<std::size_t>(entry.count), entry.tile);
  }
}

std::span<const std::string_view> Carcassonne::editions() const { return kEditions; }

std::span<const ModuleSpec> Carcassonne::modules() const {
  static const auto specs =
      gather<ModuleSpec>([](const ModuleRow& row, auto& all) { all.push_back(row.spec); });
  return specs;
}

std::span<const OptionSpec> Carcassonne::options() const {
  static const auto specs = [] {
    auto all = gather<OptionSpec>([](const ModuleRow& row, auto& list) {
      list.insert(list.end(), row.options.begin(), row.options.end());
    });
    all.insert(all.begin(), std::begin(kBaseOptions), std::end(kBaseOptions));
    return all;
  }();
  return specs;
}

std::span<const PresetSpec> Carcassonne::presets() const { return kPresets; }

std::span<const MendSpec> Carcassonne::mends() const {
  static const auto specs = [] {
    auto all = gather<MendSpec>([](const ModuleRow& row, auto& list) {
      list.insert(list.end(), row.mends.begin(), row.mends.end());
    });
    all.insert(all.begin(), kBaseMends.begin(), kBaseMends.end());
    return all;
  }();
  return specs;
}

Result<Rules> Carcassonne::resolve(const RulesRequest& request) const {
  return resolve_rules(*this, request);
}

int Carcassonne::seats_max(const Rules& rules) const {
  return rules.option("sixth_player") ? 6 : 5;  // BASE-PLAYERS-01, BASE-PLAYERS-02
}

std::vector<Pile> Carcassonne::piles(const Rules& rules) const { return supply_of(rules).piles; }

std::vector<StartTile> Carcassonne::opening_layout(const Rules& rules) const {
  return supply_of(rules).opening;
}

std::optional<TileId> Carcassonne::find_tile(std::string_view name) const {
  const auto found = bastide::find_tile(name.size() == 1 ? "base-" + std::string(name) : std::string(name));
  if (!found || !is_of_carcassonne(tile(*found).deck)) return std::nullopt;
  return found;
}

std::vector<TileId> Carcassonne::tiles() const {
  std::vector<TileId> all;
  for (TileId id = 0; id < catalogue().size(); ++id) {
    if (is_of_carcassonne(tile(id).deck)) all.push_back(id);
  }
  return all;
}

}  // namespace bastide::carcassonne
