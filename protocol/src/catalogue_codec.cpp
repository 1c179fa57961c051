// What GET /api/v1/catalogue and POST /api/v1/piles tell: nothing here knows one game from another.
#include <protocol/game_json.hpp>

#include "rules_codec.hpp"

#include <engine/catalogue.hpp>
#include <engine/game.hpp>

#include <algorithm>
#include <array>
#include <stdexcept>
#include <utility>

namespace bastide::protocol {
namespace {

constexpr std::string_view kSideLetters = "NESW";

/// "EW" for the sides that the bits name.
std::string sides_to_text(std::uint8_t sides) {
  std::string text;
  for (std::size_t side = 0; side < kSideLetters.size(); ++side)
    if (sides >> side & 1) text.push_back(kSideLetters[side]);
  return text;
}

Json bits_to_json(unsigned bits) {
  Json list = Json::array();
  for (int bit = 0; bits >> bit != 0; ++bit)
    if (bits >> bit & 1) list.push_back(bit);
  return list;
}

std::string_view edge_word(Edge edge) {
  constexpr std::array<std::string_view, 5> kWords{"none", "field", "road", "city", "river"};
  return kWords[static_cast<std::size_t>(edge)];
}

Json feature_to_json(const Segment& segment) {
  Json feature = {{"kind", name(segment.kind)},
                  {"sides", sides_to_text(segment.sides)},
                  {"halves", bits_to_json(segment.halves)},
                  {"pennants", segment.pennants},
                  {"cities", bits_to_json(segment.cities)}};
  if (segment.markets > 0) feature["markets"] = segment.markets;
  if (segment.fountains > 0) feature["fountains"] = segment.fountains;
  return feature;
}

std::string_view deck_word(Deck deck) {
  constexpr std::array<std::string_view, 5> kWords{"land", "spring", "river", "lake", "castle"};
  return kWords[static_cast<std::size_t>(deck)];
}

Json tile_to_json(TileId id) {
  const Tile& printed = tile(id);
  Json edges = Json::array(), features = Json::array();
  for (const Edge edge : printed.edges) edges.push_back(edge_word(edge));
  for (const Segment& segment : printed.segments) features.push_back(feature_to_json(segment));
  return {{"tile", printed.id},
          {"deck", deck_word(printed.deck)},
          {"edges", std::move(edges)},
          {"features", std::move(features)}};
}

Json values_of(const OptionSpec& spec) {
  switch (spec.type) {
    case OptionType::toggle: return {false, true};
    case OptionType::number: return std::vector<int>(spec.numbers.begin(), spec.numbers.end());
    case OptionType::word: return std::vector<std::string>(spec.words.begin(), spec.words.end());
    case OptionType::random_or_seat: {
      Json values = {"random"};
      for (int seat = 0; seat < kSeatsMax; ++seat) values.push_back(seat);
      return values;
    }
  }
  std::unreachable();
}

Json option_spec_to_json(const OptionSpec& spec) {
  Json listed{{"name", spec.name},
              {"values", values_of(spec)},
              {"default", option_to_json(spec, spec.fallback)},
              {"module", spec.module.empty() ? Json(nullptr) : Json(spec.module)}};
  for (const EditionValue& differing : spec.by_edition)
    listed["default_by_edition"][differing.edition] = option_to_json(spec, differing.value);
  return listed;
}

Json module_to_json(const GameKind& kind, const ModuleSpec& module) {
  Json listed{{"name", module.name}, {"title", module.sets_title}};
  for (const PresetValue& value : module.defaults) {
    const auto options = kind.options();
    const auto spec = std::ranges::find(options, value.option, &OptionSpec::name);
    listed["defaults"][value.option] = option_to_json(*spec, value.value);
  }
  return listed;
}

/// A preset as it resolves, so that a client shows what a choice means without knowing how defaults combine.
Json preset_to_json(const GameKind& kind, const PresetSpec& preset) {
  const auto rules = kind.resolve({.game = std::string(kind.name()), .preset = std::string(preset.name)});
  if (!rules) throw std::logic_error("a preset that does not resolve");
  return {{"rules", to_json(*rules)}, {"seats_min", kind.seats_min()}, {"seats_max", kind.seats_max(*rules)}};
}

}  // namespace

Json catalogue_to_json(const GameKind& kind) {
  Json modules = Json::array(), options = Json::array(), presets = Json::array(), tiles = Json::array();
  for (const ModuleSpec& module : kind.modules()) modules.push_back(module_to_json(kind, module));
  for (const OptionSpec& option : kind.options()) options.push_back(option_spec_to_json(option));
  for (const PresetSpec& preset : kind.presets()) presets.push_back(preset_to_json(kind, preset));
  for (const TileId id : kind.tiles()) tiles.push_back(tile_to_json(id));
  return {{"game", kind.name()},
          {"default_preset", kind.default_preset()},
          {"editions", std::vector<std::string>(kind.editions().begin(), kind.editions().end())},
          {"modules", std::move(modules)},
          {"options", std::move(options)},
          {"presets", std::move(presets)},
          {"tiles", std::move(tiles)}};
}

Json piles_to_json(const ResolvedRules& rules) {
  Json all = Json::array();
  for (const Pile& pile : rules.kind->piles(rules.rules)) {
    Json items = Json::array();
    for (const std::uint16_t item : pile.items) {
      if (pile.of_tiles)
        items.push_back(tile(item).id);
      else
        items.push_back(item);
    }
    all.push_back({{"name", pile.name}, {pile.of_tiles ? "tiles" : "numbers", std::move(items)}});
  }
  return {{"piles", std::move(all)}};
}

Json catalogue_to_json() {
  Json all = Json::array();
  for (const GameKind* kind : games()) all.push_back(catalogue_to_json(*kind));
  return {{"games", std::move(all)}};
}

}  // namespace bastide::protocol
