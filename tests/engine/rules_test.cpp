// Presets and options: the table of chapter 9.
#include <engine/game.hpp>

#include "catch.hpp"
#include "reference/scoring.hpp"
#include "scenario.hpp"

#include <algorithm>

namespace bastide::test {
namespace {

using reference::word;

Rules preset(const std::string& name) { return carcassonne().resolve({.preset = name}).value(); }

const std::vector<std::string> kPresets{"classic-2000", "classic-ro", "new-edition", "standard"};

}  // namespace

TEST_CASE("the presets differ as the rulebooks do (BASE-DIFF-01, BASE-DIFF-02, BASE-DIFF-03)",
          "[engine][rules]") {
  struct Row {
    const char* preset;
    const char* edition;
    int tiny_city;
    bool farmers;
    const char* farm_scoring;
  };
  const Row rows[]{
      {"classic-2000", "classic", 2, true, "farm-3-once"},
      {"classic-ro", "classic", 4, true, "farm-3"},
      {"new-edition", "new", 4, false, "farm-3"},
      {"standard", "new", 4, true, "farm-3"},
  };
  for (const Row& row : rows) {
    INFO(row.preset);
    const Rules rules = preset(row.preset);
    CHECK(rules.preset == row.preset);
    CHECK(rules.edition == row.edition);
    CHECK(rules.option("tiny_city") == row.tiny_city);
    CHECK(rules.has("farmers") == row.farmers);
    CHECK(word(rules, "farm_scoring") == row.farm_scoring);
  }
}

TEST_CASE(
    "the literal readings of single rulebooks are nobody's preset (BASE-DIFF-04, BASE-DIFF-05, BASE-DIFF-06)",
    "[engine][rules]") {
  for (const std::string& name : kPresets) {
    INFO(name);
    const Rules rules = preset(name);
    CHECK(word(rules, "incomplete_road") == "per_tile");
    CHECK(word(rules, "count_unit") == "tile");
    CHECK(word(rules, "unplaceable") == "redraw");
    CHECK(rules.option("sixth_player") == 0);
    CHECK(rules.option("first_player") == -1);
  }
}

TEST_CASE("`standard` is the preset of a game of which nothing is said", "[engine][rules]") {
  REQUIRE(carcassonne().default_preset() == "standard");
  REQUIRE(carcassonne().resolve({}).value().preset == "standard");
  std::vector<std::string> names;
  for (const PresetSpec& spec : carcassonne().presets()) names.emplace_back(spec.name);
  for (const std::string& known : kPresets) REQUIRE(std::ranges::count(names, known) == 1);
}

TEST_CASE("every option can be set to every value under every preset (BASE-OPT-01)", "[engine][rules]") {
  for (const std::string& name : kPresets) {
    for (const OptionSpec& option : carcassonne().options()) {
      INFO(name << " " << option.name);
      const auto with = [&](OptionInput value) {
        RulesRequest request{.preset = name};
        if (option.type == OptionType::random_or_seat)
          request.options["sixth_player"] = true;  // for the last seat
        request.options[std::string(option.name)] = std::move(value);
        if (option.type == OptionType::random_or_seat) request.options["sixth_player"] = true;
        return carcassonne().resolve(request).value().option(option.name);
      };
      for (const int number : option.numbers) CHECK(with(std::int64_t{number}) == number);
      for (std::size_t index = 0; index < option.words.size(); ++index)
        CHECK(with(std::string(option.words[index])) == static_cast<int>(index));
      if (option.type == OptionType::toggle)
        for (const bool on : {false, true}) CHECK(with(on) == int{on});
    }
  }
}

TEST_CASE("an option changes itself alone, edition and modules replace the preset's (BASE-OPT-01)",
          "[engine][rules]") {
  const Rules before = preset("classic-2000");
  const Rules after = carcassonne()
                          .resolve({.preset = "classic-2000",
                                    .edition = "new",
                                    .modules = std::vector<std::string>{},
                                    .options = {{"tiny_city", std::int64_t{4}}}})
                          .value();
  REQUIRE(after.preset == "classic-2000");
  REQUIRE(after.edition == "new");
  REQUIRE(after.modules.empty());
  REQUIRE(after.options.size() == before.options.size());
  for (std::size_t index = 0; index < before.options.size(); ++index) {
    REQUIRE(after.options[index].spec == before.options[index].spec);
    const bool same = after.options[index].value == before.options[index].value;
    const OptionSpec& spec = *before.options[index].spec;
    if (spec.by_edition.empty()) REQUIRE(same == (spec.name != "tiny_city"));
  }
}

TEST_CASE("the options of the base game are those of the table", "[engine][rules]") {
  for (const std::string_view name : {"tiny_city", "farm_scoring", "incomplete_road", "count_unit",
                                      "unplaceable", "first_player", "sixth_player"})
    REQUIRE(std::ranges::count(carcassonne().options(), name, &OptionSpec::name) == 1);
  for (const std::string_view edition : {"classic", "new"})
    REQUIRE(std::ranges::count(carcassonne().editions(), edition) == 1);
  REQUIRE(std::ranges::count(carcassonne().modules(), "farmers", &ModuleSpec::name) == 1);
}

}  // namespace bastide::test
