#include "castle.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <numeric>

namespace tilegen {
namespace {

using Json = nlohmann::json;

constexpr std::string_view kSides = "nesw";

/// "n1" is half-edge 0, clockwise to "w2", 7; a path's "n" is side 0.
int place_number(const std::string& where, const std::string& place, bool half) {
  const auto side = kSides.find(place.empty() ? ' ' : place[0]);
  const bool sound = side != std::string_view::npos && place.size() == (half ? 2u : 1u) &&
                     (!half || place[1] == '1' || place[1] == '2');
  if (!sound) throw DataFault(where + ": bad place '" + place + "'");
  return half ? static_cast<int>(2 * side) + (place[1] - '1') : static_cast<int>(side);
}

Feature read_feature(const std::string& where, const Json& json) {
  Feature feature;
  feature.kind = json.at("kind").get<std::string>();
  for (const auto& place : json.at("at")) {
    const auto name = place.get<std::string>();
    if (feature.kind == "path")
      feature.edges += "NESW"[place_number(where, name, false)];
    else
      feature.halves.push_back(place_number(where, name, true));
  }
  std::sort(feature.halves.begin(), feature.halves.end());
  feature.markets = json.value("markets", 0);
  feature.fountains = json.value("fountains", 0);
  if (feature.kind != "path" && feature.kind != "tower" && feature.kind != "house" &&
      feature.kind != "court") {
    throw DataFault(where + ": unknown kind '" + feature.kind + "'");
  }
  return feature;
}

Tile read_tile(const std::string& id, const Json& json) {
  Tile tile{id, "", "castle", {}};
  for (const auto& feature : json.at("features")) tile.features.push_back(read_feature(id, feature));
  return tile;
}

/// Checks that the drawn sides agree with the features: the kind of each half, and where paths leave.
void check_sides(const Tile& tile, const Json& edges) {
  for (std::size_t side = 0; side < 4; ++side) {
    const auto letters = edges.at(std::string(1, kSides[side])).get<std::string>();
    const auto path = std::any_of(tile.features.begin(), tile.features.end(), [&](const Feature& f) {
      return f.edges.find("NESW"[side]) != std::string::npos;
    });
    if (letters.size() != 3 || (letters[1] == 'p') != path)
      throw DataFault(tile.id + ": paths and sides disagree");
    for (const std::size_t half : {2 * side, 2 * side + 1}) {
      const char letter = letters[half % 2 == 0 ? 0 : 2];
      const auto owners = std::count_if(tile.features.begin(), tile.features.end(), [&](const Feature& f) {
        const bool holds =
            std::find(f.halves.begin(), f.halves.end(), static_cast<int>(half)) != f.halves.end();
        return holds && std::toupper(f.kind[0]) == letter;
      });
      if (owners != 1)
        throw DataFault(tile.id + ": half-edge " + std::to_string(half) + " and its side disagree");
    }
  }
}

Castle::Start read_start(const Json& json, Catalogue& catalogue) {
  const auto id = "castle-" + json.at("id").get<std::string>();
  const Tile tile = read_tile(id, json);
  catalogue.tiles.emplace(id, tile);
  return {id, json.at("at").at(1).get<int>() + 1, json.at("at").at(0).get<int>() + 1};
}

}  // namespace

Castle read_castle(const std::string& path, Catalogue& catalogue) try {
  std::ifstream file(path);
  const Json json = Json::parse(file);
  Castle castle;
  for (const auto& row : json.at("board").at("rows")) castle.rows.push_back(row.get<std::string>());
  for (const auto& corner : json.at("board").at("wall_corner_tiles"))
    castle.corners.push_back(corner.at(0).get<int>());
  for (const auto& start : json.at("board").at("start_spaces"))
    castle.starts.push_back(read_start(start, catalogue));
  for (const auto& row : json.at("tiles")) {
    const auto kind = row.at("kind").get<std::string>();
    const Tile tile = read_tile(kind, row);
    check_sides(tile, row.at("edges"));
    const auto [known, fresh] = catalogue.tiles.emplace(kind, tile);
    if (!fresh && known->second != tile) throw DataFault(kind + ": two cards of this kind differ");
    castle.counts[kind] += row.at("count").get<int>();
    catalogue.cards[row.at("id").get<std::string>()] = kind;
  }
  for (const auto& wall_tile : json.at("wall_tiles")) {
    castle.wall_tiles.insert(castle.wall_tiles.end(), wall_tile.at("count").get<std::size_t>(),
                             wall_tile.at("number").get<int>());
  }
  const auto cells = std::accumulate(
      castle.rows.begin(), castle.rows.end(), 0L,
      [](long sum, const std::string& row) { return sum + std::count(row.begin(), row.end(), '.'); });
  const auto tiles = std::accumulate(castle.counts.begin(), castle.counts.end(), 0,
                                     [](int sum, const auto& count) { return sum + count.second; });
  if (cells != 76 || tiles != 60 || castle.corners.size() != 13 || castle.starts.size() != 7 ||
      castle.wall_tiles.size() != 18) {
    throw DataFault(
        path + ": the numbers of cells, tiles, corners, start spaces or wall tiles are not the printed ones");
  }
  return castle;
} catch (const nlohmann::json::exception& fault) {
  throw DataFault(path + ": " + fault.what());
}

}  // namespace tilegen
