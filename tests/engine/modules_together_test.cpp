// Modules in combination, and the presets that name them.
#include <engine/catalogue.hpp>
#include <engine/game.hpp>

#include "all_modules.hpp"
#include "catch.hpp"
#include "module_rows.hpp"
#include "reference/scoring.hpp"
#include "scenario.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace bastide::test {
namespace {

using Modules = std::vector<std::string>;

Rejection why_not(const RulesRequest& request) {
  const auto rules = carcassonne().resolve(request);
  REQUIRE_FALSE(rules);
  return rules.error();
}

std::vector<OptionRow> options_of_modules() {
  std::vector<OptionRow> rows;
  for (const ModuleRow* row : module_rows()) std::ranges::copy(row->options, std::back_inserter(rows));
  return rows;
}

std::string_view value_of(const Rules& rules, const OptionRow& row) {
  if (!row.words.empty()) return reference::word(rules, row.option);
  return rules.option(row.option) == 1 ? "on" : "off";
}

std::string_view default_in(const OptionRow& row, std::string_view edition) {
  return edition == "classic" ? row.classic : row.newer;
}

}  // namespace

TEST_CASE("all modules together in one game, every tile of each (EXP-SETUP-03)", "[engine][random]") {
  Random random(11);
  const Setup setup = shuffled_setup(rules_with(all_modules()), 4, random);
  const auto game = started(setup);
  while (!game->over()) play(*game, game->legal_actions().front());
  std::vector<TileId> drawn = game->drawn();
  const std::vector<TileId> buried = game->snapshot().buried;
  drawn.insert(drawn.end(), buried.begin(), buried.end());
  std::size_t in_piles = 0;
  for (const Pile& pile : setup.piles) in_piles += pile.items.size();
  const auto reshuffle = game->snapshot().reshuffle;
  const std::vector<TileId> twice = reshuffle ? reshuffle->tiles : std::vector<TileId>{};
  REQUIRE(drawn.size() == in_piles + twice.size());
  for (const ModuleSpec& module : carcassonne().modules())
    for (const SetEntry& entry : tile_set(module.name, setup.rules.edition)) {
      if (entry.start) {
        REQUIRE(std::ranges::count(setup.start, entry.tile, &StartTile::tile) == 1);
        continue;
      }
      REQUIRE(std::ranges::count(drawn, entry.tile) == entry.count + std::ranges::count(twice, entry.tile));
    }
}

TEST_CASE(
    "the presets with modules are those of the rules' tables (EXP-PRE-01, EXP-PRE-02, EXP-PRE-04, "
    "EXP-PRE-09)",
    "[engine][rules]") {
  struct Row {
    const char* preset;
    const char* edition;
    Modules modules;
    std::map<std::string_view, std::string_view> changed;  ///< options of modules, from the edition's default
  };
  const Row rows[]{
      {"new-edition-full", "new", {"farmers", "river", "abbot"}, {}},
      {"tower-2006", "classic", {"farmers", "tower"}, {}},
      {"tower-2016",
       "new",
       {"farmers", "tower"},
       {{"tower_self_capture", "on"}, {"tower_top_capture", "allowed"}}},
      {"inns-and-traders", "new", {"farmers", "abbot", "inns_and_cathedrals", "traders_and_builders"}, {}},
      {"dragon-and-tower",
       "classic",
       {"farmers", "tower", "inns_and_cathedrals", "traders_and_builders", "princess_and_dragon"},
       {}},
      {"merchants-and-shepherds",
       "new",
       {"farmers", "abbot", "inns_and_cathedrals", "bridges_castles_and_bazaars", "hills_and_sheep"},
       {}},
      {"standard", "new", {"farmers"}, {}},
      {"new-edition", "new", {}, {}},
      {"classic-2000", "classic", {"farmers"}, {{"farm_scoring", "farm-3-once"}}},
      {"classic-ro", "classic", {"farmers"}, {}},
  };
  REQUIRE(carcassonne().presets().size() == std::size(rows));
  for (const Row& row : rows) {
    INFO(row.preset);
    const Rules rules = carcassonne().resolve({.preset = row.preset}).value();
    CHECK(rules.edition == row.edition);
    CHECK(Modules(rules.modules.begin(), rules.modules.end()) == row.modules);
    CHECK(rules.option("tiny_city") == (std::string_view(row.preset) == "classic-2000" ? 2 : 4));
    for (const OptionRow& option : options_of_modules()) {
      INFO(option.option);
      const auto changed = row.changed.find(option.option);
      CHECK(value_of(rules, option) ==
            (changed != row.changed.end() ? changed->second : default_in(option, row.edition)));
    }
  }
}

TEST_CASE("rules that make no sense are refused with the place", "[engine][rejections]") {
  CHECK(why_not({.preset = "tower-2020"}).at == "preset");
  CHECK(why_not({.modules = {{"river", "dragon"}}}).at == "modules[1]");
  CHECK(why_not({.modules = {{"River"}}}).code == Code::unknown_module);
  CHECK(why_not({.options = {{"no_option", std::int64_t{3}}}}).at == "options.no_option");
  for (const OptionRow& option : options_of_modules()) {
    INFO(option.option);
    const std::string name(option.option);
    // A toggle takes no word, even one of its own values, and no number; a word is one of its row's.
    std::vector<OptionInput> wrong{std::string(option.words.empty() ? "on" : "sometimes"), std::int64_t{1}};
    if (!option.words.empty()) wrong.emplace_back(true);
    for (const OptionInput& value : wrong) {
      const Rejection rejection = why_not({.options = {{name, value}}});
      CHECK(rejection.code == Code::bad_option_value);
      CHECK(rejection.at == "options." + name);
    }
  }
}

TEST_CASE("a first player whom these rules have no seat for is refused (BASE-PLAYERS-01, BASE-PLAYERS-02)",
          "[engine][rejections]") {
  const auto accepted = [](int first, bool sixth) {
    return carcassonne()
        .resolve({.options = {{"first_player", std::int64_t{first}}, {"sixth_player", sixth}}})
        .has_value();
  };
  CHECK(accepted(4, false));
  CHECK_FALSE(accepted(5, false));
  CHECK(accepted(5, true));
  const Rejection rejection = why_not({.options = {{"first_player", std::int64_t{5}}}});
  CHECK(rejection.code == Code::bad_option_value);
  CHECK(rejection.at == "options.first_player");
}

}  // namespace bastide::test
