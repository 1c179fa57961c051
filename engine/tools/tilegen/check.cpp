#include "tile_set.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace tilegen {
namespace {

constexpr std::string_view kSides = "NESW";

/// The kind of feature that owns a side of this terrain; empty if only fields reach it.
std::string_view owner_kind(const std::string& where, char terrain) {
  switch (terrain) {
    case 'C': return "city";
    case 'R': return "road";
    case 'W': return "river";
    case 'F':
    case 'A':
    case 'I': return "";
    default: throw DataFault(where + ": unknown terrain '" + terrain + "'");
  }
}

void check_cities_of_field(const std::string& where, const Tile& tile, const Feature& field) {
  for (const int city : field.cities) {
    const auto index = static_cast<std::size_t>(city);
    if (city < 0 || index >= tile.features.size() || tile.features[index].kind != "city") {
      throw DataFault(where + ": a field names feature " + std::to_string(city) + ", which is no city");
    }
  }
}

struct Owners {
  std::array<int, 4> sides{};
  std::array<int, 8> halves{};
};

/// A city may reach one side that another city owns; one city of a tile does (HILLS-TILE-01).
void check_shared_side(const std::string& where, const Tile& tile, const Feature& feature) {
  if (feature.shares.empty()) return;
  const auto side = kSides.find(feature.shares);
  const bool sound =
      feature.shares.size() == 1 && side != std::string_view::npos && tile.edges[side] == 'C' &&
      !feature.edges.contains(feature.shares) && !feature.edges.empty() &&
      std::ranges::count(tile.features, std::string(), &Feature::shares) + 1 == std::ssize(tile.features);
  if (!sound) throw DataFault(where + ": one city of a tile may share one side of another city");
}

Owners count_owners(const std::string& where, const Tile& tile) {
  Owners owners;
  for (const auto& feature : tile.features) {
    for (const char letter : feature.edges) {
      const auto side = kSides.find(letter);
      if (side == std::string_view::npos) throw DataFault(where + ": bad side '" + letter + "'");
      if (owner_kind(where, tile.edges[side]) != feature.kind) {
        throw DataFault(where + ": " + feature.kind + " on side " + letter + " of other terrain");
      }
      ++owners.sides[side];
    }
    check_shared_side(where, tile, feature);
    for (const int half : feature.halves) {
      if (half < 0 || half > 7) throw DataFault(where + ": half-edges count from 0 to 7");
      ++owners.halves[static_cast<std::size_t>(half)];
    }
    check_cities_of_field(where, tile, feature);
  }
  return owners;
}

/// A tile that seats hold has `any` on all of its sides, and no other tile has it.
void check_hand(const std::string& where, const Tile& tile) {
  const bool fits_anything = tile.edges == "AAAA";
  if ((tile.deck == "hand") != fits_anything || (!fits_anything && tile.edges.contains('A')))
    throw DataFault(where + ": exactly the tiles in hand have four sides A");
}

void check_deck(const std::string& where, const Tile& tile) {
  const auto rivers = std::count_if(tile.features.begin(), tile.features.end(),
                                    [](const Feature& feature) { return feature.kind == "river"; });
  const bool on_land = tile.deck == "land" || tile.deck == "hand";
  if (on_land != (rivers == 0)) throw DataFault(where + ": exactly the tiles with a river have its deck");
  if (on_land) return;
  const auto ends = std::count(tile.edges.begin(), tile.edges.end(), 'W');
  const bool known =
      tile.deck == "river" ? ends == 2 : (tile.deck == "spring" || tile.deck == "lake") && ends == 1;
  if (!known || rivers != 1)
    throw DataFault(where + ": unknown deck '" + tile.deck + "', or a wrong number of river ends");
}

char edge_of(const Laid& laid, std::size_t side, const Catalogue& catalogue) {
  return catalogue.tiles.at(laid.tile).edges[(side + 4 - static_cast<std::size_t>(laid.rotation)) % 4];
}

/// Whether a field of the tile holds this half-edge of it as it lies.
bool has_field_at(const Laid& laid, std::size_t half, const Catalogue& catalogue) {
  const auto printed = static_cast<int>((half + 8 - 2 * static_cast<std::size_t>(laid.rotation)) % 8);
  return std::ranges::any_of(catalogue.tiles.at(laid.tile).features, [&](const Feature& feature) {
    return std::ranges::find(feature.halves, printed) != feature.halves.end();
  });
}

/// Whether fields that reach this side inside a block go on in the tile there.
bool fields_go_on(const Laid& laid, const Laid& beside, std::size_t side, const Catalogue& catalogue) {
  for (const std::size_t half : {0u, 1u}) {
    const std::size_t facing = (side + 2) % 4 * 2 + 1 - half;
    if (has_field_at(laid, 2 * side + half, catalogue) != has_field_at(beside, facing, catalogue))
      return false;
  }
  return true;
}

/// Adjacent tiles meet with the same terrain; a side inside a block of tiles meets another such side.
void check_meeting(const std::string& where, const TileSet& set, const Laid& laid,
                   const Catalogue& catalogue) {
  constexpr std::array<std::array<int, 2>, 4> kSteps{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
  for (std::size_t side = 0; side < 4; ++side) {
    const auto& [dx, dy] = kSteps[side];
    const auto beside = std::ranges::find_if(
        set.layout, [&](const Laid& other) { return other.x == laid.x + dx && other.y == laid.y + dy; });
    const char edge = edge_of(laid, side, catalogue);
    const bool alone = beside == set.layout.end();
    if (alone ? edge == 'I'
              : edge_of(*beside, (side + 2) % 4, catalogue) != edge ||
                    !fields_go_on(laid, *beside, side, catalogue))
      throw DataFault(where + ": start_layout: " + laid.tile + " meets nothing that fits its side " +
                      kSides[side]);
  }
}

}  // namespace

void check_layout(const std::string& where, const TileSet& set, const Catalogue& catalogue) {
  const auto times = [&](const std::string& tile) {
    return std::ranges::count(set.layout, tile, &Laid::tile);
  };
  for (const auto& entry : set.entries) {
    if (times(entry.tile) != (entry.start ? 1 : 0))
      throw DataFault(where + ": start_layout: must have every start tile once, and " + entry.tile +
                      " is wrong");
    if (!entry.start && catalogue.tiles.at(entry.tile).edges.contains('I'))
      throw DataFault(where + ", " + entry.tile + ": only start tiles have a side I");
  }
  for (const Laid& laid : set.layout) {
    const bool known = std::ranges::find(set.entries, laid.tile, &Entry::tile) != set.entries.end();
    const auto on_cell = std::ranges::count_if(
        set.layout, [&](const Laid& other) { return other.x == laid.x && other.y == laid.y; });
    if (!known || laid.rotation < 0 || laid.rotation > 3 || on_cell != 1)
      throw DataFault(where + ": start_layout: " + laid.tile + " cannot lie there");
  }
  for (const Laid& laid : set.layout) check_meeting(where, set, laid, catalogue);
}

void check_tile(const std::string& where, const Tile& tile) {
  if (tile.edges.size() != 4) throw DataFault(where + ": edges must name four sides");
  if (tile.features.size() > 16) throw DataFault(where + ": more than 16 features");
  check_hand(where, tile);
  check_deck(where, tile);
  const auto owners = count_owners(where, tile);
  for (std::size_t side = 0; side < 4; ++side) {
    const bool owned = !owner_kind(where, tile.edges[side]).empty();
    if (owners.sides[side] != (owned ? 1 : 0)) {
      throw DataFault(where + ": side " + kSides[side] + " must belong to " +
                      (owned ? "one feature" : "fields only"));
    }
    const char terrain = tile.edges[side];
    const int least = std::string_view("CAI").contains(terrain) ? 0 : 1;
    const int most = std::string_view("CA").contains(terrain) ? 0 : 1;
    for (const auto half : {2 * side, 2 * side + 1}) {
      if (owners.halves[half] < least || owners.halves[half] > most) {
        throw DataFault(where + ": half-edge " + std::to_string(half) + " lies in " +
                        std::to_string(owners.halves[half]) + " fields");
      }
    }
  }
}

}  // namespace tilegen
