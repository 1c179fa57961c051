#include "castle/castle.hpp"

#include "castle/castle_tables.hpp"
#include "castle/placing.hpp"
#include "resolve_rules.hpp"

namespace bastide::castle {
namespace {

constexpr std::string_view kEditions[] = {"2003"};
constexpr std::string_view kStartPath[] = {"symmetric", "wall_end"};
constexpr std::string_view kS2Court[] = {"joined", "split"};

constexpr int kSeatNumbers[] = {0, 1};

constexpr OptionSpec kOptions[] = {
    {"castle_start_path", OptionType::word, {}, kStartPath, 0, ""},
    {"castle_s2_court", OptionType::word, {}, kS2Court, 0, ""},
    {"castle_wall4_fountain", OptionType::toggle, {}, {}, 0, ""},
    {"castle_second_lap", OptionType::toggle, {}, {}, 1, ""},
    {"first_player", OptionType::random_or_seat, kSeatNumbers, {}, -1, ""},
};

constexpr PresetSpec kPresets[] = {{"castle", "2003", {}, {}}};

}  // namespace

std::span<const std::string_view> Castle::editions() const { return kEditions; }
std::span<const OptionSpec> Castle::options() const { return kOptions; }
std::span<const PresetSpec> Castle::presets() const { return kPresets; }

Result<Rules> Castle::resolve(const RulesRequest& request) const { return resolve_rules(*this, request); }

std::vector<Pile> Castle::piles(const Rules&) const {
  Pile tiles{"tiles", {}}, wall{"wall_tiles", {wall_tiles().begin(), wall_tiles().end()}, false};
  for (const SetEntry& entry : tile_counts()) {
    tiles.items.insert(tiles.items.end(), static_cast<std::size_t>(entry.count), entry.tile);
  }
  return {std::move(tiles), std::move(wall)};
}

std::optional<TileId> Castle::find_tile(std::string_view name) const {
  const auto card = find_card(name);
  const auto found = card ? card : bastide::find_tile(name);
  return found && is_castle_tile(*found) ? found : std::nullopt;
}

std::vector<TileId> Castle::tiles() const {
  std::vector<TileId> all;
  for (TileId id = 0; id < catalogue().size(); ++id) {
    if (tile(id).deck == Deck::castle) all.push_back(id);
  }
  return all;
}

}  // namespace bastide::castle
