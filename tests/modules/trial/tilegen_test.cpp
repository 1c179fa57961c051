// What the generator of the tile tables refuses, so that no fact in the data is lost silently.
#include "../../../engine/tools/tilegen/tile_set.hpp"

#include "catch.hpp"

#include <filesystem>
#include <fstream>
#include <string>

#include <unistd.h>

namespace tilegen {
namespace {

/// The sentence with which a file is refused; empty if it is accepted.
std::string fault_of(const std::string& text) {
  const auto path =
      std::filesystem::temp_directory_path() / ("tilegen_test_" + std::to_string(getpid()) + ".json");
  std::ofstream(path) << text;
  std::string fault;
  try {
    Catalogue catalogue;
    read_file(path.string(), catalogue);
  } catch (const DataFault& found) {
    fault = found.what();
  }
  std::filesystem::remove(path);
  return fault;
}

/// A set of these tiles, laid out like this.
std::string file_of(const std::string& tiles, int total, const std::string& layout = "") {
  return R"({"set": "s", "title": "S", "editions": ["new"], "start_layout": [)" + layout +
         R"(], "expected_total": )" + std::to_string(total) + R"(, "tiles": [)" + tiles + "]}";
}

std::string fields(const std::string& id, bool start, const std::string& more = "") {
  return R"({"id": ")" + id + R"(", "count": 1, "start": )" + (start ? "true" : "false") +
         R"(, "edges": "FFFF", "features": [{"kind": "field", "halves": [0,1,2,3,4,5,6,7], "cities": []}])" +
         more + "}";
}

std::string city(const std::string& more) {
  return R"({"id": "c", "count": 1, "start": false, "edges": "CCCC", "features": [{"kind": "city", "edges": "NESW", "pennants": 0)" +
         more + "}]}";
}

std::string laid(const std::string& id, int x, int y, int rotation = 0) {
  return R"({"tile": ")" + id + R"(", "x": )" + std::to_string(x) + R"(, "y": )" + std::to_string(y) +
         R"(, "rotation": )" + std::to_string(rotation) + "}";
}

/// Fields to the north and west, the inside of a block to the east and south.
const std::string kInside =
    R"({"id": "i", "count": 1, "start": true, "edges": "FIIF", "features": [{"kind": "field", "halves": [0,1,6,7], "cities": []}]})";

/// A start tile with this field.
std::string reaching(const std::string& id, const std::string& edges, const std::string& halves) {
  return R"({"id": ")" + id + R"(", "count": 1, "start": true, "edges": ")" + edges +
         R"(", "features": [{"kind": "field", "halves": )" + halves + R"(, "cities": []}]})";
}

}  // namespace

TEST_CASE("start tiles lie as the data say, each once, and fit each other", "[engine][trial][tilegen]") {
  REQUIRE(fault_of(file_of(fields("a", false), 1)).empty());
  REQUIRE(fault_of(file_of(fields("a", true), 1, laid("a", 0, 0))).empty());
  REQUIRE(fault_of(file_of(fields("a", true) + "," + fields("b", true), 2,
                           laid("a", 0, 0) + "," + laid("b", 1, 0)))
              .empty());
  REQUIRE(fault_of(file_of(reaching("w", "FIFF", "[0,1,2,4,5,6,7]") + "," +
                               reaching("e", "FFFI", "[0,1,2,3,4,5,7]"),
                           2, laid("w", 0, 0) + "," + laid("e", 1, 0)))
              .empty());
  const std::pair<std::string, std::string> faults[]{
      {file_of(fields("a", true), 1), "must have every start tile once"},
      {file_of(fields("a", false), 1, laid("a", 0, 0)), "must have every start tile once"},
      {file_of(fields("a", true), 1, laid("a", 0, 0) + "," + laid("a", 1, 0)),
       "must have every start tile once"},
      {file_of(fields("a", true), 1, laid("a", 0, 0, 4)), "a cannot lie there"},
      {file_of(fields("a", false), 1, laid("b", 0, 0)), "b cannot lie there"},
      {file_of(fields("a", true) + "," + fields("b", true), 2, laid("a", 0, 0) + "," + laid("b", 0, 0)),
       "a cannot lie there"},
      {file_of(fields("a", true) + "," + kInside, 2, laid("i", 0, 0) + "," + laid("a", 1, 0)),
       "meets nothing that fits its side E"},
      {file_of(kInside, 1, laid("i", 0, 0)), "meets nothing that fits its side E"},
      {file_of(reaching("w", "FIFF", "[0,1,2,4,5,6,7]") + "," + reaching("e", "FFFI", "[0,1,2,3,4,5]"), 2,
               laid("w", 0, 0) + "," + laid("e", 1, 0)),
       "meets nothing that fits its side E"},
  };
  for (const auto& [file, sentence] : faults) {
    INFO(file);
    REQUIRE_THAT(fault_of(file), Catch::Contains(sentence));
  }
}

TEST_CASE("keys that no rule asks for are checked, and others refused", "[engine][trial][tilegen]") {
  for (const char* good :
       {"", R"(, "spurs": ["NE", "SW"])", R"(, "spurs": ["S"])", R"(, "castle_base": false)"})
    REQUIRE(fault_of(file_of(city(good), 1)).empty());
  for (const char* bad : {R"(, "spurs": ["Q"])", R"(, "spurs": [])", R"(, "castle_base": 1)"})
    REQUIRE_THAT(fault_of(file_of(city(bad), 1)), Catch::Contains("has a value that it cannot have"));
  for (const char* good : {R"(, "crosses": [[0, 1]])", R"(, "max": 1)", R"(, "notes": "n")"})
    REQUIRE(fault_of(file_of(fields("a", false, good), 1)).empty());
  for (const char* bad : {R"(, "crosses": [0])", R"(, "max": -1)", R"(, "notes": 1)"})
    REQUIRE_THAT(fault_of(file_of(fields("a", false, bad), 1)),
                 Catch::Contains("has a value that it cannot have"));
  REQUIRE_THAT(fault_of(file_of(city(R"(, "turrets": 2)"), 1)), Catch::Contains("unknown key 'turrets'"));
  REQUIRE_THAT(fault_of(file_of(fields("a", false, R"(, "crowns": 2)"), 1)),
               Catch::Contains("unknown key 'crowns'"));
}

}  // namespace tilegen
