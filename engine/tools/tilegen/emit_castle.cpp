#include "castle.hpp"

namespace tilegen {

std::string emit(const Castle& castle, const Catalogue& catalogue) {
  const auto id = [&](const std::string& tile) {
    return std::to_string(std::distance(catalogue.tiles.begin(), catalogue.tiles.find(tile)));
  };
  std::string rows, corners, starts, counts, numbers;
  for (const auto& row : castle.rows) rows += "\"" + row + "\", ";
  for (const int corner : castle.corners) corners += std::to_string(corner) + ", ";
  for (const auto& start : castle.starts) {
    starts += "    StartSpace{" + id(start.tile) + ", {" + std::to_string(start.x) + ", " +
              std::to_string(start.y) + "}},\n";
  }
  for (const auto& [kind, count] : castle.counts)
    counts += "    {" + id(kind) + ", " + std::to_string(count) + ", false},\n";
  for (const int number : castle.wall_tiles) numbers += std::to_string(number) + ", ";
  return "// Made by tilegen from engine/data/castle.json.\n#include \"castle/castle_tables.hpp\"\n\n"
         "namespace bastide::castle {\nconst std::array<std::string_view, kRows> kInside{" +
         rows + "};\nconst std::array<int, kCorners> kCornerSpaces{" + corners +
         "};\nconst std::array<StartSpace, kStarts> kStartSpaces{{\n" + starts +
         "}};\nnamespace {\nconstexpr SetEntry kCounts[] = {\n" + counts +
         "};\nconstexpr std::uint16_t kWallTiles[] = {" + numbers +
         "};\n}  // namespace\nstd::span<const SetEntry> tile_counts() { return kCounts; }\n"
         "std::span<const std::uint16_t> wall_tiles() { return kWallTiles; }\n}  // namespace "
         "bastide::castle\n";
}

}  // namespace tilegen
