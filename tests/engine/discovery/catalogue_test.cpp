// The generated tables of The Discovery against engine/data/discovery.json, parsed here a second time, and
// against totals counted on the printed tiles.
#include <engine/catalogue.hpp>

#include "catch.hpp"
#include "discovery/discovery_scenario.hpp"
#include "source_tree.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <bit>
#include <map>
#include <set>

namespace bastide::test::discovery {
namespace {

using nlohmann::json;

const json& data() {
  static const json file = json::parse(read_text(source_tree() / "engine/data/discovery.json"));
  return file;
}

/// All 84 tiles, copies side by side.
std::vector<TileId> all_tiles() {
  std::vector<TileId> all = kind().piles(rules())[0].items;
  all.push_back(card(1));
  return all;
}

template <class Value>
int sum(Value value) {
  int total = 0;
  for (const TileId id : all_tiles())
    for (const Segment& segment : tile(id).segments) total += value(segment);
  return total;
}

}  // namespace

TEST_CASE("the catalogue holds every card of the data as its kind (DISCOVERY-TILE-05)",
          "[discovery][catalogue]") {
  std::map<TileId, int> copies;
  for (const json& row : data().at("tiles")) {
    const auto name = row.at("kind").get<std::string>();
    INFO(row.at("id"));
    const TileId id = kind().find_tile(name).value();
    REQUIRE(kind().find_tile(row.at("id").get<std::string>()) == id);
    REQUIRE(tile(id).id == name);
    REQUIRE(tile(id).deck == Deck::discovery);
    copies[id] += row.at("count").get<int>();

    const json& features = row.at("features");
    REQUIRE(tile(id).segments.size() == features.size());
    std::vector<int> cities(features.size());
    std::vector<std::set<int>> borders(features.size());
    for (const json& city : row.value("cities", json::array())) {
      ++cities[city.at("land").get<std::size_t>()];
      ++cities[city.at("sea").get<std::size_t>()];
    }
    for (const json& pair : row.value("borders", json::array())) {
      borders[pair.at(0).get<std::size_t>()].insert(pair.at(1).get<int>());
      borders[pair.at(1).get<std::size_t>()].insert(pair.at(0).get<int>());
    }
    for (std::size_t i = 0; i < features.size(); ++i) {
      const Segment& segment = tile(id).segments[i];
      REQUIRE(bastide::name(segment.kind) == features[i].at("kind").get<std::string>());
      unsigned sides = 0, beside = 0;
      for (const std::string side : features[i].at("at")) sides |= 1u << std::string("nesw").find(side);
      for (const int other : borders[i]) beside |= 1u << other;
      REQUIRE(segment.sides == sides);
      REQUIRE(segment.shore_cities == cities[i]);
      REQUIRE(segment.borders == beside);
    }
  }
  REQUIRE(copies.size() == 64);
  std::map<TileId, int> in_the_box;
  for (const TileId id : all_tiles()) ++in_the_box[id];
  REQUIRE((in_the_box == copies));
}

TEST_CASE("84 tiles with 37 cities, a third of all sides of each kind (DISCOVERY-COMP-02, DISCOVERY-TILE-03)",
          "[discovery][catalogue]") {
  REQUIRE(all_tiles().size() == 84);
  for (const FeatureKind kind : {FeatureKind::mountain, FeatureKind::grassland, FeatureKind::sea})
    REQUIRE(sum([&](const Segment& s) { return s.kind == kind ? std::popcount(s.sides) : 0; }) == 112);
  const auto cities = [](FeatureKind kind) {
    return sum([&](const Segment& s) { return s.kind == kind ? int{s.shore_cities} : 0; });
  };
  REQUIRE(cities(FeatureKind::sea) == 37);
  REQUIRE(cities(FeatureKind::mountain) == 14);
  REQUIRE(cities(FeatureKind::grassland) == 23);
  int on_d54 = 0;
  for (const Segment& segment : tile(card(54)).segments)
    if (segment.kind == FeatureKind::sea) on_d54 += segment.shore_cities;
  REQUIRE(on_d54 == 2);
}

TEST_CASE("each side belongs to one feature, whose kind it shows (DISCOVERY-TILE-01, DISCOVERY-TILE-02)",
          "[discovery][catalogue]") {
  for (const TileId id : all_tiles()) {
    INFO(tile(id).id);
    unsigned sides = 0;
    for (const Segment& segment : tile(id).segments) {
      REQUIRE((sides & segment.sides) == 0);
      sides |= segment.sides;
      for (unsigned side = 0; side < 4; ++side) {
        if (segment.sides >> side & 1u)
          REQUIRE((tile(id).edges[side] == Edge::mountain) == (segment.kind == FeatureKind::mountain));
        if (segment.sides >> side & 1u)
          REQUIRE((tile(id).edges[side] == Edge::sea) == (segment.kind == FeatureKind::sea));
      }
    }
    REQUIRE(sides == 0xfu);
  }
  REQUIRE(tile(card(81)).segments[4].sides == 0);  // a sea shut in
}

TEST_CASE("on tiles without sea every mountain borders every grassland (DISCOVERY-TILE-04)",
          "[discovery][catalogue]") {
  int pairs = 0;
  for (const TileId id : all_tiles()) {
    INFO(tile(id).id);
    const auto segments = tile(id).segments;
    const bool sea = std::ranges::count(segments, FeatureKind::sea, &Segment::kind) > 0;
    for (unsigned a = 0; a < segments.size(); ++a)
      for (unsigned b = 0; b < segments.size(); ++b) {
        const bool border = segments[a].borders >> b & 1u;
        REQUIRE(border == (segments[b].borders >> a & 1u));
        if (border) REQUIRE(segments[a].kind != segments[b].kind);
        const bool both_lands =
            segments[a].kind == FeatureKind::mountain && segments[b].kind == FeatureKind::grassland;
        if (!sea)
          REQUIRE(border == (both_lands || (segments[b].kind == FeatureKind::mountain &&
                                            segments[a].kind == FeatureKind::grassland)));
        pairs += border && both_lands;
      }
  }
  REQUIRE(pairs > 40);
}

TEST_CASE("a tile is found by its kind and by the card, and by no other game", "[discovery][catalogue]") {
  REQUIRE(kind().find_tile("D03") == card(4));
  REQUIRE(card(4) == card(6));
  for (const std::string_view wrong :
       {"", "D65", "D00", "d01", "discovery-85", "discovery-0", "base-D", "D", "K01", "castle-01"})
    REQUIRE_FALSE(kind().find_tile(wrong));
  for (const std::string_view other : {"castle", "carcassonne"}) {
    REQUIRE_FALSE(find_game(other)->find_tile("D03"));
    REQUIRE_FALSE(find_game(other)->find_tile("discovery-04"));
    for (const TileId id : find_game(other)->tiles()) REQUIRE(tile(id).deck != Deck::discovery);
  }
  REQUIRE(kind().tiles().size() == 64);
}

}  // namespace bastide::test::discovery
