// What holds of all modules in every edition (engine/rules/expansions.md).
#include "all_modules.hpp"
#include "catch.hpp"
#include "module_rows.hpp"
#include "reference/scoring.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace bastide::test {

TEST_CASE("the options of the expansions, by edition (EXP-ED-01, EXP-ED-03)", "[engine][rules]") {
  std::vector<OptionRow> rows{{"sixth_player", {}, "on", "on"}};
  for (const ModuleRow* row : module_rows()) std::ranges::copy(row->options, std::back_inserter(rows));
  for (const OptionSpec& spec : carcassonne().options()) {
    INFO(spec.name);
    if (!spec.module.empty()) CHECK(std::ranges::count(rows, spec.name, &OptionRow::option) == 1);
  }
  for (const auto& [option, words, classic, newer] : rows) {
    INFO(option);
    const auto options = carcassonne().options();
    const auto spec = std::ranges::find(options, option, &OptionSpec::name);
    REQUIRE(spec != options.end());
    CHECK(std::ranges::equal(spec->words, words));
    for (const auto& [edition, expected] : {std::pair{"classic", classic}, {"new", newer}}) {
      const Rules rules = carcassonne().resolve({.edition = edition, .modules = all_modules()}).value();
      if (words.empty())
        CHECK(rules.option(option) == (expected == "on" ? 1 : 0));
      else
        CHECK(reference::word(rules, option) == expected);
    }
  }
}

TEST_CASE("modules without tiles are named like the others (EXP-SETUP-06)", "[engine][rules]") {
  const auto in_land = [](const std::vector<std::string>& modules) {
    return carcassonne().piles(rules_with(modules)).back().items.size();
  };
  REQUIRE(in_land({}) == 71);
  for (const char* module : {"farmers", "abbot"}) {
    REQUIRE(rules_with({module}).has(module));
    REQUIRE(in_land({module}) == 71);
  }
}

}  // namespace bastide::test
