#include "discovery/discovery.hpp"

#include "discovery/tile_facts.hpp"
#include "resolve_rules.hpp"

namespace bastide::discovery {
namespace {

constexpr std::string_view kEditions[] = {"2005"};
constexpr std::string_view kSmallRegion[] = {"as_incomplete", "full"};
constexpr int kHands[] = {1, 2};
constexpr int kSeatNumbers[] = {0, 1, 2, 3, 4};

constexpr OptionSpec kOptions[] = {
    {"discovery_small_region", OptionType::word, {}, kSmallRegion, 0, ""},
    {"discovery_hand", OptionType::number, kHands, {}, 1, ""},
    {"first_player", OptionType::random_or_seat, kSeatNumbers, {}, -1, ""},
};

constexpr PresetValue kExpert[] = {{"discovery_hand", 2}};
constexpr PresetSpec kPresets[] = {{"discovery", "2005", {}, {}}, {"discovery-expert", "2005", {}, kExpert}};

}  // namespace

std::span<const std::string_view> Discovery::editions() const { return kEditions; }
std::span<const OptionSpec> Discovery::options() const { return kOptions; }
std::span<const PresetSpec> Discovery::presets() const { return kPresets; }

Result<Rules> Discovery::resolve(const RulesRequest& request) const { return resolve_rules(*this, request); }

std::vector<Pile> Discovery::piles(const Rules& rules) const {
  Pile tiles{"tiles", {}};
  for (const SetEntry& entry : tile_set(name(), rules.edition)) {
    const int drawn = entry.count - (entry.start ? 1 : 0);
    tiles.items.insert(tiles.items.end(), static_cast<std::size_t>(drawn), entry.tile);
  }
  return {std::move(tiles)};
}

std::vector<StartTile> Discovery::opening_layout(const Rules& rules) const {
  const auto layout = start_layout(name(), rules.edition);
  return {layout.begin(), layout.end()};
}

std::optional<TileId> Discovery::find_tile(std::string_view name) const {
  const auto card = find_card(name);
  const auto found = card ? card : bastide::find_tile(name);
  return found && is_discovery_tile(*found) ? found : std::nullopt;
}

std::vector<TileId> Discovery::tiles() const {
  std::vector<TileId> all;
  for (TileId id = 0; id < catalogue().size(); ++id) {
    if (is_discovery_tile(id)) all.push_back(id);
  }
  return all;
}

}  // namespace bastide::discovery
