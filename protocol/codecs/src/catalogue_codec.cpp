// The answers to GET /api/v1/catalogue and POST /api/v1/piles, the same code for every game.
#include <protocol/game_json.hpp>

#include "fields.hpp"
#include "rules_codec.hpp"

#include <engine/catalogue.hpp>
#include <engine/game.hpp>

#include <algorithm>
#include <array>
#include <span>
#include <stdexcept>
#include <utility>

namespace bastide::protocol {

/// Any list, item by item.
template <class Item>
struct SpanCodec {
  Item item;
  template <class List>
  void write(const List& list, JsonWriter& out) const {
    write_list(list, out, item);
  }
};

/// "EW": the sides named by the bits.
struct SidesCodec {
  void write(std::uint8_t sides, JsonWriter& out) const {
    constexpr std::string_view kLetters = "NESW";
    std::string text;
    for (std::size_t side = 0; side < kLetters.size(); ++side)
      if (sides >> side & 1) text.push_back(kLetters[side]);
    out.text(text);
  }
};

struct EdgeCodec {
  void write(Edge edge, JsonWriter& out) const {
    constexpr auto kWords = named<Edge>(
        {"none", "field", "road", "city", "river", "any", "inside", "mountain", "grassland", "sea"});
    out.text(kWords[static_cast<std::size_t>(edge)]);
  }
};

struct DeckCodec {
  void write(Deck deck, JsonWriter& out) const {
    constexpr auto kWords = named<Deck>({"land", "spring", "river", "lake", "castle", "hand", "discovery"});
    out.text(kWords[static_cast<std::size_t>(deck)]);
  }
};

/// An empty name is null.
struct ModuleOrNullCodec {
  void write(std::string_view module, JsonWriter& out) const {
    module.empty() ? out.null() : out.text(module);
  }
};

constexpr auto describe(Type<Segment>) {
  return std::tuple{key("kind", &Segment::kind, NameCodec<FeatureKind>{}),
                    key("sides", &Segment::sides, SidesCodec{}),
                    key("halves", &Segment::halves, BitsCodec{}),
                    key("pennants", &Segment::pennants, kSmall),
                    key("cities", &Segment::cities, BitsCodec{}),
                    sparse_key("markets", &Segment::markets, kSmall),
                    sparse_key("fountains", &Segment::fountains, kSmall),
                    sparse_key("shore_cities", &Segment::shore_cities, kSmall),
                    sparse_key("borders", &Segment::borders, BitsCodec{}),
                    sparse_key("shares", &Segment::shares, SidesCodec{})};
}
constexpr auto describe(Type<Tile>) {
  return std::tuple{key("tile", &Tile::id, kAnyText), key("deck", &Tile::deck, DeckCodec{}),
                    key("edges", &Tile::edges, SpanCodec<EdgeCodec>{}),
                    key("features", &Tile::segments, SpanCodec<StructCodec<Segment>>{})};
}
struct OptionValuesCodec {
  void write(const OptionSpec& spec, JsonWriter& out) const {
    out.array([&] {
      switch (spec.type) {
        case OptionType::toggle: return write_range(spec, 0, 1, out);
        case OptionType::random_or_seat: write_option(spec, -1, out); [[fallthrough]];
        case OptionType::number:
          for (const int number : spec.numbers) write_option(spec, number, out);
          return;
        case OptionType::word: return write_range(spec, 0, static_cast<int>(spec.words.size()) - 1, out);
      }
      std::unreachable();
    });
  }

 private:
  static void write_range(const OptionSpec& spec, int first, int last, JsonWriter& out) {
    for (int value = first; value <= last; ++value) write_option(spec, value, out);
  }
};
struct OptionDefaultCodec {
  void write(const OptionSpec& spec, JsonWriter& out) const { write_option(spec, spec.fallback, out); }
};
/// The defaults of printings that differ.
struct EditionDefaultsKey {
  static constexpr std::string_view name = "default_by_edition";
  static void write(const OptionSpec& spec, JsonWriter& out) {
    if (spec.by_edition.empty()) return;
    out.key(name);
    out.object([&] {
      for (const EditionValue& differing : spec.by_edition) {
        out.key(differing.edition);
        write_option(spec, differing.value, out);
      }
    });
  }
};
constexpr auto describe(Type<OptionSpec>) {
  constexpr auto kWhole = [](const OptionSpec& spec) -> const OptionSpec& { return spec; };
  return std::tuple{key("name", &OptionSpec::name, kAnyText),
                    computed<OptionSpec>("values", kWhole, OptionValuesCodec{}),
                    computed<OptionSpec>("default", kWhole, OptionDefaultCodec{}), EditionDefaultsKey{},
                    key("module", &OptionSpec::module, ModuleOrNullCodec{})};
}

/// A module with its game's options, whose defaults it may change.
struct ShownModule {
  const ModuleSpec& spec;
  std::span<const OptionSpec> options;
};
struct ModuleDefaultsKey {
  static constexpr std::string_view name = "defaults";
  static void write(const ShownModule& module, JsonWriter& out) {
    if (module.spec.defaults.empty()) return;
    out.key(name);
    out.object([&] {
      for (const PresetValue& value : module.spec.defaults) {
        out.key(value.option);
        write_option(*std::ranges::find(module.options, value.option, &OptionSpec::name), value.value, out);
      }
    });
  }
};
constexpr auto describe(Type<ShownModule>) {
  constexpr auto kName = [](const ShownModule& module) { return module.spec.name; };
  constexpr auto kTitle = [](const ShownModule& module) { return module.spec.sets_title; };
  return std::tuple{computed<ShownModule>("name", kName, kAnyText),
                    computed<ShownModule>("title", kTitle, kAnyText), ModuleDefaultsKey{}};
}

constexpr auto describe(Type<MendSpec>) {
  return std::tuple{key("name", &MendSpec::name, kAnyText), key("since", &MendSpec::since, kCount),
                    key("module", &MendSpec::module, ModuleOrNullCodec{}),
                    key("what", &MendSpec::what, kAnyText)};
}

/// A preset with its resolved rules, so that a client can show it without knowing how defaults combine.
struct ShownPreset {
  Rules rules;
  int seats_min;
  int seats_max;
};
constexpr auto describe(Type<ShownPreset>) {
  return std::tuple{key("rules", &ShownPreset::rules, RulesCodec{}),
                    key("seats_min", &ShownPreset::seats_min, kCount),
                    key("seats_max", &ShownPreset::seats_max, kCount)};
}

/// A pile of tiles, or of numbers.
struct PileContentsCodec {
  void write(const Pile& pile, JsonWriter& out) const {
    out.object([&] {
      write_member(out, "name", kAnyText, pile.name);
      if (pile.of_tiles)
        write_member(out, "tiles", SpanCodec<TileCodec>{}, pile.items);
      else
        write_member(out, "numbers", SpanCodec<IntegerCodec<std::uint16_t>>{}, pile.items);
    });
  }
};

namespace {

ShownPreset resolved(const GameKind& kind, const PresetSpec& preset) {
  auto rules = kind.resolve({.game = std::string(kind.name()), .preset = std::string(preset.name)});
  if (!rules) throw std::logic_error("a preset that does not resolve");
  const int seats_max = kind.seats_max(*rules);
  return {.rules = std::move(*rules), .seats_min = kind.seats_min(), .seats_max = seats_max};
}

void write_game(const GameKind& kind, JsonWriter& out) {
  std::vector<ShownPreset> presets;
  for (const PresetSpec& preset : kind.presets()) presets.push_back(resolved(kind, preset));
  std::vector<ShownModule> modules;
  for (const ModuleSpec& module : kind.modules())
    modules.push_back({.spec = module, .options = kind.options()});
  std::vector<Tile> tiles;
  for (const TileId id : kind.tiles()) tiles.push_back(tile(id));
  out.object([&] {
    write_member(out, "default_preset", kAnyText, kind.default_preset());
    write_member(out, "editions", SpanCodec<AnyTextCodec>{}, kind.editions());
    write_member(out, "game", kAnyText, kind.name());
    write_member(out, "mends", SpanCodec<StructCodec<MendSpec>>{}, kind.mends());
    write_member(out, "modules", SpanCodec<StructCodec<ShownModule>>{}, modules);
    write_member(out, "options", SpanCodec<StructCodec<OptionSpec>>{}, kind.options());
    write_member(out, "presets", SpanCodec<StructCodec<ShownPreset>>{}, presets);
    write_member(out, "revision", kCount, kind.newest_revision());
    write_member(out, "tiles", SpanCodec<StructCodec<Tile>>{}, tiles);
  });
}

}  // namespace

JsonText piles_text(const ResolvedRules& rules) {
  return {written([&](JsonWriter& out) {
    out.object(
        [&] { write_member(out, "piles", SpanCodec<PileContentsCodec>{}, rules.kind->piles(rules.rules)); });
  })};
}

JsonText catalogue_text(const GameKind& kind) {
  return {written([&](JsonWriter& out) { write_game(kind, out); })};
}

JsonText catalogue_text(std::span<const std::string_view> computer_levels) {
  return {written([&](JsonWriter& out) {
    out.object([&] {
      write_member(out, "computer_levels", SpanCodec<AnyTextCodec>{}, computer_levels);
      out.key("games");
      out.array([&] {
        for (const GameKind* kind : games()) write_game(*kind, out);
      });
    });
  })};
}

}  // namespace bastide::protocol
