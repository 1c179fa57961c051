// Every rule has a test: each id of engine/rules/*.md is cited by a test, or stands below with the reason why not.
#include "catch.hpp"
#include "source_tree.hpp"

#include <algorithm>
#include <map>
#include <regex>
#include <set>
#include <vector>

namespace bastide::test {
namespace {

/// Rules that no test can hold: they tell sources or presentation, or are void without a module that has its own.
const std::map<std::string, std::string> kUntestable{
    {"BASE-SETUP-03", "the River chapter's own rules replace it"},
    {"BASE-DIFF-07", "tells the sources; decided by BASE-PLACE-02"},
    {"BASE-DIFF-08", "tells the sources; decided by BASE-PLACE-04"},
    {"BASE-DIFF-11", "tells the sources; decided by BASE-DEPLOY-04"},
    {"BASE-DIFF-13", "tells the sources; no effect on any tile"},
    {"BASE-DIFF-14", "tells the sources; a slip of the pen"},
    {"BASE-DIFF-15", "tells the sources; a slip of the pen"},
};

/// Ids such as BASE-DRAW-02; a shortened list as in "BASE-CITY-02/03" names both.
std::set<std::string> ids_in(const std::string& text) {
  static const std::regex pattern(R"(\b([A-Z]+-(?:[A-Z]+-)?)(X?[0-9]{2})((?:/[0-9]{2})*)\b)");
  std::set<std::string> ids;
  for (auto it = std::sregex_iterator(text.begin(), text.end(), pattern); it != std::sregex_iterator();
       ++it) {
    ids.insert((*it)[1].str() + (*it)[2].str());
    for (std::size_t slash = 0; slash + 3 <= static_cast<std::size_t>((*it)[3].length()); slash += 3)
      ids.insert((*it)[1].str() + (*it)[3].str().substr(slash + 1, 2));
  }
  return ids;
}

/// The ids that a rule file defines: they stand in bold, at the head of an item or in the first column of a table.
std::set<std::string> ids_defined(const std::string& rules) {
  static const std::regex bold(R"(\*\*([A-Z]+-[A-Z0-9-]*[0-9]{2})\b)");
  std::set<std::string> ids;
  for (auto it = std::sregex_iterator(rules.begin(), rules.end(), bold); it != std::sregex_iterator(); ++it)
    ids.insert((*it)[1]);
  return ids;
}

std::set<std::string> rules_defined() {
  std::set<std::string> ids;
  for (const auto& entry : std::filesystem::directory_iterator(source_tree() / "engine/rules"))
    if (entry.path().extension() == ".md") ids.merge(ids_defined(read_text(entry.path())));
  return ids;
}

bool is_test_source(const std::filesystem::path& path) {
  static const std::set<std::string> kinds{".cpp", ".hpp", ".json", ".ts"};
  return kinds.contains(path.extension().string()) && path.filename() != "rule_ids_test.cpp";
}

std::set<std::string> rules_cited() {
  std::set<std::string> ids;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(source_tree() / "tests"))
    if (entry.is_regular_file() && is_test_source(entry.path())) ids.merge(ids_in(read_text(entry.path())));
  return ids;
}

}  // namespace

TEST_CASE("every rule is cited by a test", "[engine][rules]") {
  const std::set<std::string> defined = rules_defined();
  REQUIRE(defined.size() > 100);
  const std::set<std::string> cited = rules_cited();
  for (const std::string& id : defined)
    if (!cited.contains(id) && !kUntestable.contains(id)) FAIL_CHECK("no test cites " << id);
}

TEST_CASE("no test cites a rule that does not exist", "[engine][rules]") {
  const std::set<std::string> defined = rules_defined();
  for (const std::string& id : rules_cited())
    if (id.starts_with("BASE-") && !defined.contains(id)) FAIL_CHECK(id << " is no rule");
  for (const auto& [id, why] : kUntestable) REQUIRE(defined.contains(id));
}

TEST_CASE("ids are found in text, shortened lists included", "[engine][rules]") {
  REQUIRE(ids_in("(BASE-CITY-02/03, BASE-X01)") ==
          std::set<std::string>{"BASE-CITY-02", "BASE-CITY-03", "BASE-X01"});
  REQUIRE(ids_in("BASE-CITY-2 and BASE-CITY").empty());
  REQUIRE(ids_defined("| **BASE-TURN-01** | `DRAW` |") == std::set<std::string>{"BASE-TURN-01"});
  REQUIRE(ids_defined("**BASE-X01 — two-tile city**") == std::set<std::string>{"BASE-X01"});
}

}  // namespace bastide::test
