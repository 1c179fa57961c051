// The generated tile tables against their data files, parsed here a second time.
#include <engine/catalogue.hpp>

#include "catch.hpp"
#include "scenario.hpp"
#include "source_tree.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <utility>

namespace bastide::test {
namespace {

using nlohmann::json;

std::vector<json> data_files() {
  std::vector<json> files;
  for (const auto& entry : std::filesystem::directory_iterator(source_tree() / "engine/data/sets"))
    if (entry.path().extension() == ".json") files.push_back(json::parse(read_text(entry.path())));
  return files;
}

Edge edge_of_letter(char letter) {
  static const std::map<char, Edge> edges{
      {'F', Edge::field}, {'R', Edge::road}, {'C', Edge::city}, {'W', Edge::river}, {'I', Edge::inside}};
  return edges.at(letter);
}

std::uint8_t side_bits(const std::string& letters) {
  unsigned bits = 0;
  for (const char letter : letters) bits |= 1u << std::string_view("NESW").find(letter);
  return static_cast<std::uint8_t>(bits);
}

unsigned bits(const json& indices) {
  unsigned bits = 0;
  for (const unsigned index : indices) bits |= 1u << index;
  return bits;
}

void check_segment(const Segment& segment, const json& feature) {
  REQUIRE(name(segment.kind) == feature.at("kind").get<std::string>());
  REQUIRE(int{segment.sides} == int{side_bits(feature.value("edges", ""))});
  REQUIRE(unsigned{segment.halves} == bits(feature.value("halves", json::array())));
  REQUIRE(int{segment.pennants} == feature.value("pennants", 0));
  REQUIRE(unsigned{segment.cities} == bits(feature.value("cities", json::array())));
  for (std::size_t mark = 0; mark < kMarkRows.size(); ++mark) {
    const MarkRow& row = kMarkRows[mark];
    json printed = row.word.empty() ? json(true) : json(row.word);
    if (row.word == "false") printed = false;
    REQUIRE((segment.marks >> mark & 1u) == (feature.value(row.key, json()) == printed ? 1u : 0u));
  }
}

void check_tile(const Tile& tile, const json& printed) {
  INFO(tile.id);
  const auto letters = printed.at("edges").get<std::string>();
  for (std::size_t side = 0; side < 4; ++side) REQUIRE(tile.edges[side] == edge_of_letter(letters[side]));
  REQUIRE(tile.segments.size() == printed.at("features").size());
  for (std::size_t index = 0; index < tile.segments.size(); ++index)
    check_segment(tile.segments[index], printed.at("features")[index]);
}

void check_set(std::span<const SetEntry> set, const json& file) {
  REQUIRE(set.size() == file.at("tiles").size());
  int total = 0;
  for (std::size_t index = 0; index < set.size(); ++index) {
    const json& printed = file.at("tiles")[index];
    REQUIRE(tile(set[index].tile).id == printed.at("id").get<std::string>());
    REQUIRE(set[index].count == printed.at("count").get<int>());
    REQUIRE(set[index].start == printed.value("start", false));
    check_tile(tile(set[index].tile), printed);
    total += set[index].count;
  }
  REQUIRE(total == file.at("expected_total").get<int>());
}

/// Copies by letter in one printing; tiles with a garden count as their plain twins.
std::map<char, int> copies_by_letter(std::string_view edition) {
  std::map<char, int> copies;
  for (const SetEntry& entry : tile_set("base", edition))
    copies[tile(entry.tile).id[std::string_view("base-").size()]] += entry.count;
  return copies;
}

}  // namespace

TEST_CASE("the catalogue holds what the data files say", "[engine][catalogue]") {
  const std::vector<json> files = data_files();
  REQUIRE(files.size() >= 2);
  for (const json& file : files)
    for (const std::string edition : file.at("editions")) {
      INFO(file.at("set") << " " << edition);
      check_set(tile_set(file.at("set").get<std::string>(), edition), file);
    }
}

TEST_CASE("every tile of the catalogue stands in a data file and is found by its id", "[engine][catalogue]") {
  std::set<std::string> ids;
  for (const json& file : data_files())
    for (const char* const list : {"tiles", "supply_tiles"})
      for (const json& printed : file.value(list, json::array())) ids.insert(printed.at("id"));
  const auto of_carcassonne = [](const Tile& tile) { return is_of_carcassonne(tile.deck); };
  REQUIRE(std::cmp_equal(std::ranges::count_if(catalogue(), of_carcassonne), ids.size()));
  for (std::size_t index = 0; index < catalogue().size(); ++index) {
    const auto id = static_cast<TileId>(index);
    REQUIRE(ids.contains(std::string(tile(id).id)) == of_carcassonne(tile(id)));
    REQUIRE(find_tile(tile(id).id) == id);
  }
  REQUIRE_FALSE(find_tile("base-Z"));
  REQUIRE_FALSE(find_tile(""));
  REQUIRE_FALSE(find_tile("D"));
}

TEST_CASE("a set that was never printed is empty", "[engine][catalogue]") {
  REQUIRE(tile_set("base", "third").empty());
  REQUIRE(tile_set("no-such-set", "new").empty());
}

TEST_CASE("both printings hold the 72 tiles of the base game (BASE-COMP-01)", "[engine][catalogue]") {
  const std::map<char, int> expected{{'A', 2}, {'B', 4}, {'C', 1}, {'D', 4}, {'E', 5}, {'F', 2},
                                     {'G', 1}, {'H', 3}, {'I', 2}, {'J', 3}, {'K', 3}, {'L', 3},
                                     {'M', 2}, {'N', 3}, {'O', 2}, {'P', 3}, {'Q', 1}, {'R', 3},
                                     {'S', 2}, {'T', 1}, {'U', 8}, {'V', 9}, {'W', 4}, {'X', 1}};
  for (const std::string_view edition : {"classic", "new"}) {
    INFO(edition);
    REQUIRE(copies_by_letter(edition) == expected);
  }
}

TEST_CASE("the pile is the 71 tiles beside the start tile, in catalogue order (BASE-SETUP-02)",
          "[engine][setup]") {
  for (const std::string edition : {"classic", "new"}) {
    const Rules rules = carcassonne().resolve({.edition = edition, .modules = {{"farmers"}}}).value();
    const std::vector<Pile> piles = carcassonne().piles(rules);
    REQUIRE(piles.size() == 1);
    REQUIRE(piles[0].name == "tiles");
    std::vector<TileId> expected;
    for (const SetEntry& entry : tile_set("base", edition))
      expected.insert(expected.end(), static_cast<std::size_t>(entry.count - (entry.start ? 1 : 0)),
                      entry.tile);
    REQUIRE(expected.size() == 71);
    const bool as_expected = piles[0].items == expected;
    REQUIRE(as_expected);
  }
}

TEST_CASE("half-edges and sides of a tile tell the same terrain (BASE-GEO-03, BASE-GEO-04)",
          "[engine][catalogue]") {
  for (const Tile& tile : catalogue()) {
    if (!is_of_carcassonne(tile.deck)) continue;
    INFO(tile.id);
    for (int side = 0; side < kSides; ++side) {
      const Edge edge = tile.edges[static_cast<std::size_t>(side)];
      int fields = 0;
      int lines = 0;
      for (const Segment& segment : tile.segments) {
        fields += (segment.halves >> (2 * side) & 1) + (segment.halves >> (2 * side + 1) & 1);
        lines += segment.sides >> side & 1;
      }
      const bool of_abbey = edge == Edge::any;
      const bool in_block = edge == Edge::inside;  // where a field may reach one half
      if (!in_block) REQUIRE(fields == (edge == Edge::city || of_abbey ? 0 : 2));
      REQUIRE(lines == (edge == Edge::field || of_abbey || in_block ? 0 : 1));
    }
  }
}

}  // namespace bastide::test
