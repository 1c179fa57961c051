// Every rule has a test: each id of engine/rules/*.md is cited by a test, or listed below with the reason why
// not; and every cited id exists. rules.md beside this file has the table of citations. BASTIDE_WRITE_RULES=1
// writes it anew.
#include "catch.hpp"
#include "source_tree.hpp"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <vector>

namespace bastide::test {
namespace {

/// Rules that no test can check: they describe sources or presentation, or only apply with a module that
/// has its own rule.
const std::map<std::string, std::string> kUntestable{
    {"BASE-DIFF-07", "tells the sources; decided by BASE-PLACE-02"},
    {"BASE-DIFF-08", "tells the sources; decided by BASE-PLACE-04"},
    {"BASE-DIFF-11", "tells the sources; decided by BASE-DEPLOY-04"},
    {"BASE-DIFF-13", "tells the sources; no effect on any tile"},
    {"BASE-DIFF-14", "tells the sources; a slip of the pen"},
    {"BASE-DIFF-15", "tells the sources; a slip of the pen"},
    {"TRADERS-COMP-04", "tells what is in the box; no effect"},
};

/// Worked examples without a playthrough: they are only C++ tests, for the reason given.
const std::map<std::string, std::string> kUnrecorded{
    {"BASE-X18", "gives final scores alone"},          {"BRIDGES-X11", "begins from scores in mid-game"},
    {"BRIDGES-X15", "begins from scores in mid-game"}, {"CASTLE-X11", "begins from scores in mid-game"},
    {"CASTLE-X12", "begins from scores in mid-game"},  {"CASTLE-X13", "begins from scores in mid-game"},
    {"CASTLE-X14", "begins with wall tiles in hands"}, {"CASTLE-X15", "begins with wall tiles in hands"},
    {"CASTLE-X16", "begins from a full board"},        {"DISCOVERY-X12", "gives final scores alone"},
    {"COUNT-X12", "begins with figures in quarters"},  {"HILLS-X08", "begins with knights in a city"},
    {"HILLS-X11", "begins with tiles and knights"},    {"RIVER-X10", "counts piles, without a move"},
    {"TOWER-X01", "counts pieces, without a move"},    {"TOWER-X09", "begins with a stock used up"},
};

/// Ids such as BASE-DRAW-02; a shortened list as in "BASE-CITY-02/03" names both.
std::set<std::string> ids_in(const std::string& text) {
  static const std::regex pattern(R"(\b([A-Z]+-(?:[A-Z]+-)?)(X?[0-9]{2}|T[0-9])((?:/[0-9]{2})*)\b)");
  std::set<std::string> ids;
  for (auto it = std::sregex_iterator(text.begin(), text.end(), pattern); it != std::sregex_iterator();
       ++it) {
    ids.insert((*it)[1].str() + (*it)[2].str());
    for (std::size_t slash = 0; slash + 3 <= static_cast<std::size_t>((*it)[3].length()); slash += 3)
      ids.insert((*it)[1].str() + (*it)[3].str().substr(slash + 1, 2));
  }
  return ids;
}

/// The ids that a rule file defines: in bold, at the head of an item or in the first column of a table.
std::set<std::string> ids_defined(const std::string& rules) {
  static const std::regex bold(R"(\*\*([A-Z]+-[A-Z0-9-]*(?:[0-9]{2}|T[0-9]))\b)");
  std::set<std::string> ids;
  for (auto it = std::sregex_iterator(rules.begin(), rules.end(), bold); it != std::sregex_iterator(); ++it)
    ids.insert((*it)[1]);
  return ids;
}

/// "BASE" of "BASE-DRAW-01".
std::string stem(const std::string& id) { return id.substr(0, id.find('-')); }

std::set<std::string> rules_defined() {
  std::set<std::string> ids;
  for (const auto& entry : std::filesystem::directory_iterator(source_tree() / "engine/rules"))
    if (entry.path().extension() == ".md") ids.merge(ids_defined(read_text(entry.path())));
  return ids;
}

/// C++ tests and playthroughs. Helpers of tests and the model prove nothing by citing a rule.
bool is_test_source(const std::filesystem::path& path) {
  const std::string name = path.filename().string();
  return (name.ends_with("_test.cpp") && name != "rule_ids_test.cpp") || name.ends_with(".expect.json");
}

/// A test's name in the table: "engine/drawing", "modules/tower/rules", "playthroughs/base/x01".
std::string short_name(const std::filesystem::path& path) {
  std::string name = std::filesystem::relative(path, source_tree() / "tests").generic_string();
  for (const std::string_view end : {"_test.cpp", ".expect.json"})
    if (name.ends_with(end)) name.resize(name.size() - end.size());
  return name;
}

/// Each cited rule, with the tests that cite it.
std::map<std::string, std::set<std::string>> citations() {
  std::map<std::string, std::set<std::string>> tests;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(source_tree() / "tests"))
    if (entry.is_regular_file() && is_test_source(entry.path()))
      for (const std::string& id : ids_in(read_text(entry.path())))
        tests[id].insert(short_name(entry.path()));
  return tests;
}

/// Code and test helpers, in C++ and TypeScript. This file is excluded because it makes up ids.
bool is_source(const std::filesystem::path& path) {
  static const std::set<std::string> extensions{".hpp", ".cpp", ".ts", ".tsx"};
  return extensions.contains(path.extension().string()) && path.filename() != "rule_ids_test.cpp";
}

/// The ids that look like rules but are not defined.
std::set<std::string> undefined_among(const std::set<std::string>& ids,
                                      const std::set<std::string>& defined) {
  std::set<std::string> stems, undefined;
  for (const std::string& id : defined) stems.insert(stem(id));
  std::ranges::copy_if(ids, std::inserter(undefined, undefined.end()), [&](const std::string& id) {
    return stems.contains(stem(id)) && !defined.contains(id);
  });
  return undefined;
}

std::string where_tested(const std::map<std::string, std::set<std::string>>& tests, const std::string& id) {
  if (kUntestable.contains(id)) return kUntestable.at(id);
  std::string list;
  if (const auto it = tests.find(id); it != tests.end())
    for (const std::string& test : it->second) list += (list.empty() ? "" : ", ") + test;
  return list;
}

/// "BASE-DRAW-01" and "BASE-DRAW-04" give "BASE-DRAW-01 to 04".
std::string range(const std::string& first, const std::string& last) {
  return first == last ? first : first + " to " + last.substr(last.size() - 2);
}

/// Whether an id has the same stem with the next number; also "CASTLE-WALL-T2" after "CASTLE-WALL-T1".
bool follows(const std::string& id, const std::string& before) {
  const auto digits = [](const std::string& text) { return text.find_last_not_of("0123456789") + 1; };
  const auto stem = [&](const std::string& text) { return text.substr(0, digits(text)); };
  const auto number = [&](const std::string& text) { return std::stoi(text.substr(digits(text))); };
  return stem(id) == stem(before) && number(id) == number(before) + 1;
}

/// One row for each run of ids that are tested in the same places.
std::string table_of_tests() {
  const auto tests = citations();
  std::string table = "| rule | tested in |\n|---|---|\n";
  std::string first, last, where;
  const auto end_row = [&] {
    if (!first.empty()) table += "| " + range(first, last) + " | " + where + " |\n";
  };
  for (const std::string& id : rules_defined()) {
    const std::string here = where_tested(tests, id);
    if (first.empty() || here != where || !follows(id, last)) {
      end_row();
      first = id;
      where = here;
    }
    last = id;
  }
  end_row();
  return table;
}

const std::string kHeading = "# Where each rule is tested\n\nMade by rule_ids_test.cpp.\n\n";

}  // namespace

TEST_CASE("every rule is cited by a test", "[engine][rules]") {
  const std::set<std::string> defined = rules_defined();
  REQUIRE(defined.size() > 100);
  const auto cited = citations();
  for (const std::string& id : defined)
    if (!cited.contains(id) && !kUntestable.contains(id)) FAIL_CHECK("no test cites " << id);
}

TEST_CASE("no source, no test and no playthrough cites a rule that does not exist",
          "[engine][rules][unsanitized]") {
  const std::set<std::string> defined = rules_defined();
  int sources = 0;
  for (const char* folder : {"engine", "protocol", "server", "web/src", "web/tiles", "tests"}) {
    for (const auto& entry : std::filesystem::recursive_directory_iterator(source_tree() / folder)) {
      const auto& path = entry.path();
      if (!entry.is_regular_file() || !(is_source(path) || is_test_source(path))) continue;
      ++sources;
      for (const std::string& id : undefined_among(ids_in(read_text(path)), defined))
        FAIL_CHECK(id << ", cited in " << path.string() << ", is no rule");
    }
  }
  REQUIRE(sources > 1000);
  for (const auto& [id, why] : kUntestable) REQUIRE(defined.contains(id));
}

TEST_CASE("every worked example is a playthrough, or stands in a list with the reason why not",
          "[engine][rules]") {
  const auto cited = citations();
  const std::regex example(R"([A-Z]+-X[0-9]{2})");
  for (const std::string& id : rules_defined()) {
    if (!std::regex_match(id, example)) continue;
    INFO(id);
    const bool recorded = cited.contains(id) && std::ranges::any_of(cited.at(id), [](const auto& test) {
                            return test.contains("playthroughs/");
                          });
    CHECK(recorded != kUnrecorded.contains(id));
  }
}

TEST_CASE("a table tells where each rule is tested", "[engine][rules]") {
  const auto path = source_tree() / "tests/engine/rules.md";
  const std::string expected = kHeading + table_of_tests();
  if (read_text(path) == expected) return;
  if (std::getenv("BASTIDE_WRITE_RULES")) std::ofstream(path, std::ios::binary) << expected;
  FAIL("the table differs from the tests. BASTIDE_WRITE_RULES=1 writes it anew");
}

TEST_CASE("ids are found in text, shortened lists included", "[engine][rules]") {
  REQUIRE(ids_in("(BASE-CITY-02/03, BASE-X01)") ==
          std::set<std::string>{"BASE-CITY-02", "BASE-CITY-03", "BASE-X01"});
  REQUIRE(ids_in("CASTLE-WALL-T1") == std::set<std::string>{"CASTLE-WALL-T1"});
  REQUIRE(ids_in("BASE-CITY-2 and BASE-CITY").empty());
  REQUIRE(undefined_among({"BASE-CITY-02", "BASE-CITY-99", "SHA-25"}, {"BASE-CITY-02"}) ==
          std::set<std::string>{"BASE-CITY-99"});
  REQUIRE(ids_defined("| **BASE-TURN-01** | `DRAW` |") == std::set<std::string>{"BASE-TURN-01"});
  REQUIRE(ids_defined("**BASE-X01 — two-tile city**") == std::set<std::string>{"BASE-X01"});
}

}  // namespace bastide::test
