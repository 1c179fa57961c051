#include "discovery.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <map>

namespace tilegen {
namespace {

using Json = nlohmann::json;

constexpr std::string_view kSides = "nesw";

/// The letter of a kind in a tile's edges.
char letter_of(const std::string& where, const std::string& kind) {
  if (kind == "mountain") return 'M';
  if (kind == "grassland") return 'G';
  if (kind == "sea") return 'S';
  throw DataFault(where + ": unknown kind '" + kind + "'");
}

Feature& feature_of(Tile& tile, const Json& number) {
  const auto index = number.get<std::size_t>();
  if (index >= tile.features.size()) throw DataFault(tile.id + ": there is no such feature");
  return tile.features[index];
}

/// DISCOVERY-TILE-01: each side belongs to one feature, whose kind it shows.
void read_features(const Json& json, Tile& tile) {
  tile.edges = "....";
  for (const auto& row : json.at("features")) {
    Feature feature;
    feature.kind = row.at("kind").get<std::string>();
    const char letter = letter_of(tile.id, feature.kind);
    for (const auto& place : row.at("at")) {
      const auto side = kSides.find(place.get<std::string>());
      if (side == std::string_view::npos || tile.edges[side] != '.' ||
          json.at("sides").at(std::string(1, kSides[side])) != feature.kind)
        throw DataFault(tile.id + ": features and sides disagree");
      feature.edges += "NESW"[side];
      tile.edges[side] = letter;
    }
    tile.features.push_back(std::move(feature));
  }
  if (tile.edges.contains('.')) throw DataFault(tile.id + ": a side belongs to no feature");
}

/// DISCOVERY-TILE-03: a city lies between land and sea.
void read_cities(const Json& json, Tile& tile) {
  for (const auto& row : json.value("cities", Json::array())) {
    Feature &land = feature_of(tile, row.at("land")), &sea = feature_of(tile, row.at("sea"));
    if (land.kind == "sea" || sea.kind != "sea")
      throw DataFault(tile.id + ": a city lies between land and sea");
    ++land.shore_cities;
    ++sea.shore_cities;
  }
}

/// DISCOVERY-TILE-04: a border names a mountain, then grassland.
void read_borders(const Json& json, Tile& tile) {
  for (const auto& pair : json.value("borders", Json::array())) {
    Feature &mountain = feature_of(tile, pair.at(0)), &grassland = feature_of(tile, pair.at(1));
    if (mountain.kind != "mountain" || grassland.kind != "grassland")
      throw DataFault(tile.id + ": mountains border grassland");
    mountain.borders.push_back(pair.at(1).get<int>());
    grassland.borders.push_back(pair.at(0).get<int>());
  }
}

Tile read_tile(const Json& json) {
  Tile tile{json.at("kind").get<std::string>(), "", "discovery", {}};
  read_features(json, tile);
  read_cities(json, tile);
  read_borders(json, tile);
  return tile;
}

/// The sum over all tiles of the set.
template <class Value>
int sum(const TileSet& set, const Catalogue& catalogue, Value value) {
  int total = 0;
  for (const Entry& entry : set.entries) total += entry.count * value(catalogue.tiles.at(entry.tile));
  return total;
}

/// Adds up what is printed; nothing but sound data brings these numbers.
void check_totals(const std::string& path, const TileSet& set, const Catalogue& catalogue) {
  int cities = 0;
  for (const std::string_view kind : {"mountain", "grassland", "sea"}) {
    const char letter = letter_of(path, std::string(kind));
    const int sides = sum(set, catalogue, [&](const Tile& tile) {
      return static_cast<int>(std::ranges::count(tile.edges, letter));
    });
    if (sides != 112) throw DataFault(path + ": a third of all sides is of each kind");
    if (kind == "sea") continue;
    cities += sum(set, catalogue, [&](const Tile& tile) {
      int on_land = 0;
      for (const Feature& feature : tile.features)
        if (feature.kind == kind) on_land += feature.shore_cities;
      return on_land;
    });
  }
  if (cities != 37) throw DataFault(path + ": there are 37 cities");
}

}  // namespace

void read_discovery(const std::string& path, Catalogue& catalogue) try {
  std::ifstream file(path);
  const Json json = Json::parse(file);
  TileSet set{"discovery", {"2005"}, json.at("expected_total").get<int>(), {}, {}};
  int total = 0;
  for (const auto& row : json.at("tiles")) {
    const Tile tile = read_tile(row);
    const bool start = row.value("start", false);
    const int count = row.at("count").get<int>();
    const auto [known, fresh] = catalogue.tiles.emplace(tile.id, tile);
    if (!fresh && known->second != tile) throw DataFault(tile.id + ": two cards of this kind differ");
    if (fresh)
      set.entries.push_back({tile.id, count, start});
    else
      std::ranges::find(set.entries, tile.id, &Entry::tile)->count += count;
    if (start) set.layout.push_back({tile.id, 0, 0, 0});
    catalogue.cards[row.at("id").get<std::string>()] = tile.id;
    total += count;
  }
  if (total != set.expected_total || set.layout.size() != 1)
    throw DataFault(path + ": the numbers of tiles or start tiles are not the printed ones");
  check_totals(path, set, catalogue);
  catalogue.sets.push_back(std::move(set));
} catch (const nlohmann::json::exception& fault) {
  throw DataFault(path + ": " + fault.what());
}

}  // namespace tilegen
