// Modules in combination, and the presets that name them.
#include <engine/catalogue.hpp>
#include <engine/game.hpp>

#include "all_modules.hpp"
#include "catch.hpp"
#include "reference/scoring.hpp"
#include "scenario.hpp"

#include <algorithm>
#include <utility>

namespace bastide::test {
namespace {

using Modules = std::vector<std::string>;

Rejection why_not(const RulesRequest& request) {
  const auto rules = carcassonne().resolve(request);
  REQUIRE_FALSE(rules);
  return rules.error();
}

}  // namespace

TEST_CASE("all modules together in one game, every tile of each (EXP-SETUP-03)", "[engine][random]") {
  Random random(11);
  const Setup setup = shuffled_setup(rules_with(all_modules()), 4, random);
  const auto game = started(setup);
  while (!game->over()) play(*game, game->legal_actions().front());
  const std::vector<TileId> drawn = game->drawn();
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

TEST_CASE("the presets with modules are those of the rules' tables (EXP-PRE-01, EXP-PRE-02, EXP-PRE-09)",
          "[engine][rules]") {
  struct Row {
    const char* preset;
    const char* edition;
    Modules modules;
    int self_capture;
    const char* top_capture;
  };
  const Row rows[]{
      {"new-edition-full", "new", {"farmers", "river", "abbot"}, 0, "never"},
      {"tower-2006", "classic", {"farmers", "tower"}, 0, "never"},
      {"tower-2016", "new", {"farmers", "tower"}, 1, "allowed"},
      {"inns-and-traders",
       "new",
       {"farmers", "abbot", "inns_and_cathedrals", "traders_and_builders"},
       0,
       "never"},
      {"dragon-and-tower",
       "classic",
       {"farmers", "tower", "inns_and_cathedrals", "traders_and_builders", "princess_and_dragon"},
       0,
       "never"},
      {"standard", "new", {"farmers"}, 0, "never"},
      {"new-edition", "new", {}, 0, "never"},
      {"classic-2000", "classic", {"farmers"}, 0, "never"},
      {"classic-ro", "classic", {"farmers"}, 0, "never"},
  };
  REQUIRE(carcassonne().presets().size() == std::size(rows));
  for (const Row& row : rows) {
    INFO(row.preset);
    const Rules rules = carcassonne().resolve({.preset = row.preset}).value();
    CHECK(rules.edition == row.edition);
    CHECK(Modules(rules.modules.begin(), rules.modules.end()) == row.modules);
    CHECK(rules.option("tower_self_capture") == row.self_capture);
    CHECK(reference::word(rules, "tower_top_capture") == row.top_capture);
    CHECK(reference::word(rules, "ransom_window") == "whole_turn");
    CHECK(reference::word(rules, "river_start_tile") == "remove");
    CHECK(reference::word(rules, "river_uturn") == "immediate");
    CHECK(reference::word(rules, "river_unplaceable") == "discard");
    CHECK(rules.option("river_ends_join_fields") == 1);
  }
  for (const char* tower : {"tower-2006", "tower-2016"}) {
    const Rules rules = carcassonne().resolve({.preset = tower}).value();
    CHECK(rules.option("tiny_city") == 4);
    CHECK(reference::word(rules, "farm_scoring") == "farm-3");
  }
}

TEST_CASE("rules that make no sense are refused with the place", "[engine][rejections]") {
  CHECK(why_not({.preset = "tower-2020"}).at == "preset");
  CHECK(why_not({.modules = {{"river", "dragon"}}}).at == "modules[1]");
  CHECK(why_not({.modules = {{"River"}}}).code == Code::unknown_module);
  CHECK(why_not({.options = {{"tower_height", std::int64_t{3}}}}).at == "options.tower_height");
  const std::pair<const char*, OptionInput> values[]{
      {"river_uturn", std::string("sometimes")},
      {"river_uturn", true},
      {"river_unplaceable", std::string("redraw")},
      {"river_start_tile", std::int64_t{0}},
      {"river_ends_join_fields", std::string("on")},
      {"tower_self_capture", std::int64_t{1}},
      {"tower_top_capture", std::string("always")},
      {"ransom_window", std::string("late")},
      {"ransom_window", std::int64_t{0}},
  };
  for (const auto& [option, value] : values) {
    INFO(option);
    const Rejection rejection = why_not({.options = {{option, value}}});
    CHECK(rejection.code == Code::bad_option_value);
    CHECK(rejection.at == std::string("options.") + option);
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
