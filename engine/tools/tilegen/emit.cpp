#include "tile_set.hpp"

#include <string_view>

namespace tilegen {
namespace {

unsigned side_bits(const std::string& edges) {
  unsigned bits = 0;
  for (const char letter : edges) bits |= 1u << std::string_view("NESW").find(letter);
  return bits;
}

unsigned bits_of(const std::vector<int>& numbers) {
  unsigned bits = 0;
  for (const int number : numbers) bits |= 1u << number;
  return bits;
}

std::string_view edge_name(char terrain) {
  switch (terrain) {
    case 'C': return "Edge::city";
    case 'R': return "Edge::road";
    case 'W': return "Edge::river";
    case 'A': return "Edge::any";
    case 'I': return "Edge::inside";
    case 'M': return "Edge::mountain";
    case 'G': return "Edge::grassland";
    case 'S': return "Edge::sea";
    default: return "Edge::field";
  }
}

std::string segment_rows(const Tile& tile) {
  std::string rows;
  for (const auto& feature : tile.features) {
    rows += "    {FeatureKind::" + feature.kind + ", " + std::to_string(side_bits(feature.edges)) + ", " +
            std::to_string(bits_of(feature.halves)) + ", " + std::to_string(feature.pennants) + ", " +
            std::to_string(bits_of(feature.cities)) + ", " + std::to_string(feature.markets) + ", " +
            std::to_string(feature.fountains) + ", " + std::to_string(feature.marks) + ", " +
            std::to_string(bits_of(feature.meets)) + ", " + std::to_string(feature.shore_cities) + ", " +
            std::to_string(bits_of(feature.borders)) + ", " + std::to_string(side_bits(feature.shares)) +
            "},\n";
  }
  return rows;
}

unsigned fnv1a(std::string_view text) {
  unsigned hash = 0x811c9dc5u;
  for (const char letter : text) hash = (hash ^ static_cast<unsigned char>(letter)) * 0x01000193u;
  return hash;
}

std::string tile_row(const Tile& tile, std::size_t first_segment) {
  std::string row = "    {\"" + tile.id + "\", " + std::to_string(fnv1a(tile.id)) + "u, {";
  for (const char terrain : tile.edges)
    row += std::string(edge_name(terrain)) + ", ";  // The Castle's tiles have none
  return row + "}, Deck::" + tile.deck + ", std::span(kSegments).subspan(" + std::to_string(first_segment) +
         ", " + std::to_string(tile.features.size()) + ")},\n";
}

std::string tile_number(const std::string& id, const Catalogue& catalogue) {
  return std::to_string(std::distance(catalogue.tiles.begin(), catalogue.tiles.find(id)));
}

std::string layout_rows(const TileSet& set, const Catalogue& catalogue) {
  std::string rows;
  for (const auto& [tile, x, y, rotation] : set.layout) {
    rows += "    {" + tile_number(tile, catalogue) + ", {" + std::to_string(x) + ", " + std::to_string(y) +
            "}, " + std::to_string(rotation) + "},\n";
  }
  return rows;
}

std::string entry_rows(const TileSet& set, const Catalogue& catalogue) {
  std::string rows;
  for (const auto& entry : set.entries) {
    rows += "    {" + tile_number(entry.tile, catalogue) + ", " + std::to_string(entry.count) + ", " +
            (entry.start ? "true" : "false") + "},\n";
  }
  return rows;
}

std::string set_row(const TileSet& set, const std::string& edition, std::size_t first_entry,
                    std::size_t first_laid) {
  return "    {\"" + set.name + "\", \"" + edition + "\", std::span(kEntries).subspan(" +
         std::to_string(first_entry) + ", " + std::to_string(set.entries.size()) +
         "), std::span(kLayouts).subspan(" + std::to_string(first_laid) + ", " +
         std::to_string(set.layout.size()) + ")},\n";
}

}  // namespace

std::string emit(const Catalogue& catalogue) {
  std::string segments, tiles, cards, entries, layouts, sets;
  std::size_t segment_count = 0, entry_count = 0, laid_count = 0;
  for (const auto& [id, tile] : catalogue.tiles) {
    tiles += tile_row(tile, segment_count);
    segments += segment_rows(tile);
    segment_count += tile.features.size();
  }
  for (const auto& [card, id] : catalogue.cards)
    cards += "    {\"" + card + "\", " + tile_number(id, catalogue) + "},\n";
  for (const auto& set : catalogue.sets) {
    for (const auto& edition : set.editions) sets += set_row(set, edition, entry_count, laid_count);
    entries += entry_rows(set, catalogue);
    entry_count += set.entries.size();
    layouts += layout_rows(set, catalogue);
    laid_count += set.layout.size();
  }
  return "// Made by tilegen from engine/data.\n#include \"tile_tables.hpp\"\n\nnamespace bastide "
         "{\nnamespace {\n"
         "constexpr Segment kSegments[] = {\n" +
         segments + "};\nconstexpr Tile kTiles[] = {\n" + tiles + "};\nconstexpr CardRow kCards[] = {\n" +
         cards + "};\nconstexpr SetEntry kEntries[] = {\n" + entries +
         "};\nconstexpr StartTile kLayouts[] = {\n" + layouts + "};\nconstexpr SetRow kSets[] = {\n" + sets +
         "};\n}  // namespace\nstd::span<const Tile> tile_table() { return kTiles; }\n"
         "std::span<const CardRow> card_table() { return kCards; }\n"
         "std::span<const SetRow> set_table() { return kSets; }\n}  // namespace bastide\n";
}

}  // namespace tilegen
