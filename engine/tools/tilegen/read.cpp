#include "tile_set.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <set>
#include <span>
#include <string_view>

namespace tilegen {
namespace {

using Json = nlohmann::json;

void refuse_unknown_keys(const std::string& where, const Json& object, const std::set<std::string>& known) {
  for (const auto& [key, value] : object.items()) {
    if (!known.contains(key)) throw DataFault(where + ": unknown key '" + key + "'");
  }
}

/// Facts that no rule of the engine uses. They are checked in the data and left out of the tables: what only
/// drawings show (web/tiles reads them there), and what waits for its module, which brings a mark for it.
struct Unread {
  std::string_view key;
  bool (*is_sound)(const Json&);
};

bool is_flag(const Json& value) { return value.is_boolean(); }

bool are_ends_of_spurs(const Json& value) {
  static const std::set<std::string> ends{"NE", "SE", "SW", "NW", "N", "E", "S", "W"};
  return value.is_array() && !value.empty() && std::ranges::all_of(value, [](const Json& end) {
           return end.is_string() && ends.contains(end.get<std::string>());
         });
}

bool are_pairs(const Json& value) {
  return value.is_array() && std::ranges::all_of(value, [](const Json& pair) {
           return pair.is_array() && pair.size() == 2 && pair[0].is_number_unsigned() &&
                  pair[1].is_number_unsigned();
         });
}

constexpr Unread kUnreadOfFeatures[] = {
    // drawing: corners and middles of sides into which a city reaches without opening there
    {"spurs", are_ends_of_spurs},
    {"tunnel", is_flag},       // drawing: a road that passes below what it crosses
    {"castle_base", is_flag},  // true, as where it is left out; false is a mark
};
constexpr Unread kUnreadOfTiles[] = {
    {"crosses", are_pairs},  // drawing: pairs of features of which one passes over the other
    {"max",
     [](const Json& value) { return value.is_number_unsigned(); }},  // copies in a game with two rivers
    {"notes", [](const Json& value) { return value.is_string(); }},  // for readers of the file
};

void check_unread(const std::string& where, const Json& object, std::span<const Unread> rows,
                  std::set<std::string>& known) {
  for (const auto& [key, is_sound] : rows) {
    known.emplace(key);
    const auto value = object.find(key);
    if (value != object.end() && !is_sound(*value))
      throw DataFault(where + ": '" + std::string(key) + "' has a value that it cannot have");
  }
}

/// The keys that a feature of each kind may have besides its marks; add kinds and keys of new sets here.
const std::map<std::string, std::set<std::string>>& feature_keys() {
  static const std::map<std::string, std::set<std::string>> keys{
      {"city", {"kind", "edges", "pennants", "shares"}},
      {"road", {"kind", "edges"}},
      {"field", {"kind", "halves", "cities"}},
      {"monastery", {"kind", "abbey"}},
      {"garden", {"kind"}},
      {"river", {"kind", "edges"}},
      {"tower", {"kind"}},
      {"volcano", {"kind"}},
      {"dragon", {"kind"}},
      {"portal", {"kind"}},
      {"bazaar", {"kind"}},
      {"hill", {"kind"}},
      {"vineyard", {"kind"}},
      {"corn_circle", {"kind"}},
      {"mage", {"kind"}},
      {"goldmine", {"kind"}},
  };
  return keys;
}

/// What the data say where the mark is printed.
Json printed(const bastide::MarkRow& mark) {
  if (mark.word.empty()) return true;
  return mark.word == "false" ? Json(false) : Json(mark.word);
}

Feature read_feature(const std::string& where, const Json& json) {
  Feature feature;
  feature.kind = json.at("kind").get<std::string>();
  const auto known = feature_keys().find(feature.kind);
  if (known == feature_keys().end()) throw DataFault(where + ": unknown kind '" + feature.kind + "'");
  auto keys = known->second;
  for (unsigned i = 0; i < bastide::kMarkRows.size(); ++i) {
    const auto& mark = bastide::kMarkRows[i];
    if (mark.kind != feature.kind) continue;
    keys.emplace(mark.key);
    if (json.value(mark.key, Json()) == printed(mark)) feature.marks |= bit(static_cast<bastide::Mark>(i));
  }
  check_unread(where, json, kUnreadOfFeatures, keys);
  refuse_unknown_keys(where, json, keys);
  if (known->second.contains("edges")) feature.edges = json.at("edges").get<std::string>();
  feature.shares = json.value("shares", std::string());
  if (known->second.contains("halves")) feature.halves = json.at("halves").get<std::vector<int>>();
  if (known->second.contains("cities")) feature.cities = json.at("cities").get<std::vector<int>>();
  if (known->second.contains("pennants")) feature.pennants = json.at("pennants").get<int>();
  return feature;
}

/// Makes all features of a group meet each other.
void link(const std::string& where, const std::vector<std::size_t>& group, Tile& tile) {
  for (const std::size_t one : group) {
    if (one >= tile.features.size()) throw DataFault(where + ": links name a feature that is not there");
    for (const std::size_t other : group) {
      if (one != other) tile.features[one].meets.push_back(static_cast<int>(other));
    }
  }
}

Tile read_tile(const std::string& where, const Json& json, const std::string& deck = "land") {
  std::set<std::string> keys{"id", "count", "start", "edges", "features", "links", "deck", "per_player"};
  check_unread(where, json, kUnreadOfTiles, keys);
  refuse_unknown_keys(where, json, keys);
  Tile tile{
      json.at("id").get<std::string>(), json.at("edges").get<std::string>(), json.value("deck", deck), {}};
  for (const auto& feature : json.at("features")) {
    const auto number = std::to_string(tile.features.size());
    tile.features.push_back(read_feature(where + ", " + tile.id + ", feature " + number, feature));
  }
  for (const auto& group : json.value("links", Json::array()))
    link(where + ", " + tile.id, group.get<std::vector<std::size_t>>(), tile);
  return tile;
}

void add_tile(const std::string& where, const Tile& tile, Catalogue& catalogue) {
  check_tile(where + ", " + tile.id, tile);
  const auto [known, fresh] = catalogue.tiles.emplace(tile.id, tile);
  if (!fresh && known->second != tile)
    throw DataFault(where + ", " + tile.id + ": is another tile in another file");
}

/// Reads the tiles that each seat holds from the start: they are in the catalogue and in no set.
void read_supply(const std::string& where, const Json& json, Catalogue& catalogue) {
  for (const auto& row : json.value("supply_tiles", Json::array())) {
    if (row.at("per_player") != 1) throw DataFault(where + ": each seat holds one tile of a kind");
    add_tile(where, read_tile(where, row, "hand"), catalogue);
  }
}

void read_layout(const std::string& where, const Json& json, TileSet& set) {
  for (const auto& row : json.value("start_layout", Json::array())) {
    refuse_unknown_keys(where + ", start_layout", row, {"tile", "x", "y", "rotation"});
    set.layout.push_back({row.at("tile").get<std::string>(), row.at("x").get<int>(), row.at("y").get<int>(),
                          row.at("rotation").get<int>()});
  }
}

}  // namespace

void read_file(const std::string& path, Catalogue& catalogue) try {
  std::ifstream file(path);
  const Json json = Json::parse(file);
  const auto where = path.substr(path.rfind('/') + 1);
  refuse_unknown_keys(
      where, json, {"set", "title", "editions", "expected_total", "start_layout", "supply_tiles", "tiles"});
  TileSet set{json.at("set").get<std::string>(),
              json.at("editions").get<std::vector<std::string>>(),
              json.at("expected_total").get<int>(),
              {},
              {}};
  int total = 0;
  for (const auto& row : json.at("tiles")) {
    const Tile tile = read_tile(where, row);
    add_tile(where, tile, catalogue);
    const Entry entry{tile.id, row.at("count").get<int>(), row.at("start").get<bool>()};
    if (entry.count < 1) throw DataFault(where + ", " + tile.id + ": count must be at least 1");
    total += entry.count;
    set.entries.push_back(entry);
  }
  if (total != set.expected_total) {
    throw DataFault(where + ": counts add up to " + std::to_string(total) + ", not to expected_total");
  }
  read_supply(where, json, catalogue);
  read_layout(where, json, set);
  check_layout(where, set, catalogue);
  catalogue.sets.push_back(std::move(set));
} catch (const nlohmann::json::exception& fault) {
  throw DataFault(path + ": " + fault.what());
}

}  // namespace tilegen
