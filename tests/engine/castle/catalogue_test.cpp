// The generated tables of The Castle against engine/data/castle.json, parsed here a second time, and against
// totals counted on the printed tiles.
#include <engine/catalogue.hpp>

#include "castle/castle_scenario.hpp"
#include "castle/reference/printed.hpp"
#include "catch.hpp"
#include "source_tree.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace bastide::test::castle {
namespace {

using nlohmann::json;

const json& data() {
  static const json file = json::parse(read_text(source_tree() / "engine/data/castle.json"));
  return file;
}

unsigned bits(const json& at, std::size_t length) {
  unsigned bits = 0;
  for (const std::string place : at) {
    if (place.size() != length) continue;
    const unsigned side = static_cast<unsigned>(std::string_view("nesw").find(place[0]));
    bits |= length == 1 ? 1u << side : 1u << (2 * side + static_cast<unsigned>(place[1] - '1'));
  }
  return bits;
}

void check_segments(TileId id, const json& features) {
  const Tile& printed = tile(id);
  INFO(printed.id);
  REQUIRE(printed.deck == Deck::castle);
  REQUIRE(printed.segments.size() == features.size());
  for (std::size_t index = 0; index < features.size(); ++index) {
    const Segment& segment = printed.segments[index];
    const json& feature = features[index];
    REQUIRE(name(segment.kind) == feature.at("kind").get<std::string>());
    REQUIRE(unsigned{segment.sides} == bits(feature.at("at"), 1));
    REQUIRE(unsigned{segment.halves} == bits(feature.at("at"), 2));
    REQUIRE(int{segment.markets} == feature.value("markets", 0));
    REQUIRE(int{segment.fountains} == feature.value("fountains", 0));
  }
}

std::set<std::string> keys(const json& object) {
  std::set<std::string> keys;
  for (const auto& [key, value] : object.items()) keys.insert(key);
  return keys;
}

/// Everything printed on a tile that a rule uses, in a fixed order.
using Meaning = std::multiset<std::tuple<std::string, std::vector<std::string>, int, int>>;

Meaning meaning_of(const json& card) {
  Meaning meaning;
  for (const json& feature : card.at("features")) {
    auto places = feature.at("at").get<std::vector<std::string>>();
    std::ranges::sort(places);
    meaning.emplace(feature.at("kind"), places, feature.value("markets", 0), feature.value("fountains", 0));
  }
  return meaning;
}

/// All sixty tiles, copies side by side.
std::vector<TileId> all_tiles() { return kind().piles(rules())[0].items; }

template <class Value>
int sum(const std::vector<TileId>& tiles, Value value) {
  int total = 0;
  for (const TileId id : tiles)
    for (const Segment& segment : tile(id).segments) total += value(segment);
  return total;
}

int halves_of(FeatureKind wanted) {
  return sum(all_tiles(), [&](const Segment& segment) {
    return segment.kind == wanted ? std::popcount(unsigned{segment.halves}) : 0;
  });
}

}  // namespace

TEST_CASE("the catalogue holds every tile and start space of the data (CASTLE-TILE-01, CASTLE-TILE-02)",
          "[castle][catalogue]") {
  std::map<TileId, int> copies;
  for (const json& card : data().at("tiles")) {
    const TileId id = kind().find_tile(card.at("kind").get<std::string>()).value();
    check_segments(id, card.at("features"));
    copies[id] += card.at("count").get<int>();
    REQUIRE(kind().find_tile(card.at("id").get<std::string>()) == id);
    REQUIRE(tile(id).id == card.at("kind").get<std::string>());
  }
  REQUIRE(copies.size() == 48);
  std::map<TileId, int> in_the_pile;
  for (const TileId id : all_tiles()) ++in_the_pile[id];
  const bool same = in_the_pile == copies;
  REQUIRE(same);
}

TEST_CASE("the start spaces stand in the catalogue as printed (CASTLE-BOARD-02)", "[castle][catalogue]") {
  int spaces = 0;
  for (const json& start : data().at("board").at("start_spaces")) {
    ++spaces;
    check_segments(find_tile("castle-" + start.at("id").get<std::string>()).value(), start.at("features"));
  }
  REQUIRE(spaces == 7);
}

TEST_CASE("a tile is found by its kind and by the card, a start space is no tile to draw",
          "[castle][catalogue]") {
  REQUIRE(kind().find_tile("K47"));
  REQUIRE(kind().find_tile("castle-58") == kind().find_tile("K47"));
  for (const std::string_view wrong : {"", "K49", "K00", "k47", "castle-61", "castle-0", "base-D", "D"})
    REQUIRE_FALSE(kind().find_tile(wrong));
}

TEST_CASE("sixty tiles, and what is printed on them adds up (CASTLE-COMP-02, CASTLE-TILE-02)",
          "[castle][catalogue]") {
  const std::vector<TileId> all = all_tiles();
  REQUIRE(all.size() == 60);
  REQUIRE(halves_of(FeatureKind::tower) == 136);
  REQUIRE(halves_of(FeatureKind::house) == 132);
  REQUIRE(halves_of(FeatureKind::court) == 212);
  REQUIRE(sum(all, [](const Segment& s) { return std::popcount(unsigned{s.sides}); }) == 87);
  REQUIRE(sum(all, [](const Segment& s) { return int{s.markets}; }) == 10);
  REQUIRE(sum(all, [](const Segment& s) { return int{s.fountains}; }) == 6);
  // A square parts three arms; nothing else parts a path.
  REQUIRE(std::ranges::count_if(all, [](TileId id) {
            return std::ranges::count(tile(id).segments, FeatureKind::path, &Segment::kind) == 3;
          }) == 8);
}

TEST_CASE("a picture on a tile beyond its features makes it no other tile (CASTLE-TILE-05)",
          "[castle][catalogue]") {
  std::map<Meaning, TileId> kinds;
  for (const json& card : data().at("tiles")) {
    INFO(card.at("id"));
    for (const json& feature : card.at("features"))
      for (const std::string& key : keys(feature))
        REQUIRE(std::set<std::string>{"kind", "at", "ends", "markets", "fountains"}.contains(key));
    // Equivalent cards are one tile for the rules, whatever figures and animals are printed on them.
    const TileId id = kind().find_tile(card.at("id").get<std::string>()).value();
    REQUIRE(kinds.emplace(meaning_of(card), id).first->second == id);
  }
  REQUIRE(kinds.size() == 48);
}

TEST_CASE("the material holds what is played with, and no credits or pages of the rulebook (CASTLE-SRC-11)",
          "[castle][catalogue]") {
  REQUIRE(keys(data()) == std::set<std::string>{"format", "game", "board", "tiles", "wall_tiles", "pieces"});
  for (const char* word : {"Wrede", "designer", "page"})
    REQUIRE_FALSE(read_text(source_tree() / "engine/data/castle.json").contains(word));
}

TEST_CASE("every half of a tile belongs to one building or court, a side has one path at most",
          "[castle][catalogue]") {
  for (const TileId id : all_tiles()) {
    INFO(tile(id).id);
    unsigned halves = 0;
    unsigned sides = 0;
    for (const Segment& segment : tile(id).segments) {
      REQUIRE((halves & segment.halves) == 0);
      REQUIRE((sides & segment.sides) == 0);
      REQUIRE((segment.kind == FeatureKind::path) == (segment.halves == 0));
      halves |= segment.halves;
      sides |= segment.sides;
    }
    REQUIRE(halves == 0xffu);
  }
}

TEST_CASE(
    "76 cells lie inside the wall, seven start spaces on it, thirteen corners hold wall tiles "
    "(CASTLE-COMP-03, CASTLE-BOARD-01, CASTLE-BOARD-02, CASTLE-BOARD-04)",
    "[castle][catalogue]") {
  const std::map<int, std::pair<int, int>> rows{{1, {4, 9}}, {2, {4, 9}},  {3, {1, 9}},  {4, {1, 8}},
                                                {5, {4, 8}}, {6, {4, 8}},  {7, {4, 8}},  {8, {2, 8}},
                                                {9, {2, 8}}, {10, {2, 8}}, {11, {2, 8}}, {12, {2, 5}}};
  std::vector<reference::Spot> expected;
  for (const auto& [y, x] : rows)
    for (int column = x.first; column <= x.second; ++column) expected.push_back({.y = y, .x = column});
  REQUIRE(expected.size() == 76);
  const bool same = reference::castle::interior() == expected;
  REQUIRE(same);

  const std::map<std::string, reference::Spot> first_cells{
      {"start-1", {10, 2}}, {"start-2", {6, 4}}, {"start-3", {1, 4}}, {"start-4", {1, 7}},
      {"start-5", {3, 9}},  {"start-6", {8, 8}}, {"start-7", {12, 4}}};
  for (const auto& start : reference::castle::start_spaces()) {
    INFO(start.id);
    const bool faces_it = reference::neighbour(start.spot, start.faces) == first_cells.at(start.id);
    REQUIRE(faces_it);
  }
  const std::vector<std::pair<int, int>> corners{{12, 13}, {16, 17}, {20, 21}, {26, 27}, {32, 33},
                                                 {38, 39}, {42, 43}, {56, 57}, {64, 65}, {66, 67},
                                                 {82, 83}, {88, 89}, {90, 91}};
  REQUIRE(reference::castle::corners() == corners);
}

}  // namespace bastide::test::castle
