// What holds of all modules in every edition (engine/rules/expansions.md).
#include "all_modules.hpp"
#include "catch.hpp"
#include "reference/scoring.hpp"
#include "scenario.hpp"

#include <algorithm>
#include <utility>

namespace bastide::test {

TEST_CASE("the options of the expansions, by edition (EXP-ED-01, EXP-ED-03)", "[engine][rules]") {
  struct Row {
    const char* option;
    std::vector<std::string_view> words;  ///< empty: a toggle
    const char* classic;
    const char* newer;
  };
  const Row rows[]{
      {"inn_junction", {"one", "two"}, "one", "one"},
      {"sixth_player", {}, "on", "on"},
      {"double_turn", {"always", "may"}, "always", "always"},
      {"dragon_moves", {"before_scoring", "after_scoring"}, "before_scoring", "before_scoring"},
      {"princess", {"may", "must"}, "may", "may"},
      {"fairy_place", {"follower", "tile"}, "follower", "follower"},
      {"abbey_last_round", {}, "on", "on"},
      {"wagon_range", {"connected", "near"}, "connected", "near"},
      {"barn_on_barn", {}, "off", "off"},
      {"king_scoring", {"per_feature", "running", "ten", "fifteen_forty"}, "per_feature", "per_feature"},
  };
  for (const auto& [option, words, classic, newer] : rows) {
    INFO(option);
    const auto options = carcassonne().options();
    const auto spec = std::ranges::find(options, std::string_view(option), &OptionSpec::name);
    REQUIRE(spec != options.end());
    CHECK(std::ranges::equal(spec->words, words));
    for (const auto& [edition, expected] : {std::pair{"classic", classic}, {"new", newer}}) {
      const Rules rules = carcassonne().resolve({.edition = edition, .modules = all_modules()}).value();
      if (words.empty())
        CHECK(rules.option(option) == (std::string_view(expected) == "on" ? 1 : 0));
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
