#include "castle/reference/printed.hpp"

#include "source_tree.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>

namespace bastide::reference::castle {
namespace {

using nlohmann::json;

/// The file's rows and columns count from 0, cells from 1.
Spot spot_at(const json& row_and_column) {
  return {.y = row_and_column.at(0).get<int>() + 1, .x = row_and_column.at(1).get<int>() + 1};
}

int side_named(char letter) { return static_cast<int>(std::string_view("nesw").find(letter)); }

FeatureKind kind_named(const std::string& kind) {
  static const std::map<std::string, FeatureKind> kinds{{"path", FeatureKind::path},
                                                        {"tower", FeatureKind::tower},
                                                        {"house", FeatureKind::house},
                                                        {"court", FeatureKind::court}};
  return kinds.at(kind);
}

PrintedSegment segment_from(const json& feature) {
  PrintedSegment segment{.kind = kind_named(feature.at("kind")),
                         .sides = {},
                         .halves = {},
                         .markets = feature.value("markets", 0),
                         .fountains = feature.value("fountains", 0)};
  for (const std::string at : feature.at("at")) {
    if (at.size() == 1)
      segment.sides.push_back(side_named(at[0]));
    else
      segment.halves.push_back(2 * side_named(at[0]) + (at[1] - '1'));
  }
  return segment;
}

PrintedTile tile_of(std::vector<PrintedSegment> segments) {
  PrintedTile tile{.segments = std::move(segments), .at_half = {}, .at_side = {}};
  tile.at_half.fill(kNothing);
  tile.at_side.fill(kNothing);
  for (std::size_t index = 0; index < tile.segments.size(); ++index) {
    for (const int half : tile.segments[index].halves)
      tile.at_half[static_cast<std::size_t>(half)] = static_cast<int>(index);
    for (const int side : tile.segments[index].sides)
      tile.at_side[static_cast<std::size_t>(side)] = static_cast<int>(index);
  }
  return tile;
}

PrintedTile tile_from(const json& features) {
  std::vector<PrintedSegment> segments;
  for (const json& feature : features) segments.push_back(segment_from(feature));
  return tile_of(std::move(segments));
}

struct Material {
  std::vector<std::string> rows;
  std::vector<StartSpace> starts;
  std::vector<std::pair<int, int>> corners;
  std::vector<PrintedTile> tiles;  ///< by TileId
};

Material read_material() {
  const json file = json::parse(test::read_text(test::source_tree() / "engine/data/castle.json"));
  Material material;
  material.rows = file.at("board").at("rows").get<std::vector<std::string>>();
  for (const json& start : file.at("board").at("start_spaces"))
    material.starts.push_back({.id = start.at("id"),
                               .spot = spot_at(start.at("at")),
                               .faces = side_named(start.at("faces").get<std::string>()[0]),
                               .printed = tile_from(start.at("features"))});
  for (const json& corner : file.at("board").at("wall_corner_tiles"))
    material.corners.emplace_back(corner.at(0), corner.at(1));
  material.tiles.resize(catalogue().size());
  for (const json& tile : file.at("tiles"))
    material.tiles[find_tile(tile.at("kind").get<std::string>()).value()] = tile_from(tile.at("features"));
  return material;
}

const Material& material() {
  static const Material read = read_material();
  return read;
}

}  // namespace

bool inside(Spot spot) {
  const auto& rows = material().rows;
  if (spot.y < 1 || std::cmp_greater(spot.y, rows.size())) return false;
  const std::string& row = rows[static_cast<std::size_t>(spot.y - 1)];
  if (spot.x < 1 || std::cmp_greater(spot.x, row.size())) return false;
  return row[static_cast<std::size_t>(spot.x - 1)] == '.';
}

std::vector<Spot> interior() {
  std::vector<Spot> cells;
  for (int y = 1; y <= 12; ++y)
    for (int x = 1; x <= 9; ++x)
      if (inside({.y = y, .x = x})) cells.push_back({.y = y, .x = x});
  return cells;
}

const std::vector<StartSpace>& start_spaces() { return material().starts; }
const std::vector<std::pair<int, int>>& corners() { return material().corners; }
const PrintedTile& printed(TileId id) { return material().tiles.at(id); }

PrintedTile with_split_court(const PrintedTile& whole) {
  std::vector<PrintedSegment> segments;
  for (const PrintedSegment& segment : whole.segments) {
    if (segment.kind != FeatureKind::court) {
      segments.push_back(segment);
      continue;
    }
    for (const int half : segment.halves) {
      segments.push_back(segment);
      segments.back().halves = {half};
    }
  }
  return tile_of(std::move(segments));
}

}  // namespace bastide::reference::castle
