#include "discovery/scoring.hpp"

#include <bitset>

namespace bastide::discovery {
namespace {

constexpr int kSmall = 2;  ///< tiles of a region that is worth no more complete than incomplete

int cities_on(const RuleBook& book, const Position& position, std::uint16_t root) {
  int cities = 0;
  for_each_segment(position, root, [&](std::uint16_t node) {
    cities += book.facts(position.tile_of(node)).cities[position.feature_index(node)];
  });
  return cities;
}

/// DISCOVERY-VAL-04: each grassland region beside the mountain counts once.
int cities_around(const RuleBook& book, const Position& position, std::uint16_t mountain) {
  int cities = cities_on(book, position, mountain);
  auto seen = Position::no_nodes();
  for_each_segment(position, mountain, [&](std::uint16_t node) {
    const TileOnTable& tile = position.tile_of(node);
    unsigned borders = book.facts(tile).borders[position.feature_index(node)];
    for (; borders != 0; borders &= borders - 1) {
      const auto beside = static_cast<std::uint16_t>(tile.first_node + std::countr_zero(borders));
      const std::uint16_t grassland = position.root(beside);
      if (seen[grassland]) continue;
      seen.set(grassland);
      cities += cities_on(book, position, grassland);
    }
  });
  return cities;
}

/// `full`: as a complete region that is not small (DISCOVERY-VAL-01 to 03).
Sheet sheet_of(const RuleBook& book, const Position& position, std::uint16_t root, bool full) {
  Sheet sheet;
  const int each = full ? 2 : 1;
  switch (position.nodes[root].kind) {
    case FeatureKind::grassland: sheet.add("tiles", tiles_in(position, root), each); break;
    case FeatureKind::mountain: sheet.add("cities", cities_around(book, position, root), each); break;
    default:
      sheet.add("cities", cities_on(book, position, root), 1);  // DISCOVERY-VAL-05
      if (full) sheet.add("tiles", tiles_in(position, root), 1);
  }
  return sheet;
}

}  // namespace

int tiles_in(const Position& position, std::uint16_t root) {
  return static_cast<int>(tiles_of(position, root).count());
}

bool is_complete(const Position& position, std::uint16_t root) { return position.nodes[root].open == 0; }

Sheet sheet_at_end(const RuleBook& book, const Position& position, std::uint16_t root) {
  return sheet_of(book, position, root, false);
}

Sheet sheet_if_complete(const RuleBook& book, const Position& position, std::uint16_t root) {
  const bool full = book.small_regions_full || tiles_in(position, root) > kSmall;  // DISCOVERY-REG-04
  return sheet_of(book, position, root, full);
}

Sheet sheet_if_taken(const RuleBook& book, const Position& position, std::uint16_t root) {
  return is_complete(position, root) ? sheet_if_complete(book, position, root)
                                     : sheet_at_end(book, position, root);
}

}  // namespace bastide::discovery
